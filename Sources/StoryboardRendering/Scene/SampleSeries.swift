// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of one track while they are collected, run by run; NaN stands for "not known yet".
struct SampleSeries {
  var runs: [[Double]]

  init(frameCounts: [Int]) {
    runs = frameCounts.map { Array(repeating: .nan, count: $0) }
  }

  /// Gives every unknown frame the value before it; frames before the first known one get that one, and
  /// a run that knows nothing gets what another run begins with.
  mutating func hold(fallback: Double = 0) {
    let first = firstKnown(or: fallback)
    for run in runs.indices {
      var value = runs[run].first { !$0.isNaN } ?? first
      for frame in runs[run].indices {
        if runs[run][frame].isNaN { runs[run][frame] = value } else { value = runs[run][frame] }
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
      for frame in runs[run].indices where !runs[run][frame].isNaN {
        if abs(runs[run][frame] - value) <= noise {
          runs[run][frame] = value
        } else {
          value = runs[run][frame]
        }
      }
    }
  }

  /// The one value of all frames of all runs, if there is only one.
  var constant: Double? {
    guard let value = runs.first?.first else { return nil }
    return runs.allSatisfy { $0.allSatisfy { $0 == value } } ? value : nil
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
    var result = self
    for run in runs.indices { result.runs[run] = runs[run].map(transform) }
    return result
  }

  /// The differences from another series, without noise; unknown where either is.
  func relative(to other: SampleSeries, noise: Double) -> SampleSeries {
    var result = self
    for run in runs.indices {
      for frame in runs[run].indices { result.runs[run][frame] -= other.runs[run][frame] }
    }
    result.settle(noise: noise)
    return result
  }
}
