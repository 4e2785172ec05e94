// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a rule does that judges a run alone.
protocol RunRule {
  /// What it reads: the run, or what a family reads of it.
  associatedtype Reading

  /// The description of the rule.
  static var rule: ReviewRule { get }

  /// Judges a run, and reports what it finds to it.
  static func judge(_ reading: Reading)
}
