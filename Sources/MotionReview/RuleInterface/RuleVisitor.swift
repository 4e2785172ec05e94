// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What goes through the rules of a family: to judge by them, or to list them.
protocol RuleVisitor {
  /// What the rules of the family read.
  associatedtype Reading

  /// Comes to a rule.
  mutating func visit<R: RunRule>(_ rule: R.Type) where R.Reading == Reading
}

/// Judges a run by the rules that it comes to.
struct RuleJudge<Reading>: RuleVisitor {
  let run: RunReading
  let reading: Reading

  func visit<R: RunRule>(_ rule: R.Type) where R.Reading == Reading {
    run.begin(R.rule)
    R.judge(reading)
    run.end()
  }
}

/// Lists the rules that it comes to.
struct RuleList<Reading>: RuleVisitor {
  private(set) var rules: [ReviewRule] = []

  mutating func visit<R: RunRule>(_ rule: R.Type) where R.Reading == Reading {
    rules.append(R.rule)
  }
}
