// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a pattern file could not be read: its mistakes, in the order of their places.
package struct InvalidPatternFile: Error, Equatable, Sendable {
  /// How many mistakes are collected.
  static let errorLimit = 20

  /// The mistakes, at least one.
  package var errors: [PatternFileError]

  /// Collects mistakes.
  package init(errors: [PatternFileError]) { self.errors = errors }
}
