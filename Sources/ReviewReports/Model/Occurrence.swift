// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// What was found in one run: one variant on one device.
package struct Occurrence: Equatable, Sendable {
  /// The rule's id, such as `CH-GAP`; an author's check is `check/range` and so on.
  package var rule: String
  /// The severity.
  package var severity: Severity
  /// The identity that is stable while amounts, frames, devices and texts change.
  package var cause: String
  /// A label of a few words.
  package var label: String
  /// What, where, when, how much, why, and what to do about it.
  package var sentence: String
  /// The amount in the worst frame, in the rule's unit.
  package var amount: Double
  /// The frames that show it, in order.
  package var spans: [ClosedRange<Int>]
  /// The frame that shows it worst.
  package var worstFrame: Int
  /// The line of the scenario file, from 1: the check's, or that of the step that runs in the worst frame.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// Whether a baseline accepts it.
  package var isAccepted = false

  /// Takes over a finding.
  ///
  /// - Parameters:
  ///   - finding: What is wrong.
  ///   - subject: The identity of an author's check within its file, independent of its numbers;
  ///     nil for a rule, which has
  ///     numbers for its causes.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  package init(_ finding: Finding, subject: String? = nil, line: Int, column: Int) {
    let rule = "\(finding.rule.id)"
    self.rule = rule
    severity = finding.severity
    label = String(decoding: finding.label, as: UTF8.self)
    sentence = String(decoding: finding.sentence, as: UTF8.self)
    cause = subject.map { Cause.key(rule: rule, subject: $0) } ?? "\(finding.cause)"
    amount = finding.amount
    spans = finding.spans.map { $0.first...$0.last }
    worstFrame = finding.worstFrame
    self.line = line
    self.column = column
  }

  init(
    rule: String, severity: Severity, cause: String, label: String, sentence: String,
    amount: Double, spans: [ClosedRange<Int>], worstFrame: Int, line: Int, column: Int,
    isAccepted: Bool
  ) {
    self.rule = rule
    self.severity = severity
    self.cause = cause
    self.label = label
    self.sentence = sentence
    self.amount = amount
    self.spans = spans
    self.worstFrame = worstFrame
    self.line = line
    self.column = column
    self.isAccepted = isAccepted
  }

  /// Whether a check of the author has found it, and no rule.
  package var isCheck: Bool { rule.hasPrefix("check/") }

  /// Rule and cause, by which occurrences on several devices are one finding.
  package var causeKey: String { "\(rule) \(cause)" }

  /// The cause for baselines of version 1: a rule's text, without numbers and phases.
  var wordedCause: String {
    isCheck ? cause : Cause.key(rule: rule, sentence: sentence)
  }

  /// Its place among the findings of a run: claims after the rules, and then by the first frame.
  var place: (group: Int, frame: Int) {
    (rule == "\(ReviewRule.claim.id)" ? 1 : 0, spans[0].lowerBound)
  }

  /// The order of a run's findings: by their places, then by the other properties.
  static func precedes(_ a: Self, _ b: Self) -> Bool {
    if a.place != b.place { return a.place < b.place }
    if a.rule != b.rule { return a.rule.utf8.lexicographicallyPrecedes(b.rule.utf8) }
    if (a.line, a.column) != (b.line, b.column) { return (a.line, a.column) < (b.line, b.column) }
    if a.cause != b.cause { return a.cause.utf8.lexicographicallyPrecedes(b.cause.utf8) }
    if a.worstFrame != b.worstFrame { return a.worstFrame < b.worstFrame }
    return a.amount < b.amount
  }
}
