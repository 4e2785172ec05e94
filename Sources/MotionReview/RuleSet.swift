// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Some of the rules.
public struct RuleSet: Equatable, Sendable, BitwiseCopyable {
  private var bits: UInt64 = 0

  /// No rule.
  public init() {}

  /// Whether a rule is in the set.
  public func contains(_ rule: ReviewRule) -> Bool { bits & Self.bit(rule) != 0 }

  /// Adds a rule.
  public mutating func insert(_ rule: ReviewRule) { bits |= Self.bit(rule) }

  /// Adds all rules of another set.
  public mutating func formUnion(_ other: RuleSet) { bits |= other.bits }

  private static func bit(_ rule: ReviewRule) -> UInt64 { 1 << UInt64(rule.rawValue) }
}
