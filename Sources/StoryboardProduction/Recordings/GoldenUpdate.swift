// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which recorded runs are written anew; the words and their meaning are Playwright's.
package enum GoldenUpdate: String, CaseIterable {
  /// Every run.
  case all
  /// Runs that differ from what is recorded, and those that are not recorded.
  case changed
  /// Runs that are not recorded.
  case missing
  /// No run; one that is not recorded is a failure.
  case none

  /// What is meant: what was said, else `missing`, and `none` where a machine asks.
  ///
  /// - Parameters:
  ///   - word: The value of the option; nil where it was not given.
  ///   - variable: Environment variables.
  package init(_ word: String?, _ variable: (String) -> String?) {
    let isWatched = (variable("CI") ?? "").isEmpty || variable("CI") == "false"
    self = word.flatMap(GoldenUpdate.init) ?? (isWatched ? .missing : .none)
  }
}
