// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview
import ScrollCore

/// What happened to a finding under a relation.
package struct Comparison: Sendable {
  /// How the two runs compare.
  package enum Outcome: Sendable {
    /// Both runs have it with the same amount, within the tolerance; or one has it and exceeds its
    /// limit by no more than the tolerance.
    case same
    /// The amounts differ.
    case amount
    /// Only the original run has it.
    case lost
    /// Only the changed run has it.
    case gained
  }

  /// Scenario, variant, device and rate.
  package let run: String
  /// The short identifier of the variant.
  package let variant: String
  /// The change.
  package let relation: Relation
  /// The rule.
  package let rule: ReviewRule
  /// The cause that the rule distinguishes.
  package let cause: Int
  /// How the two runs compare.
  package let outcome: Outcome
  /// The amounts in the original and in the changed run, in the rule's unit; NaN without a finding.
  package let amounts: (shipped: Double, changed: Double)
  /// The tolerance, in the rule's unit.
  package let tolerance: Double
  /// The worst frames; −1 without a finding.
  package let frames: (shipped: Int, changed: Int)

  /// The known reason of the difference; nil if there is none.
  package var known: KnownDifference? {
    outcome == .same ? nil : KnownDifference.all.first { $0.explains(self) }
  }

  /// Everything in one line.
  package var line: String {
    """
    \(relation.rawValue): \(rule.id) \(cause) \(outcome), \(amounts.shipped) in frame \(frames.shipped), \
    then \(amounts.changed) in frame \(frames.changed), tolerance \(tolerance): \(run)
    """
  }

  /// Everything that either run has, by rule and cause.
  static func all(
    _ run: ShippedRun, _ relation: Relation, _ base: JudgedRun, _ changed: JudgedRun
  ) -> [Self] {
    func twin(of finding: Finding, in run: JudgedRun) -> Finding? {
      run.findings.first { $0.rule == finding.rule && $0.cause == finding.cause }
    }
    let shipped = base.findings.map {
      Self(run, relation, $0, $0, twin(of: $0, in: changed), base, changed)
    }
    let gained = changed.findings.filter { twin(of: $0, in: base) == nil }.map {
      Self(run, relation, $0, nil, $0, base, changed)
    }
    return shipped + gained
  }

  private init(
    _ run: ShippedRun, _ relation: Relation, _ finding: Finding, _ a: Finding?, _ b: Finding?,
    _ base: JudgedRun, _ changed: JudgedRun
  ) {
    self.run = run.name
    variant = run.variant
    self.relation = relation
    rule = finding.rule
    cause = finding.cause
    amounts = (a?.amount ?? .nan, b?.amount ?? .nan)
    frames = (a?.worstFrame ?? -1, b?.worstFrame ?? -1)
    let time = a.map { base.timeline.time(ofFrame: $0.worstFrame) }
    let other = b.map { changed.timeline.time(ofFrame: $0.worstFrame) }
    let tolerance = AmountTolerance(
      relation.sampling, rule, worst: max(a?.amount ?? 0, b?.amount ?? 0),
      [
        (base.timeline, time ?? other ?? 0), (changed.timeline, other ?? time ?? 0),
      ])
    self.tolerance = tolerance.amount
    if let a, let b {
      outcome = abs(a.amount - b.amount) <= tolerance.amount ? .same : .amount
    } else if tolerance.amount.isFinite, tolerance.isBorderline(finding.amount) {
      outcome = .same
    } else {
      outcome = a == nil ? .gained : .lost
    }
  }
}
