// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
package import ScrollCore

/// A pattern file on its own.
package enum PatternSource {
  /// How the names of pattern files end.
  package static let suffix = ".pattern.jsonc"

  /// Reads a pattern file.
  ///
  /// Linear in its length, and in what its variants compute.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - source: The file's bytes.
  ///   - loader: Reads an image by its path; without it no image is read.
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func read(
    path: String, source: [UInt8], loader: ((_ path: String) throws -> [UInt8])? = nil
  ) throws(InvalidScenarioFile) -> PatternEntry {
    let log = ErrorLog()
    let entry = PatternFileReader(loadImage: loader).read(
      SourceFile(path: path, bytes: source, log: log))
    guard log.isEmpty, let entry else { throw log.failure }
    return entry
  }

  /// Reads a pattern file, before its variants are compiled.
  ///
  /// - Returns: The file, and what describes a place in it, in bytes, such as `bar.pattern.jsonc:12:5`.
  /// - Throws: The file's mistakes, those of all variants among them.
  package static func file(
    path: String, source: [UInt8]
  ) throws(InvalidScenarioFile) -> (file: PatternFile, place: @Sendable (Int) -> String) {
    _ = try read(path: path, source: source)
    let log = ErrorLog()
    let place: @Sendable (Int) -> String = { offset in
      let file = SourceFile(path: path.shortestPath, bytes: source, log: ErrorLog())
      return "\(path.shortestPath):\(file.place(of: offset))"
    }
    do {
      return (try PatternFile(source), place)
    } catch {
      throw log.failure
    }
  }
}
