// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file without a name, which is gone with its descriptor, whatever ends the process.
package struct AnonymousFile: ~Copyable {
  /// The open descriptor, for reading and writing.
  package let descriptor: CInt

  /// Makes an empty file.
  ///
  /// - Parameter folder: On which disk; nil for the folder of temporary files.
  /// - Throws: An error if it cannot be created.
  package init(in folder: String? = nil) throws(OperationError) {
    let usual = Process.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let folder = folder ?? usual
    var name = Array((folder + "/.scrollwork-XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw OperationError(
        "cannot make a temporary file in \(folder): \(SystemError.text())",
        hints: folder == usual ? ["TMPDIR names another folder for them"] : [])
    }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Adds bytes to the end.
  ///
  /// - Throws: An error if there is no space left.
  package func write(_ bytes: [UInt8]) throws(OperationError) {
    if let number = Descriptor.write(bytes, to: descriptor) {
      throw OperationError("cannot write a temporary file: \(SystemError.text(number))")
    }
  }

  /// Goes back to the beginning.
  package func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// Everything in it.
  package func contents(name: String, limit: Int) throws(OperationError) -> [UInt8] {
    rewind()
    return try FileSystem.contents(of: descriptor, name: name, limit: limit)
  }
}
