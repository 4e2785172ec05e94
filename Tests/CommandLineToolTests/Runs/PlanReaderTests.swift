// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Plan reader` {
  /// A command that reads scenarios, and how to find the devices on which it ran them.
  enum Reader: CaseIterable {
    case render, check, record, approve, diff, list, frames, export, fit
  }

  private let scratch: ScratchFolder
  private let scenario: String

  /// A project whose scenario names no device.
  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      """
      { "version": 1, "devices": ["iphone-se3", "iphone-14@landscape"] }
      """, to: "scrollwork.jsonc")
    scenario = try scratch.write(
      Example.scenario(id: "short", variants: ["ch8"])
        .replacing("\"devices\": [\"iphone-8\", \"iphone-11@landscape\"],", with: ""),
      to: "Scenarios/short.scenario.jsonc")
  }

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(arguments, folder: scratch.path)
  }

  /// The identifiers of the devices on which a command runs the scenario.
  private func devices(_ reader: Reader) throws -> [String] {
    let devices = ["iphone-14-landscape", "iphone-se3"]
    func files(_ folder: String, _ suffix: String) throws -> [String] {
      try scratch.allFiles().filter { $0.hasPrefix(folder) && $0.hasSuffix(suffix) }
        .map { String($0.dropFirst(folder.count).dropLast(suffix.count)) }
    }
    /// The devices that an error offers to choose from.
    func asked(_ run: ToolRun) -> [String] {
      #expect(run.exitCode == .failure, "\(run.output.prefix(200)) \(run.errors)")
      let words = run.errors.split(separator: "--device: ").last?.split(separator: "\n").first
      return (words ?? "").split(separator: ", ").map(String.init).sorted()
    }
    switch reader {
    case .render:
      #expect(run("render", "-j", "1").exitCode == .clean)
      return try files("Output/short/ch8/", ".svg").filter { $0 != "devices" }
    case .check:
      let report = run("check", "--reporter", "json").output
      return devices.filter { report.contains("\"id\": \"\($0)\"") }
        + (report.contains("iphone-8") ? ["iphone-8"] : [])
    case .record, .approve:
      let folder = scratch.path("Goldens")
      #expect(
        run(reader == .record ? "record" : "approve", scenario, "-o", folder).exitCode == .clean)
      return try files("Goldens/short/ch8/", ".run")
    case .diff:
      #expect(run("record", scenario, "-o", scratch.path("Goldens")).exitCode == .clean)
      let recorded = try files("Goldens/short/ch8/", ".run")
      let compared = run("diff", scratch.path("Goldens"), scenario)
      #expect(compared.exitCode == .clean)
      #expect(compared.output == "2 runs compared: 2 same, 0 different\n")
      return recorded
    case .list:
      let list = run("list", "scenarios", "--json").output
      return devices.filter { list.contains("\"\($0)\"") }
        + (list.contains("iphone-8") ? ["iphone-8"] : [])
    case .frames: return asked(run("frames", scenario))
    case .export: return asked(run("export", scenario))
    case .fit:
      let trace = try scratch.write("ms,offset\n0,0\n16,4\n33,9\n", to: "a.csv")
      return asked(run("fit", trace, "--scenario", scenario))
    }
  }

  @Test(arguments: Reader.allCases)
  func `every command runs a scenario without devices on the devices of the project`(
    reader: Reader
  ) throws {
    #expect(try devices(reader) == ["iphone-14-landscape", "iphone-se3"])
  }

  @Test(arguments: [
    ["render"], ["check"], ["list", "scenarios"], ["frames", "S"], ["export", "S"],
    ["record", "S"], ["approve", "S"], ["diff", "S", "S"],
    ["fit", "T", "--scenario", "S"],
  ])
  func `every command reports an error in the project file`(words: [String]) throws {
    try scratch.write("{ \"version\": 1, \"devices\": [\"iphone-9\"] }", to: "scrollwork.jsonc")
    let trace = try scratch.write("ms,offset\n0,0\n16,4\n33,9\n", to: "a.csv")
    let run = ToolRun(
      words.map { $0 == "S" ? scenario : $0 == "T" ? trace : $0 }, folder: scratch.path)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("scrollwork.jsonc:1:"), "\(run.errors)")
    #expect(run.errors.contains("iphone-9"), "\(run.errors)")
  }

  @Test func `the command line overrides the project`() {
    let run = run("frames", scenario, "--device", "iphone-8")
    #expect(run.exitCode == .clean)
    #expect(run.output.contains("\"iphone-8\""))
  }

  @Test func `two scenarios with the same id are refused in every command`() throws {
    let twin = try scratch.write(try scratch.text("Scenarios/short.scenario.jsonc"), to: "b.jsonc")
    for command in ["render", "check", "record"] {
      let run = run(command, scenario, twin)
      #expect(run.exitCode == .failure)
      #expect(run.errors.contains("have the same id 'short': each needs its own"), "\(run.errors)")
    }
  }
}
