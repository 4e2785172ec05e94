// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A claim of a file, as people read it.
package struct ClaimSource: Equatable, Sendable {
  /// Its name.
  package var id: String
  /// What must hold, as the file writes it.
  package var formula: String
  /// Its sentence in the file, or else what must hold; without a full stop.
  package var sentence: String
  /// Where its formula stands in the file, in bytes.
  package var offset: Int
  /// Whether it compares numbers, so that it can be said by how much it does not hold.
  package var hasAmount: Bool
}
