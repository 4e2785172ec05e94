// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A track as it is printed: keys at rounded times with rounded values.
struct ReducedTrack {
  let property: SceneTrack.Property
  let keys: [Keyframe]
  let format: DecimalFormat
  /// The greatest difference from the samples over all frames, in the unit of the samples, as a browser
  /// shows the printed numbers.
  let maximumError: Double

  /// Whether nothing moves, so that no animation is needed.
  var isStill: Bool { keys.allSatisfy { $0.value == keys[0].value } }

  /// Reduces a track, and repeats with a narrower error while rounded times spoil the result.
  ///
  /// - Parameters:
  ///   - track: What is reduced.
  ///   - tolerance: The greatest error, in the unit of the samples.
  ///   - rate: Frames per second.
  ///   - knots: Frames at which the motion may bend, rising.
  ///   - straight: Frames from which the motion goes straight to the next, rising.
  ///   - clock: How points in time are printed.
  ///   - options: Encoding and decimals of positions.
  init(
    _ track: SceneTrack, tolerance: Double, rate: Int, knots: [Int], straight: [Int] = [],
    clock: LoopClock, options: SVGOptions
  ) {
    property = track.property
    let decimals: Int
    let smallestJump: Double
    switch property {
    case .visibility:
      format = DecimalFormat(decimals: 0)
      keys = Self.steps(track.samples)
      maximumError = Self.error(keys, track.samples, rate: rate, clock: clock, format: format)
      return
    case .opacity: (decimals, smallestJump) = (3, 0.25)
    case .scale: (decimals, smallestJump) = (SceneTrack.Property.scaleDecimals, 0.05)
    case .translateX, .translateY: (decimals, smallestJump) = (options.precision, 2)
    }
    format = DecimalFormat(decimals: decimals)
    // Browsers keep transforms in single precision and the time of SMIL in microseconds; what that
    // costs is taken off first.
    let share = options.encoding == .smil ? 0.98 : 0.995
    var reducer = KeyframeReducer(
      tolerance: tolerance * share, decimals: decimals, smallestJump: smallestJump,
      staysInUnitSquare: options.encoding == .smil)
    var keys: [Keyframe] = []
    var error = 0.0
    for _ in 0..<4 {
      keys = reducer.keys(track.samples, knots: knots, straight: straight)
      error = Self.error(keys, track.samples, rate: rate, clock: clock, format: format)
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

  /// What a browser shows at a point in time of each frame, in the unit of the samples.
  ///
  /// - Parameter part: How much of a frame has gone by, from 0 up to 1.
  func values(frames: Int, part: Double, rate: Int, clock: LoopClock) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(frames)
    Self.forEachValue(keys, frames: frames, part: part, rate: rate, clock: clock, format: format) {
      values.append($1)
    }
    return values
  }

  /// The greatest difference between the samples and what a browser shows at the frames' times.
  private static func error(
    _ keys: [Keyframe], _ samples: [Double], rate: Int, clock: LoopClock, format: DecimalFormat
  ) -> Double {
    var greatest = 0.0
    forEachValue(
      keys, frames: samples.count, part: 0, rate: rate, clock: clock, format: format
    ) { frame, value in
      let error = abs(value - samples[frame])
      if error > greatest { greatest = error }
    }
    return greatest
  }

  /// Calls with what a browser shows in each frame, key by key.
  private static func forEachValue(
    _ keys: [Keyframe], frames: Int, part: Double, rate: Int, clock: LoopClock,
    format: DecimalFormat, _ body: (_ frame: Int, _ value: Double) -> Void
  ) {
    let unit = clock.duration / Double(clock.whole)
    let rate = Double(rate)
    var scale = 1.0
    for _ in 0..<format.decimals { scale *= 10 }
    func time(_ key: Int) -> Double {
      Double(clock.part(quarters: keys[key].quarters, rate: Int(rate))) * unit
    }
    func now(_ frame: Int) -> Double { (Double(frame) + part) / rate }
    var frame = 0
    var start = time(0)
    for (index, key) in keys.enumerated() {
      guard frame < frames else { return }
      let value = Double(key.value)
      guard index + 1 < keys.count else {
        let held = value / scale
        while frame < frames {
          body(frame, held)
          frame += 1
        }
        return
      }
      let end = time(index + 1)
      // The first frame that does not come before the end; times of frames rise.
      var stop = min(max(Int(end * rate - part), frame), frames)
      while stop < frames, now(stop) < end { stop += 1 }
      while stop > frame, now(stop - 1) >= end { stop -= 1 }
      let travel = Double(keys[index + 1].value - key.value)
      switch key.easing {
      case .step:
        let held = value / scale
        while frame < stop {
          body(frame, held)
          frame += 1
        }
      case .linear:
        while frame < stop {
          body(frame, (value + travel * ((now(frame) - start) / (end - start))) / scale)
          frame += 1
        }
      case .cubic(let y1, let y2, let decimals):
        var parameter = 1.0
        for _ in 0..<decimals { parameter /= 10 }
        let curve = UnitBezier(y1: Double(y1) * parameter, y2: Double(y2) * parameter)
        // Four frames at once; the same numbers come out.
        while frame + 3 < stop {
          let times = (SIMD4(0, 1, 2, 3) + Double(frame) + part) / rate
          let shown = (value + travel * curve.value(at: (times - start) / (end - start))) / scale
          for index in 0..<4 { body(frame + index, shown[index]) }
          frame += 4
        }
        while frame < stop {
          let share = (now(frame) - start) / (end - start)
          body(frame, (value + travel * curve.value(at: share)) / scale)
          frame += 1
        }
      }
      start = end
    }
  }
}
