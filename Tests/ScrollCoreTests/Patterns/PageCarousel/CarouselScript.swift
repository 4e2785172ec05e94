// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

/// Fingers on a carousel.
enum CarouselScript {
  /// A flick that lifts after a travel of the pages and at a velocity in points per second; both
  /// are positive when the pages move left, towards the next one.
  ///
  /// The finger lands low enough for a landscape phone, and travels 10 more points of slop.
  static func flick(_ distance: Double, velocity: Double, duration: Double = 0.2) -> GestureStep {
    let travel = -(distance + (distance < 0 ? -10 : 10))
    return .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
        .by(ScriptPoint(.points(travel), .points(0))), duration: duration,
        endVelocity: Point(-velocity, 0)))
  }

  /// A drag that ends with a rest, so that the touch up has no velocity.
  static func drag(_ distance: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
        .by(ScriptPoint(.points(-(distance + (distance < 0 ? -10 : 10))), .points(0))),
        duration: 0.5, hold: 0.2))
  }

  /// Flicks and drags of random lengths, directions and rests; the script ends at rest.
  static func random(seed: UInt64, gestures: Int = 7) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var steps: [GestureStep] = []
    for _ in 0..<gestures {
      let distance = Double.random(in: -260...260, using: &generator)
      if Bool.random(using: &generator) {
        let speed = Double.random(in: 0...2400, using: &generator)
        let duration = Double.random(in: 0.25...0.5, using: &generator)
        steps.append(flick(distance, velocity: distance < 0 ? -speed : speed, duration: duration))
      } else {
        steps.append(drag(distance))
      }
      steps.append(
        Bool.random(using: &generator)
          ? .pause(Double.random(in: 0.02...0.6, using: &generator))
          : .wait(until: .settled, timeout: 10))
    }
    steps.append(.wait(until: .settled, timeout: 10))
    return steps
  }
}
