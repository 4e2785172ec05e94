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
  /// What tells one state of a file from another without reading it.
  package struct Stamp: Equatable {
    /// When it was last written, in nanoseconds since 1970.
    package var time: Int
    /// Its size in bytes.
    package var size: Int
    /// Which file it is: editors that save by renaming make a new one.
    package var number: UInt
  }

  /// How a file is now; nil if there is none.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Stamp(
      time: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec), size: Int(status.st_size),
      number: UInt(status.st_ino))
  }
}
