// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A name in a formula, such as `list.offset`, `row[3].top` or `panel.progress('half', 'full')`.
struct FormulaName: Equatable, Sendable {
  /// What follows the first word.
  enum Part: Equatable, Sendable {
    /// After a dot.
    case member(String, offset: Int)
    /// In brackets.
    case index(Formula)
  }

  /// The first word.
  var root: String
  /// What follows it.
  var parts: [Part]
  /// The words in parentheses at the end, with their places; nil without parentheses.
  var words: [Word]?

  /// A word in parentheses.
  struct Word: Equatable, Sendable {
    /// The word, without its quotes.
    var text: String
    /// Where it begins in the text, in bytes.
    var offset: Int
  }
}
