// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The message for a word that is not in a list.
package enum UnknownWord {
  /// Says what was found, what was probably meant, and everything that would be accepted.
  ///
  /// - Parameters:
  ///   - kind: What the word should have named, such as `device`.
  ///   - found: The word.
  ///   - words: What would be accepted.
  /// - Returns: One line.
  package static func message(_ kind: String, found: String, words: [String]) -> String {
    "unknown \(kind) '\(found)'\(suggestion(for: found, among: words))"
      + "; known: \(words.joined(separator: ", "))"
  }
}
