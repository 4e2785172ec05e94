// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The exit status of the command `bench`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All is well.
  case clean = 0
  /// Something could not be run, read or written.
  case failure = 1
  /// The command line is not understood.
  case usage = 2
  /// Something got worse, or a budget is exceeded.
  case regression = 3
  /// A budget is missing, or far above what is measured.
  case staleBudget = 4
  /// Nothing was measured, which must not look like success.
  case nothingMeasured = 5
  /// Too noisy for a verdict, if that was requested as an error.
  case inconclusive = 6
}
