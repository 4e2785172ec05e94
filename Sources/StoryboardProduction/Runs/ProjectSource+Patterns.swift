// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
import ScenarioFiles
package import ScrollCore
package import SystemCalls

extension ProjectSource {
  /// The pattern files that the project names, those of a folder sorted.
  ///
  /// - Throws: An error if a path does not exist or a folder has no patterns.
  package func patternFiles() throws(OperationError) -> [String] {
    guard !project.patterns.isEmpty else { return [] }
    return try FileSystem.files(
      named: project.patterns.map(inProject), suffix: PatternSource.suffix, called: "patterns")
  }

  /// The patterns of a catalogue, and behind them those that the project's files describe.
  ///
  /// - Throws: An error if a file cannot be read, all its errors, or an error if an id is taken.
  package func patterns(adding catalog: PatternCatalog) throws(OperationError) -> PatternCatalog {
    var entries: [PatternEntry] = []
    for path in try patternFiles() {
      let entry = try Self.pattern(path)
      if let twin = (catalog.entries + entries).first(where: { $0.id == entry.id }) {
        throw OperationError(
          "the pattern of \(path) has the id of \(twin.file ?? "a pattern of the catalogue"), '\(entry.id)': each needs its own"
        )
      }
      entries.append(entry)
    }
    return catalog.adding(entries)
  }

  /// The pattern that a file describes.
  ///
  /// - Throws: An error if the file cannot be read, or all its errors with positions.
  package static func pattern(_ path: String) throws(OperationError) -> PatternEntry {
    let source = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    do {
      let images = NamedFiles(folders: [".", FileSystem.folder(of: path)])
      return try PatternSource.read(path: path, source: source) { try images.contents(of: $0) }
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }

  /// A pattern file before its variants are compiled, and what describes a place in it, in bytes.
  ///
  /// - Throws: An error if the file cannot be read, or all its errors with positions.
  package static func patternFile(
    _ path: String
  ) throws(OperationError) -> (file: PatternFile, place: @Sendable (Int) -> String) {
    let source = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    do {
      return try PatternSource.file(path: path, source: source)
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }
}
