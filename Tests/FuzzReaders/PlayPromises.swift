// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore

/// The core's invariants for arbitrary scenarios.
enum PlayPromises {
  /// The longest script that is played, in seconds, so that a run takes about a millisecond.
  private static let limit = 1.5

  /// Reads an encoded request; writing an accepted one gives the same numbers.
  static func words(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let words = bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 7, by: 8).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: Double.self)
      }
    }
    guard let request = RunRequest(words: words) else { return false }
    let written = request.words
    guard let again = RunRequest(words: written) else {
      throw BrokenPromise("what is written is read")
    }
    try BrokenPromise.unless(
      again.words.map(\.bitPattern) == written.map(\.bitPattern),
      "what is written is read the same")
    return true
  }

  /// Reads a scenario and plays its start, in its first variant on its first device.
  static func play(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    guard let scenario = try ScenarioPromises.scenario(bytes),
      let variant = scenario.variants.first,
      let selection = scenario.devices.first
    else { return false }
    let request = scenario.request(
      variant, on: selection, rate: min(scenario.refreshRates.first ?? 60, 120),
      systemVersion: scenario.systemVersion,
      physics: scenario.physics.profile ?? selection.device.platform.physics)
    var short = request
    short.script = GestureScript(beginning(of: request.script.steps))
    // A failure is also a valid result: the script contains an impossible step.
    guard let timeline = try? scenario.pattern.run(short) else { return false }
    try BrokenPromise.unless(timeline.frameCount > 0, "a run has a frame")
    return true
  }

  /// The steps that end within the limit.
  private static func beginning(of steps: [GestureStep]) -> [GestureStep] {
    var time = 0.0
    return Array(
      steps.prefix { step in
        time += longest(step)
        return time <= limit
      })
  }

  /// The maximum duration of a step, in seconds.
  private static func longest(_ step: GestureStep) -> Double {
    switch step {
    case .drag(let drag): drag.duration + drag.hold
    case .pause(let duration), .wait(_, timeout: let duration): duration
    case .pointerMove(let move): move.duration
    case .trace(let trace): trace.samples.last?.time ?? 0
    case .program(let program): program.duration
    case .tap, .tapElement, .pointerDown, .pointerUp, .pointerCancel, .rotate: 0
    }
  }
}
