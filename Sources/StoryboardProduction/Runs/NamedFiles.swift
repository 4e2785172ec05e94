// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import SystemCalls

/// Reads the files that a scenario or a project names: only those that lie below its own folder, below the
/// project's, or in a folder that the command line allows.
///
/// A mistake in a file is reported with the line that has it. A scenario of somebody else must not show lines of any
/// file of the machine that way.
struct NamedFiles {
  /// The folders, links followed.
  package let folders: [String]

  /// Reads a file.
  ///
  /// - Throws: That it lies elsewhere, or that it cannot be read.
  package func contents(of path: String) throws(OperationError) -> [UInt8] {
    guard folders.contains(where: { FileSystem.isPath(path, below: $0) }) else {
      throw OperationError(
        "it lies outside of the scenario's folder and of the current folder;"
          + " --allow-files DIR allows a further folder")
    }
    return try FileSystem.contents(of: path, limit: FileLimits.bytes)
  }
}
