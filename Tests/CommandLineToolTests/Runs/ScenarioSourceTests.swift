// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Scenario source` {
  @Test func `a folder stands for its scenarios, once each and sorted`() throws {
    let scratch = try ScratchFolder()
    let b = try scratch.write("", to: "b.scenario.jsonc")
    let a = try scratch.write("", to: "sub/a.scenario.jsonc")
    let other = try scratch.write("", to: "c.jsonc")
    #expect(try ScenarioSource.paths([other, scratch.path, b]) == [other, b, a])
  }

  @Test func `a folder without scenarios is an error`() throws {
    let scratch = try ScratchFolder()
    #expect(
      throws: OperationError(
        "no scenarios in \(scratch.path): expected files named *.scenario.jsonc")
    ) { try ScenarioSource.paths([scratch.path]) }
  }

  @Test func `an error is shown at its position`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(
      Example.scenario(extra: "\"patern\": 1,"), to: "a.scenario.jsonc")
    let run = ToolRun("render", path, "--output", scratch.path("out"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.hasPrefix("\(path):5:3: error: "), "\(run.errors)")
    #expect(run.errors.contains("'patern'"))
    #expect(!scratch.has("out"))
  }

  @Test func `errors of all files are shown, and nothing is rendered`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{", to: "in/a.scenario.jsonc")
    try scratch.write(Example.scenario(), to: "in/b.scenario.jsonc")
    try scratch.write("[]", to: "in/c.scenario.jsonc")
    let run = ToolRun("render", scratch.path("in"), "--output", scratch.path("out"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("in/a.scenario.jsonc:1:"))
    #expect(run.errors.contains("in/c.scenario.jsonc:1:"))
    #expect(!scratch.has("out"))
  }
}
