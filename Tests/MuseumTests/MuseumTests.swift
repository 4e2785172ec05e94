// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionReview
import MuseumKit
import ScenarioFiles
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
}
