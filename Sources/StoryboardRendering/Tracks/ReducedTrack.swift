// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A track as printed: keys at rounded times with rounded values.
struct ReducedTrack {
  let property: SceneTrack.Property
  let keys: [Keyframe]
  let format: DecimalFormat
  /// The greatest difference from the samples over all frames, in the unit of the samples, as a browser
  /// shows the printed numbers.
  let maximumError: Double

  /// Whether it does not move, so that no animation is needed.
  var isStill: Bool { keys.allSatisfy { $0.value == keys[0].value } }

  /// Reduces a track, and repeats with a smaller tolerance while rounded times exceed the error.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - tolerance: The greatest error, in the unit of the samples.
  ///   - rate: Frames per second.
  ///   - knots: Frames at which the motion may bend, rising.
  ///   - straight: Frames, rising, from which the motion is linear to the next frame.
  ///   - clock: The format of points in time.
  ///   - precision: The demands of the encoding.
  ///   - known: The first reduction of the track; it is set if there is none yet.
  init(
    _ track: SceneTrack, tolerance: Double, rate: Int, knots: [Int], straight: [Int] = [],
    clock: LoopClock, precision: KeyframePrecision, known: inout TrackReduction?
  ) {
    property = track.property
    let samples = track.samples.all
    let decimals: Int
    let smallestJump: Double
    switch property {
    case .visibility:
      format = DecimalFormat(decimals: 0)
      keys = Self.steps(samples)
      maximumError = Self.error(keys, samples, rate: rate, clock: clock, format: format)
      return
    case .opacity: (decimals, smallestJump) = (precision.fadeDecimals, 0.25)
    case .scale, .stretch:
      (decimals, smallestJump) = (SceneTrack.Property.scaleDecimals, 0.05)
    case .rotation: (decimals, smallestJump) = (SceneTrack.Property.angleDecimals, 10)
    case .translateX, .translateY, .blur, .corner, .width, .height, .outline:
      (decimals, smallestJump) = (precision.decimals, 2)
    }
    format = DecimalFormat(decimals: decimals)
    var reducer = KeyframeReducer(
      tolerance: tolerance * precision.toleranceShare, decimals: decimals,
      smallestJump: smallestJump, staysInUnitSquare: precision.staysInUnitSquare)
    var keys: [Keyframe] = []
    var error = 0.0
    for _ in 0..<4 {
      if let known, known.tolerance == reducer.tolerance, known.precision == precision,
        known.straight == straight
      {
        keys = known.keys
      } else {
        keys = reducer.keys(samples, knots: knots, straight: straight)
        known =
          known
          ?? TrackReduction(
            tolerance: reducer.tolerance, precision: precision, straight: straight, keys: keys)
      }
      error = Self.error(keys, samples, rate: rate, clock: clock, format: format)
      if error <= tolerance { break }
      reducer.tolerance *= 0.8
    }
    self.keys = keys
    maximumError = error
  }

  /// One key at the start and one a quarter of a frame before each change.
  private static func steps(_ samples: [Double]) -> [Keyframe] {
    var keys = [Keyframe(quarters: 0, value: Int(samples[0]), easing: .step)]
    for frame in samples.indices.dropFirst() where samples[frame] != samples[frame - 1] {
      keys.append(Keyframe(quarters: 4 * frame - 1, value: Int(samples[frame]), easing: .step))
    }
    return keys
  }

  /// The values that a browser shows at a point in time of each frame, in the unit of the samples.
  ///
  /// - Parameter part: The fraction of a frame that has passed, from 0 up to 1.
  func values(frames: Int, part: Double, rate: Int, clock: LoopClock) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(frames)
    Self.forEachSpan(keys, frames: frames, part: part, rate: rate, clock: clock, format: format) {
      span in
      for frame in span.frames { values.append(span.value(frame)) }
    }
    return values
  }

  /// The greatest difference between the samples and what a browser shows at the frames' times.
  private static func error(
    _ keys: [Keyframe], _ samples: [Double], rate: Int, clock: LoopClock, format: DecimalFormat
  ) -> Double {
    var greatest = 0.0
    let samples = samples[...]
    forEachSpan(
      keys, frames: samples.count, part: 0, rate: rate, clock: clock, format: format
    ) {
      greatest = max(greatest, $0.greatestDifference(from: samples.span))
    }
    return greatest
  }

  /// Calls a closure with the span from each key to the next; together the spans have each frame once.
  private static func forEachSpan(
    _ keys: [Keyframe], frames: Int, part: Double, rate: Int, clock: LoopClock,
    format: DecimalFormat, _ body: (ShownSpan) -> Void
  ) {
    let unit = clock.duration / Double(clock.whole)
    var digit = 1.0
    for _ in 0..<format.decimals { digit *= 10 }
    func time(_ key: Int) -> Double {
      Double(clock.part(quarters: keys[key].quarters, rate: rate)) * unit
    }
    func now(_ frame: Int) -> Double { (Double(frame) + part) / Double(rate) }
    var frame = 0
    var start = time(0)
    for (index, key) in keys.enumerated() where frame < frames {
      let value = Double(key.value) / digit
      guard index + 1 < keys.count else {
        return body(ShownSpan(holding: value, frames: frame..<frames))
      }
      let end = time(index + 1)
      // The first frame that does not come before the end; times of frames rise.
      var stop = min(max(Int(end * Double(rate) - part), frame), frames)
      while stop < frames, now(stop) < end { stop += 1 }
      while stop > frame, now(stop - 1) >= end { stop -= 1 }
      let curve: UnitBezier?
      switch key.easing {
      case .step:
        body(ShownSpan(holding: value, frames: frame..<stop))
        (frame, start) = (stop, end)
        continue
      case .linear: curve = nil
      case .cubic(let y1, let y2, let decimals):
        var parameter = 1.0
        for _ in 0..<decimals { parameter /= 10 }
        curve = UnitBezier(y1: Double(y1) * parameter, y2: Double(y2) * parameter)
      }
      body(
        ShownSpan(
          frames: frame..<stop, origin: value,
          travel: Double(keys[index + 1].value - key.value) / digit,
          start: (now(0) - start) / (end - start), pace: 1 / (Double(rate) * (end - start)),
          curve: curve))
      (frame, start) = (stop, end)
    }
  }
}
