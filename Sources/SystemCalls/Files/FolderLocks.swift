// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The right of one process at a time to write files that belong together, whichever folders they go to.
package final class FolderLocks {
  private let locks: [FolderLock]

  /// Takes the locks of all output folders, and waits while other processes have them; missing
  /// folders are created.
  ///
  /// All processes take locks in the order of the folders' names, so that no two wait for each other. Devices and pipes
  /// need none.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - report: Called for each folder whose lock another process has.
  /// - Throws: An error if a folder cannot be created, or the interruption, if one occurs during
  ///   the wait.
  package init(forFiles files: [String], whenTaken report: (_ folder: String) -> Void)
    throws(OperationError)
  {
    var folders: [String: String] = [:]
    for file in files where [.file, .nothing].contains(FileSystem.kind(of: file)) {
      let folder = FileSystem.folder(of: file)
      try FileSystem.makeFolder(folder)
      folders[FileSystem.identity(of: folder)] = folder
    }
    var locks: [FolderLock] = []
    for (_, folder) in folders.sorted(by: { $0.key < $1.key }) {
      locks.append(try FolderLock(folder) { report(folder) })
    }
    self.locks = locks
  }

  /// Gives the locks back.
  package func release() { for lock in locks { lock.release() } }
}
