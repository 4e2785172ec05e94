// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioFiles

@Suite struct `Bug reports of scenarios` {
  private static let whole =
    "of: 'a/b#1', link: 'https://github.com/a/b/issues/1', date: '2018-11', where: 'iOS 12', says: 'It jumps.', seen: 'It jumps by 4 points.', finds: ['JUMP', 'V-BREAK']"

  private static func scenario(_ report: String) -> String {
    "{version: 1, id: 'a', pattern: 'sticky-tabs', steps: [{type: 'pause', duration: 0}],\nreport: {\(report)}}"
  }

  private static func read(_ report: String) throws(InvalidScenarioFile) -> Scenario {
    try Scenario.read(path: "a.scenario.jsonc", source: Array(scenario(report).utf8)) { _ in [] }
  }

  @Test func `are read, and written as they were read`() throws {
    let report = BugReport(
      source: "a/b#1", link: "https://github.com/a/b/issues/1", date: "2018-11",
      environment: "iOS 12", says: "It jumps.", seen: "It jumps by 4 points.",
      rules: ["JUMP", "V-BREAK"])
    let scenario = try Self.read(Self.whole)
    #expect(scenario.report == report)
    let written = ScenarioWriter(scenario).bytes
    #expect(
      try Scenario.read(path: "a.scenario.jsonc", source: written) { _ in [] }.report == report)
  }

  @Test(arguments: [
    (
      "of: 'a', link: 'javascript:alert(1)', date: '2018-11', says: 'b', seen: 'c'",
      "'link' must be an address that begins with https://, of at most 300 characters; found \"javascript:alert(1)\""
    ),
    (
      "of: 'a', link: 'https://a b', date: '2018-11', says: 'b', seen: 'c'",
      "'link' must be an address that begins with https://, of at most 300 characters; found \"https://a b\""
    ),
    (
      "of: 'a', link: 'https://a', date: '2018-13', says: 'b', seen: 'c'",
      "'date' must be a year and a month, such as 2018-11; found \"2018-13\""
    ),
    (
      "of: 'a', link: 'https://a', date: '2018-11', says: 'b', seen: 'c', finds: ['jump']",
      "a rule must be its word in capital letters, such as JUMP; found \"jump\""
    ),
    (
      "of: 'a', link: 'https://a', date: '2018-11', says: 'b', seen: 'c', finds: ['JUMP', 'JUMP']",
      "rule 'JUMP' is listed twice; list every rule once"
    ),
    ("of: 'a', link: 'https://a', date: '2018-11', says: 'b'", "'report' needs the key 'seen'"),
  ])
  func `mistakes name what would be accepted`(report: String, message: String) {
    do throws(InvalidScenarioFile) {
      _ = try Self.read(report)
      Issue.record("no mistake was found")
    } catch {
      #expect(error.errors.map(\.message) == [message])
    }
  }
}
