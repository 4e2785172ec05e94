// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// What the page shows.
package struct DashboardInput: Sendable {
  /// Runs of many commits.
  package var history: History
  /// What the suite promises as a whole.
  package var goals: [Goal] = []
  /// A comparison of two builds as `GateReport.json` has it; nil for none.
  package var comparison: JSONValue?
  /// The newest self-test of the gate; nil for none.
  package var selfTest: SelfTestReport?
  /// Where commits can be looked at, ending where the hash belongs; nil for nowhere.
  package var commitLink: String?

  /// Takes up a history.
  package init(_ history: History) {
    self.history = history
  }
}
