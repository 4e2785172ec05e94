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
  init(
    _ track: SceneTrack, rate: Int, knots: [Int], clock: LoopClock, options: SVGOptions
  ) {
    property = track.property
    if property == .visibility {
      format = DecimalFormat(decimals: 0)
      keys = Self.steps(track.samples)
      maximumError = Self.error(keys, track.samples, rate: rate, clock: clock, format: format)
      return
    }
    let isOpacity = property == .opacity
    let decimals = isOpacity ? 3 : options.precision
    let tolerance =
      isOpacity ? min(0.005, options.tolerance) : Self.share(of: options.tolerance, decimals)
    format = DecimalFormat(decimals: decimals)
    // Browsers keep transforms in single precision and the time of SMIL in microseconds; what that
    // costs is taken off first.
    let share = options.encoding == .smil ? 0.98 : 0.995
    var reducer = KeyframeReducer(
      tolerance: tolerance * share, decimals: decimals, smallestJump: isOpacity ? 0.25 : 2,
      staysInUnitSquare: options.encoding == .smil)
    var keys: [Keyframe] = []
    var error = 0.0
    for _ in 0..<4 {
      keys = reducer.keys(track.samples, knots: knots)
      error = Self.error(keys, track.samples, rate: rate, clock: clock, format: format)
      if error <= tolerance { break }
      reducer.tolerance *= 0.8
    }
    self.keys = keys
    maximumError = error
  }

  /// What is left of an error for the motion, in points.
  ///
  /// The edge of an element is where its group is, plus its printed place in the group, plus its printed
  /// extent, and each of these two may be off by half of the last digit.
  private static func share(of tolerance: Double, _ decimals: Int) -> Double {
    var digit = 1.0
    for _ in 0..<decimals { digit /= 10 }
    return max(tolerance - digit, tolerance / 2)
  }

  /// One key at the start and one a quarter of a frame before each change.
  private static func steps(_ samples: [Double]) -> [Keyframe] {
    var keys = [Keyframe(quarters: 0, value: Int(samples[0]), easing: .step)]
    for frame in samples.indices.dropFirst() where samples[frame] != samples[frame - 1] {
      keys.append(Keyframe(quarters: 4 * frame - 1, value: Int(samples[frame]), easing: .step))
    }
    return keys
  }

  /// The greatest difference between the samples and what a browser shows at the frames' times.
  private static func error(
    _ keys: [Keyframe], _ samples: [Double], rate: Int, clock: LoopClock, format: DecimalFormat
  ) -> Double {
    var greatest = 0.0
    var index = 0
    let unit = clock.duration / Double(clock.whole)
    var scale = 1.0
    for _ in 0..<format.decimals { scale *= 10 }
    func time(_ key: Int) -> Double {
      Double(clock.part(quarters: keys[key].quarters, rate: rate)) * unit
    }
    var start = time(0)
    var end = keys.count > 1 ? time(1) : .infinity
    for frame in samples.indices {
      let now = Double(frame) / Double(rate)
      while end <= now {
        index += 1
        start = end
        end = index + 1 < keys.count ? time(index + 1) : .infinity
      }
      var value = Double(keys[index].value)
      if end < .infinity {
        let travel = Double(keys[index + 1].value - keys[index].value)
        let x = (now - start) / (end - start)
        switch keys[index].easing {
        case .step: break
        case .linear: value += travel * x
        case .cubic(let y1, let y2, let decimals):
          var parameter = 1.0
          for _ in 0..<decimals { parameter /= 10 }
          let curve = UnitBezier(y1: Double(y1) * parameter, y2: Double(y2) * parameter)
          value += travel * curve.value(at: x)
        }
      }
      greatest = max(greatest, abs(value / scale - samples[frame]))
    }
    return greatest
  }
}
