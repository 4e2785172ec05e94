// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds where the content of a recording moves, and in which part a finger holds it.
struct TraceSegmenter {
  /// The content moves from the first to the last sample, and then rests.
  struct Movement: Equatable {
    /// The samples; the last is the first at rest.
    var samples: Range<Int>
    /// The samples at rest that follow, at most as long as `restTime`.
    var rest: Range<Int>
    /// The last sample with the finger down; nil where the finger was not recorded or is not down.
    var lift: Int?
  }

  /// The velocity about a sample is that of a straight line through this long a stretch, in seconds.
  private static let stretch = 0.12
  /// Slower counts as at rest, in points per second; a fling stops at 10.
  private static let restSpeed = 8.0
  /// Intervals at rest are shorter than this when a motion reverses, in seconds.
  private static let turnTime = 0.15
  /// Samples at rest are of no use after so long, in seconds.
  private static let restTime = 0.5

  private let recording: TraceRecording
  /// The standard deviation of what a sample is off by, in points.
  let noise: Double

  init(_ recording: TraceRecording) {
    self.recording = recording
    noise = Self.noise(of: recording.offsets)
  }

  /// From third differences, which a smooth motion hardly has: their median is 0.6745·√20 deviations.
  private static func noise(of offsets: [Double]) -> Double {
    guard offsets.count > 8 else { return 0.05 }
    let differences = (3..<offsets.count).map { index -> Double in
      let inner = offsets[index - 2] - offsets[index - 1]
      return (offsets[index] - offsets[index - 3] + 3 * inner).magnitude
    }.sorted()
    return max(0.05, differences[differences.count / 2] / 3.0165)
  }

  /// The movements, in order.
  func movements() -> [Movement] {
    let moving = movingSamples()
    var ranges: [Range<Int>] = []
    for index in moving.indices where moving[index] {
      if let last = ranges.last,
        recording.times[index] - recording.times[last.upperBound - 1] <= Self.turnTime
      {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    ranges.removeAll { !isLarge($0) }
    return ranges.indices.map { index in
      let end = ranges[index].upperBound
      let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : moving.count
      let limit = recording.times[end - 1] + Self.restTime
      let rest = end..<((end..<next).last { recording.times[$0] <= limit } ?? end - 1) + 1
      return Movement(samples: ranges[index], rest: rest, lift: lift(in: ranges[index]))
    }
  }

  /// Whether the content goes farther than noise does.
  private func isLarge(_ samples: Range<Int>) -> Bool {
    let offsets = recording.offsets[samples]
    return samples.count >= 4
      && (offsets.max() ?? 0) - (offsets.min() ?? 0) > max(1.5, 8 * noise)
  }

  /// Which samples move faster than rest and noise explain.
  private func movingSamples() -> [Bool] {
    let (times, offsets) = (recording.times, recording.offsets)
    guard times.count > 3 else { return Array(repeating: false, count: times.count) }
    let half = max(1, Int((Self.stretch / max(recording.interval, 1e-6) / 2).rounded()))
    return times.indices.map { index in
      let window = max(0, index - half)..<min(times.count, index + half + 1)
      let count = Double(window.count)
      let time = window.reduce(0) { $0 + times[$1] } / count
      let offset = window.reduce(0) { $0 + offsets[$1] } / count
      var (top, bottom) = (0.0, 0.0)
      for sample in window {
        top += (times[sample] - time) * (offsets[sample] - offset)
        bottom += (times[sample] - time) * (times[sample] - time)
      }
      guard bottom > 0 else { return false }
      let limit = max(Self.restSpeed, 4 * noise / bottom.squareRoot())
      return (top / bottom).magnitude > limit
    }
  }

  private func lift(in samples: Range<Int>) -> Int? {
    guard !recording.finger.isEmpty else { return nil }
    return samples.last { !recording.finger[$0].isNaN }
  }

  /// The samples before one in which the finger is down without a pause.
  func touch(endingAt lift: Int) -> Range<Int> {
    var first = lift
    while first > 0, !recording.finger[first - 1].isNaN { first -= 1 }
    return first..<lift + 1
  }
}
