// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Testing

@testable import CommandLineTool

@Suite struct `Atomic file` {
  @Test func `writes and replaces, and leaves nothing else`() throws {
    let scratch = try ScratchFolder()
    try AtomicFile.write([1, 2, 3], to: scratch.path("a"))
    try AtomicFile.write(Array("again".utf8), to: scratch.path("a"))
    #expect(try scratch.text("a") == "again")
    try AtomicFile.write([], to: scratch.path("a"))
    #expect(try scratch.text("a") == "")
    #expect(try scratch.allFiles() == ["a"])
  }

  @Test func `refuses a folder and leaves nothing`() throws {
    let scratch = try ScratchFolder()
    try FileSystem.makeFolder(scratch.path("sub"))
    #expect(throws: ToolError("cannot write \(scratch.path("sub")): it is a folder")) {
      try AtomicFile.write([1], to: scratch.path("sub"))
    }
    #expect(try scratch.allFiles() == [])
  }

  @Test func `says why there is no file in a folder that is missing`() throws {
    let scratch = try ScratchFolder()
    let message = "cannot write \(scratch.path("no/a")): there is no folder \(scratch.path("no"))"
    #expect(throws: ToolError(message)) {
      try AtomicFile.write([1], to: scratch.path("no/a"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `leaves nothing in a folder that may only be read`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "a")
    chmod(scratch.path, 0o500)
    #expect(throws: ToolError("cannot write \(scratch.path("a")): permission denied")) {
      try AtomicFile.write([1], to: scratch.path("a"))
    }
    #expect(try scratch.text("a") == "old")
    #expect(try scratch.allFiles() == ["a"])
  }

  @Test func `writes to a device and does not replace it`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(FileSystem.kind(of: "/dev/null") == .other)
  }

  #if os(Linux)
  @Test func `a full disk is an error`() throws {
    #expect(throws: ToolError("cannot write /dev/full: no space left on device")) {
      try AtomicFile.write([1, 2, 3], to: "/dev/full")
    }
  }
  #endif

  @Test func `a file that cannot get its name is taken away`() throws {
    let scratch = try ScratchFolder()
    let long = String(repeating: "n", count: 300)
    #expect(throws: ToolError.self) { try AtomicFile.write([1], to: scratch.path(long)) }
    #expect(try scratch.allFiles() == [])
  }
}
