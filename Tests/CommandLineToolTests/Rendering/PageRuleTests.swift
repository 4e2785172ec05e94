// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import StoryboardRendering

/// The rules of a project file apply to pages as they do to `check`.
@Suite struct `Rules of a project on pages` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The rendered pages of a project with the given rules: a scenario's page, the gallery and a
  /// story.
  private func pages(_ rules: String) throws -> [String] {
    try scratch.write("{ version: 1, scenarios: ['in'], rules: \(rules) }", to: "scrollwork.jsonc")
    try scratch.write(ReviewExample.scenario(), to: "in/a.scenario.jsonc")
    try scratch.write(
      """
      { "version": 1, "id": "story", "title": "Story", "summary": "One chapter.",
        "pattern": "collapsing-header",
        "chapters": [{
          "variant": "ch6", "scenario": "test/slow", "device": "iphone-15-pro", "does": "It leaves five points."
        }] }
      """, to: "in/a.story.jsonc")
    let run = ToolRun(["render", "-j", "1"], folder: scratch.path)
    #expect(run.exitCode == .clean, "\(run.errors)")
    return try ["test/slow", ".", "story"].map { try scratch.text("Output/\($0)/index.html") }
  }

  @Test func `a rule that is on appears everywhere`() throws {
    for page in try pages("{}") {
      #expect(page.contains("5 pt gap"))
    }
  }

  @Test func `a rule that is off appears nowhere`() throws {
    for page in try pages("{ 'CH-GAP': 'off' }") { #expect(!page.contains("5 pt gap")) }
  }

  @Test func `a rule has the severity from the project`() throws {
    // A single rule, so that new rules need no change here.
    let rules = ReviewRule.allCases.map { "'\($0.id)': '\($0 == .gap ? "note" : "off")'" }
    let pages = try pages("{ \(rules.joined(separator: ", ")) }")
    #expect(pages[0].contains("</span> note CH-GAP</code>"))
    #expect(pages[1].contains("notes at worst, such as 5 pt gap"))
    #expect(pages[2].contains("1 finding: note: 5 pt gap"))
  }

  @Test func `also apply to trials on the page`() throws {
    try scratch.write(ReviewExample.scenario(), to: "a.scenario.jsonc")
    let scenario = try ScenarioSource.read(
      scratch.path("a.scenario.jsonc"), .memory(), defaultDevices: nil)
    let plan = try RunPlan(scenario, path: "a", overrides: RunOverrides())
    var rules = ReviewOptions()
    #expect(try #require(PageTrial(plan, rules: rules)).rules.isEmpty)
    rules[.gap].isOn = false
    rules[.jump].severity = .note
    let set = try #require(PageTrial(plan, rules: rules)).rules
    #expect(set.map { "\($0.id)" } == ["JUMP", "CH-GAP"])
    #expect(set.map(\.severity) == [.note, nil])
  }
}
