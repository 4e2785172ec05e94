// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A variant that a pattern file describes.
package struct FileVariant: Equatable, Sendable {
  /// The name by which scenarios call it.
  package var id: String
  /// What a person calls it.
  package var title: String
  /// One sentence: what it does, and what breaks.
  package var summary: String
  /// Whether every rule of the review should stay silent on it.
  package var isFixed: Bool
  /// The variant whose changes come first.
  var base: String?
  /// Its own changes.
  var changes: [(path: String, offset: Int, value: FileTree)]

  /// Whether two variants make the same changes under the same names.
  package static func == (a: FileVariant, b: FileVariant) -> Bool {
    a.id == b.id && a.title == b.title && a.summary == b.summary && a.isFixed == b.isFixed
      && a.base == b.base && a.changes.count == b.changes.count
      && zip(a.changes, b.changes).allSatisfy { $0.path == $1.path && $0.value == $1.value }
  }
}
