// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Shards of a review` {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = scratch.path("in")
    for (index, name) in ["a", "b", "c", "d", "e"].enumerated() {
      try scratch.write(
        ReviewExample.scenario(
          id: "test/\(name)", variants: index == 2 ? ["ch8"] : ["ch6", "ch8"],
          devices: index == 3
            ? ["iphone-8"] : ["iphone-8", "iphone-15-pro", "iphone-11"],
          checks: #"{ "type": "range", "track": "header.height", "max": 118.5 }"#),
        to: "in/\(name).scenario.jsonc")
    }
  }

  private func judge(_ part: Int, of count: Int) -> ToolRun {
    ToolRun(
      "check", folder, "--variant", "all", "--shard", "\(part)/\(count)", "--exit-zero",
      "--reporter", "json=\(scratch.path("parts/\(part)-\(count).json"))")
  }

  @Test func `merge to the bytes of the whole review, in every format, with its exit code`() throws
  {
    for count in [1, 3] {
      for part in 1...count { #expect(judge(part, of: count).exitCode == .clean) }
      let parts = (1...count).reversed().map { scratch.path("parts/\($0)-\(count).json") }
      for format in ReportFormat.allCases.map(\.rawValue) {
        let whole = ToolRun("check", folder, "--variant", "all", "--reporter", format)
        let merged = ToolRun(["merge"] + parts + ["--reporter", format])
        #expect(merged.output == whole.output)
        #expect(merged.exitCode == .findings)
        #expect(whole.exitCode == .findings)
      }
    }
  }

  @Test func `report accepted findings and stale entries as the whole review does`() throws {
    let file = scratch.path("accepted.json")
    _ = ToolRun(
      "check", folder, "--variant", "all", "--baseline", file, "--update-baseline")
    // One scenario is fixed, and another one breaks.
    for (name, maximum) in [("a", 200), ("b", 20)] {
      let text = try scratch.text("in/\(name).scenario.jsonc")
      try scratch.write(
        text.replacing("\"max\": 118.5", with: "\"max\": \(maximum)"),
        to: "in/\(name).scenario.jsonc")
    }
    for part in 1...2 {
      let run = ToolRun(
        "check", folder, "--variant", "all", "--shard", "\(part)/2", "--exit-zero", "--baseline",
        file, "--reporter", "json=\(scratch.path("parts/\(part).json"))")
      #expect(run.exitCode == .clean)
    }
    for format in ReportFormat.allCases.map(\.rawValue) {
      let whole = ToolRun(
        "check", folder, "--variant", "all", "--baseline", file, "--reporter", format)
      #expect(whole.exitCode == .findings)
      #expect(ToolRun("merge", scratch.path("parts"), "--reporter", format).output == whole.output)
      if format == "text" {
        #expect(whole.output.contains("stale: header.height "))
        #expect(whole.output.contains("b.scenario.jsonc:"))
        #expect(whole.output.contains(" accepted\n"))
      }
    }
  }

  @Test func `more shards than scenarios leave some empty, and a folder holds them all`() throws {
    for part in 1...7 { #expect(judge(part, of: 7).exitCode == .clean) }
    let merged = ToolRun("merge", scratch.path("parts"), "--exit-zero")
    #expect(merged.exitCode == .clean)
    #expect(
      merged.output == ToolRun("check", folder, "--variant", "all").output)
  }

  @Test func `a missing, duplicate or invalid report is an error`() throws {
    for part in 1...2 { _ = judge(part, of: 2) }
    let one = scratch.path("parts/1-2.json")
    let missing = ToolRun("merge", one)
    #expect(missing.exitCode == .failure)
    #expect(missing.errors == "error: part 2 of 2 is missing\n")
    try scratch.write(try scratch.text("parts/1-2.json"), to: "parts/copy.json")
    let twice = ToolRun("merge", scratch.path("parts"))
    #expect(
      twice.errors == "error: \(one) and \(scratch.path("parts/copy.json")) are both part 1 of 2\n")
    try scratch.write(
      try scratch.text("parts/1-2.json").replacing(
        "scrollwork \(ToolVersion.number)", with: "scrollwork 0.0.1"),
      to: "old.json")
    let old = ToolRun("merge", scratch.path("old.json"), scratch.path("parts/2-2.json"))
    #expect(old.errors.contains("parts need the same version"))
    try scratch.write("{", to: "bad.json")
    let bad = ToolRun("merge", scratch.path("bad.json"))
    #expect(bad.exitCode == .failure)
    #expect(
      bad.errors.hasPrefix("error: cannot read the report \(scratch.path("bad.json")): no JSON"))
    #expect(ToolRun("merge", scratch.path("in")).errors.contains("no reports in"))
    #expect(ToolRun("merge", scratch.path("nowhere.json")).exitCode == .failure)
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", "1/1001"])
  func `invalid shard numbers are refused`(word: String) {
    #expect(throws: OperationError.self) { try ReviewShard(word) }
  }

  @Test(arguments: 1...9)
  func `every plan is in one shard, and shards have similar amounts of work`(count: Int) throws {
    let plans = try PlanReader(RunOverrides(), CommandContext(environment: .memory()))
      .plans([folder])
    var seen: [String] = []
    var loads: [Int] = []
    for part in 1...count {
      let own = try ReviewShard("\(part)/\(count)").plans(of: plans) { $0.lanes.count }
      seen += own.map(\.path)
      loads.append(own.reduce(0) { $0 + $1.lanes.count })
    }
    #expect(seen.sorted() == plans.map(\.path).sorted())
    let heaviest = plans.map(\.lanes.count).max() ?? 0
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= heaviest)
  }
}
