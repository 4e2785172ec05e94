// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Receives how far long work has come.
package protocol ProductionProgress: Sendable {
  /// Reports that an item is done; `name` identifies it.
  func didFinish(_ name: @autoclosure () -> String)
  /// Notes that all items of a group are done.
  ///
  /// - Parameters:
  ///   - group: The number of the group, counted from 0; every number is noted once.
  ///   - summary: The line for the group.
  ///   - files: The lines for its files.
  func didFinishGroup(_ group: Int, summary: String, files: [String])
  /// Notes that nothing more follows.
  func end()
}
