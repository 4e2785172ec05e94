// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The recorded runs that are rewritten; values and meaning are those of Playwright.
package enum GoldenUpdate: String, CaseIterable {
  /// Every run.
  case all
  /// Runs that differ from what is recorded, and those that are not recorded.
  case changed
  /// Runs that are not recorded.
  case missing
  /// No run; one that is not recorded is a failure.
  case none

  /// The effective value: the given one, else `missing`, or `none` on a build machine.
  ///
  /// - Parameters:
  ///   - word: The value of the option; nil if it was not given.
  ///   - variable: Environment variables.
  package init(_ word: String?, _ variable: (String) -> String?) {
    let isWatched = (variable("CI") ?? "").isEmpty || variable("CI") == "false"
    self = word.flatMap(GoldenUpdate.init) ?? (isWatched ? .missing : .none)
  }
}
