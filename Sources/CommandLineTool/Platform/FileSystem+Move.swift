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
  /// Gives a file another name on the same disk, at once; what has that name already is replaced.
  static func move(_ path: String, to target: String) throws(ToolError) {
    guard rename(path, target) == 0 else {
      throw ToolError("cannot write \(target): \(SystemError.text())")
    }
  }
}
