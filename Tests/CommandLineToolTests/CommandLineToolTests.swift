// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

@Suite struct `Command line tool` {
  @Test(arguments: [
    ("rendr", "unknown command 'rendr' (did you mean 'render'?)"),
    ("sch", "unknown command 'sch'"),
    ("--verison", "unknown option '--verison' (did you mean '--version'?)"),
    (
      "gallery",
      "unknown command 'gallery'; known: render, export, check, prove, merge, record, approve, diff, fit, film, generate, explain, bench, frames, validate, list, schema, init, doctor, mcp, completions, man, help"
    ),
  ])
  func `an unknown word exits with 2 and suggests the nearest one`(word: String, expected: String) {
    let run = ToolRun(word)
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: " + expected), "\(run.errors)")
  }

  @Test func `the worst exit code is the most urgent one`() {
    #expect(ExitCode.clean.worst(.findings) == .findings)
    #expect(ExitCode.failure.worst(.findings) == .failure)
    #expect(ExitCode.failure.worst(.interrupted) == .interrupted)
  }

  @Test func `exit codes are as documented`() {
    #expect(ExitCode.clean.rawValue == 0)
    #expect(ExitCode.findings.rawValue == 1)
    #expect(ExitCode.failure.rawValue == 2)
    #expect(ExitCode.interrupted.rawValue == 130)
  }
}
