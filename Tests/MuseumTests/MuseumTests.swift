// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionReview
import MuseumKit
import RandomScripts
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

  @Test func `scripts with steps of programs that raised an alarm once raise none`() throws {
    // A keyboard that came while a sheet was at its lowest detent; a last row that was removed below a finger; a finger
    // above the list of a sheet; rows that came below a finger beyond the end; a tap in the frame of a reload.
    let scripts: [(Int, UInt64)] = [(8, 22), (41, 81), (1, 207), (3, 164), (29, 153)]
    for (number, seed) in scripts {
      let exhibit = try #require(try Self.exhibits.get().first { $0.number == number })
      #expect(try exhibit.alarms(seeds: seed..<seed + 1, withPrograms: true) == [])
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

  // MARK: Flings

  /// How fast a random fling passes from the header to the list where both are one, in points per second; nil if it does not.
  private static func passingSpeed(_ timeline: Timeline) -> Double? {
    let inner = timeline.valueNames.indices.filter {
      timeline.valueNames[$0].description.hasPrefix("inner[")
    }
    for frame in 4..<timeline.frameCount
    where inner.contains(where: { timeline.value($0, inFrame: frame) > 0 }) {
      guard timeline.phases[frame - 4...frame].allSatisfy({ $0 == .decelerating }) else {
        return nil
      }
      return abs(timeline.value(1, inFrame: frame - 1))
    }
    return nil
  }

  @Test func `V-BREAK finds nearly all random flings that break, and none that goes on`() throws {
    let exhibits = try Self.exhibits.get().filter { [18, 21, 28, 29, 32].contains($0.number) }
    var (broken, missed, alarms) = (0, [String](), [String]())
    for exhibit in exhibits {
      let variants = exhibit.scenario.pattern.variants
      let fixed = try #require(variants.firstIndex { $0.isFixed })
      let other = try #require(variants.firstIndex { !$0.isFixed })
      for seed in 0..<60 {
        var generator = SeededGenerator(seed: UInt64(1000 * exhibit.number + seed))
        var scenario = exhibit.scenario
        scenario.script = GestureScript([
          .pause(0.2),
          .drag(
            DragGesture(
              from: ScriptPoint(
                .fraction(0.5), .fraction(Double.random(in: 0.55...0.85, using: &generator))),
              .by(
                ScriptPoint(.points(0), .points(Double.random(in: -200 ... -90, using: &generator)))
              ),
              duration: Double.random(in: 0.08...0.2, using: &generator),
              endVelocity: Point(0, Double.random(in: -6000 ... -1500, using: &generator)))),
          // A break shows in the frames after it, too.
          .wait(until: .settled, timeout: 5), .pause(0.1),
        ])
        func isFound(_ variant: Int) throws -> Bool {
          try scenario.findings(of: variant).contains { "\($0.rule.id)" == "V-BREAK" }
        }
        if try isFound(fixed) { alarms.append("\(exhibit.id) \(seed)") }
        let timeline = try #require(try scenario.runs(of: fixed).first?.timeline)
        // What is slower than this may stop as well, and hardly anybody sees it.
        guard let speed = Self.passingSpeed(timeline), speed > 500 else { continue }
        broken += 1
        if try !isFound(other) { missed.append("\(exhibit.id) \(seed), \(speed) pt/s") }
      }
    }
    #expect(alarms == [])
    // One stops where a row ends at the lower edge of the screen, as a list does at its end.
    #expect(missed.count <= 1 && broken > 140, "\(missed) of \(broken)")
    let guide = try String(contentsOfFile: Self.root + "/Documentation/museum.md", encoding: .utf8)
    let line =
      "`V-BREAK` finds \(broken - missed.count) of \(broken) that break, and none that goes on."
    #expect(guide.contains(line), "\(line)")
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
        "product-page.pattern.jsonc:170", "product-page.pattern.jsonc:176",
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
