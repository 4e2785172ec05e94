// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import SystemCalls

@Suite struct `File system` {
  @Test func `reads an existing file`() throws {
    let scratch = try ScratchFolder()
    let text = String(repeating: "äöü\n", count: 50_000)
    try scratch.write(text, to: "deep/er/file")
    #expect(try scratch.text("deep/er/file") == text)
    try scratch.write("", to: "empty")
    #expect(try scratch.text("empty") == "")
  }

  @Test func `refuses what is too large, missing or a folder`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("12345", to: "a")
    #expect(try FileSystem.contents(of: path, limit: 5).count == 5)
    #expect(
      throws: OperationError("cannot read \(path): it is larger than the limit of 4 bytes")
    ) { try FileSystem.contents(of: path, limit: 4) }
    #expect(throws: OperationError("cannot read \(path)x: no such file or directory")) {
      try FileSystem.contents(of: path + "x", limit: 4)
    }
    #expect(throws: OperationError("cannot read \(scratch.path): it is a folder")) {
      try FileSystem.contents(of: scratch.path, limit: 4)
    }
  }

  #if os(Linux)
  @Test func `an endless device stops at the limit`() {
    #expect(
      throws: OperationError("cannot read /dev/zero: it is larger than the limit of 100000 bytes")
    ) {
      try FileSystem.contents(of: "/dev/zero", limit: 100_000)
    }
  }
  #endif

  @Test func `creates folders once and again, and says what is in the way`() throws {
    let scratch = try ScratchFolder()
    try FileSystem.makeFolder(scratch.path("a/b/c"))
    try FileSystem.makeFolder(scratch.path("a/b/c/"))
    #expect(FileSystem.kind(of: scratch.path("a/b/c")) == .folder)
    try scratch.write("", to: "file")
    #expect(throws: OperationError.self) { try FileSystem.makeFolder(scratch.path("file")) }
    #expect(throws: OperationError.self) { try FileSystem.makeFolder(scratch.path("file/sub")) }
  }

  @Test func `finds files below a folder in the order of their paths`() throws {
    let scratch = try ScratchFolder()
    for name in [
      "b.scenario.jsonc", "a/z.scenario.jsonc", "a/b/c.scenario.jsonc", "a/other.jsonc",
      ".hidden/d.scenario.jsonc", ".scenario.jsonc", "B.scenario.jsonc",
    ] {
      try scratch.write("", to: name)
    }
    let found = try FileSystem.files(below: scratch.path, suffix: ".scenario.jsonc")
    #expect(
      found.map { $0.dropFirst(scratch.path.count + 1) } == [
        "B.scenario.jsonc", "a/b/c.scenario.jsonc", "a/z.scenario.jsonc", "b.scenario.jsonc",
      ])
  }

  @Test func `finds the folder of a path`() {
    #expect(FileSystem.folder(of: "a") == ".")
    #expect(FileSystem.folder(of: "a/b") == "a")
    #expect(FileSystem.folder(of: "/a") == "/")
    #expect(FileSystem.folder(of: "/a/b/c") == "/a/b")
  }
}
