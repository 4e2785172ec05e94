// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is wrong with a formula, and where.
package struct FormulaError: Error, Equatable {
  /// The place in the text of the formula, in bytes from its beginning.
  package var offset: Int
  /// What was found, and what would be accepted.
  package var message: String
}
