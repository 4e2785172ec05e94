// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of one track while they are collected, run by run; NaN stands for "not known yet".
struct SampleSeries {
  var runs: [FrameSamples]

  /// A series that knows nothing.
  init(frameCounts: [Int]) {
    runs = frameCounts.map { FrameSamples(repeating: .nan, count: $0) }
  }

  init(runs: [FrameSamples]) { self.runs = runs }

  /// A series of which each run is 1 in some frames, in rising order, and 0 in all others.
  init(frameCounts: [Int], shown: [[Range<Int>]]) {
    runs = zip(frameCounts, shown).map { count, ranges in
      var samples = FrameSamples()
      for range in ranges {
        samples.append(repeating: 0, count: range.lowerBound - samples.count)
        samples.append(repeating: 1, count: range.count)
      }
      samples.append(repeating: 0, count: count - samples.count)
      return samples
    }
  }

  /// Gives every unknown frame the value before it; frames before the first known one get that one, and
  /// a run that knows nothing gets what another run begins with.
  mutating func hold(fallback: Double = 0) {
    let first = firstKnown(or: fallback)
    for run in runs.indices {
      var value = runs[run].first { !$0.isNaN } ?? first
      runs[run] = Self.mapped(runs[run]) { sample in
        if !sample.isNaN { value = sample }
        return value
      }
    }
  }

  /// Gives a value that differs from the known one before it by no more than noise that very value.
  ///
  /// The values stay within the noise of what they were: a slow drift is taken up in steps.
  mutating func settle(noise: Double) {
    let first = firstKnown(or: 0)
    for run in runs.indices {
      var value = first
      runs[run] = Self.mapped(runs[run]) { sample in
        guard !sample.isNaN else { return sample }
        if abs(sample - value) > noise { value = sample }
        return value
      }
    }
  }

  /// The one value of all frames of all runs, if there is only one.
  var constant: Double? {
    guard let value = runs.first?.first else { return nil }
    return runs.allSatisfy { $0.isEmpty || $0.constant == value } ? value : nil
  }

  /// The first value of the first run that knows one.
  func firstKnown(or fallback: Double) -> Double {
    runs.lazy.compactMap { $0.first { !$0.isNaN } }.first ?? fallback
  }

  /// Whether all known values are the same but for noise.
  func isSteady(noise: Double) -> Bool {
    let first = firstKnown(or: 0)
    return runs.allSatisfy { $0.allSatisfy { $0.isNaN || abs($0 - first) <= noise } }
  }

  /// The series with a function applied to every value; unknown values stay unknown.
  func map(_ transform: (Double) -> Double) -> SampleSeries {
    SampleSeries(runs: runs.map { Self.mapped($0, transform) })
  }

  /// The differences from another series, without noise; unknown where either is.
  func relative(to other: SampleSeries, noise: Double) -> SampleSeries {
    var result = SampleSeries(
      runs: zip(runs, other.runs).map { own, others in
        var samples = FrameSamples()
        for (a, b) in zip(own, others) { samples.append(a - b) }
        return samples
      })
    result.settle(noise: noise)
    return result
  }

  private static func mapped(
    _ samples: FrameSamples, _ transform: (Double) -> Double
  ) -> FrameSamples {
    var result = FrameSamples()
    for sample in samples { result.append(transform(sample)) }
    return result
  }
}
