// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import SystemCalls

/// Receives what there is to report while files are made.
package protocol ProductionLog: Sendable {
  /// Reports something that was done or left.
  func say(_ line: String)
  /// Reports warnings about runs: lines that start with `file:line:column: warning:`.
  func say(warnings: [String])
  /// Reports an error after which the work continues.
  func report(_ error: OperationError)
  /// Starts to report progress on a number of items.
  func progress(of total: Int) -> any ProductionProgress
}
