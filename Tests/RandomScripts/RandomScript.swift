// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Random scripts of drags, flings, catches and rests, the same for the same seed.
package enum RandomScript {
  /// A script of several gestures that ends at rest.
  ///
  /// Fingers land in the lower half of the screen, below any header. They may leave the screen
  /// while they move, as in a UI test.
  package static func steps(seed: UInt64, gestures: Int = 6) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var steps: [GestureStep] = []
    for _ in 0..<gestures {
      let start = ScriptPoint(
        .fraction(0.5), .fraction(Double.random(in: 0.55...0.9, using: &generator)))
      let travel = Double.random(in: -320...320, using: &generator)
      let duration = Double.random(in: 0.05...0.9, using: &generator)
      let flings = Bool.random(using: &generator)
      let speed = Double.random(in: 0...3500, using: &generator)
      steps.append(
        .drag(
          DragGesture(
            from: start, .by(ScriptPoint(.points(0), .points(travel))), duration: duration,
            hold: flings || Bool.random(using: &generator) ? 0 : 0.2,
            endVelocity: flings ? Point(0, travel < 0 ? -speed : speed) : nil,
            curve: Bool.random(using: &generator) ? .linear : .minimumJerk)))
      // A short rest lets the next finger catch content that still moves.
      steps.append(
        Bool.random(using: &generator)
          ? .pause(Double.random(in: 0.01...0.5, using: &generator))
          : .wait(until: .settled, timeout: 10))
    }
    steps.append(.wait(until: .settled, timeout: 10))
    return steps
  }
}
