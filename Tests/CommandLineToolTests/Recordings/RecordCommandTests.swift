// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import SystemCalls

@Suite struct `Record and approve` {
  private let scratch: ScratchFolder
  private let scenario: String
  private let goldens: String

  init() throws {
    scratch = try ScratchFolder()
    scenario = try scratch.write(Example.scenario(), to: "short.scenario.jsonc")
    goldens = scratch.path("Goldens")
  }

  private func change() throws {
    let steps = """
      { "type": "drag", "from": ["50%", "80%"], "by": [0, -61], "duration": 200 },
      { "type": "pause", "duration": 100 }
      """
    try scratch.write(Example.scenario(steps: steps), to: "short.scenario.jsonc")
  }

  @Test func `record writes missing files, one per run, and finds nothing new afterwards`()
    throws
  {
    let first = ToolRun("record", scenario, "-o", goldens)
    #expect(first.exitCode == .clean)
    #expect(first.output == "4 runs: 4 new\n")
    #expect(
      try scratch.allFiles().filter { $0.hasPrefix("Goldens") } == [
        "Goldens/test/short/ch6/iphone-11-landscape.run", "Goldens/test/short/ch6/iphone-8.run",
        "Goldens/test/short/ch8/iphone-11-landscape.run", "Goldens/test/short/ch8/iphone-8.run",
      ])
    let second = ToolRun("record", scenario, "-o", goldens)
    #expect(second.exitCode == .clean)
    #expect(second.output == "4 runs: 4 as recorded\n")
  }

  @Test func `a difference exits with 1 and is reported, and nothing is replaced`() throws {
    _ = ToolRun("record", scenario, "-o", goldens)
    let before = try scratch.text("Goldens/test/short/ch6/iphone-8.run")
    try change()
    let run = ToolRun("record", scenario, "-o", goldens)
    #expect(run.exitCode == .findings)
    #expect(run.outputLines.last == "4 runs: 4 different")
    #expect(run.output.contains("contentOffset.y differs by"))
    #expect(run.errors.contains("scrollwork approve \(scenario) -o \(goldens)"))
    #expect(try scratch.text("Goldens/test/short/ch6/iphone-8.run") == before)
  }

  @Test func `the suggested command does what is needed, quoted for a shell`() throws {
    let path = try scratch.write(Example.scenario(), to: "my app/short.scenario.jsonc")
    let words = [path, "-o", goldens, "--device", "iphone-8", "--variant", "ch6"]
    let run = ToolRun(["record", "--update=none"] + words)
    #expect(run.exitCode == .findings)
    #expect(run.output.hasSuffix("\n1 run: 1 missing\n"))
    #expect(
      run.errors
        == "to record and commit them: scrollwork record '\(path)' -o \(goldens) --device iphone-8 --variant ch6\n"
    )
  }

  @Test func `a checkout may have any line endings`() throws {
    _ = ToolRun("record", scenario, "-o", goldens)
    let name = "Goldens/test/short/ch6/iphone-8.run"
    let text = try scratch.text(name)
    try scratch.write(
      "\u{FEFF}"
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n"), to: name)
    #expect(ToolRun("record", scenario, "-o", goldens).output == "4 runs: 4 as recorded\n")
  }

  @Test(arguments: [
    ["approve"], ["record", "-u"], ["record", "--update"], ["record", "-u=changed"],
  ])
  func `approve and a plain update write changed and missing files`(_ words: [String]) throws {
    _ = ToolRun("record", scenario, "-o", goldens, "--variant", "ch6")
    try change()
    let run = ToolRun(words + [scenario, "-o", goldens])
    #expect(run.exitCode == .clean)
    #expect(run.outputLines.last == "4 runs: 2 new, 2 changed")
    #expect(ToolRun("record", scenario, "-o", goldens).output == "4 runs: 4 as recorded\n")
  }

  @Test func `update does what its value says`() throws {
    #expect(ToolRun("record", scenario, "-o", goldens, "-u=none").exitCode == .findings)
    #expect(!scratch.has("Goldens"))
    #expect(
      ToolRun("record", scenario, "-o", goldens, "-u=missing").output == "4 runs: 4 new\n")
    try change()
    #expect(ToolRun("record", scenario, "-o", goldens, "-u=missing").exitCode == .findings)
    #expect(
      ToolRun("record", scenario, "-o", goldens, "--update=all").outputLines.last
        == "4 runs: 4 changed")
    let wrong = ToolRun("record", scenario, "-u=some")
    #expect(wrong.exitCode == .failure)
    #expect(wrong.errors.contains("expected one of all, changed, missing, none"))
  }

  @Test func `records the project's scenarios, on the project's devices`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "{ version: 1, scenarios: ['in'], devices: ['iphone-8'] }", to: "scrollwork.jsonc")
    try scratch.write(
      Example.scenario(variants: ["ch4"]).replacing(
        #""devices": ["iphone-8", "iphone-11@landscape"],"#, with: ""),
      to: "in/a.scenario.jsonc")
    let run = ToolRun(["record", "-o", scratch.path("out")], folder: scratch.path)
    #expect(run.output == "1 run: 1 new\n")
    #expect(try scratch.allFiles().contains("out/test/short/ch4/iphone-8.run"))
    let list = ToolRun(["list", "scenarios", "--json"], folder: scratch.path)
    #expect(list.output.contains("\"devices\": [\"iphone-8\"]"))
  }

  @Test func `in CI a missing file fails and is not written`() throws {
    let run = ToolRun(["record", scenario, "-o", goldens], environment: ["CI": "true"])
    #expect(run.exitCode == .findings)
    #expect(run.outputLines.last == "4 runs: 4 missing")
    #expect(!scratch.has("Goldens"))
    let asked = ToolRun(
      ["record", scenario, "-o", goldens, "-u=missing"], environment: ["CI": "1"])
    #expect(asked.exitCode == .clean)
    #expect(
      ToolRun(["record", scenario, "-o", goldens], environment: ["CI": "1"]).exitCode == .clean)
  }

  @Test func `the bytes are the same for any number of jobs`() throws {
    _ = ToolRun("record", scenario, "-o", goldens, "-j", "1")
    _ = ToolRun("record", scenario, "-o", scratch.path("Other"), "-j", "4")
    for name in try scratch.allFiles() where name.hasPrefix("Goldens/") {
      #expect(try scratch.text(name) == scratch.text("Other/" + name.dropFirst(8)))
    }
  }

  @Test func `a damaged recording is an error with its line, and approve replaces it`() throws {
    _ = ToolRun("record", scenario, "-o", goldens)
    let name = "Goldens/test/short/ch6/iphone-8.run"
    let text = try scratch.text(name)
    try scratch.write(String(text.prefix(text.utf8.count / 2)), to: name)
    let run = ToolRun("record", scenario, "-o", goldens)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("iphone-8.run:"))
    #expect(run.errors.contains(": error: "))
    #expect(ToolRun("approve", scenario, "-o", goldens).exitCode == .clean)
    #expect(try scratch.text(name) == text)
  }

  @Test func `recorded runs with Windows line endings are the same for record and diff`() throws {
    _ = ToolRun("record", scenario, "-o", goldens)
    for name in try scratch.allFiles() where name.hasSuffix(".run") {
      try scratch.write(try scratch.text(name).replacing("\n", with: "\r\n"), to: name)
    }
    #expect(ToolRun("record", scenario, "-o", goldens).output == "4 runs: 4 as recorded\n")
    let run = ToolRun("diff", goldens, scenario)
    #expect(run.exitCode == .clean, "\(run.output)")
  }

  @Test func `recorded runs without a matching scenario are named`() throws {
    let folder = FileSystem.folder(of: scenario)
    try scratch.write(Example.scenario(id: "test/other"), to: "other.scenario.jsonc")
    _ = ToolRun("record", folder, "-o", goldens)
    try FileSystem.removeFile(scratch.path("other.scenario.jsonc"))
    try scratch.write(
      Example.scenario(devices: ["iphone-8"]), to: "short.scenario.jsonc")
    let run = ToolRun("record", folder, "-o", goldens)
    #expect(run.exitCode == .clean)
    #expect(run.output.hasSuffix("\n2 runs: 2 as recorded, 6 left over\n"), "\(run.output)")
    #expect(run.output.contains("left over: test/other/ch6/iphone-8 is recorded"))
    // If one scenario is given, recorded runs of others are not mentioned.
    #expect(ToolRun("record", scenario, "-o", goldens).output.contains("2 left over\n"))
    #expect(!ToolRun("record", folder, "-o", goldens, "--variant", "ch6").output.contains("left"))
  }
}
