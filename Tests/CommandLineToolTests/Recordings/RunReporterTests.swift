// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import TextFormats
import Testing
import XMLValidation

@testable import CommandLineTool

/// What `record` and `diff` write for build servers and comments.
@Suite struct `Reporters of record and diff` {
  private let scratch: ScratchFolder
  private let goldens: String

  init() throws {
    scratch = try ScratchFolder()
    goldens = scratch.path("Goldens")
    let scenario = try scratch.write(Example.scenario(), to: "short.scenario.jsonc")
    _ = ToolRun("record", scenario, "-o", goldens, "--variant", "ch6")
    try scratch.write(
      Example.scenario(
        steps: """
          { "type": "drag", "from": ["50%", "80%"], "by": [0, -61], "duration": 200 },
          { "type": "pause", "duration": 100 }
          """), to: "short.scenario.jsonc")
  }

  private var scenario: String { scratch.path("short.scenario.jsonc") }

  @Test func `record says for each run what became of it, in all forms at once`() throws {
    let names = ["json", "junit", "markdown"].map { "\($0)=\(scratch.path("report.\($0)"))" }
    let run = ToolRun(
      "record", scenario, "-o", goldens, "-u=none", "--reporter",
      (["text"] + names).joined(separator: ","))
    #expect(run.exitCode == .findings)
    #expect(run.outputLines.last == "4 runs: 2 different, 2 missing")
    let json = try JSONParser.parse(try scratch.text("report.json"))
    #expect(json["command"]?.text == "record" && json["failing"]?.integer == 4)
    let outcomes = try #require(json["runs"]?.list).compactMap { $0["outcome"]?.text }
    #expect(outcomes.sorted() == ["different", "different", "missing", "missing"])
    let junit = try scratch.text("report.junit")
    #expect(TestResultSchema.validate(Array(junit.utf8), name: "junit").isEmpty)
    #expect(junit.contains("tests=\"4\" failures=\"4\""))
    #expect(junit.contains("<testcase name=\"ch6 on iphone-8\" classname=\"test/short\">"))
    let markdown = try scratch.text("report.markdown")
    #expect(markdown.hasPrefix("<!-- scrollwork record -->\n### Scrollwork: 4 runs changed\n"))
    #expect(markdown.contains("If the change is intended: `scrollwork approve"))
  }

  @Test func `where nothing has changed, test results have no failure`() throws {
    _ = ToolRun("approve", scenario, "-o", goldens)
    let run = ToolRun("record", scenario, "-o", goldens, "--reporter", "junit")
    #expect(run.exitCode == .clean)
    #expect(run.output.contains("tests=\"4\" failures=\"0\""))
    #expect(!run.output.contains("<failure"))
  }

  @Test func `diff shows both sides in the worst frame`() throws {
    let comment = scratch.path("comment.md")
    let run = ToolRun(
      "diff", goldens, scenario, "--variant", "ch6", "--reporter", "markdown=\(comment)",
      "--pictures", scratch.path("pictures"), "--base-url", "https://example.org/p")
    #expect(run.exitCode == .findings)
    let markdown = try scratch.text("comment.md")
    #expect(markdown.hasPrefix("<!-- scrollwork diff -->\n### Scrollwork: 2 runs changed\n"))
    let name = "test-short-ch6-iphone-8.svg"
    #expect(markdown.contains("<img src=\"https://example.org/p/\(name)\""))
    let picture = Array(try scratch.text("pictures/\(name)").utf8)
    let findings = StoryboardValidator().validate(svg: picture, name: name)
    #expect(findings.isEmpty, "\(findings)")
    let text = String(decoding: picture, as: UTF8.self)
    #expect(text.contains(">before</text>") && text.contains(">after</text>"))
    // The second side is marked where it differs, and both are drawn for light and dark pages.
    #expect(text.contains(">3.5 pt</text>") && text.contains("#d1242f"))
    #expect(text.contains("prefers-color-scheme"))
    // A picture of a difference that is gone is removed; those of other runs and other files stay.
    try scratch.write("<svg>mine</svg>", to: "pictures/mine.svg")
    let other = ToolRun(
      "diff", goldens, goldens, "--variant", "ch8", "--pictures", scratch.path("pictures"))
    #expect(other.exitCode == .clean && (try? scratch.text("pictures/\(name)")) != nil)
    let same = ToolRun("diff", goldens, goldens, "--pictures", scratch.path("pictures"))
    #expect(same.exitCode == .clean && same.errors.contains("whose difference is gone"))
    #expect((try? scratch.text("pictures/\(name)")) == nil)
    #expect((try? scratch.text("pictures/mine.svg")) != nil)
  }

  @Test func `json is the same by either option`() {
    let words = ["diff", goldens, scenario, "--variant", "ch6"]
    let one = ToolRun(words + ["--json"])
    #expect(one.output == ToolRun(words + ["--reporter", "json"]).output)
    #expect(one.output.contains("\"differences\""))
  }

  @Test func `a form of check alone is refused with those that there are`() {
    let run = ToolRun("diff", goldens, scenario, "--reporter", "sarif=x")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("text, json, junit, markdown"))
    let alone = ToolRun("diff", goldens, scenario, "--base-url", "https://example.org")
    #expect(alone.exitCode == .failure && alone.errors.contains("without --pictures"))
  }
}
