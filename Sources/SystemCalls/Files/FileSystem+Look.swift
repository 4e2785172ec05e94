// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileSystem {
  /// What a path itself is; nil for a link, whatever it leads to.
  package static func kindUnlessLink(_ path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFLNK ? nil : kind(status)
  }

  /// The first bytes of a file; fewer if it is shorter.
  ///
  /// - Throws: The system's error.
  package static func start(of path: String, count: Int) throws(OperationError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw OperationError("cannot read \(path): \(SystemError.text())")
    }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = 0
      while length < count {
        let result = read(descriptor, buffer.baseAddress.map { $0 + length }, count - length)
        if result < 0, errno == EINTR { continue }
        if result <= 0 { break }
        length += result
      }
    }
  }
}
