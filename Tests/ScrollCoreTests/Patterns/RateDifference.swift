// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

extension Harness {
  /// The difference of recorded values between runs at 60 and at 120 Hz, at common times.
  ///
  /// - Returns: The greatest difference of any value that both runs have.
  func rateDifference(_ steps: [GestureStep], of tracks: [String]) throws -> Double {
    let slow = try with { $0.rate = 60 }.run(steps)
    let fast = try with { $0.rate = 120 }.run(steps)
    var greatest = 0.0
    for track in tracks {
      let (a, b) = (slow.values(named: track), fast.values(named: track))
      for frame in a.indices where 2 * frame < b.count {
        let difference = (a[frame] - b[2 * frame]).magnitude
        if difference > greatest { greatest = difference }
      }
    }
    return greatest
  }
}

extension GestureStep {
  /// A finger that moves vertically by a distance in points, slowly and with a rest before it
  /// lifts; 10 points of it are touch slop.
  static func slow(_ travel: Double, in duration: Double = 0.6) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: duration, hold: 0.2))
  }

  /// A quick finger that lifts with a velocity in points per second, positive down.
  static func throwing(_ velocity: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
        .by(ScriptPoint(.points(0), .points(velocity < 0 ? -70 : 70))), duration: 0.07,
        endVelocity: Point(0, velocity)))
  }

  /// Time until everything rests, at most 10 s, and a little more.
  static let untilRest: [GestureStep] = [.wait(until: .settled, timeout: 10), .pause(0.7)]
}
