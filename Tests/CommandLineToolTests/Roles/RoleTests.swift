// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

/// Rules know the parts of an interface by their roles, whatever a file calls and draws them.
@Suite struct `Roles of a pattern file` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ example: RoleExample, _ variant: String) throws -> ToolRun {
    _ = try scratch.write(example.file, to: "roles.pattern.jsonc")
    let path = try scratch.write(example.scenario, to: "roles.scenario.jsonc")
    return ToolRun("check", path, "--variant", variant)
  }

  private func isJudged(by rule: String, in run: ToolRun) -> Bool {
    run.outputLines.first { $0.hasPrefix("Judged by ") }?.split { ": ,".contains($0) }
      .contains { $0 == rule } == true
  }

  @Test(arguments: RoleExample.all)
  func `let a rule judge the broken form, and stay silent on the fixed one`(
    example: RoleExample
  ) throws {
    let good = try check(example, "good")
    #expect(good.exitCode == .clean, "\(good.output)\(good.errors)")
    #expect(isJudged(by: example.rule, in: good), "\(good.output)")
    #expect(good.outputLines.last?.hasSuffix(": no findings") == true, "\(good.output)")
    let bad = try check(example, "bad")
    #expect(bad.output.contains("[\(example.rule)]"), "\(bad.output)\(bad.errors)")
  }

  @Test(arguments: RoleExample.jumping)
  func `let a part jump that has them`(role: String) throws {
    let example = RoleExample.jump(role)
    let good = try check(example, "good")
    #expect(!good.output.contains("[JUMP]"), "\(good.output)\(good.errors)")
    let bad = try check(example, "bad")
    #expect(bad.output.contains("[JUMP]"), "\(bad.output)\(bad.errors)")
  }

  @Test func `leave elements without one to their author`() throws {
    let bad = try check(RoleExample.jump(nil), "bad")
    #expect(!bad.output.contains("[JUMP]"), "\(bad.output)\(bad.errors)")
  }

  @Test func `do not replace what a file records under the same name`() throws {
    var example = RoleExample.all[0]
    example.parts += #" "values": { "own": { "is": "17", "as": "header.bottom" } },"#
    _ = try scratch.write(example.file, to: "roles.pattern.jsonc")
    let path = try scratch.write(example.scenario, to: "roles.scenario.jsonc")
    let frames = ToolRun("frames", path, "--variant", "good")
    #expect(frames.output.contains(#""header.bottom":17"#), "\(frames.errors)")
    #expect(frames.output.contains(#""firstRow.y":"#))
  }

  @Test func `do not take away the names by which scenarios know elements`() throws {
    var example = RoleExample.all[0]
    example.parts = example.parts.replacing(
      #""look": { "fill": "field" }"#, with: #""look": "message""#)
    example.steps =
      #"{ "type": "tap", "target": "entry[1]" }, { "type": "tap", "target": "cell[1]" },"#
    #expect(try check(example, "good").exitCode == .clean)
    example.steps = #"{ "type": "tap", "target": "entyr[1]" },"#
    #expect(
      try check(example, "good").errors.contains("unknown element 'entyr' (did you mean 'entry'?)"))
  }
}
