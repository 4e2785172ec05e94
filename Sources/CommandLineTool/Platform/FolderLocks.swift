// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The right of one process at a time to write files that belong together, whichever folders they go to.
final class FolderLocks {
  private let locks: [FolderLock]

  /// Takes the locks of all folders that files go to, and waits for whoever has them; folders that are not there yet
  /// are made.
  ///
  /// All processes take locks in the order of the folders' names, so that no two wait for each other. Devices and pipes
  /// need none.
  ///
  /// - Throws: That a folder cannot be made, or the interruption, if one comes while it waits.
  init(forFiles files: [String], _ context: CommandContext) throws(ToolError) {
    var folders: [String: String] = [:]
    for file in files where [.file, .nothing].contains(FileSystem.kind(of: file)) {
      let folder = FileSystem.folder(of: file)
      try FileSystem.makeFolder(folder)
      folders[FileSystem.identity(of: folder)] = folder
    }
    var locks: [FolderLock] = []
    for (_, folder) in folders.sorted(by: { $0.key < $1.key }) {
      locks.append(try FolderLock(folder, waitingIn: context))
    }
    self.locks = locks
  }

  /// Gives the locks back.
  func release() { for lock in locks { lock.release() } }
}

extension FolderLock {
  /// Takes the lock of a folder, which exists, and says so where that takes a while.
  convenience init(_ path: String, waitingIn context: CommandContext) throws(ToolError) {
    try self.init(path) { context.say("waiting: another scrollwork writes to \(path)") }
  }
}
