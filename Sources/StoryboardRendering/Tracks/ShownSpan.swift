// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The values that a browser shows from one key to the next: `origin + travel · y(share)`, where y is the key's curve,
/// and `share`, the fraction of the time that has passed, grows by `pace` with each frame.
struct ShownSpan {
  /// The frames between the two keys.
  let frames: Range<Int>
  private let origin: Double
  private let travel: Double
  /// The share at frame 0, which need not be in the span.
  private let start: Double
  private let pace: Double
  /// The curve; nil for linear motion.
  private let curve: UnitBezier?

  /// Makes a span of one value.
  init(holding value: Double, frames: Range<Int>) {
    self.init(frames: frames, origin: value, travel: 0, start: 0, pace: 0, curve: nil)
  }

  init(
    frames: Range<Int>, origin: Double, travel: Double, start: Double, pace: Double,
    curve: UnitBezier?
  ) {
    self.frames = frames
    self.origin = origin
    self.travel = travel
    self.start = start
    self.pace = pace
    self.curve = curve
  }

  /// The value in one frame.
  func value(_ frame: Int) -> Double {
    let share = start + pace * Double(frame)
    return origin + travel * (curve?.value(at: share) ?? share)
  }

  /// The values in four frames from one on; the same numbers as one by one.
  @inline(__always)
  private func values(_ frame: Int) -> SIMD4<Double> {
    let share = start + pace * (SIMD4(0, 1, 2, 3) + Double(frame))
    return origin + travel * (curve?.value(at: share) ?? share)
  }

  /// The maximum difference from the samples of the whole track.
  func greatestDifference(from samples: Span<Double>) -> Double {
    guard frames.count >= 4 else {
      return frames.reduce(0) { max($0, abs(value($1) - samples[$1])) }
    }
    var greatest = SIMD4<Double>.zero
    var frame = frames.lowerBound
    while frame < frames.upperBound {
      // The last four, where fewer are left: some are compared twice.
      frame = min(frame, frames.upperBound - 4)
      greatest.raise(to: (values(frame) - samples.quad(at: frame)).magnitudes)
      frame += 4
    }
    return greatest.max()
  }
}
