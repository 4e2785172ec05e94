// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
package import ScenarioFiles
package import ScrollCore

/// A run of a shipped scenario: a variant on a device at a display rate.
package struct ShippedRun: Sendable {
  /// The identifier of the scenario.
  package let scenario: String
  /// The pattern.
  package let entry: PatternEntry
  /// The identifier of the device.
  package let device: String
  /// The request of the run.
  package let request: RunRequest

  /// The short identifier of the variant, such as `ch4`.
  package var variant: String { "\(entry.variants[request.variant].id)" }

  /// Whether no rule may fire on the variant.
  package var isFixed: Bool { entry.variants[request.variant].isFixed }

  /// Scenario, variant, device and rate in one line.
  package var name: String { "\(scenario) \(variant) \(device) \(request.rate) Hz" }

  /// The maximum number of devices per scenario: the six of the matrix, or the first six of all
  /// devices.
  private static let deviceLimit = 6

  /// The runs of a scenario: its variants on its devices, at a rate in frames per second.
  package static func all(of scenario: Scenario, rate: Int) -> [ShippedRun] {
    scenario.devices.prefix(deviceLimit).flatMap { device in
      var physics = scenario.physics.profile ?? device.device.platform.physics
      physics.pixelRounding = scenario.physics.pixelRounding ?? physics.pixelRounding
      physics.slop = scenario.physics.touchSlop ?? physics.slop
      return scenario.variants.map { variant in
        ShippedRun(
          scenario: scenario.id, entry: scenario.pattern, device: device.word,
          request: scenario.request(
            variant, on: device, rate: rate, systemVersion: scenario.systemVersion,
            physics: physics))
      }
    }
  }

  /// The same run with another request.
  func with(_ request: RunRequest) -> Self {
    ShippedRun(scenario: scenario, entry: entry, device: device, request: request)
  }

  /// Plays it and reviews it with all rules.
  func judged() throws(SimulationError) -> JudgedRun {
    let timeline = try entry.run(request)
    return JudgedRun(
      timeline: timeline, findings: Review.findings(in: timeline, of: request, by: entry))
  }
}

/// A run and the findings of the rules in it.
struct JudgedRun {
  var timeline: Timeline
  var findings: [Finding]
}
