// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is wrong with a formula, and where.
package struct FormulaError: Error, Equatable {
  /// The place in the text of the formula, in bytes from its beginning.
  package var offset: Int
  /// What was found, and what would be accepted.
  package var message: String
  /// The formula that is wrong, by its number in the file; nil for the one that is being compiled.
  var formula: Int?

  init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
