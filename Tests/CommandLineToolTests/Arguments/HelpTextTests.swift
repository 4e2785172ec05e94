// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool
@testable import StoryboardProduction

@Suite struct `Help text` {
  @Test(arguments: CommandName.allCases)
  func `of a command mentions every option, letter, value and operand`(command: CommandName) {
    let specification = CommandCatalog.specification(of: command)
    let run = ToolRun("help", command.rawValue)
    #expect(run.exitCode == .clean)
    #expect(run.errors == "")
    #expect(run.output.contains("Usage: scrollwork \(command.rawValue)"))
    for option in specification.allOptions {
      #expect(run.output.contains(" \(option.name.word)"))
      if let letter = option.letter { #expect(run.output.contains(" -\(letter), ")) }
      #expect(run.output.contains(option.placeholder))
    }
    for word in specification.operands.words { #expect(run.output.contains(word)) }
    for example in specification.examples { #expect(run.output.contains(example.line)) }
  }

  @Test(arguments: CommandName.allCases)
  func `is the same however it is requested`(command: CommandName) {
    let text = ToolRun("help", command.rawValue).output
    #expect(ToolRun(command.rawValue, "--help").output == text)
    #expect(ToolRun(command.rawValue, "-h").output == text)
    #expect(ToolRun(command.rawValue, "operand", "--help").output == text)
  }

  @Test(arguments: CommandName.allCases)
  func `examples can be typed as they stand`(command: CommandName) throws {
    for example in CommandCatalog.specification(of: command).examples {
      let words = example.line.prefix { $0 != ">" }.split(separator: " ").map(String.init)
      #expect(words[0] == command.rawValue)
      _ = try ArgumentParser.parse(
        words[1...], for: CommandCatalog.specification(of: command))
    }
  }

  @Test func `of the tool names every command and exit code`() {
    let run = ToolRun("--help")
    #expect(run.exitCode == .clean)
    for command in CommandName.allCases { #expect(run.output.contains("  \(command.rawValue) ")) }
    for code in ["0", "1", "2", "130"] { #expect(run.output.contains("\n  \(code) ")) }
    #expect(ToolRun("help").output == run.output)
    #expect(ToolRun("-h").output == run.output)
  }

  @Test func `without arguments is short and shows how to start`() {
    let run = ToolRun([])
    #expect(run.exitCode == .clean)
    #expect(run.outputLines.count <= 10)
    #expect(run.outputLines.filter { $0.hasPrefix("  scrollwork ") }.count == 3)
    #expect(run.outputLines.contains { $0.hasPrefix("  scrollwork init ") })
  }

  @Test func `version is one line`() {
    let run = ToolRun("--version")
    #expect(run.output == ToolVersion.lineWithCommit + "\n")
    #expect(run.output.hasPrefix("scrollwork \(ToolVersion.number)"))
    #expect(run.exitCode == .clean)
  }

  @Test(arguments: [60, 72, 80, 100]) func `fits the terminal`(columns: Int) {
    let stream = OutputStream.memory(columns: columns)
    let help = HelpText(for: stream, style: TextStyle(isColoured: false))
    for command in CommandCatalog.commands {
      // Usage, long placeholders and examples are not wrapped, so that they can be copied.
      let prose = help.text(of: command).split(separator: "\n").filter {
        !$0.contains("scrollwork ") && !$0.hasPrefix("      --") && !$0.contains("|")
      }
      for line in prose { #expect(line.count <= columns, "\(line)") }
    }
  }
}
