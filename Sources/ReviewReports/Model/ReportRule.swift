// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// A rule of the review as a report lists it: whether it judged, and how severely.
package struct ReportRule: Equatable, Sendable {
  /// The word, such as `CH-GAP`.
  package var id: String
  /// How bad its findings are; nil where it did not judge.
  package var severity: Severity?
  /// How much was tolerated, in the rule's unit, where the command line said so.
  package var threshold: Double?

  /// Describes all rules under some options, in their order.
  package static func all(_ options: ReviewOptions) -> [ReportRule] {
    ReviewRule.allCases.map { rule in
      let setting = options[rule]
      return ReportRule(
        id: "\(rule.id)", severity: setting.isOn ? setting.severity ?? rule.severity : nil,
        threshold: setting.threshold)
    }
  }
}
