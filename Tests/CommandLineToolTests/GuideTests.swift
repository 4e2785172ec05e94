// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool
@testable import SystemCalls

@Suite struct `Command-line guide` {
  private let text: String

  init() throws {
    // From this file up to the root of the package.
    let root = (0..<3).reduce(#filePath) { path, _ in FileSystem.folder(of: path) }
    let bytes = try FileSystem.contents(
      of: root + "/Documentation/command-line.md", limit: 1 << 20)
    text = String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: CommandName.allCases)
  func `describes every command and its own options`(command: CommandName) {
    let specification = CommandCatalog.specification(of: command)
    #expect(text.contains("`\(command.rawValue)"))
    for option in specification.options { #expect(text.contains(option.name.word)) }
    for word in specification.operands.words { #expect(text.contains("`\(word)")) }
  }

  @Test func `describes every exit code and common option`() {
    for code in [ExitCode.clean, .findings, .failure, .interrupted] {
      #expect(text.contains("| \(code.rawValue) |"))
    }
    for option in CommandCatalog.commonOptions { #expect(text.contains(option.name.word)) }
  }
}
