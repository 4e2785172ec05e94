// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Other forms of the same script.
extension GestureScript {
  /// The script after a pause, in seconds.
  package func afterPause(_ duration: Double) -> Self {
    GestureScript([.pause(duration)] + steps)
  }

  /// The script without the pause at its start; nil if it has none.
  package var withoutLeadingPause: Self? {
    guard case .pause? = steps.first else { return nil }
    return GestureScript(Array(steps.dropFirst()))
  }

  /// The script with each pause, and each drag if possible, written as two.
  ///
  /// A drag at constant speed becomes a landing, two moves, a rest and a lift. Other drags stay: no
  /// sequence of moves at constant speed has the same path.
  package var split: Self { GestureScript(steps.flatMap(Self.halves)) }

  private static func halves(_ step: GestureStep) -> [GestureStep] {
    switch step {
    case .pause(let duration):
      return [.pause(duration / 2), .pause(duration / 2)]
    case .drag(let drag) where drag.curve == .linear && drag.endVelocity == nil:
      guard case .by(let travel) = drag.destination else { return [step] }
      let half = ScriptPoint(travel.x.half, travel.y.half)
      let move = GestureStep.pointerMove(
        PointerMove(half, duration: drag.duration / 2, origin: .pointer))
      let hold: [GestureStep] =
        drag.hold > 0 ? [.pause(drag.hold / 2), .pause(drag.hold / 2)] : []
      return [.pointerMove(PointerMove(drag.start, duration: 0)), .pointerDown, move, move]
        + hold + [.pointerUp]
    default:
      return [step]
    }
  }

  /// The script with each drag played as a recording of its finger.
  ///
  /// - Parameter size: The size of the screen, in points; nil for a script that rotates the device.
  package func recorded(on size: Size) -> Self? {
    guard
      !steps.contains(where: {
        if case .rotate = $0 { true } else { false }
      }),
      steps.contains(where: {
        if case .drag = $0 { true } else { false }
      })
    else { return nil }
    return GestureScript(
      steps.map { step in
        guard case .drag(let drag) = step else { return step }
        return .trace(Trace(of: .pointer, samples: drag.samples(on: size)))
      })
  }
}

extension Length {
  var half: Self {
    switch self {
    case .points(let length): .points(length / 2)
    case .fraction(let share): .fraction(share / 2)
    }
  }
}
