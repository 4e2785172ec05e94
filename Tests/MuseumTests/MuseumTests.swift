// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionReview
import MuseumKit
import ScenarioFiles
import ScrollCore
import Testing

/// The museum of motion bugs, `Examples/museum`.
@Suite struct MuseumTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL.path(percentEncoded: false)
  private static let exhibits = Result { try Exhibit.all(root: root) }
  private static let table = Result { try RecallTable(exhibits.get()) }

  @Test func `each broken variant is found by the rules that its report names, and no fixed one`()
    throws
  {
    for row in try Self.table.get().rows {
      #expect(
        row.holds, "\(row.exhibit.id): broken \(row.broken), fixed \(row.fixed)")
    }
  }

  @Test func `rules or claims find at least 43 of 44 reports`() throws {
    let rows = try Self.table.get().rows
    #expect(rows.count == 44)
    #expect(rows.map(\.exhibit.number) == Array(1...44))
    #expect(rows.count { $0.isFound } >= 43)
  }

  @Test func `every rule that a report names exists, and every report is linked once`() throws {
    let exhibits = try Self.exhibits.get()
    let rules = Set(ReviewRule.allCases.map { "\($0.id)" })
    for exhibit in exhibits {
      #expect(rules.isSuperset(of: exhibit.report.rules), "\(exhibit.id)")
    }
    #expect(Set(exhibits.map(\.report.link)).count == exhibits.count)
  }

  @Test func `a sample of random scripts raises no alarm on fixed variants`() throws {
    for exhibit in try Self.exhibits.get() {
      let first = UInt64(exhibit.number * 10)
      #expect(try exhibit.alarms(seeds: first..<first + 2) == [])
    }
  }

  @Test func `guide and README have the table of recall`() throws {
    let table = try Self.table.get()
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: Self.root + path, encoding: .utf8)
    }
    let guide = try text("/Documentation/museum.md")
    #expect(guide.contains(table.exhibits) && guide.contains(table.rules), "make museum-report")
    #expect(try text("/README.md").contains(table.summary), "make museum-report")
  }

  // MARK: A phone that unfolds

  @Test func `a list keeps its row while a phone unfolds in the middle of a fling, and goes on`()
    throws
  {
    let scenario = try Scenario.read(
      contentsOf: Self.root + "Examples/museum/Scenarios/duo-fold.scenario.jsonc")
    let broken = try #require(scenario.pattern.variants.firstIndex { !$0.isFixed })
    #expect(try scenario.findings(of: 1 - broken).isEmpty)
    #expect(
      try scenario.findings(of: broken).map { "\($0.rule.id)" } == ["PLACE-LOST", "PLACE-LOST"])
    #expect(try scenario.alarms(seeds: 0..<20) == [])
    let timeline = try #require(try scenario.runs(of: 1 - broken).first?.timeline)
    #expect(timeline.epochs.map(\.screen.size.width) == [466, 951, 466])
    for epoch in timeline.epochs.dropFirst() {
      // A twelfth of a second before and after: the fling has not ended in between.
      let around = epoch.firstFrame - 10..<epoch.firstFrame + 10
      #expect(timeline.phases[around].allSatisfy { $0 == .decelerating })
      let speeds = around.map { abs(timeline.value(1, inFrame: $0)) }
      #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 > $1 && $1 > 50 })
    }
  }

  // MARK: Planted defects

  @Test func `UNDER-STRIP finds buttons and rows of parts that forget a side inset`() throws {
    let planted = try [
      "patterns/Scenarios/mail-slowly", "patterns/Scenarios/music-slowly",
      "patterns/Scenarios/product-slowly", "patterns/Scenarios/profile-slowly",
      "patterns/Scenarios/stays-slowly", "museum/Scenarios/stream-chat-3818",
    ].flatMap { try PlantedInset.all(in: Self.root + "Examples/\($0).scenario.jsonc") }
    let shown = planted.filter(\.isShown)
    #expect(
      shown.filter(\.isFound).map(\.place) == [
        "mail-list.pattern.jsonc:137", "mail-list.pattern.jsonc:144",
        "music-library.pattern.jsonc:136", "music-library.pattern.jsonc:183",
        "product-page.pattern.jsonc:168", "product-page.pattern.jsonc:172",
        "social-profile.pattern.jsonc:228", "social-profile.pattern.jsonc:232",
        "stay-search.pattern.jsonc:38", "stay-search.pattern.jsonc:190",
        "stay-search.pattern.jsonc:190",
        "stream-chat-3818.pattern.jsonc:16", "stream-chat-3818.pattern.jsonc:25",
        "stream-chat-3818.pattern.jsonc:37",
      ])
    #expect(
      shown.filter { !$0.isFound }.map(\.place) == [
        // A bar whose first text begins within the safe area all the same.
        "music-library.pattern.jsonc:183",
        // Pictures, which may go to the edge, and texts that stay in the middle.
        "music-library.pattern.jsonc:209", "social-profile.pattern.jsonc:211",
        "social-profile.pattern.jsonc:217", "social-profile.pattern.jsonc:217",
        // A list and a field that lie under the strip with their background alone.
        "stay-search.pattern.jsonc:58",
        "stream-chat-3818.pattern.jsonc:21",
      ])
  }
}
