// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import MotionReview

@Suite struct `Document of the rules` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The parts of the document by their headings of the third level.
  private static func sections() throws -> [String: String] {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/review-rules.md"), encoding: .utf8)
    var sections: [String: String] = [:]
    for part in text.components(separatedBy: "\n### ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1)
      sections[String(lines[0])] =
        String(lines[1]).components(separatedBy: "\n## ").first ?? ""
    }
    return sections
  }

  /// The formulas in the document comments of the rules, line by line, by the rule's id.
  private static func formulas() throws -> [String: [String]] {
    let folder = root.appending(path: "Sources/MotionReview/Rules")
    var formulas: [String: [String]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix("Rule.swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let comment = text.components(separatedBy: "\n").filter { $0.hasPrefix("///") }
      let id = comment[0].components(separatedBy: "`")[1]
      formulas[id] = comment.filter { $0.hasPrefix("///     ") }.map { String($0.dropFirst(8)) }
    }
    return formulas
  }

  @Test(arguments: ReviewRule.allCases)
  func `says what the rule says`(rule: ReviewRule) throws {
    let section = try #require(try Self.sections()["\(rule.id)"])
    #expect(section.contains("\n\(rule.summary)\n"))
    let threshold =
      rule.threshold == rule.threshold.rounded()
      ? "\(Int(rule.threshold))" : "\(rule.threshold)"
    let unit = "\(rule.unit)"
    #expect(
      section.contains(
        "Severity: \(rule.severity.word). "
          + (unit.isEmpty ? "No threshold." : "Threshold: \(threshold) \(unit).")))
    let formula = try #require(try Self.formulas()["\(rule.id)"])
    #expect(!formula.isEmpty)
    for line in formula { #expect(section.contains("\n\(line)\n"), "\(line)") }
    for part in ["*Threshold.*", "*Why.*", "*Excluded.*", "*Example"] {
      #expect(section.contains(part), "\(part)")
    }
  }

  @Test func `has no rule that there is not`() throws {
    let ids = Set(ReviewRule.allCases.map { "\($0.id)" })
    #expect(Set(try Self.sections().keys) == ids)
  }
}
