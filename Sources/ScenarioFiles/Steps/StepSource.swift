// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a step of a script comes from.
package struct StepSource: Equatable, Sendable {
  /// The author's name for the step, if it has one; several steps may share a name.
  package var label: String?
  /// The line of the scenario file on which the step begins, from 1.
  package var line: Int
  /// The column in which the step begins, from 1, in Unicode scalars.
  package var column: Int

  /// Makes a source; line and column count from 1.
  package init(label: String?, line: Int, column: Int) {
    self.label = label
    self.line = line
    self.column = column
  }
}
