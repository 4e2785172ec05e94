// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

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
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func read(
    path: String, source: [UInt8]
  ) throws(InvalidScenarioFile) -> PatternEntry {
    let log = ErrorLog()
    let entry = PatternFileReader().read(SourceFile(path: path, bytes: source, log: log))
    guard log.isEmpty, let entry else { throw log.failure }
    return entry
  }
}
