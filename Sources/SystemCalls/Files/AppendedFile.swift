// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Adds to the end of a file that others write to as well.
package enum AppendedFile {
  /// Appends bytes; creates the file if it does not exist.
  package static func write(_ bytes: [UInt8], to path: String) throws(OperationError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw OperationError("cannot write \(path): \(SystemError.text())")
    }
    let failure = Descriptor.write(bytes, to: descriptor)
    let closing = close(descriptor)
    if let failure { throw OperationError("cannot write \(path): \(SystemError.text(failure))") }
    guard closing == 0 else { throw OperationError("cannot write \(path): \(SystemError.text())") }
  }
}

extension FileSystem {
  /// The size of a file in bytes; nil if it does not exist.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int(status.st_size)
  }
}
