// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import Testing

@testable import ReviewReports
@testable import TextFormats

@Suite struct `Rule help in reports` {
  @Test(arguments: ReviewRule.allCases)
  func `every rule is described by the guide`(rule: ReviewRule) throws {
    let guide = try #require(RuleGuide.all["\(rule.id)"])
    #expect(guide.summary == "\(rule.summary)")
    #expect((20...SARIFRule.limit).contains(guide.rationale.count))
    #expect(guide.markdown.hasPrefix(guide.summary) && guide.markdown.contains("```text\n"))
    #expect(!guide.markdown.contains("\n#"))
    #expect(guide.text.contains("Why. ") && !guide.text.contains("`"))
    #expect(!guide.subject.isEmpty && guide.subject.first?.isLowercase == true)
  }

  @Test func `code scanning receives name, level, descriptions, help, tags and precision`() throws {
    let report = Sample.report
    let rule = SARIFRule.value("CH-GAP", report)
    let guide = try #require(RuleGuide.all["CH-GAP"])
    #expect(rule["name"]?.text == "ChGap")
    #expect(rule["shortDescription"]?["text"]?.text == guide.summary)
    #expect(rule["fullDescription"]?["text"]?.text == guide.rationale)
    #expect(rule["help"]?["markdown"]?.text == guide.markdown)
    #expect(rule["defaultConfiguration"]?["level"]?.text == "error")
    #expect(rule["properties"]?["tags"]?.list?.compactMap(\.text) == ["motion", guide.subject])
    #expect(rule["properties"]?["precision"]?.text == "very-high")
    #expect(rule["properties"]?["problem.severity"]?.text == "error")
    #expect(rule["helpUri"] == nil)
  }

  @Test func `levels are those of the run's options, and an author's check has help too`() {
    let report = Sample.report
    let mild = SARIFRule.value("JUMP", report)
    #expect(mild["defaultConfiguration"]?["level"]?.text == "warning")
    #expect(mild["properties"]?["precision"]?.text == "high")
    #expect(SARIFRule.value("OFF", report)["defaultConfiguration"]?["enabled"]?.flag == false)
    let check = SARIFRule.value("check/range", report)
    #expect(check["name"]?.text == "CheckRange")
    #expect(check["help"]?["text"]?.text?.isEmpty == false)
    #expect(check["defaultConfiguration"] == nil)
  }

  @Test func `the section of a rule ends where the next begins`() {
    let rules = RuleGuide.read(
      "# Rules\n\n## Of a thing\n\n### A\n\nOne.\n\n*Why.* So.\n\n### B\n\nTwo.\n\n## Rest\n\nc")
    #expect(rules.keys.sorted() == ["A", "B"])
    #expect(rules["A"]?.summary == "One." && rules["A"]?.rationale == "So.")
    #expect(rules["A"]?.markdown == "One.\n\n*Why.* So." && rules["B"]?.subject == "thing")
  }
}
