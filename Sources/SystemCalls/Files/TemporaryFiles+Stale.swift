// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Locking

extension TemporaryFiles {
  /// The folders that this process has looked through.
  private static let seen = Protected(Set<String>())

  /// Removes what processes left in a folder that were killed while they wrote; once for each folder.
  ///
  /// A file in use is locked before its first byte is written. An empty file may be about to be
  /// written, and is kept for a minute, unless no other process may write here. If locks are not
  /// available, nothing is removed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isLocked: Whether this process has the lock of the folder.
  package static func removeStale(in folder: String, isLocked: Bool = false) {
    guard seen.withLock({ $0.insert(folder).inserted }) || isLocked else { return }
    for name in (try? FileSystem.names(inFolder: folder)) ?? [] where isOwn(name) {
      let path = folder + "/" + name
      let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_size > 0 || isLocked || time(nil) - status.modified > 60,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }

  /// Whether a name is one of `nextName`, of any process.
  package static func isOwn(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }
  }
}

extension stat {
  /// When the file was last written, in seconds since 1970.
  fileprivate var modified: Int {
    #if canImport(Darwin)
    st_mtimespec.tv_sec
    #else
    st_mtim.tv_sec
    #endif
  }
}
