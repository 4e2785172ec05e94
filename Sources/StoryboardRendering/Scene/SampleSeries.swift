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
    let first = runs.lazy.compactMap { $0.first { !$0.isNaN } }.first ?? fallback
    for run in runs.indices {
      var value = runs[run].first { !$0.isNaN } ?? first
      for frame in runs[run].indices {
        if runs[run][frame].isNaN { runs[run][frame] = value } else { value = runs[run][frame] }
      }
    }
  }

  /// The one value of all frames of all runs, if there is only one.
  var constant: Double? {
    guard let value = runs.first?.first else { return nil }
    return runs.allSatisfy { $0.allSatisfy { $0 == value } } ? value : nil
  }
}
