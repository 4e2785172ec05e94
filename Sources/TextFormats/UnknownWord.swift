// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The message for an identifier that is not in a list.
package enum UnknownWord {
  /// It contains what was found, the closest match, and everything that is accepted.
  ///
  /// - Parameters:
  ///   - kind: The kind of the identifier, such as `device`.
  ///   - found: The identifier.
  ///   - words: The accepted identifiers.
  ///   - hint: What is said instead of the closest match, with a space before it; nil for nothing.
  /// - Returns: One line.
  package static func message(
    _ kind: String, found: String, words: [String], hint: String? = nil
  ) -> String {
    let known = words.isEmpty ? "there is none" : "known: \(words.joined(separator: ", "))"
    let nearest = suggestion(for: found, among: words)
    return "unknown \(kind) '\(found)'\(hint ?? nearest); \(known)"
  }
}
