// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

@Suite struct `Progress reporting` {
  private func environment(terminal: Bool, _ variables: [String: String] = [:]) -> Environment {
    .memory(
      variables: variables, errors: .memory(isTerminal: terminal, columns: terminal ? 40 : nil))
  }

  @Test func `rewrites one line on a terminal and removes it at the end`() {
    let environment = environment(terminal: true)
    let progress = Progress(total: 2, detail: .normal, environment: environment)
    progress.didFinish("first")
    progress.didFinish("second, with a name that is longer than the terminal is wide")
    progress.didFinishGroup(0, summary: "summary", files: ["file"])
    progress.end()
    let text = environment.errors.text
    #expect(text.hasPrefix("\r\u{1B}[K[1/2] first"))
    #expect(text.contains("[2/2] second, with a name that is longe\r"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(!text.contains("\n"))
    for line in text.split(separator: "\r\u{1B}[K") { #expect(line.count < 40) }
  }

  @Test func `elsewhere prints one line per group, in the order of the groups`() {
    let environment = environment(terminal: false)
    let progress = Progress(total: 3, detail: .normal, environment: environment)
    progress.didFinish("x")
    progress.didFinishGroup(2, summary: "c", files: ["c1"])
    progress.didFinishGroup(1, summary: "b", files: ["b1"])
    #expect(environment.errors.text == "")
    progress.didFinishGroup(0, summary: "a", files: ["a1"])
    progress.end()
    #expect(environment.errors.text == "a\nb\nc\n")
  }

  @Test func `names each file with verbose, and prints nothing with quiet`() {
    let verbose = environment(terminal: false)
    Progress(total: 1, detail: .verbose, environment: verbose)
      .didFinishGroup(0, summary: "a", files: ["a1", "a2"])
    #expect(verbose.errors.text == "a1\na2\na\n")
    let quiet = environment(terminal: true)
    let progress = Progress(total: 1, detail: .quiet, environment: quiet)
    progress.didFinish("x")
    progress.didFinishGroup(0, summary: "a", files: ["a1"])
    progress.end()
    #expect(quiet.errors.text == "")
  }

  @Test(arguments: [["TERM": "dumb"], ["CI": "true"]])
  func `does not rewrite if nobody would see it`(variables: [String: String]) {
    let environment = environment(terminal: true, variables)
    let progress = Progress(total: 1, detail: .normal, environment: environment)
    progress.didFinish("x")
    progress.didFinishGroup(0, summary: "a", files: [])
    #expect(environment.errors.text == "a\n")
  }
}
