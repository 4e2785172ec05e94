// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TestSupport
import Testing

@testable import ReviewReports

@Suite struct `Merging shards` {
  private typealias Part = (name: String, report: ReviewReport)

  /// Scenarios with random findings, the same for the same seed.
  private static func scenarios(_ generator: inout SeededGenerator) -> [JudgedScenario] {
    (0..<Int.random(in: 1...9, using: &generator)).map { number in
      Sample.scenario(
        "app/s\(number)",
        showing: Sample.phones.map { _ in
          (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            let start = Int.random(in: 0...50, using: &generator)
            return Sample.occurrence(
              ["CH-GAP", "JUMP", "check/range"].randomElement(using: &generator) ?? "",
              severity: [.note, .warning, .error].randomElement(using: &generator) ?? .note,
              sentence: ["One, 5.", "Two, 6."].randomElement(using: &generator),
              amount: Double(Int.random(in: 1...90, using: &generator)) / 4,
              frames: start...start + 9, worst: start + 3,
              isAccepted: Bool.random(using: &generator))
          }
        })
    }
  }

  @Test(arguments: 1...40)
  func `any division merges to the bytes of the whole, in every format`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scenarios = Self.scenarios(&generator)
    let count = Int.random(in: 1...5, using: &generator)
    var groups = [[JudgedScenario]](repeating: [], count: count)
    for scenario in scenarios {
      groups[Int.random(in: 0..<count, using: &generator)].append(scenario)
    }
    var whole = Sample.report(scenarios)
    whole.stale = []
    var parts: [Part] = []
    for (index, group) in groups.enumerated() {
      var part = Sample.report(
        group,
        shard: ReportShard(index: index + 1, count: count, scenarioCount: scenarios.count))
      part.stale = []
      parts.append(("\(index)", try ReviewReport(json: part.written(as: .json))))
    }
    parts.shuffle(using: &generator)
    let merged = try ReportMerge.merge(parts)
    #expect(merged == whole)
    for format in ReportFormat.allCases {
      #expect(merged.written(as: format) == whole.written(as: format))
    }
  }

  private func part(
    _ index: Int, of count: Int, scenarios: Int = 2, id: String? = nil,
    _ change: (inout ReviewReport) -> Void = { _ in }
  ) -> Part {
    var report = Sample.report(
      [Sample.scenario(id ?? "app/\(index)", showing: [[], [], []])],
      shard: ReportShard(index: index, count: count, scenarioCount: scenarios))
    report.stale = []
    change(&report)
    return ("part-\(index).json", report)
  }

  private func expect(_ parts: [Part], _ message: String) {
    #expect(throws: InvalidReportFile(message)) { try ReportMerge.merge(parts) }
  }

  @Test func `reports that do not belong together are refused with the reason`() {
    expect([], "there is no part to merge")
    expect([part(1, of: 2)], "part 2 of 2 is missing")
    expect([part(2, of: 4, scenarios: 4)], "parts 1, 3, 4 of 4 are missing")
    expect(
      [part(1, of: 2), part(1, of: 2, id: "app/9")],
      "part-1.json and part-1.json are both part 1 of 2")
    expect(
      [part(1, of: 2), part(2, of: 2) { $0.tool = "scrollwork 1.0" }],
      "part-1.json was written by scrollwork 9.8.7, part-2.json by scrollwork 1.0: parts need the same version"
    )
    expect(
      [part(1, of: 2), part(2, of: 3)],
      "part-1.json is part 1 of 2 with 2 scenarios in all, part-2.json is part 2 of 3 with 2")
    expect(
      [part(1, of: 2), part(2, of: 2) { $0.failOn = .error }],
      "part-1.json and part-2.json were made with other rules or another --fail-on")
    expect(
      [part(1, of: 2, id: "app/1"), part(2, of: 2, id: "app/1")],
      "part-1.json and part-2.json both hold the scenario 'app/1'")
    expect(
      [part(1, of: 2, scenarios: 3), part(2, of: 2, scenarios: 3)],
      "the parts hold 2 scenarios, expected 3: they come from different files")
    expect(
      [part(1, of: 2), part(2, of: 2) { $0.shard = nil }],
      "part-2.json is a whole review; only parts that check --shard has written can be merged")
  }

  @Test func `a whole review alone merges to itself`() throws {
    #expect(try ReportMerge.merge([("a", Sample.report)]) == Sample.report)
  }
}
