// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder for what a command needs only while it runs, removed with everything in it.
package struct TemporaryFolder: ~Copyable {
  /// Its absolute path.
  package let path: String

  /// Makes an empty folder that only this user may enter, in `TMPDIR` or in `/tmp`.
  package init() throws(OperationError) {
    let parent = Process.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var name = Array("\(parent)/scrollwork-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw OperationError("cannot make a temporary folder in \(parent): \(SystemError.text())")
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in (try? FileSystem.names(inFolder: path)) ?? [] { remove(path + "/" + name) }
    rmdir(path)
  }
}
