// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import CommandLineTool

@Suite struct `Completions and manual` {
  @Test(arguments: Shell.allCases)
  func `name every command, option and word`(shell: Shell) {
    let run = ToolRun("completions", shell.rawValue)
    #expect(run.exitCode == .clean)
    #expect(run.output == shell.completions)
    for command in CommandCatalog.commands {
      #expect(run.output.contains(command.name.rawValue))
      for option in command.allOptions {
        let word = shell == .fish ? "-l \(option.name.rawValue) " : option.name.word
        #expect(run.output.contains(word), "\(word)")
        if case .word(let words) = option.argument {
          #expect(run.output.contains(words.joined(separator: " ")))
        }
      }
    }
    #expect(run.output.contains(DeviceCatalog.devices.map(\.id).joined(separator: " ")))
  }

  @Test func `the manual tells every command, option, example and exit code`() {
    let run = ToolRun("man")
    #expect(run.exitCode == .clean)
    func plain(_ text: String) -> String { text.replacing("-", with: "\\-") }
    for command in CommandCatalog.commands {
      #expect(run.output.contains(".SS \"\(command.name.rawValue) [OPTIONS]"))
      for option in command.allOptions {
        #expect(run.output.contains(plain(option.name.word)), "\(option.name)")
      }
      for example in command.examples { #expect(run.output.contains(plain(example.line))) }
    }
    for code in [0, 1, 2, 130] { #expect(run.output.contains("\\fB\(code)\\fR")) }
    // Nothing but requests begins with a point.
    for line in run.outputLines where line.hasPrefix(".") {
      #expect(["TH", "SH", "SS", "PP", "TP", "B ", "I ", "ad", "nh"].contains(line.dropFirst().prefix(2)), "\(line)")
    }
  }
}
