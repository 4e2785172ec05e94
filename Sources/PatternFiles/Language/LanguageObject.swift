// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An object in a pattern file, and its keys.
///
/// The reader, the schema and the reference share the table: a key that is not here is refused.
package struct LanguageObject: Sendable {
  /// The objects.
  package enum ID: String, CaseIterable, Sendable {
    /// The parts of the file.
    case file, parameter, reading, scrollView, content, ends, places, sheet, settle, spring, nest,
      state,
      value
    /// What events do.
    case handler, toggle, timer, choice
    /// What is shown.
    case element, frame, sticky, items, sides, sections, header, footer, stickyHeader, failure, look
    /// Parts of looks, and versions.
    case lookPart, gradient, cover, largeText, variant
    /// What must hold.
    case claim
  }

  /// Which object it is.
  package let id: ID
  /// What messages and the reference call it.
  package let name: String
  /// What it is, in one sentence.
  package let summary: String
  /// The keys, in the order of the reference.
  package let keys: [LanguageKey]

  /// The names of the keys.
  package var names: [String] { keys.map(\.name) }

  init(_ id: ID, _ name: String, _ summary: String, _ keys: [LanguageKey]) {
    self.id = id
    self.name = name
    self.summary = summary
    self.keys = keys
  }

  /// All objects, in the order of the reference.
  package static let all: [LanguageObject] =
    parts + motion + handlers + shown + repeats + drawn + versions

  /// An object.
  package static func object(_ id: ID) -> LanguageObject {
    guard let object = all.first(where: { $0.id == id }) else {
      preconditionFailure("every object is in the table")
    }
    return object
  }
}
