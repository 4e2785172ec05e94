// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A story file's contents, checked: the variants of a pattern in order, a chapter each.
package struct Story: Sendable {
  /// One variant, shown in one scenario.
  package struct Chapter: Equatable, Sendable {
    /// Index of the variant in the pattern's list.
    package var variant: Int
    /// The identity of the scenario in which the chapter is shown.
    package var scenario: String
    /// The identifier of the device that shows it; nil for the one that the gallery shows.
    package var device: String?
    /// What the variant does, in a sentence or two.
    package var does: String
    /// What breaks; nil for nothing.
    package var breaks: String?
    /// What the next variant fixes, or how it differs; nil where there is nothing to say.
    package var next: String?
  }

  /// The identity, words joined by slashes; the page is named after it.
  package var id: String
  /// What a person calls it.
  package var title: String
  /// What it is about, in a few sentences.
  package var summary: String
  /// What is scrolled.
  package var pattern: PatternEntry
  /// The chapters in order; never empty.
  package var chapters: [Chapter]

  /// Reads a story file.
  ///
  /// Linear in its length; the schema is `storySchema`.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - source: The file's bytes.
  ///   - patterns: The patterns that have words.
  ///   - loader: Reads a pattern file by its path.
  /// - Returns: The checked values.
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func read(
    path: String, source: [UInt8], patterns: PatternCatalog = .builtIn,
    loader: (_ path: String) throws -> [UInt8]
  ) throws(InvalidScenarioFile) -> Story {
    let log = ErrorLog()
    let document = JSON5Document(SourceFile(path: path, bytes: source, log: log))
    let story = document.flatMap { document in
      withoutActuallyEscaping(loader) { loader in
        StoryReader(
          vocabulary: Vocabulary(patterns), files: FileAccess(path: path, log: log, load: loader)
        )
        .read(document.root)
      }
    }
    guard log.isEmpty, let story else { throw log.failure }
    return story
  }
}
