// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Reads the files that a scenario names.
struct FileAccess {
  /// The path of the file that names them.
  let path: String
  /// Where mistakes in them are reported.
  let log: ErrorLog
  /// Reads a file by its path.
  let load: (String) throws -> [UInt8]

  /// Reads the file that a value names, by a path relative to the scenario's; reports at the value
  /// when that fails.
  func open(_ relative: String, namedBy value: Value) -> SourceFile? {
    var path = relative
    if !relative.hasPrefix("/"), let slash = self.path.lastIndex(of: "/") {
      path = self.path[...slash] + relative
    }
    do {
      return SourceFile(path: path.shortestPath, bytes: try load(path), log: log)
    } catch {
      value.report("cannot read '\(shown(path))': \(shown("\(error)"))")
      return nil
    }
  }
}
