// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// One figure of one case, commit by commit.
struct CommitFigure {
  let item: BenchCase
  let metric: CaseMeasurement.MetricWord
  /// The build whose time others are compared with; counts need none.
  let ruler: Build?

  /// What a commit's figure came to.
  struct Reading {
    /// A count of a run; for time how many times as long as the ruler's.
    var value: Double
    /// The functions behind a count of instructions.
    var profile: CallgrindProfile?
  }

  /// Measures a build.
  func reading(_ build: Build) throws(BenchError) -> Reading {
    switch metric {
    case .instr:
      let profile = try CallgrindWorker(build).profile(item)
      return Reading(value: Double(profile.instructions), profile: profile)
    case .allocs:
      return Reading(value: try CaseMeasurement.allocations(item, build))
    case .time:
      guard let ruler else { throw BenchError("time needs a build to be compared with") }
      return Reading(
        value: try PairMeasurement(base: ruler, head: build).times(item).ratio.estimate)
    }
  }

  /// A value as text.
  func text(_ value: Double) -> String {
    switch metric {
    case .instr: Numerals.fixed(value, decimals: 0) + " instructions"
    case .allocs: Numerals.fixed(value, decimals: 0) + " allocations"
    case .time: Numerals.fixed(value, decimals: 3) + " times the time"
    }
  }
}
