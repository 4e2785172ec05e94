// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a line is no record.
package struct RecordError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, as text.
  package var description: String

  /// Makes an error of its reason.
  package init(_ description: String) {
    self.description = description
  }
}
