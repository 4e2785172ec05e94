// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a file could not be read: its mistakes, in the order of their places.
package struct InvalidScenarioFile: Error, Equatable, Sendable, CustomStringConvertible {
  /// How many mistakes are collected before reading stops.
  package static let errorLimit = 20

  /// The mistakes, at least one and at most `errorLimit`: the file's own first, then those of the
  /// files that it names, each by line and column.
  package var errors: [ScenarioFileError]

  /// Makes a failure from its mistakes.
  package init(_ errors: [ScenarioFileError]) {
    self.errors = errors
  }

  /// Every mistake with its line and caret, one after another.
  package var description: String { errors.map(\.rendering).joined(separator: "\n") }
}
