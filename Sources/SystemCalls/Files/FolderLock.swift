// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right of one process at a time to write to a folder.
///
/// The lock is on the folder itself, so no file remains, and the system releases it when the
/// process ends for any reason. If a file system has no locks, there is no waiting.
package final class FolderLock {
  /// How long to wait between two attempts, in seconds.
  private static let interval = 0.05

  private var descriptor: CInt

  /// Takes the lock, and waits while another process has it.
  ///
  /// - Parameters:
  ///   - path: The folder; it exists.
  ///   - report: Called once if another process has the lock.
  /// - Throws: The interruption, if one occurs during the wait.
  package init(_ path: String, whenTaken report: () -> Void) throws(OperationError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var hasReported = false
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if !hasReported { report() }
      hasReported = true
      Process.sleep(Self.interval)
      if Interruption.isRequested {
        release()
        throw OperationError.interrupted
      }
    }
  }

  deinit { release() }

  /// Gives the lock back.
  package func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
