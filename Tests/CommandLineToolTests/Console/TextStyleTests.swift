// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

@Suite struct `Text style` {
  private func isColoured(
    _ choice: TextStyle.Choice, terminal: Bool, _ environment: [String: String] = [:]
  ) -> Bool {
    TextStyle(choice, for: .memory(isTerminal: terminal)) { environment[$0] }.isColoured
  }

  @Test func `is coloured only on a terminal, by default`() {
    #expect(isColoured(.auto, terminal: true))
    #expect(!isColoured(.auto, terminal: false))
    #expect(isColoured(.always, terminal: false))
    #expect(!isColoured(.never, terminal: true))
  }

  @Test func `environment variables are honoured in their order of precedence`() {
    #expect(!isColoured(.auto, terminal: true, ["NO_COLOR": "1"]))
    #expect(isColoured(.auto, terminal: true, ["NO_COLOR": ""]))
    #expect(!isColoured(.auto, terminal: true, ["TERM": "dumb"]))
    #expect(isColoured(.auto, terminal: false, ["FORCE_COLOR": "1"]))
    #expect(!isColoured(.auto, terminal: true, ["FORCE_COLOR": "0"]))
    #expect(!isColoured(.auto, terminal: false, ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(isColoured(.always, terminal: false, ["NO_COLOR": "1", "TERM": "dumb"]))
  }

  @Test func `colour is used in messages and nowhere else`() {
    #expect(ToolRun("render", "--color", "always", "--jobs", "x").errors.hasPrefix("error:"))
    let run = ToolRun("list", "patterns", "--color=always")
    #expect(run.output.hasPrefix("\u{1B}[1m"))
    #expect(!ToolRun("list", "patterns", "--json", "--color=always").output.contains("\u{1B}"))
    #expect(!ToolRun("list", "patterns").output.contains("\u{1B}"))
  }
}
