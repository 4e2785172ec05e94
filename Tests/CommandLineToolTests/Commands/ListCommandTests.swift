// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `List command` {
  @Test(arguments: [
    ("devices", DeviceCatalog.catalog.count), ("patterns", PatternCatalog.builtIn.entries.count),
    ("variants", PatternCatalog.builtIn.entries.reduce(0) { $0 + $1.variants.count }),
    ("rules", ReviewRule.allCases.count),
  ])
  func `prints a line for every entry, as a table and as JSON`(subject: String, count: Int) {
    let table = ToolRun("list", subject)
    #expect(table.exitCode == .clean)
    #expect(table.outputLines.count == count + 1)
    #expect(table.outputLines.allSatisfy { $0.last != " " })
    let json = ToolRun("list", subject, "--json")
    #expect(json.output.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"\(subject)\": [\n"))
    #expect(json.outputLines.count == count + 5)
  }

  @Test func `every constant of the physics has a grade and a source`() {
    let constants = PhysicsEvidence.catalog.flatMap(\.constants)
    let lines = ToolRun("list", "physics").outputLines
    #expect(lines.count == constants.count + 1)
    #expect(lines.contains { $0.hasPrefix("uikit  ") && $0.contains("  0.55  ") })
    let json = ToolRun("list", "physics", "--json")
    #expect(json.outputLines.count == PhysicsProfile.catalog.count + 5)
    #expect(json.output.occurrences("\"evidence\": \"") == constants.count)
  }

  @Test func `every device names the source of its facts`() {
    let lines = ToolRun("list", "devices").outputLines
    #expect(lines.contains { $0.hasPrefix("iphone-8 ") && $0.contains("  high DK ") })
    let json = ToolRun("list", "devices", "--json").output
    #expect(
      json.split(separator: "\n").count { $0.contains("\"confidence\": \"") }
        == DeviceCatalog.catalog.count)
    #expect(!json.contains("\"source\": null"))
  }

  @Test func `columns are aligned`() throws {
    let lines = ToolRun("list", "devices").outputLines
    let heading = try #require(lines[0].firstRange(of: "year"))
    let column = lines[0].distance(from: lines[0].startIndex, to: heading.lowerBound)
    for line in lines.dropFirst() {
      #expect(Int(line.dropFirst(column).prefix(4)) ?? 0 > 2000)
    }
  }

  @Test func `parameters can be limited to a pattern`() {
    let all = ToolRun("list", "parameters").outputLines
    let own = ToolRun("list", "parameters", "--pattern", "collapsing-header").outputLines
    #expect(own.count > 1)
    #expect(own.count <= all.count)
    #expect(own.contains { $0.contains(" extra ") && $0.contains("100") })
    #expect(ToolRun("list", "parameters", "--pattern", "nothing").exitCode == .failure)
  }

  @Test func `scenarios come from a folder`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(Example.scenario(), to: "a.scenario.jsonc")
    let run = ToolRun("list", "scenarios", scratch.path)
    #expect(run.outputLines.count == 2)
    #expect(run.outputLines.last == "test/short  Short drag         2        2  \(path)")
    let json = ToolRun("list", "scenarios", scratch.path, "--json").output
    #expect(json.contains("\"devices\": [\"iphone-8\", \"iphone-11-landscape\"]"))
    #expect(json.contains("\"steps\": [\"up\", \"pause\"]"))
  }

  @Test func `rules with a threshold state it with a unit`() {
    let lines = ToolRun("list", "rules").outputLines
    let jump = lines.first { $0.hasPrefix("JUMP ") } ?? ""
    #expect(jump.contains(" error ") && jump.contains(" 4  pt "))
    #expect(lines.contains { $0.hasPrefix("CRASH ") && !$0.contains("0") })
    let json = ToolRun("list", "rules", "--json").output
    #expect(json.contains("\"rule\": \"V-BREAK\"") && json.contains("\"unit\": \"pt/s\""))
  }

  @Test func `accepts no further operands`() {
    let run = ToolRun("list", "devices", "extra")
    #expect(run.exitCode == .failure)
    #expect(run.errors == "error: list devices takes nothing else, found 'extra'\n")
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func occurrences(_ part: String) -> Int { ranges(of: part).count }
}
