// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A public bug report that a scenario reproduces.
package struct BugReport: Equatable, Sendable {
  /// Where it was reported, such as `scenee/FloatingPanel#35`.
  package var source: String
  /// The address of the report, which begins with `https://`.
  package var link: String
  /// When it was reported: a year and a month, such as `2018-11`.
  package var date: String
  /// The versions and devices of the report; nil if it names none.
  package var environment: String?
  /// What was reported, in one sentence.
  package var says: String
  /// What the broken variants of the scenario show, in one sentence.
  package var seen: String
  /// The words of the rules that find it in each broken variant; empty if no rule does.
  package var rules: [String]

  /// Makes a report.
  package init(
    source: String, link: String, date: String, environment: String? = nil, says: String,
    seen: String, rules: [String] = []
  ) {
    self.source = source
    self.link = link
    self.date = date
    self.environment = environment
    self.says = says
    self.seen = seen
    self.rules = rules
  }
}
