// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// A reviewed variant of a scenario with its findings, as a row of a table.
struct VariantSummary {
  /// The scenario.
  let scenario: JudgedScenario
  /// The variant.
  let variant: JudgedScenario.Variant
  /// The findings that no baseline accepts, the worst first.
  let findings: [ReportedFinding]

  /// All variants of a report: those with the worst findings first, then in the order of scenarios and variants.
  static func all(in report: ReviewReport) -> [VariantSummary] {
    let open = report.findings.filter { !$0.isAccepted }
    let rows = report.scenarios.enumerated().flatMap { index, scenario in
      scenario.variants.enumerated().map { number, variant in
        VariantSummary(
          scenario: scenario, variant: variant,
          findings: open.filter { $0.scenario == index && $0.variant == number })
      }
    }
    return rows.enumerated().sorted { a, b in
      let (x, y) = (a.element.worst, b.element.worst)
      return x == y ? a.offset < b.offset : x > y
    }.map(\.element)
  }

  /// The worst severity as a number; -1 without findings.
  private var worst: Int { findings.first.map { Int($0.severity.rawValue) } ?? -1 }

  /// The number of devices with findings that no baseline accepts.
  var affectedDevices: Int {
    scenario.devices.indices.count { !occurrences(on: $0).isEmpty }
  }

  /// What no baseline accepts on a device, given by its index in the scenario.
  func occurrences(on device: Int) -> [Occurrence] {
    variant.occurrences[device].filter { !$0.isAccepted }
  }
}
