// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the pattern that a scenario or a story names: by its word, or by the path of its file.
struct PatternWordReader {
  /// The patterns that have words.
  let vocabulary: Vocabulary
  /// How pattern files are read.
  let files: FileAccess

  /// The pattern; nil, with a report, if there is none.
  func read(_ value: Value) -> Vocabulary.Pattern? {
    let words = vocabulary.patterns.map(\.id)
    guard let text = value.text, text.isPath else {
      guard value.kind == .string else {
        value.refuse(
          "'pattern'", "a pattern's word, or the path of a pattern file (*.pattern.jsonc)")
        return nil
      }
      return value.readWord("'pattern'", of: words).map { vocabulary.patterns[$0] }
    }
    guard let source = files.open(text, namedBy: value),
      let entry = PatternFileReader(loadImage: files.load).read(source)
    else { return nil }
    if let twin = vocabulary.patterns.first(where: { $0.id == entry.id }),
      twin.entry.file != entry.file, !isContents(of: twin.entry.file, source)
    {
      let owner = twin.entry.file.map { "'\(shown($0))'" } ?? "a pattern of the catalogue"
      value.report(
        "the pattern in '\(shown(text))' has the id of \(owner), '\(entry.id)'; each needs its own")
      return nil
    }
    return Vocabulary.Pattern(entry)
  }

  /// Whether a file that has been read is the file with another path: one path may be absolute.
  private func isContents(of path: String?, _ source: SourceFile) -> Bool {
    guard let path, let contents = try? files.load(path) else { return false }
    return contents == source.bytes
  }
}
