// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import SystemCalls
import TestSupport
import Testing

@testable import CommandLineTool

/// Commands on interfaces that files describe.
@Suite struct `A pattern file` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A bar that shrinks over a list of rows.
  private static let bar = """
    {
      "version": 1, "id": "bar", "title": "Bar", "summary": "A bar that shrinks.",
      "parameters": { "extra": { "default": 60, "min": 0, "max": 500, "unit": "pt" }, "rows": [20, 30] },
      "scrollViews": {
        "list": { "content": { "rows": "row" }, "safeArea": { "leading": "44 + extra" } },
      },
      "values": { "height": { "is": "safe.top + 44 + extra - min(extra, list.scrolled)", "as": "header.height" } },
      "elements": [
        { "id": "row", "in": "list", "look": "contact", "repeat": { "count": "rows[0] + rows[1]", "height": 72 } },
        { "id": "bar", "frame": { "top": 0, "height": "height" }, "look": "header" },
      ],
      "variants": {
        "good": { "title": "Good" },
        "flat": { "title": "Flat", "fixed": false, "set": { "values.height.is": "150 / (400 - list.scrolled)" } },
      },
    }
    """

  private func scenario(
    _ pattern: String, id: String = "bar/first", extra: String = ""
  ) -> String {
    """
    { "version": 1, "id": "\(id)", "pattern": "\(pattern)", "devices": ["iphone-8", "iphone-15-pro"],\(extra)
      "steps": [
        { "type": "pause", "duration": 100 },
        { "type": "drag", "from": ["50%", "90%"], "by": [0, -450], "duration": 600 },
        { "type": "pause", "until": "settled" },
      ] }
    """
  }

  private func writeBar(_ text: String = bar, to name: String = "Patterns/bar.pattern.jsonc") throws
  {
    _ = try scratch.write(text, to: name)
  }

  /// Checks a scenario beside the file.
  private func check(
    _ text: String = bar, extra: String = "", way: Int = -450, _ options: String...
  ) throws -> ToolRun {
    try writeBar(text, to: "Scenarios/bar.pattern.jsonc")
    let path = try scratch.write(
      scenario("./bar.pattern.jsonc", extra: extra).replacing("-450", with: "\(way)"),
      to: "Scenarios/a.scenario.jsonc")
    return ToolRun(["check", path] + options)
  }

  private func runHere(_ arguments: String...) -> ToolRun {
    ToolRun(arguments, folder: scratch.path)
  }

  // MARK: How it is named

  @Test func `is named by its path from the scenario`() throws {
    try writeBar()
    let path = try scratch.write(
      scenario("../Patterns/bar.pattern.jsonc"), to: "Scenarios/a.scenario.jsonc")
    let run = ToolRun("check", path, "--allow-files", scratch.path)
    #expect(run.exitCode == .clean)
    #expect(run.outputLines.last == "2 runs of 1 scenario: no findings")
    #expect(run.errors.contains("left out: 1 variant that breaks on purpose"))
  }

  @Test func `outside the scenario's folder needs a permission`() throws {
    try writeBar()
    let path = try scratch.write(
      scenario("../Patterns/bar.pattern.jsonc"), to: "Scenarios/a.scenario.jsonc")
    let run = ToolRun("check", path)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("it is outside the scenario's folder"))
  }

  @Test func `is named by its id in a project that lists it`() throws {
    try writeBar()
    _ = try scratch.write(
      #"{ "version": 1, "patterns": ["Patterns"] }"#, to: "scrollwork.jsonc")
    _ = try scratch.write(scenario("bar"), to: "Scenarios/a.scenario.jsonc")
    let check = runHere("check")
    #expect(check.exitCode == .clean)
    let patterns = runHere("list", "patterns")
    #expect(patterns.outputLines.last?.hasPrefix("bar") == true)
    let parameters = runHere("list", "parameters", "--pattern", "bar")
    #expect(parameters.outputLines.contains { $0.contains("extra") && $0.contains("0 to 500 pt") })
  }

  @Test func `may be named by an absolute path that the project names by a relative one`() throws {
    try writeBar()
    _ = try scratch.write(
      #"{ "version": 1, "patterns": ["Patterns"] }"#, to: "scrollwork.jsonc")
    let byPath = try scratch.write(
      scenario("../Patterns/bar.pattern.jsonc", id: "bar/path"), to: "Scenarios/b.scenario.jsonc")
    _ = try scratch.write(scenario("bar", id: "bar/word"), to: "Scenarios/a.scenario.jsonc")
    let check = runHere("check", byPath, scratch.path("Scenarios/a.scenario.jsonc"))
    #expect(check.exitCode == .clean)
  }

  @Test func `may not have the id of a pattern of the catalogue`() throws {
    try writeBar(Self.bar.replacing(#""id": "bar", "title""#, with: #""id": "parallax", "title""#))
    _ = try scratch.write(#"{ "version": 1, "patterns": ["Patterns"] }"#, to: "scrollwork.jsonc")
    let run = runHere("list", "patterns")
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.contains(
        "has the id of a pattern of the catalogue, 'parallax': each needs its own"))
  }

  @Test func `may not have the id of another file`() throws {
    try writeBar()
    try writeBar(to: "Patterns/copy.pattern.jsonc")
    for name in ["bar", "copy"] {
      _ = try scratch.write(
        scenario("../Patterns/\(name).pattern.jsonc", id: "bar/\(name)"),
        to: "Scenarios/\(name).scenario.jsonc")
    }
    let run = ToolRun("check", scratch.path("Scenarios"), "--allow-files", scratch.path)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("have the same id 'bar': each needs its own"))
  }

  // MARK: Mistakes

  @Test func `is refused with the place of each mistake`() throws {
    let run = try check(
      Self.bar.replacing("min(extra, list.scrolled)", with: "min(extra, list.scroled)"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("bar.pattern.jsonc:7:"))
    #expect(run.errors.contains("did you mean 'list.scrolled'"))
  }

  @Test func `whose formula has no result ends the run with a finding`() throws {
    let run = try check(extra: #" "variants": ["flat"],"#, way: -410, "--verbose")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("no result [FORMULA]"))
    #expect(!run.output.contains("[CRASH]"))
    #expect(run.output.contains("division by 0 in '150 / (400 - list.scrolled)' ("))
    #expect(run.output.contains("bar.pattern.jsonc:14:"))
  }

  @Test func `that says where the app would crash has a finding with its sentence`() throws {
    let run = try check(
      Self.bar.replacing(
        #""variants": {"#,
        with: #"""
          "on": [{ "event": "didScroll", "of": "list", "when": "list.offset > 100", "do": ["crash('the list has no such row')"] }],
          "variants": {
          """#))
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("crash [CRASH]"))
    #expect(run.output.contains("The app crashes here: the list has no such row."))
    #expect(!run.output.contains("[FORMULA]"))
  }

  /// The bar with a claim that holds, and one that does not where the list is pulled far enough.
  private static let claims = bar.replacing(
    #""variants": {"#,
    with: #"""
      "claims": [
        { "id": "no-gap", "always": "row[0].top - bar.bottom <= 0.5", "when": "list.over.top == 0" },
        {
          "id": "deep", "always": "list.scrolled <= 300 && bar.height >= 44",
          "when": "list.offset > list.min", "say": "The list is never scrolled deeper.",
        },
      ],
      "variants": {
      """#)

  @Test func `whose claim does not hold has a finding with its sentence, place and amount`() throws
  {
    let run = try check(Self.claims, extra: #" "variants": ["good"],"#)
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("[CLAIM]"))
    #expect(
      run.output.contains(
        "Claim 'deep' does not hold here: The list is never scrolled deeper; it is off by "))
    #expect(run.output.contains("bar.pattern.jsonc:15:30)"))
    #expect(!run.output.contains("no-gap"))
  }

  @Test func `whose claim does not hold says so after what rules find, even if that begins later`()
    throws
  {
    let short = Self.claims.replacing("<= 300", with: "<= 20")
      .replacing("min(extra, list.scrolled)", with: "min(extra + 60, list.scrolled)")
    let output = try check(
      short, extra: #" "variants": ["good"],"#, way: -450, "--device", "iphone-8"
    ).output
    let rule = try #require(output.firstRange(of: "[CH-BOUNDS]"))
    let claim = try #require(output.firstRange(of: "[CLAIM]"))
    #expect(rule.lowerBound < claim.lowerBound)
  }

  @Test func `whose claims hold has no finding`() throws {
    let run = try check(
      Self.claims.replacing("<= 300", with: "<= 3000"), extra: #" "variants": ["good"],"#)
    #expect(run.exitCode == .clean)
    #expect(run.outputLines.last == "2 runs of 1 scenario: no findings")
  }

  @Test func `whose formula has no result before the first frame is an error`() throws {
    let run = try check(Self.bar.replacing("rows[0] + rows[1]", with: "rows[rows[0]]"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("bar.pattern.jsonc:9:"))
    #expect(
      run.errors.contains("error: index 20 outside 0..<2 in 'rows[rows[0]]' (good on iphone-8)"))
  }

  @Test func `takes lists of other lengths than its own`() throws {
    let long = try check(extra: #" "parameters": { "rows": [10, 20, 3] },"#)
    #expect(long.exitCode == .clean)
    let run = try check(extra: #" "parameters": { "rows": [1] },"#)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("error: index 1 outside 0..<1 in 'rows[0] + rows[1]' (good on "))
  }

  // MARK: Everything else

  @Test func `has pages, drawings and recordings like a pattern in Swift`() throws {
    try writeBar(to: "Scenarios/bar.pattern.jsonc")
    let path = try scratch.write(scenario("./bar.pattern.jsonc"), to: "Scenarios/a.scenario.jsonc")
    let output = scratch.path("out")
    let render = ToolRun("render", path, "--output", output, "--variant", "good")
    #expect(render.exitCode == .clean)
    let page = try scratch.text("out/bar/first/index.html")
    #expect(page.contains("header.height"))
    #expect(try scratch.text("out/index.html").contains("A bar that shrinks."))
    let runs = scratch.path("runs")
    #expect(ToolRun("record", path, "--output", runs, "--variant", "good").exitCode == .clean)
    let same = ToolRun("diff", runs, path, "--variant", "good")
    #expect(same.exitCode == .clean)
    try writeBar(
      Self.bar.replacing("min(extra, list.scrolled)", with: "min(extra, 2 * list.scrolled)"),
      to: "Scenarios/bar.pattern.jsonc")
    let changed = ToolRun("diff", runs, path, "--variant", "good")
    #expect(changed.exitCode == .findings)
    #expect(changed.output.contains("header.height"))
  }
}
