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
  /// The display to which the step folds or unfolds a device, as the file names it; nil for other steps.
  package var display: Display?

  /// A display that a step names.
  package struct Display: Equatable, Sendable {
    /// The device's word, or the path of its file.
    package var word: String
    /// Whether the step unfolds the device.
    package var isUnfolded: Bool
  }

  /// Makes a source; line and column count from 1.
  package init(label: String?, line: Int, column: Int) {
    self.label = label
    self.line = line
    self.column = column
  }
}
