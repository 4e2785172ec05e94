// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a case may cost: committed, and reviewed like code.
package struct Budget: Equatable, Sendable {
  /// Heap allocations of a whole run, exactly.
  package var allocations: Int?
  /// Instructions of a whole run.
  package var instructions: Double?
  /// Bytes of a whole run.
  package var bytes: Int?
  /// The reason for its value.
  package var reason: String

  /// Makes a budget of nothing.
  package init(reason: String) {
    self.reason = reason
  }

  /// Makes the budget that a record just keeps; nil if the record has no figure that budgets know.
  package init?(_ record: Record, reason: String) {
    self.reason = reason
    let units = Double(record.units)
    allocations = record.allocations.map { Int(($0 * units).rounded()) }
    instructions = record.instructions.map { ($0 * units).rounded() }
    bytes = record.bytes
    if allocations == nil, instructions == nil, bytes == nil { return nil }
  }

  /// By how much instructions and bytes may differ, as a share: other processors take other paths
  /// through the C library.
  package static let slack = 0.02

  /// Compares a record with the budget.
  ///
  /// A budget that nothing comes near is a fault, too: it lets the next change through unseen.
  ///
  /// - Parameters:
  ///   - record: What was measured.
  ///   - slack: By how much instructions and bytes may differ, as a share.
  package func findings(_ record: Record, slack: Double = slack) -> [BudgetFinding] {
    let units = Double(record.units)
    var findings: [BudgetFinding] = []
    func check(_ metric: Metric, _ measured: Double?, _ allowed: Double?, slack: Double) {
      guard let measured, let allowed else { return }
      let kind: BudgetFinding.Kind
      if measured > allowed * (1 + slack) {
        kind = .exceeded
      } else if measured < allowed * (1 - slack) {
        kind = .loose
      } else {
        return
      }
      findings.append(
        BudgetFinding(
          id: record.id, kind: kind, metric: metric, measured: measured, allowed: allowed))
    }
    check(
      .allocations, record.allocations.map { ($0 * units).rounded() },
      allocations.map(Double.init), slack: 0)
    check(.instructions, record.instructions.map { $0 * units }, instructions, slack: slack)
    check(.bytes, record.bytes.map(Double.init), bytes.map(Double.init), slack: slack)
    return findings
  }
}
