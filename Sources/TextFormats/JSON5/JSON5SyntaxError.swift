// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a text stops being JSON5, and why.
package struct JSON5SyntaxError: Error {
  /// The byte at fault.
  package var offset: Int
  /// What was found and what would be accepted.
  package var message: String
  /// Another place that the message ends with.
  package var reference: Int?

  init(_ offset: Int, _ message: String, reference: Int? = nil) {
    self.offset = offset
    self.message = message
    self.reference = reference
  }
}
