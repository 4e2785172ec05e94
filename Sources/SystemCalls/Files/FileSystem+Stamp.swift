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
  /// Distinguishes two states of a file without reading it.
  package struct Stamp: Equatable {
    /// When it was last written, in nanoseconds since 1970.
    package var time: Int
    /// Its size in bytes.
    package var size: Int
    /// The identity of the file: editors that save by renaming create a new one.
    package var number: UInt
  }

  /// The current state of a file; nil if it does not exist.
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
