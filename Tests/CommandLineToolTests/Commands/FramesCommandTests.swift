// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Frames command` {
  private let one = Example.scenario(variants: ["ch4"], devices: ["iphone-8"])

  @Test func `prints a header and a line for every frame`() {
    let run = ToolRun("frames", "-", input: one)
    #expect(run.exitCode == .clean)
    #expect(run.errors == "")
    #expect(
      run.outputLines[0].hasPrefix(
        "{\"schemaVersion\":1,\"scenario\":\"test/short\",\"pattern\":\"collapsing-header\",\"variant\":\"ch4\""
      ))
    #expect(run.outputLines[1].hasPrefix("{\"frame\":0,\"t\":0,"))
    // 300 ms are 18 frames after the first.
    #expect(run.outputLines.count >= 20)
  }

  @Test func `rate and format can be chosen`() {
    let run = ToolRun("frames", "-", "--fps", "120", "--format", "csv", input: one)
    #expect(run.outputLines[0].hasPrefix("frame,t,phase,finger.x,finger.y,contentOffset.y"))
    #expect(run.outputLines[2].hasPrefix("1,0.008333333333333333,"))
  }

  @Test func `a file is written completely or not at all`() throws {
    let scratch = try ScratchFolder()
    let run = ToolRun("frames", "-", "-o", scratch.path("a.ndjson"), input: one)
    #expect(run.exitCode == .clean)
    #expect(run.output == "")
    #expect(try scratch.text("a.ndjson") == ToolRun("frames", "-", input: one).output)
    #expect(ToolRun("frames", "-", "-o", scratch.path, input: one).exitCode == .failure)
    #expect(try scratch.allFiles() == ["a.ndjson"])
  }

  @Test func `an ambiguous choice is an error that lists the candidates`() {
    let many = Example.scenario()
    #expect(
      ToolRun("frames", "-", input: many).errors
        == "error: the scenario has 2 variants, expected one of them with --variant: ch6, ch8\n"
        + "error: the scenario has 2 devices, expected one of them with --device: iphone-8, iphone-11-landscape\n"
    )
    #expect(
      ToolRun("frames", "-", "--variant", "ch6", input: many).errors
        == "error: the scenario has 2 devices, expected one of them with --device: iphone-8, iphone-11-landscape\n"
    )
    let rates = Example.scenario(
      variants: ["ch4"], devices: ["iphone-8"], extra: "\"refreshRate\": [60, 120],")
    #expect(
      ToolRun("frames", "-", input: rates).errors
        == "error: the scenario has 2 refresh rates, expected one of them with --fps: 60, 120\n")
    #expect(ToolRun("frames", "-", "--fps", "60", input: rates).exitCode == .clean)
  }

  @Test func `for an unknown device the nearest one is suggested`() {
    let run = ToolRun("frames", "-", "--device", "iphone-15-prp", input: one)
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.hasPrefix(
        "error: unknown device 'iphone-15-prp' (did you mean 'iphone-15-pro'?); known: iphone-8, "))
  }

  @Test func `a custom device comes from a file`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("{ \"nonsense\": 1 }", to: "x.device.jsonc")
    let run = ToolRun("frames", "-", "--device", path, input: one)
    #expect(run.exitCode == .failure)
    #expect(run.errors.hasPrefix("\(path):1:"))
  }

  @Test func `a missing file is an error`() {
    let run = ToolRun("frames", "no/such.scenario.jsonc")
    #expect(run.exitCode == .failure)
    #expect(run.errors == "error: cannot read no/such.scenario.jsonc: no such file or directory\n")
  }
}
