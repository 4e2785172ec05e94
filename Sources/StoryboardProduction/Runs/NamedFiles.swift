// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import SystemCalls

/// Reads the files that a scenario or a project refers to: only those in its own folder, in the
/// project's, or in a folder that the command line allows.
///
/// An error in a file is reported with its line. The limit prevents a scenario of somebody else
/// from showing lines of any file on the machine.
struct NamedFiles {
  /// The folders, links followed.
  package let folders: [String]

  /// Reads a file.
  ///
  /// - Throws: An error if it is elsewhere, or if it cannot be read.
  package func contents(of path: String) throws(OperationError) -> [UInt8] {
    guard folders.contains(where: { FileSystem.isPath(path, below: $0) }) else {
      throw OperationError(
        "it is outside the scenario's folder and the current folder;"
          + " --allow-files DIR allows a further folder")
    }
    return try FileSystem.contents(of: path, limit: FileLimits.bytes)
  }
}
