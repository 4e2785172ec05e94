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

  /// Fingers that drag a sheet, its list or what is beside it, in the middle of which the window gets another size, or bars
  /// or the keyboard come and go.
  package static func heldSheet(seed: UInt64) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var hasKeyboard = false
    var steps: [GestureStep] = [.pause(0.1)]
    for _ in 0..<3 {
      let y = Double.random(in: 0.4...0.95, using: &generator)
      steps += [
        .pointerMove(PointerMove(ScriptPoint(.fraction(0.5), .fraction(y)), duration: 0)),
        .pointerDown,
      ]
      for _ in 0..<3 {
        let way = Double.random(in: -160...160, using: &generator)
        let duration = Double.random(in: 0.05...0.4, using: &generator)
        steps.append(
          .pointerMove(
            PointerMove(
              ScriptPoint(.points(0), .points(way)), duration: duration, origin: .pointer)))
        let change: ProgramStep
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          hasKeyboard.toggle()
          change = hasKeyboard ? .focus(KeyboardFocus()) : .blur
        case 1:
          change = .showBars(BarAppearance(navigationBar: Bool.random(using: &generator)))
        default:
          change = .resize(
            ScreenChange(
              to: .window(
                ScreenChange.Window(
                  width: .points(Double.random(in: 320...1000, using: &generator).rounded()),
                  height: .points(Double.random(in: 400...1000, using: &generator).rounded())))))
        }
        steps.append(.program(change))
      }
      // Between the end of a motion and the next frame, a finger lands on what there is in Swift, and on the last frame in a
      // file.
      steps += [
        .pause(0.05), .pointerUp, .wait(until: .settled, timeout: 10), .pause(0.05),
      ]
    }
    return steps
  }
}
