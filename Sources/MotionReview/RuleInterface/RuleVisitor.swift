// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A visitor to the rules of a family, which evaluates or lists them.
protocol RuleVisitor {
  /// What the rules of the family read.
  associatedtype Reading

  /// Visits a rule.
  mutating func visit<R: RunRule>(_ rule: R.Type) where R.Reading == Reading
}

/// Reviews a run by the visited rules.
struct RuleJudge<Reading>: RuleVisitor {
  let run: RunReading
  let reading: Reading

  func visit<R: RunRule>(_ rule: R.Type) where R.Reading == Reading {
    guard run.begin(R.rule) else { return }
    R.judge(reading)
    run.end()
  }
}

/// Lists the visited rules.
struct RuleList<Reading>: RuleVisitor {
  private(set) var rules: [ReviewRule] = []

  mutating func visit<R: RunRule>(_ rule: R.Type) where R.Reading == Reading {
    rules.append(R.rule)
  }
}
