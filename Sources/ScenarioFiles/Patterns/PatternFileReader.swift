// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Reads pattern files (`*.pattern.jsonc`).
struct PatternFileReader {
  /// Reads an image by its path; nil where no image is read.
  var loadImage: ((String) throws -> [UInt8])?

  /// Reads a file as a pattern; reports what is wrong with it.
  func read(_ source: SourceFile) -> PatternEntry? {
    read(source) { () throws(InvalidPatternFile) in
      let (path, bytes) = (source.path.shortestPath, source.bytes)
      return try PatternFile(bytes, images: images(of: path)).entry(
        of: path,
        placing: { offset in
          let place = SourceFile(path: path, bytes: bytes, log: ErrorLog()).place(of: offset)
          return "\(path):\(place)"
        })
    }
  }

  /// Reads images by their paths from the folder of a pattern file.
  private func images(of path: String) -> ((String) throws -> [UInt8])? {
    loadImage.map { load in
      { relative in
        guard !relative.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
          return try load(relative)
        }
        return try load((path[...slash] + relative).shortestPath)
      }
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
