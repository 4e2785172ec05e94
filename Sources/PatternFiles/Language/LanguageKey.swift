// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A key of an object in a pattern file.
package struct LanguageKey: Sendable {
  /// What a key takes.
  package indirect enum Kind: Sendable, Equatable {
    /// A number, or a formula in a text that gives one.
    case number
    /// True or false, or a formula in a text that gives one of them.
    case truth
    /// A number that is no formula.
    case literal
    /// True or false, and no formula.
    case flag
    /// A text.
    case text
    /// One of some words.
    case word([String])
    /// The name of something in the file, such as a scroll view.
    case name(String)
    /// An object.
    case object(LanguageObject.ID)
    /// An object whose keys are names that the file gives, each with a value of one kind.
    case named(Kind)
    /// A list of values of one kind.
    case list(Kind)
    /// One of several kinds.
    case either([Kind])
    /// Anything: what it means depends on another key.
    case anything
  }

  /// The name.
  package let name: String
  /// What it takes.
  package let kind: Kind
  /// Whether it must be there.
  package let isRequired: Bool
  /// What counts where it is left out, as it would be written; nil where that is nothing, or said by the description.
  package let otherwise: String?
  /// What it means, in one sentence.
  package let summary: String

  init(
    _ name: String, _ kind: Kind, isRequired: Bool = false, default otherwise: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.otherwise = otherwise
    self.summary = summary
  }
}
