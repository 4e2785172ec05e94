// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of one track while they are collected, run by run; NaN is an unknown number.
struct SampleSeries {
  var runs: [FrameSamples]

  /// Makes a series of unknown numbers.
  init(frameCounts: [Int]) {
    runs = frameCounts.map { FrameSamples(repeating: .nan, count: $0) }
  }

  init(runs: [FrameSamples]) { self.runs = runs }

  /// Makes a series that is 1 in some frames of each run, in rising order, and 0 in all others.
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

  /// Replaces every unknown value by the value before it; unknown values at the start become the first known value,
  /// and a run without known values gets the first value of another run.
  mutating func hold(fallback: Double = 0) {
    if runs.allSatisfy(\.isKnown) { return }
    let first = firstKnown(or: fallback)
    for run in runs.indices {
      var value = runs[run].first { !$0.isNaN } ?? first
      runs[run] = Self.mapped(runs[run]) { sample in
        if !sample.isNaN { value = sample }
        return value
      }
    }
  }

  /// The value that all frames of all runs have in common; nil if there is none.
  var constant: Double? {
    guard let value = runs.first?.first else { return nil }
    return runs.allSatisfy { $0.isEmpty || $0.constant == value } ? value : nil
  }

  /// The first known value of the first run that has one.
  func firstKnown(or fallback: Double) -> Double {
    runs.lazy.compactMap { $0.first { !$0.isNaN } }.first ?? fallback
  }

  /// Whether all known values are the same, except for noise.
  func isSteady(noise: Double) -> Bool {
    let first = firstKnown(or: 0)
    return runs.allSatisfy { $0.allNumbers { $0.isNaN || abs($0 - first) <= noise } }
  }

  /// The series with a function applied to every value; unknown values stay unknown.
  func map(_ transform: (Double) -> Double) -> SampleSeries {
    SampleSeries(runs: runs.map { Self.mapped($0, transform) })
  }

  /// The differences from another series; unknown where either is.
  ///
  /// A difference that differs from the one before it by no more than the noise is replaced by that one: a slow drift
  /// becomes steps.
  func relative(to other: SampleSeries, noise: Double) -> SampleSeries {
    var first: Double?
    return SampleSeries(
      runs: zip(runs, other.runs).map { own, others in
        var samples = FrameSamples()
        var value = first ?? 0
        FrameSamples.forEachPair(own, others) { a, b, count in
          let difference = a - b
          guard !difference.isNaN else {
            samples.append(repeating: difference, count: count)
            return
          }
          if first == nil {
            first = difference
            value = difference
          }
          if abs(difference - value) > noise { value = difference }
          samples.append(repeating: value, count: count)
        }
        return samples
      })
  }

  /// The numbers with a function applied, which gives one result for equal numbers in a row.
  private static func mapped(
    _ samples: FrameSamples, _ transform: (Double) -> Double
  ) -> FrameSamples {
    var result = FrameSamples()
    samples.forEachPiece { sample, count in
      result.append(repeating: transform(sample), count: count)
    }
    return result
  }
}
