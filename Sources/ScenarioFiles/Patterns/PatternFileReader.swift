// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Reads pattern files (`*.pattern.jsonc`).
struct PatternFileReader {
  /// Reads a file as a pattern; reports what is wrong with it.
  func read(_ source: SourceFile) -> PatternEntry? {
    read(source) { () throws(InvalidPatternFile) in
      let (path, bytes) = (source.path.shortestPath, source.bytes)
      return try PatternFile(bytes).entry(
        of: path,
        placing: { offset in
          let place = SourceFile(path: path, bytes: bytes, log: ErrorLog()).place(of: offset)
          return "\(path):\(place)"
        })
    }
  }

  /// Makes something of a file; reports what is wrong with it.
  func read<Result>(
    _ source: SourceFile, _ make: () throws(InvalidPatternFile) -> Result
  ) -> Result? {
    guard source.isReadable() else { return nil }
    do throws(InvalidPatternFile) {
      return try make()
    } catch {
      for mistake in error.errors {
        let reference = mistake.reference.map { " " + source.place(of: $0) } ?? ""
        source.report(at: mistake.offset, mistake.message + reference)
      }
      return nil
    }
  }
}
