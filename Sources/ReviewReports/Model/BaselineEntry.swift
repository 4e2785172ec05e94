// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One accepted finding.
package struct BaselineEntry: Equatable, Sendable {
  /// The name of the finding from run to run.
  package var key: String
  /// The id of the scenario.
  package var scenario: String
  /// The identifier of the variant.
  package var variant: String
  /// The id of the rule.
  package var rule: String
  /// A label, for people who read the file.
  package var label: String
  /// The worst amount that was accepted, in the rule's unit.
  package var amount: Double
  /// The identifiers of the devices on which it is accepted.
  package var devices: [String]

  /// The maximum accepted amount: a quarter, or 1, more than observed.
  package var limit: Double { amount + max(1, abs(amount) / 4) }

  /// Makes an entry; the amount is in the rule's unit.
  package init(
    key: String, scenario: String, variant: String, rule: String, label: String, amount: Double,
    devices: [String]
  ) {
    self.key = key
    self.scenario = scenario
    self.variant = variant
    self.rule = rule
    self.label = label
    self.amount = amount
    self.devices = devices
  }
}
