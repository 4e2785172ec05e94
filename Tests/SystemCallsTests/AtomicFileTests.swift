// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import TestSupport
import Testing

@testable import SystemCalls

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

  @Test func `takes pieces, and keeps the old file if a piece is missing`() throws {
    let scratch = try ScratchFolder()
    try AtomicFile.write(to: scratch.path("a")) { (take) throws(OperationError) in
      for piece in [0, 1, 2] as [UInt8] { try take([UInt8(ascii: "a") + piece]) }
    }
    #expect(try scratch.text("a") == "abc")
    #expect(throws: OperationError("no more")) {
      try AtomicFile.write(to: scratch.path("a")) { (take) throws(OperationError) in
        try take([1])
        throw OperationError("no more")
      }
    }
    #expect(try scratch.text("a") == "abc")
    #expect(try scratch.allFiles() == ["a"])
  }

  @Test func `refuses a folder and leaves nothing`() throws {
    let scratch = try ScratchFolder()
    try FileSystem.makeFolder(scratch.path("sub"))
    #expect(throws: OperationError("cannot write \(scratch.path("sub")): it is a folder")) {
      try AtomicFile.write([1], to: scratch.path("sub"))
    }
    #expect(try scratch.allFiles() == [])
  }

  @Test func `says why there is no file in a missing folder`() throws {
    let scratch = try ScratchFolder()
    let message = "cannot write \(scratch.path("no/a")): there is no folder \(scratch.path("no"))"
    #expect(throws: OperationError(message)) {
      try AtomicFile.write([1], to: scratch.path("no/a"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `leaves nothing in a read-only folder`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "a")
    chmod(scratch.path, 0o500)
    #expect(throws: OperationError("cannot write \(scratch.path("a")): permission denied")) {
      try AtomicFile.write([1], to: scratch.path("a"))
    }
    #expect(try scratch.text("a") == "old")
    #expect(try scratch.allFiles() == ["a"])
  }

  @Test func `replaces the target of a link, and keeps its permissions`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "sub/a")
    chmod(scratch.path("sub/a"), 0o600)
    symlink("sub/a", scratch.path("link"))
    try AtomicFile.write(Array("new".utf8), to: scratch.path("link"))
    var status = stat()
    #expect(lstat(scratch.path("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try scratch.text("sub/a") == "new")
    #expect(stat(scratch.path("sub/a"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try scratch.allFiles() == ["link", "sub/a"])
  }

  @Test func `refuses a dangling link, which stays`() throws {
    let scratch = try ScratchFolder()
    symlink("nothing", scratch.path("link"))
    let link = scratch.path("link")
    let message = "cannot write \(link): it is a link to something that is not there"
    #expect(throws: OperationError(message)) { try AtomicFile.write([1], to: link) }
    #expect(try FileSystem.names(inFolder: scratch.path) == ["link"])
  }

  @Test func `writes to a device and does not replace it`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(FileSystem.kind(of: "/dev/null") == .other)
  }

  #if os(Linux)
  @Test func `a full disk is an error`() throws {
    #expect(throws: OperationError("cannot write /dev/full: no space left on device")) {
      try AtomicFile.write([1, 2, 3], to: "/dev/full")
    }
  }
  #endif

  @Test func `staged files of a killed run are removed with the next file, and nothing else is`()
    throws
  {
    let scratch = try ScratchFolder()
    let names = [
      ".scrollwork-1-1.tmp", ".scrollwork-1-2.tmp.bak", ".scrollwork-a-1.tmp", "scrollwork-1-1.tmp",
      ".scrollwork-1.tmp", ".scrollwork-1-2-3.tmp",
    ]
    // Not through the tool, which would check the folder.
    for name in names + [".scrollwork-1-9.tmp", ".scrollwork-1-8.tmp"] {
      let file = try #require(fopen(scratch.path(name), "w"))
      if name != ".scrollwork-1-9.tmp" { fputs("half", file) }
      fclose(file)
    }
    // A process still writes this one.
    let held = open(scratch.path(".scrollwork-1-8.tmp"), O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    try AtomicFile.write([1], to: scratch.path("a"))
    // A file without a byte may still be in use.
    let kept = names.dropFirst() + [".scrollwork-1-8.tmp", ".scrollwork-1-9.tmp", "a"]
    #expect(try scratch.allFiles() == kept.sorted())
  }

  @Test func `a staged file is removed with its value, and has a lock until then`() throws {
    let scratch = try ScratchFolder()
    do {
      let file = try StagedFile(for: scratch.path("a"))
      try file.write([1, 2])
      #expect(try scratch.allFiles().count == 1)
      let other = open(file.path, O_RDONLY)
      #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
      close(other)
    }
    #expect(try scratch.allFiles() == [])
  }

  @Test func `a file that cannot get its name is removed`() throws {
    let scratch = try ScratchFolder()
    let long = String(repeating: "n", count: 300)
    #expect(throws: OperationError.self) { try AtomicFile.write([1], to: scratch.path(long)) }
    #expect(try scratch.allFiles() == [])
  }
}
