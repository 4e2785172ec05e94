// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// All cases of a comparison of two builds.
package struct GateReport: Sendable {
  /// The base of the comparison, as text.
  package var base: String
  /// The compared builds, as text.
  package var head: String
  /// The cases in their order.
  package var cases: [CaseComparison]
  /// Warnings, as text.
  package var warnings: [String]
  /// How long it took, in seconds.
  package var seconds: Double

  /// Makes a report.
  package init(
    base: String, head: String, cases: [CaseComparison], warnings: [String], seconds: Double
  ) {
    self.base = base
    self.head = head
    self.cases = cases
    self.warnings = warnings
    self.seconds = seconds
  }

  /// The cases of a verdict.
  package func cases(_ verdict: Verdict) -> [CaseComparison] {
    cases.filter { $0.verdict == verdict }
  }

  /// The exit status of the process.
  ///
  /// - Parameter isStrict: Whether a case that is too noisy for a verdict also fails.
  package func exitStatus(isStrict: Bool) -> ExitStatus {
    guard cases.contains(where: \.isMeasured) else { return .nothingMeasured }
    if !cases(.worse).isEmpty { return .regression }
    return isStrict && !cases(.unclear).isEmpty ? .inconclusive : .clean
  }

  /// One line on all of it.
  package var summary: String {
    let counts = Verdict.allCases.map { "\(cases($0).count) \($0)" }
    return "\(cases.count) cases: " + counts.joined(separator: ", ")
  }
}
