// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why and where a run of a pattern file ended, for people.
package struct FaultDescription: Equatable, Sendable {
  /// Why there is no result.
  package var message: String
  /// The formula, or the statement that has it.
  package var formula: String
  /// The column of the sign in the formula, from 1; 0 for the whole formula.
  package var column: Int
  /// The place in the file, in bytes.
  package var offset: Int
}
