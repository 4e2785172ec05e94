// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Findings of the author's checks on pages` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Renders a scenario in which `ch8` is correct, with a story about it on request.
  private func render(_ checks: String, story: Bool = false, _ options: String...) throws -> ToolRun
  {
    try scratch.write(
      ReviewExample.scenario(variants: ["ch4", "ch8"], checks: checks),
      to: "in/a.scenario.jsonc")
    if story {
      try scratch.write(
        """
        { "version": 1, "id": "story", "title": "Story", "summary": "One chapter.",
          "pattern": "collapsing-header",
          "chapters": [{ "variant": "ch8", "scenario": "test/slow", "device": "iphone-8", "does": "It is right." }] }
        """, to: "in/a.story.jsonc")
    }
    return ToolRun(["render", scratch.path("in"), "-j", "1", "-o", scratch.path("out")] + options)
  }

  private func page(_ name: String = "test/slow/index.html") throws -> String {
    try scratch.text("out/" + name)
  }

  private static let low =
    #"{ "type": "range", "track": "header.height", "max": 100, "severity": "warning", "message": "It was drawn for 100." }"#

  @Test func `are next to those of the rules, with the author's text`() throws {
    let run = try render(Self.low, story: true)
    #expect(run.exitCode == .clean, "\(run.errors)")
    let page = try page()
    #expect(page.contains("20 above the largest allowed value, 100. It was drawn for 100.</p>"))
    #expect(page.contains("aria-hidden=\"true\">◆</span> warning check/range</code>"))
    #expect(
      page.contains("class=\"chip fault warning\">◆\u{202F}warning: header.height 20 too large</p>")
    )
    #expect(page.contains("Judged by the rules, and by a check of the scenario’s author."))
    #expect(page.contains("What is tried by hand is judged by the rules alone."))
    let gallery = try self.page("index.html")
    #expect(gallery.contains(" 2 of 2 have findings"))
    #expect(gallery.contains("header.height 20 too large"))
    let story = try self.page("story/index.html")
    #expect(story.contains("1 finding: warning: header.height 20 too large"))
    #expect(story.contains("../test/slow/index.html#variant=ch8&amp;t="))
  }

  @Test func `are the same as in check, device by device`() throws {
    let run = try render(Self.low)
    #expect(run.exitCode == .clean, "\(run.errors)")
    let page = try page()
    for device in ["iphone-8", "iphone-15-pro"] {
      let report = ToolRun(
        "check", scratch.path("in"), "--variant", "ch8", "--device", device, "--fail-on", "warning")
      let sentence = report.output.split(separator: "\n").first { $0.contains("largest allowed") }
      let told = try #require(sentence).drop { $0 == " " }
      #expect(page.contains("<p>\(told)</p>"), "\(told)")
    }
  }

  @Test func `do not exist if all checks pass, and the page says what was judged`() throws {
    let run = try render(
      #"{ "type": "range", "track": "header.height", "min": 0 }, { "type": "monotonic", "track": "contentOffset.y", "during": "up" }"#
    )
    #expect(run.exitCode == .clean, "\(run.errors)")
    let page = try page()
    #expect(page.contains("by 2 checks of the scenario’s author."))
    #expect(!page.contains("check/"))
  }

  @Test func `are not mentioned without checks`() throws {
    #expect(try render("").exitCode == .clean)
    #expect(!(try page().contains("id=\"checks\"")))
  }

  @Test func `an unknown track is reported once, with its position, and nothing is written`() throws
  {
    let run = try render(#"{ "type": "range", "track": "header.hight", "max": 1 }"#)
    #expect(run.exitCode == .failure)
    let told = run.errors.split(separator: "\n").filter {
      $0.contains("unknown track 'header.hight'")
    }
    #expect(told.count == 1, "\(run.errors)")
    #expect(told.first?.hasPrefix(scratch.path("in/a.scenario.jsonc:5:14: error: ")) == true)
    #expect(!scratch.has("out/test/slow/index.html"))
  }

  @Test func `a check that is never evaluated is a warning`() throws {
    let run = try render(#"{ "type": "noGap", "track": ["header", "sheet"] }"#)
    #expect(run.exitCode == .clean)
    #expect(
      run.errors.contains("5:14: warning: no run shows the element 'sheet'; shown: "),
      "\(run.errors)")
  }
}
