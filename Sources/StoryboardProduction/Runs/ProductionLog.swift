// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import SystemCalls

/// Receives what there is to report while files are made.
package protocol ProductionLog: Sendable {
  /// Reports something that was done or left.
  func say(_ line: String)
  /// Reports what is odd about runs: lines that begin with `file:line:column: warning:`.
  func say(warnings: [String])
  /// Reports an error after which the work goes on.
  func report(_ error: OperationError)
  /// Begins to report on a number of items.
  func progress(of total: Int) -> any ProductionProgress
}
