// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Init command` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Runs the tool as if it had been called in a folder.
  private func run(_ arguments: String..., in folder: String) -> ToolRun {
    ToolRun(arguments, folder: folder)
  }

  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `the files that it writes render without further arguments`(pattern: String) throws {
    let folder = scratch.path("project")
    let made = ToolRun("init", folder, "--pattern", pattern)
    #expect(made.exitCode == .clean)
    #expect(made.errors == "next: cd \(folder) && scrollwork render --watch\n")
    #expect(
      try scratch.allFiles() == [
        "project/.gitignore", "project/Scenarios/first-look.scenario.jsonc",
        "project/project.schema.json",
        "project/scenario.schema.json", "project/scrollwork.jsonc",
      ])
    let rendered = run("render", "-j", "1", in: folder)
    #expect(rendered.exitCode == .clean, "\(rendered.errors)")
    #expect(rendered.output == "open \(folder)/Output/first-look/index.html\n")
    // The project's devices.
    let files = try scratch.allFiles().filter { $0.hasPrefix("project/Output/first-look/") }
    #expect(files.contains { $0.hasSuffix("/iphone-15-pro.svg") })
    #expect(!files.contains { $0.hasSuffix("/iphone-11.svg") })
  }

  @Test
  func `with an interface of its own, the broken variant has findings and the other has none`()
    throws
  {
    let folder = scratch.path("project")
    let made = ToolRun("init", folder, "--pattern-file")
    #expect(made.exitCode == .clean, "\(made.errors)")
    #expect(made.outputLines.count == 7)
    let checked = run("check", "--variant", "follows", in: folder)
    #expect(checked.exitCode == .clean, "\(checked.output)\(checked.errors)")
    let broken = run("check", "--variant", "drifts", in: folder)
    #expect(broken.exitCode == .findings)
    #expect(broken.output.contains("[BOUNCE-COUPLING]"))
    #expect(
      run("init", "other", "--pattern-file", "--pattern", "parallax", in: folder).exitCode
        == .failure)
  }

  @Test func `running it again changes nothing`() throws {
    let folder = scratch.path("project")
    let first = ToolRun("init", folder)
    #expect(first.outputLines.count == 5)
    #expect(ToolRun("init", folder).exitCode == .clean)
    #expect(try scratch.allFiles().count == 5)
  }

  @Test func `files of others are kept, and nothing is written next to them`() throws {
    try scratch.write("mine", to: "project/scrollwork.jsonc")
    let run = ToolRun("init", scratch.path("project"))
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.hasPrefix(
        "error: \(scratch.path("project/scrollwork.jsonc")) already exists with different content: nothing was written"
      ))
    #expect(try scratch.allFiles() == ["project/scrollwork.jsonc"])
    #expect(try scratch.text("project/scrollwork.jsonc") == "mine")
  }

  @Test func `rendered files are ignored by git, and an existing .gitignore stays as it is`() throws
  {
    #expect(ToolRun("init", scratch.path("new")).exitCode == .clean)
    #expect(try scratch.text("new/.gitignore").contains("\n/Output/\n"))
    try scratch.write("*.o\n", to: "old/.gitignore")
    let run = ToolRun("init", scratch.path("old"))
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(try scratch.text("old/.gitignore") == "*.o\n")
    #expect(run.errors.contains("let it have the line /Output/"))
  }

  @Test func `without a project, render says how to start one`() {
    let run = run("render", in: scratch.path)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("there is no scrollwork.jsonc here"))
    #expect(run.errors.contains("scrollwork init"))
  }

  @Test func `an error in the project file is reported with its position`() throws {
    try scratch.write("{ version: 3 }", to: "scrollwork.jsonc")
    let run = run("render", in: scratch.path)
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.hasPrefix("\(scratch.path)/scrollwork.jsonc:1:12: error: 'version' must be 1"))
  }
}
