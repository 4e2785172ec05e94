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

  /// What a shell is asked to do with its completions, and fails if it does something else.
  private static let questions: [(Shell, String)] = [
    (
      .bash,
      """
      ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _scrollwork; echo "${COMPREPLY[*]}"; }
      set -eu
      [[ $(ask scrollwork re) == render ]]
      [[ $(ask scrollwork list p) == 'patterns parameters physics' ]]
      [[ $(ask scrollwork render --col) == --color ]]
      [[ $(ask scrollwork render --color = a) == 'auto always' ]]
      [[ $(ask scrollwork frames x --device iphone-15-pro) == 'iphone-15-pro iphone-15-pro-max' ]]
      [[ -z $(ask scrollwork render Sce) ]]
      """
    ),
    (
      .fish,
      """
      test (complete -C 'scrollwork re' | string split \\t)[1] = render; or exit 1
      test "$(complete -C 'scrollwork list p')" = "$(printf '%s\\n' parameters patterns physics)"; or exit 1
      test (complete -C 'scrollwork render --col' | string split \\t)[1] = --color; or exit 1
      """
    ),
    // Zsh completes on a terminal only; the script is read, and announces itself.
    (
      .zsh,
      """
      [[ $_comps[scrollwork] == _scrollwork ]] && [[ $(whence -w _scrollwork) == *function ]]
      """
    ),
  ]

  /// Shells that are not there are passed over; the tests that install what they need have all.
  @Test(arguments: questions.indices.filter { Machine.program(questions[$0].0.rawValue) != nil })
  func `complete in the shell itself`(question: Int) throws {
    let (shell, text) = Self.questions[question]
    let scratch = try ScratchFolder()
    let path = try scratch.write(shell.completions, to: "completions")
    let before = shell == .zsh ? "autoload -Uz compinit; compinit -u -D; " : ""
    let program = try ExternalProgram(
      shell.rawValue, for: "for its completions", package: shell.rawValue)
    try program.run(
      (shell == .zsh ? ["-f"] : []) + ["-c", "\(before)source \(path) || exit 1\n\(text)"])
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
      #expect(
        ["TH", "SH", "SS", "PP", "TP", "B ", "I ", "ad", "nh"].contains(line.dropFirst().prefix(2)),
        "\(line)")
    }
  }
}
