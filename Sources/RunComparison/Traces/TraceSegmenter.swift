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

  /// What lies still for so long is at rest, in seconds.
  private static let stillTime = 0.12
  /// Samples at rest are of no use after so long, in seconds.
  private static let restTime = 0.4

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
    let still = stillSamples()
    var movements: [Movement] = []
    var index = 0
    while index < still.count {
      guard !still[index] else {
        index += 1
        continue
      }
      var end = index
      while end < still.count, !still[end] { end += 1 }
      let limit = end < still.count ? recording.times[end] + Self.restTime : 0
      var rest = end
      while rest < still.count, still[rest], recording.times[rest] <= limit { rest += 1 }
      let samples = max(0, index - 1)..<min(end + 1, still.count)
      movements.append(
        Movement(samples: samples, rest: end..<rest, lift: lift(in: samples)))
      index = end
    }
    return movements
  }

  /// Which samples lie in a stretch of rest.
  private func stillSamples() -> [Bool] {
    let offsets = recording.offsets
    // A whole stretch lies within this; ten times the expected largest range would let slow ends pass.
    let limit = max(0.35, 5 * noise)
    var still = [Bool](repeating: false, count: offsets.count)
    var start = 0
    while start < offsets.count {
      var (least, most) = (offsets[start], offsets[start])
      var end = start + 1
      while end < offsets.count {
        let (low, high) = (min(least, offsets[end]), max(most, offsets[end]))
        if high - low > limit { break }
        (least, most) = (low, high)
        end += 1
      }
      if recording.times[end - 1] - recording.times[start] >= Self.stillTime {
        for index in start..<end { still[index] = true }
        start = end
      } else {
        start += 1
      }
    }
    return still
  }

  private func lift(in samples: Range<Int>) -> Int? {
    guard !recording.finger.isEmpty else { return nil }
    return samples.last { !recording.finger[$0].isNaN }
  }
}
