// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// Everything that a review has found, ready to be written in any format.
///
/// It depends only on the input of the review: not on the order or the number of jobs, nor on the
/// parts from which it was merged.
package struct ReviewReport: Equatable, Sendable {
  /// The tool and its version.
  package var tool: String
  /// Which part of a review this is; nil for a whole one.
  package var shard: ReportShard?
  /// The least severity that fails.
  package var failOn: Severity
  /// The available rules.
  package var rules: [ReportRule]
  /// The scenarios in the order of their ids.
  package let scenarios: [JudgedScenario]
  /// What a baseline accepts and no run shows any more.
  package var stale: [BaselineEntry]
  /// The findings: those that a baseline accepts last, the worst first.
  package let findings: [ReportedFinding]
  /// The paths of the pictures that were drawn, by the keys of their findings.
  package var pictures: [String: String] = [:]

  /// Puts a report together; scenarios may come in any order, their ids are unique.
  package init(
    tool: String, shard: ReportShard? = nil, failOn: Severity, rules: [ReportRule],
    scenarios: [JudgedScenario], stale: [BaselineEntry] = []
  ) {
    self.tool = tool
    self.shard = shard
    self.failOn = failOn
    self.rules = rules
    let sorted = scenarios.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.scenarios = sorted
    self.stale = stale.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    findings = Grouping.findings(in: sorted)
  }

  /// Whether a finding that no baseline accepts is severe enough to fail.
  package var isFailing: Bool { findings.contains(where: fails) }

  /// Whether a finding is severe enough to fail, and not accepted.
  func fails(_ finding: ReportedFinding) -> Bool {
    !finding.isAccepted && finding.severity >= failOn
  }

  /// The number of reviewed runs.
  package var runCount: Int { scenarios.reduce(0) { $0 + $1.runCount } }

  /// How many findings of a severity no baseline accepts.
  package func count(_ severity: Severity) -> Int {
    findings.count { !$0.isAccepted && $0.severity == severity }
  }

  /// How many findings a baseline accepts on every device.
  package var acceptedCount: Int { findings.count(where: \.isAccepted) }

  /// The counts as text, such as `2 errors, 1 warning`.
  package var verdict: String {
    var parts = Severity.allCases.reversed().compactMap { severity in
      let count = count(severity)
      return count > 0 ? Amount.count(count, "\(severity.word)") : nil
    }
    if parts.isEmpty { parts = ["no findings"] }
    if acceptedCount > 0 { parts.append("\(acceptedCount) accepted") }
    return parts.joined(separator: ", ")
  }

  /// The rules that were evaluated, as text; nil if this is unknown.
  ///
  /// A verdict without a finding of a rule means something only if the rule is among them.
  package var coverage: String? {
    let evaluated = Set(scenarios.flatMap(\.evaluated))
    guard !evaluated.isEmpty else { return nil }
    let ids = rules.filter { $0.severity != nil }.map(\.id)
    let judged = ids.filter(evaluated.contains)
    return "Judged by \(judged.count) of \(Amount.count(ids.count, "rule")): "
      + judged.joined(separator: ", ")
  }

  /// The parts that no run of pattern files has, or that the rules do not know, as text; nil without such files.
  ///
  /// Silence of a rule means nothing where its file gives no element the role that the rule is about.
  package var unknownParts: String? {
    let evaluated = Set(scenarios.flatMap(\.evaluated))
    // Only files have formulas.
    guard evaluated.contains("\(ReviewRule.formula.id)") else { return nil }
    let unknown = ReviewRule.subjects.filter { subject in
      !subject.rules.contains { evaluated.contains("\($0.id)") }
    }
    guard !unknown.isEmpty else { return nil }
    return "No rule knew of: \(unknown.map { "\($0.part)" }.joined(separator: ", "))."
      + " If one of them is there, its element needs a role"
  }

  /// What was reviewed, as text.
  package var extent: String {
    "\(Amount.count(runCount, "run")) of \(Amount.count(scenarios.count, "scenario"))"
  }
}
