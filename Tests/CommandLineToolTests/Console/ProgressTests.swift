// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

@Suite struct `Progress reporting` {
  private func surroundings(terminal: Bool, _ environment: [String: String] = [:]) -> Surroundings {
    .memory(
      environment: environment, errors: .memory(isTerminal: terminal, columns: terminal ? 40 : nil))
  }

  @Test func `rewrites one line on a terminal and takes it away`() {
    let surroundings = surroundings(terminal: true)
    let progress = Progress(total: 2, detail: .normal, surroundings: surroundings)
    progress.didFinish("first")
    progress.didFinish("second, with a name that is longer than the terminal is wide")
    progress.didFinishGroup(0, summary: "summary", files: ["file"])
    progress.end()
    let text = surroundings.errors.text
    #expect(text.hasPrefix("\r\u{1B}[K[1/2] first"))
    #expect(text.contains("[2/2] second, with a name that is longe\r"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(!text.contains("\n"))
    for line in text.split(separator: "\r\u{1B}[K") { #expect(line.count < 40) }
  }

  @Test func `elsewhere says one line for a group, in the order of the groups`() {
    let surroundings = surroundings(terminal: false)
    let progress = Progress(total: 3, detail: .normal, surroundings: surroundings)
    progress.didFinish("x")
    progress.didFinishGroup(2, summary: "c", files: ["c1"])
    progress.didFinishGroup(1, summary: "b", files: ["b1"])
    #expect(surroundings.errors.text == "")
    progress.didFinishGroup(0, summary: "a", files: ["a1"])
    progress.end()
    #expect(surroundings.errors.text == "a\nb\nc\n")
  }

  @Test func `says each file when asked, and nothing when quiet`() {
    let verbose = surroundings(terminal: false)
    Progress(total: 1, detail: .verbose, surroundings: verbose)
      .didFinishGroup(0, summary: "a", files: ["a1", "a2"])
    #expect(verbose.errors.text == "a1\na2\na\n")
    let quiet = surroundings(terminal: true)
    let progress = Progress(total: 1, detail: .quiet, surroundings: quiet)
    progress.didFinish("x")
    progress.didFinishGroup(0, summary: "a", files: ["a1"])
    progress.end()
    #expect(quiet.errors.text == "")
  }

  @Test(arguments: [["TERM": "dumb"], ["CI": "true"]])
  func `does not rewrite where nobody would see it`(environment: [String: String]) {
    let surroundings = surroundings(terminal: true, environment)
    let progress = Progress(total: 1, detail: .normal, surroundings: surroundings)
    progress.didFinish("x")
    progress.didFinishGroup(0, summary: "a", files: [])
    #expect(surroundings.errors.text == "a\n")
  }
}
