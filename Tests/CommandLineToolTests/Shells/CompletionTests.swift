// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool
@testable import SystemCalls

@Suite struct `Completions and manual` {
  @Test(arguments: Shell.allCases)
  func `name every command, option and value`(shell: Shell) {
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
    #expect(run.output.contains(DeviceCatalog.catalog.map(\.id).joined(separator: " ")))
  }

  /// Questions to a shell about its completions; the script fails on any other answer.
  private static let questions: [(Shell, String)] = [
    (
      .bash,
      """
      ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _scrollwork; echo "${COMPREPLY[*]}"; }
      set -eu
      [[ $(ask scrollwork ren) == render ]]
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
      test (complete -C 'scrollwork ren' | string split \\t)[1] = render; or exit 1
      test "$(complete -C 'scrollwork list p')" = "$(printf '%s\\n' parameters patterns physics)"; or exit 1
      test (complete -C 'scrollwork render --col' | string split \\t)[1] = --color; or exit 1
      """
    ),
    // Zsh completes only on a terminal, so a second zsh gets one and prints what it would offer.
    (
      .zsh,
      #"""
      [[ $_comps[scrollwork] == _scrollwork ]] && [[ $(whence -w _scrollwork) == *function ]] || exit 1
      setopt extendedglob
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=; autoload -Uz compinit; compinit -u -D; source $completions"
      zpty -w shell 'compadd() { local -a found
        [[ " $*" == *" -"[OAD]" "* ]] || { builtin compadd -A found "$@"; print -r -- "offers < $found >" }
        builtin compadd "$@" }; print ready-$((1 + 1))'
      until [[ $text == *ready-2* ]]; do zpty -r shell part; text+=$part; done
      offers() { # LINE WORD
        local text= part=
        zpty -n -w shell $'\025'"$1"$'\t'
        repeat 600; do
          while zpty -r -t shell part; do text+=$part; done
          [[ $text == *'offers <'[^$'\n']#" $2 "* ]] && return
          sleep 0.1
        done
        print -r -- "$1: expected $2, found $text" >&2
        exit 1
      }
      offers 'scrollwork ren' render
      offers 'scrollwork list p' physics
      offers 'scrollwork record -' -u
      offers 'scrollwork record -q' -qu
      offers 'scrollwork record --update=' missing
      """#
    ),
  ]

  /// Shells that are not installed are skipped; `make install-test` installs all of them.
  @Test(arguments: questions.indices.filter { Machine.program(questions[$0].0.rawValue) != nil })
  func `complete in the shell itself`(question: Int) throws {
    let (shell, text) = Self.questions[question]
    let scratch = try ScratchFolder()
    let path = try scratch.write(shell.completions, to: "completions")
    let before =
      shell == .zsh ? "completions=\(path); autoload -Uz compinit; compinit -u -D; " : ""
    let program = try ExternalProgram(
      shell.rawValue, for: "for its completions", package: shell.rawValue)
    try program.run(
      (shell == .zsh ? ["-f"] : [])
        + ["-c", "\(before)source \(path) || exit 1\n\(text)"])
  }

  @Test func `the manual describes every command, option, example and exit code`() {
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
    // Only requests start with a full stop.
    for line in run.outputLines where line.hasPrefix(".") {
      #expect(
        ["TH", "SH", "SS", "PP", "TP", "B ", "I ", "ad", "nh"].contains(line.dropFirst().prefix(2)),
        "\(line)")
    }
  }
}
