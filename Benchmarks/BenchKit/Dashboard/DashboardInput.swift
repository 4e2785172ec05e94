// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the page shows.
public struct DashboardInput: Sendable {
  /// Runs of many commits.
  public var history: History
  /// What the suite promises as a whole.
  public var goals: [Goal] = []
  /// A comparison of two builds as `GateReport.json` has it; nil for none.
  public var comparison: JSONValue?
  /// The newest self-test of the gate; nil for none.
  public var selfTest: SelfTestReport?
  /// Where commits can be looked at, ending where the hash belongs; nil for nowhere.
  public var commitLink: String?

  /// Takes up a history.
  public init(_ history: History) {
    self.history = history
  }
}
