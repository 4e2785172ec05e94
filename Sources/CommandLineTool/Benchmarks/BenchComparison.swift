// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import SystemCalls

/// Compares two sides, run by run.
struct BenchComparison {
  /// How many pairs of processes measure time at first; twice as many confirm that a run is slower.
  private static let pairs = 10

  /// What to compare with.
  let base: BenchSide
  /// What is in question.
  let head: BenchSide
  /// Whether times are compared, or counts alone.
  let comparesTimes: Bool

  /// Measures both sides.
  ///
  /// - Parameters:
  ///   - hasValgrind: Whether valgrind is there.
  ///   - report: Told of each run that is done.
  /// - Throws: An error if the head cannot be measured, or if no run is on both sides.
  func report(
    hasValgrind: Bool, _ report: (String) -> Void
  ) throws(OperationError) -> GateReport {
    let start = Process.uptime
    let (old, new) = (
      try counts(base, hasValgrind), try counts(head, hasValgrind)
    )
    var cases: [CaseComparison] = []
    var warnings: [String] = []
    for (index, one) in new.enumerated() {
      guard let before = old.firstIndex(where: { $0.id == one.id }) else {
        warnings.append("\(one.id): not compared: \(base.name) has no such run")
        continue
      }
      var item = CaseComparison(one.id, unit: "frame", limits: GateLimits())
      item.allocations = Self.pair(old[before].allocations, one.allocations)
      item.instructions = Self.pair(old[before].instructions, one.instructions)
      if comparesTimes {
        item.times = try times(before, index, Self.pairs)
        if item.times?.verdict == .worse {
          item.confirmation = try times(before, index, 2 * Self.pairs)
        }
      }
      cases.append(item)
      report("\(one.id)")
    }
    for one in old where !new.contains(where: { $0.id == one.id }) {
      warnings.append("\(one.id): only in \(base.name)")
    }
    guard !cases.isEmpty else {
      throw OperationError("no run is in both \(base.name) and \(head.name)")
    }
    return GateReport(
      base: base.name, head: head.name, cases: cases, warnings: warnings,
      seconds: Process.uptime - start)
  }

  private static func pair(_ base: Int?, _ head: Int?) -> CaseComparison.Pair? {
    guard let base, let head else { return nil }
    return CaseComparison.Pair(base: Double(base), head: Double(head))
  }

  private func counts(
    _ side: BenchSide, _ hasValgrind: Bool
  ) throws(OperationError) -> [BenchSide.Counts] {
    let scratch = try TemporaryFolder()
    return try side.count(in: hasValgrind ? scratch.path : nil)
  }

  /// New processes of both sides in turn, so that what drifts evenly cancels out.
  private func times(
    _ before: Int, _ after: Int, _ pairs: Int
  ) throws(OperationError) -> PairedTimes {
    var logarithms: [Double] = []
    for pair in 0..<pairs {
      var medians: (base: Double, head: Double) = (0, 0)
      for isBase in pair % 2 == 0 ? [true, false] : [false, true] {
        let side = isBase ? base : head
        let median = Sample(try side.times(ofRun: isBase ? before : after)).median
        if isBase { medians.base = median } else { medians.head = median }
      }
      logarithms.append(Sample.logarithm(medians.head / medians.base))
    }
    return PairedTimes(logarithms: logarithms, limits: GateLimits())
  }
}
