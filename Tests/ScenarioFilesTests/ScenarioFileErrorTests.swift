// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioFiles

@Suite struct ScenarioFileErrorTests {
  private func error(_ text: String) throws -> ScenarioFileError {
    let failure = try #require(throws: InvalidScenarioFile.self) { try document(text) }
    return try #require(failure.errors.first)
  }

  @Test func `the excerpt shows the line and a caret below the position`() throws {
    let error = try error("{\n  a: 1,\n  b: oops,\n}")
    let expected = [
      "test:3:6: error: expected a value; found the bare word 'oops'; a text must be in quotes",
      "    b: oops,", "       ^",
    ]
    #expect(error.rendering == expected.joined(separator: "\n"))
  }

  @Test func `columns count scalars; tabs count as one, and byte order marks do not count`() throws
  {
    #expect(try error("['é😀e\u{301}', ?]").column == 10)
    #expect(try error("\t\t?").column == 3)
    #expect(try error("\u{FEFF}?").column == 1)
    #expect(try error("\u{FEFF}\n?").line == 2)
  }

  @Test(arguments: ["1,\n?", "1,\r?", "1,\r\n?"])
  func `every kind of line ending counts once`(_ text: String) throws {
    let error = try error("[" + text)
    #expect(error.line == 2)
    #expect(error.column == 1)
    #expect(error.excerpt == "?")
  }

  @Test func `a long line is cut around the position`() throws {
    let error = try error(
      "[" + String(repeating: "1,", count: 500) + "?" + String(repeating: ",2", count: 500))
    #expect(error.column == 1_002)
    #expect(error.excerpt.unicodeScalars.count == 100)
    #expect(error.excerpt.hasPrefix("…"))
    #expect(error.excerpt.hasSuffix("…"))
    let scalars = Array(error.excerpt.unicodeScalars)
    #expect(scalars[error.caret] == "?")
  }

  @Test func `the caret is below the position on a long line of wide letters`() throws {
    let error = try error("['" + String(repeating: "日本", count: 300) + "', ?]")
    #expect(Array(error.excerpt.unicodeScalars)[error.caret] == "?")
    #expect(!error.excerpt.contains("\u{FFFD}"))
  }

  @Test func `control characters of the file are not sent to a terminal`() throws {
    let error = try error("[\u{1B}[31m\t\u{202E}]")
    #expect(error.message == "expected a value; found \\u{1B}")
    #expect(!error.rendering.unicodeScalars.contains("\u{1B}"))
    #expect(!error.rendering.unicodeScalars.contains("\u{202E}"))
    #expect(!error.rendering.contains("\t"))
    let quoted = mistakes(scenario(with: "'\u{7}\u{202E}key': 1"))
    #expect(quoted[0].hasPrefix("2:1: unknown key '\\u{07}\\u{202E}key' in a scenario"))
  }

  @Test func `an error at the end of the file has an excerpt`() throws {
    let error = try error("[1,\n  2")
    #expect(error.excerpt == "  2")
    #expect(error.caret == 3)
  }

  @Test func `at most twenty errors are collected, in the order of the text`() {
    let keys = (0..<50).map { "x\($0): 1" }.joined(separator: ",\n")
    let found = mistakes("{\n\(keys)\n}")
    #expect(found.count == 20)
    #expect(found[0].hasPrefix("2:1: unknown key 'x0'"))
    #expect(found[19].hasPrefix("21:1: unknown key 'x19'"))
  }

  @Test func `errors are in the order of the text although keys are read in another order`() {
    let found = mistakes("{version: 2,\n steps: 1,\n id: 'A',\n pattern: 'collapsing-header'}")
    #expect(found.map { $0.prefix(4) } == ["1:11", "2:9:", "3:6:"])
  }

  @Test func `the failure describes every error with its caret`() {
    let failure = InvalidScenarioFile([
      ScenarioFileError(file: "a", line: 1, column: 2, message: "m", excerpt: "xy", caret: 1),
      ScenarioFileError(file: "b", line: 3, column: 4, message: "n"),
    ])
    #expect(failure.description == "a:1:2: error: m\n  xy\n   ^\nb:3:4: error: n")
  }
}

extension ScenarioFileErrorTests {
  @Test func `the path of a referenced file is visible in a message`() {
    let text = """
      { version: 1, id: "a", pattern: "fixture", devices: ["d\\u202e\\u001b[2J.device.jsonc"], steps: [] }
      """
    let error = #expect(throws: InvalidScenarioFile.self) {
      try Scenario.read(path: "s", source: Array(text.utf8), vocabulary: .fixture) { _ in [0x7B] }
    }
    let said = error?.description ?? ""
    #expect(said.contains("d\\u{202E}\\u{1B}[2J.device.jsonc:1:2: error: "), "\(said)")
    #expect(!said.contains("\u{202E}") && !said.contains("\u{1B}"))
  }
}
