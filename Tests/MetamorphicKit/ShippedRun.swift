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

  /// The run with a script of its own: a list that is scrolled up rests in a window that gets lower.
  ///
  /// Its width stays, as rows of a grid would be lower or higher in another one.
  package var resized: Self {
    var request = request
    request.script = GestureScript([
      .pause(0.2),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.85)),
          .by(ScriptPoint(.points(0), .fraction(-0.6))), duration: 0.4, endVelocity: Point(0, -1500)
        )
      ),
      .wait(until: .settled, timeout: 10),
      .program(
        .resize(
          ScreenChange(
            to: .window(
              ScreenChange.Window(width: .fraction(1), height: .fraction(0.9)))))),
      .pause(0.3),
    ])
    return ShippedRun(
      scenario: "\(entry.id)/resized", entry: entry, device: device, request: request)
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
