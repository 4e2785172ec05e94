// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// Puts the parts of a review together.
package enum ReportMerge {
  /// The report that one run over everything would have made.
  ///
  /// - Parameter parts: The parts with the names of their files, in any order.
  /// - Throws: An error if a part is missing or duplicated, or if parts do not belong together.
  package static func merge(
    _ parts: [(name: String, report: ReviewReport)]
  ) throws(InvalidReportFile) -> ReviewReport {
    guard let first = parts.first else { throw InvalidReportFile("there is no part to merge") }
    guard let shard = first.report.shard else {
      guard parts.count == 1 else {
        throw InvalidReportFile(
          "\(first.name) is a whole review; only parts that check --shard has written can be merged"
        )
      }
      return first.report
    }
    var found: [Int: String] = [:]
    for part in parts {
      guard let own = part.report.shard else {
        throw InvalidReportFile(
          "\(part.name) is a whole review; only parts that check --shard has written can be merged")
      }
      try check(part, own, against: first, shard)
      if let other = found[own.index] {
        throw InvalidReportFile(
          "\(other) and \(part.name) are both part \(own.index) of \(own.count)")
      }
      found[own.index] = part.name
    }
    let missing = (1...max(1, shard.count)).filter { found[$0] == nil }
    guard missing.isEmpty else {
      let words = missing.prefix(10).map { "\($0)" }.joined(separator: ", ")
      throw InvalidReportFile(
        "\(missing.count == 1 ? "part" : "parts") \(words)\(missing.count > 10 ? ", …" : "")"
          + " of \(shard.count) \(missing.count == 1 ? "is" : "are") missing")
    }
    let scenarios = parts.flatMap(\.report.scenarios)
    var owners: [String: String] = [:]
    for part in parts {
      for scenario in part.report.scenarios {
        if let other = owners[scenario.id] {
          throw InvalidReportFile(
            "\(other) and \(part.name) both hold the scenario '\(scenario.id)'")
        }
        owners[scenario.id] = part.name
      }
    }
    guard scenarios.count == shard.scenarioCount else {
      throw InvalidReportFile(
        "the parts hold \(scenarios.count) scenarios, expected \(shard.scenarioCount): they come from different files"
      )
    }
    var report = ReviewReport(
      tool: first.report.tool, failOn: first.report.failOn, rules: first.report.rules,
      scenarios: scenarios, stale: parts.flatMap(\.report.stale))
    for part in parts { report.pictures.merge(part.report.pictures) { first, _ in first } }
    return report
  }

  private static func check(
    _ part: (name: String, report: ReviewReport), _ own: ReportShard,
    against first: (name: String, report: ReviewReport), _ shard: ReportShard
  ) throws(InvalidReportFile) {
    guard part.report.tool == first.report.tool else {
      throw InvalidReportFile(
        "\(first.name) was written by \(first.report.tool), \(part.name) by \(part.report.tool): parts need the same version"
      )
    }
    guard own.count == shard.count, (1...max(1, own.count)).contains(own.index),
      own.scenarioCount == shard.scenarioCount
    else {
      throw InvalidReportFile(
        "\(first.name) is part \(shard.index) of \(shard.count) with \(shard.scenarioCount) scenarios in all, "
          + "\(part.name) is part \(own.index) of \(own.count) with \(own.scenarioCount)")
    }
    guard part.report.rules == first.report.rules, part.report.failOn == first.report.failOn else {
      throw InvalidReportFile(
        "\(first.name) and \(part.name) were made with other rules or another --fail-on")
    }
  }
}
