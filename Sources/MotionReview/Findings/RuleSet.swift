// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Some of the rules.
public struct RuleSet: Sendable {
  private var rules: [ReviewRule] = []

  /// No rule.
  public init() {}

  /// Whether a rule is in the set.
  public func contains(_ rule: ReviewRule) -> Bool { rules.contains(rule) }

  /// Adds a rule.
  public mutating func insert(_ rule: ReviewRule) {
    if !contains(rule) { rules.append(rule) }
  }

  /// Adds all rules of another set.
  public mutating func formUnion(_ other: RuleSet) {
    for rule in other.rules { insert(rule) }
  }
}

extension RuleSet: Equatable {
  /// Whether two sets have the same rules.
  public static func == (a: Self, b: Self) -> Bool {
    a.rules.count == b.rules.count && a.rules.allSatisfy(b.contains)
  }
}
