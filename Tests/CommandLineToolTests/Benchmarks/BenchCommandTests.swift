// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls
import TestSupport
import TextFormats
import Testing

@testable import CommandLineTool

/// `bench`, whose counts are exact: nothing here depends on time.
@Suite struct `Bench command` {
  private let scratch: ScratchFolder
  private let scenario: String

  init() throws {
    scratch = try ScratchFolder()
    scenario = try scratch.write(
      """
      { "version": 1, "id": "my/short", "pattern": "collapsing-header", "variants": ["ch4"],
        "devices": ["iphone-8"], "steps": [{ "type": "drag", "from": ["50%", "70%"], "by": [0, -60], "duration": 60 }] }
      """, to: "short.scenario.jsonc")
  }

  private func bench(_ words: String...) throws -> (code: Int32, output: String, errors: String) {
    let process = try ToolProcess(
      ["bench", scenario] + words,
      variables: ["PATH": Process.variable("PATH") ?? "/usr/bin:/bin"], in: scratch)
    return (process.wait(), try process.output(), try process.errors())
  }

  @Test func `a run has one count; a budget of it holds, and fails at two per cent more`() throws {
    let path = scratch.path("budgets.json")
    let first = try bench("--budget", path, "--json")
    #expect(first.code == 1, "a run without a budget is a finding")
    let answer = try JSONParser.parse(first.output)
    let record = try #require(answer["runs"]?.list?.first)
    #expect(record["case"]?.text == "runs/my:short/iphone-8/ch4")
    #expect(answer["findings"]?.list?.first?["kind"]?.text == "missing")
    let frames = try #require(record["units"]?.integer)
    let counted = try #require(record["instr"]?.number, "valgrind is installed") * Double(frames)

    let written = try bench("--budget", path, "--reason", "first")
    #expect(written.code == 0 && written.errors.contains("1 of 1 budgets written"))
    let budgets = try scratch.text("budgets.json")
    let whole = "\"instr\": \(Int(counted.rounded()))"
    #expect(budgets.contains(whole), "the count is the same in every process: \(budgets)")

    // The run costs two per cent more than its budget, and less than one.
    for (share, code) in [(1.02, 1), (1.009, 0)] {
      let planted = "\"instr\": \(Int((counted / share).rounded()))"
      try scratch.write(budgets.replacing(whole, with: planted), to: "budgets.json")
      let run = try bench("--budget", path)
      #expect(run.code == code, "\(share): \(run.output)")
      #expect(run.output.contains("instructions exceed the budget of") == (code == 1))
    }
  }

  @Test func `five steps of 0.9 per cent that every gate lets pass are one drift`() throws {
    let first = try JSONParser.parse(try bench("--json").output)
    let record = try #require(first["runs"]?.list?.first)
    let counted = try #require(record["instr"]?.number)
    var (history, commits) = ("", "")
    for commit in 0..<23 {
      // Four commits at each level, five steps up to what is measured now.
      var level = counted
      for _ in 0..<(5 - min(5, commit / 4)) { level /= 1.009 }
      let members = try #require(record.members).map { member -> (String, JSONValue?) in
        (member.name, member.name == "instr" ? .number(level) : member.value)
      }
      history += JSONValue.object(members + [("commit", .string("c\(commit)"))]).line + "\n"
      commits +=
        "{\"commit\": \"c\(commit)\", \"time\": \"2026-01-01T00:00:00Z\", \"subject\": \"\"}\n"
    }
    try scratch.write(history, to: "history/history.jsonl")
    try scratch.write(commits, to: "history/commits.jsonl")
    let run = try bench(
      "--history", scratch.path("history"), "--commit", "now", "-o", scratch.path("page.html"))
    #expect(run.code == 0)
    let drift = "drift: runs/my:short/iphone-8/ch4: instructions +4.6 % in 5 steps since c4"
    #expect(run.output.contains(drift), "\(run.output)")
    #expect(try scratch.text("history/history.jsonl").contains("\"commit\": \"now\""))
    #expect(try scratch.text("page.html").contains("runs/my:short/iphone-8/ch4"))
  }

  @Test func `refuses options that would do nothing`() throws {
    let alone = ToolRun("bench", scenario, "--reason", "why")
    #expect(alone.exitCode == .failure && alone.errors.contains("no file of budgets"))
    let both = ToolRun("bench", scenario, "--against", "main", "--history", "h")
    #expect(both.exitCode == .failure && both.errors.contains("two sides are compared"))
  }

  @Test func `names what is neither a revision nor a tool`() throws {
    let run = try bench("--against", "no-such-revision", "--counts-only")
    #expect(run.code == 2)
    #expect(run.errors.contains("expected a revision of this folder's repository"))
  }
}
