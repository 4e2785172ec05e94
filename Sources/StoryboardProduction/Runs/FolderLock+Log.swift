// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import SystemCalls

extension FolderLock {
  /// Takes the lock of an existing folder, and reports if another process has it.
  package convenience init(_ path: String, log: any ProductionLog) throws(OperationError) {
    try self.init(path) { Self.reportWaiting(for: path, to: log) }
  }

  /// Reports that somebody else has the lock of a folder.
  fileprivate static func reportWaiting(for folder: String, to log: any ProductionLog) {
    log.say("waiting: another scrollwork writes to \(folder)")
  }
}

extension FolderLocks {
  /// Takes the locks of all output folders, and reports if another process has one.
  package convenience init(
    forFiles files: [String], log: any ProductionLog
  ) throws(OperationError) {
    try self.init(forFiles: files) {
      FolderLock.reportWaiting(for: $0, to: log)
    }
  }
}
