// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// A rule of the review in a report: whether it was enabled, and its severity.
package struct ReportRule: Equatable, Sendable {
  /// The identifier, such as `CH-GAP`.
  package var id: String
  /// The severity of its findings; nil if it was disabled.
  package var severity: Severity?
  /// The threshold, in the rule's unit, if the command line set one.
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
