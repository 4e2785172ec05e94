// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One mistake in a pattern file.
package struct PatternFileError: Error, Equatable, Sendable {
  /// The place in the file, in bytes from its beginning.
  package var offset: Int
  /// What was found, and what would be accepted.
  package var message: String
  /// Another place in the file, which the message ends with; nil for none.
  package var reference: Int?

  /// Describes a mistake.
  package init(offset: Int, message: String, reference: Int? = nil) {
    self.offset = offset
    self.message = message
    self.reference = reference
  }
}
