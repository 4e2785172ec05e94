// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a step of a script comes from.
public struct StepSource: Equatable, Sendable {
  /// The author's name for the step, if it has one; several steps may share a name.
  public var label: String?
  /// The line of the scenario file on which the step begins, from 1.
  public var line: Int
  /// The column in which the step begins, from 1, in Unicode scalars.
  public var column: Int

  /// Makes a source; line and column count from 1.
  public init(label: String?, line: Int, column: Int) {
    self.label = label
    self.line = line
    self.column = column
  }
}
