// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scenario with what its runs showed.
package struct JudgedScenario: Equatable, Sendable {
  /// A variant that was reviewed on every device.
  package struct Variant: Equatable, Sendable {
    /// The short identifier.
    package var id: String
    /// What a person calls it.
    package var title: String
    /// What was found on each device, in the order of the devices.
    package var occurrences: [[Occurrence]]

    /// What is known, by `Occurrence.causeKey`, about why some devices show a finding and others do not.
    package var explanations: [String: String]

    /// Makes a variant; there is a list of occurrences, in any order, for each device of its scenario.
    package init(
      id: String, title: String, occurrences: [[Occurrence]], explanations: [String: String] = [:]
    ) {
      self.id = id
      self.title = title
      self.occurrences = occurrences.map { $0.sorted(by: Occurrence.precedes) }
      self.explanations = explanations
    }
  }

  /// The identity, such as `collapsing-header/fling-top`.
  package var id: String
  /// What a person calls it.
  package var title: String
  /// Where the file is, as reports name it.
  package var file: String
  /// The devices that every variant ran on, in the order of the scenario.
  package var devices: [DeviceFacts]
  /// The variants in the order of the scenario.
  package var variants: [Variant]
  /// The identifiers of the rules that were evaluated in any run.
  package var evaluated: [String]

  /// Makes a scenario.
  package init(
    id: String, title: String, file: String, devices: [DeviceFacts], variants: [Variant],
    evaluated: [String] = []
  ) {
    self.id = id
    self.title = title
    self.file = file
    self.devices = devices
    self.variants = variants
    self.evaluated = evaluated
  }

  /// How many runs there were.
  package var runCount: Int { devices.count * variants.count }
}
