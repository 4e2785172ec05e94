// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool
@testable import StoryboardProduction

@Suite struct `Doctor command` {
  @Test func `reports what a bug report needs and that all is well`() {
    let run = ToolRun("doctor")
    #expect(run.exitCode == .clean)
    #expect(run.errors == "")
    for name in ["version", "system", "libxml2", "live mode", "this folder", "self-check"] {
      #expect(run.outputLines.contains { $0.hasPrefix(name + " ") }, "\(name)")
    }
    #expect(run.output.contains(ToolVersion.lineWithCommit))
    #expect(run.output.contains("drawn and validated"))
  }

  @Test func `reports the same as JSON`() {
    let run = ToolRun("doctor", "--json")
    #expect(run.exitCode == .clean)
    #expect(run.output.contains("{\"name\": \"self-check\", \"text\": \"a gesture on every"))
    #expect(run.output.contains("\"good\": true}"))
  }

  @Test func `a pattern of another package is not blamed on the compiler`() {
    #expect(DoctorCommand.liveMode(["a", "b"], without: []) == "in pages of every pattern")
    #expect(
      DoctorCommand.liveMode(["a", "mine"], without: ["mine"])
        == "in pages of 1 of 2 patterns; not of mine: patterns of other packages have no module")
    #expect(DoctorCommand.liveMode(["a", "b"], without: ["a", "b"]).contains("compiler"))
  }
}
