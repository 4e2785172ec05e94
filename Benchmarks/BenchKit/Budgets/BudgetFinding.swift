// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is wrong between a budget and a measurement.
package struct BudgetFinding: Equatable, Sendable, CustomStringConvertible {
  /// What may be wrong.
  package enum Kind: String, Sendable {
    /// The measurement is above the budget.
    case exceeded
    /// The budget is above the measurement by more than noise explains.
    case loose
    /// The case has no budget.
    case missing
    /// The budget is for a case that does not exist.
    case orphaned
  }

  /// Which case.
  package var id: CaseID
  /// What is wrong.
  package var kind: Kind
  /// The figure; nil where the case or the budget is missing.
  package var metric: Metric?
  /// What was measured of a whole run.
  package var measured: Double?
  /// What the budget allows a whole run.
  package var allowed: Double?

  /// Makes a finding.
  package init(
    id: CaseID, kind: Kind, metric: Metric? = nil, measured: Double? = nil, allowed: Double? = nil
  ) {
    self.id = id
    self.kind = kind
    self.metric = metric
    self.measured = measured
    self.allowed = allowed
  }

  /// The finding as text.
  package var description: String {
    guard let metric, let measured, let allowed else {
      return kind == .missing
        ? "\(id): has no budget; bench budgets update --filter \(id) --reason WHY"
        : "\(id): has a budget, but there is no such case"
    }
    let verb = kind == .exceeded ? "exceed" : "are far below"
    return "\(id): \(metric.text(measured)) \(metric.title) \(verb) the budget of "
      + metric.text(allowed)
  }
}
