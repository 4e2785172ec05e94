// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

extension RunReport {
  /// The formats of `ReportFormat` in which such a report can be written; text is the command's own.
  package static let formats: [ReportFormat] = [.text, .json, .junit, .markdown]

  /// The most bytes of Markdown: that of a comment.
  private static let commentLimit = MarkdownReport.commentLimit

  /// The report as JSON.
  package var json: JSONValue {
    .object([
      ("command", .string(command)), ("sides", .list(sides.map { .string($0) })),
      ("failing", .integer(failing.count)),
      (
        "runs",
        .lines(
          entries.map { entry in
            .object([
              ("run", .string(entry.name)), ("outcome", .string(entry.outcome.rawValue)),
              ("lines", entry.lines.isEmpty ? nil : .list(entry.lines.map { .string($0) })),
              ("picture", entry.picture.map { .string($0) }),
            ])
          })
      ),
    ])
  }

  /// The report as test results: a suite for each scenario, a case for each variant on each device.
  package var junit: String {
    var suites: [(name: String, entries: [Entry])] = []
    for entry in entries {
      let scenario = Self.parts(entry.name).scenario
      if let index = suites.firstIndex(where: { $0.name == scenario }) {
        suites[index].entries.append(entry)
      } else {
        suites.append((scenario, [entry]))
      }
    }
    suites.sort { $0.name < $1.name }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"scrollwork\" tests=\"\(entries.count)\" failures=\"\(failing.count)\" errors=\"0\">\n"
    for suite in suites {
      let failures = suite.entries.count { $0.outcome.isFailing }
      let name = XMLText.escaped(suite.name)
      text +=
        "  <testsuite name=\"\(name)\" tests=\"\(suite.entries.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" file=\"\(XMLText.escaped(sides[0]))\">\n"
      for entry in suite.entries.sorted(by: { $0.name < $1.name }) {
        text += Self.testCase(entry, in: name)
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testCase(_ entry: Entry, in suite: String) -> String {
    let head =
      "    <testcase name=\"\(XMLText.escaped(parts(entry.name).run))\" classname=\"\(suite)\""
    guard entry.outcome != .same else { return head + "/>\n" }
    let lines = XMLText.escaped(entry.lines.joined(separator: "\n"), keepsLines: true)
    guard entry.outcome.isFailing else {
      let note = entry.outcome.rawValue + (lines.isEmpty ? "" : "\n" + lines)
      return head + ">\n      <system-out>\(note)</system-out>\n    </testcase>\n"
    }
    let message = XMLText.escaped(entry.lines.first ?? entry.outcome.rawValue)
    return head
      + ">\n      <failure type=\"\(entry.outcome.rawValue)\" message=\"\(message)\">\(lines.isEmpty ? message : lines)</failure>\n    </testcase>\n"
  }

  /// The report as Markdown for a comment; its first line is how a later run finds it.
  package var markdown: String {
    let failing = failing
    var text = "<!-- scrollwork \(command) -->\n### Scrollwork: "
    text +=
      failing.isEmpty
      ? "all runs are as \(command == "diff" ? "before" : "recorded")\n\n"
      : "\(Amount.count(failing.count, "run")) changed\n\n"
    text += "\(Amount.count(entries.count, "run")): "
    text +=
      counts.map { "\($0.count) \($0.outcome.rawValue)" }.joined(separator: ", ")
      + ", between \(MarkdownReport.code(sides[0])) and \(MarkdownReport.code(sides[1])).\n"
    if let remedy, !failing.isEmpty {
      text += "\nIf the change is intended: \(MarkdownReport.code(remedy))\n"
    }
    let room = Self.commentLimit - text.utf8.count - 200
    var used = 0
    var shown = 0
    for entry in failing {
      let block = Self.block(entry)
      guard used + block.utf8.count <= room else { break }
      used += block.utf8.count
      shown += 1
      text += block
    }
    if shown < failing.count {
      text +=
        "\n*\(Amount.count(failing.count - shown, "more run")) left out for length; the report has all.*\n"
    }
    return text
  }

  private static func block(_ entry: Entry) -> String {
    let parts = parts(entry.name)
    var text =
      "\n#### ❌ \(MarkdownReport.escaped(parts.scenario)) · \(MarkdownReport.escaped(parts.run))\n\n"
    if entry.outcome != .different {
      text += "\(MarkdownReport.escaped(entry.outcome.rawValue))\n\n"
    }
    if let picture = entry.picture {
      let source = XMLText.escaped(picture)
      text +=
        "<img src=\"\(source)\" width=\"420\" alt=\"before and after in the frame that differs most\">\n\n"
    }
    for line in entry.lines.prefix(4) { text += "- \(MarkdownReport.escaped(line))\n" }
    let more = entry.lines.count - 4
    if more > 0 { text += "- and \(Amount.count(more, "more difference"))\n" }
    return text
  }

  /// The scenario of a run's name, and its variant and device for people.
  private static func parts(_ name: String) -> (scenario: String, run: String) {
    let words = name.split(separator: "/")
    guard words.count > 2, !name.contains(" → ") else { return ("runs", name) }
    return (
      words.dropLast(2).joined(separator: "/"),
      "\(words[words.count - 2]) on \(words[words.count - 1])"
    )
  }
}
