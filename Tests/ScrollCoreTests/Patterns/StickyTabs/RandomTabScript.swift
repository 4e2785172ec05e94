// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

/// Scripts of drags, flings, swipes and taps on sticky tabs, the same for the same seed.
///
/// Every step lasts a multiple of 0.05 s, so that each starts with a frame at 60, 80 and 120 Hz. No
/// finger turns back on its way.
enum RandomTabScript {
  /// The intended effect of a step.
  enum Kind: CaseIterable {
    case drag, fling, headerFling, swipe, slantedSwipe, tap, pause
  }

  /// Makes a script that ends at rest.
  ///
  /// - seed: Determines the script.
  /// - gestures: The number of gestures.
  /// - tabs: The number of tabs.
  /// - catchesPages: Whether a finger may land while pages move.
  ///   - catchesPages: Whether a finger may land while pages turn.
  static func steps(
    seed: UInt64, gestures: Int = 10, tabs: Int = 2, catchesPages: Bool = true
  ) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var steps: [GestureStep] = []
    for _ in 0..<gestures {
      let kind = Kind.allCases.randomElement(using: &generator) ?? .drag
      steps.append(step(kind, tabs: tabs, &generator))
      // A short rest lets the next finger catch content that still moves.
      let turnsPages = [.swipe, .slantedSwipe, .tap].contains(kind)
      let rests = Bool.random(using: &generator) || turnsPages && !catchesPages
      steps.append(.pause(rests ? 3.5 : time(0.05...0.4, &generator)))
    }
    return steps + [.pause(3.5)]
  }

  private static func step(
    _ kind: Kind, tabs: Int, _ generator: inout SeededGenerator
  ) -> GestureStep {
    let across = Double.random(in: -30...30, using: &generator)
    switch kind {
    case .drag:
      let travel = signed(40...300, &generator)
      return drag(Point(across, travel), time(0.1...0.8, &generator), hold: 0.2, &generator)
    case .fling, .headerFling:
      let travel = signed(60...200, &generator)
      let duration = time(0.05...0.2, &generator)
      // At most three times the mean speed: a cubic from rest then never turns.
      let speed = Double.random(in: 1...2.9, using: &generator) * travel / duration
      var step = drag(
        Point(0, travel), duration, velocity: Point(0, min(max(speed, -3500), 3500)), &generator)
      if kind == .headerFling, case .drag(var gesture) = step {
        gesture.start = ScriptPoint(.fraction(0.5), .points(115))
        step = .drag(gesture)
      }
      return step
    case .swipe, .slantedSwipe:
      let travel = signed(60...240, &generator)
      let slant = kind == .swipe ? 0 : Double.random(in: -0.9...0.9, using: &generator) * travel
      return drag(
        Point(travel, slant), time(0.1...0.4, &generator),
        hold: Bool.random(using: &generator) ? 0 : 0.2, &generator)
    case .tap:
      return .tapTab(Int32.random(in: 0..<Int32(tabs), using: &generator))
    case .pause:
      return .pause(time(0.1...0.5, &generator))
    }
  }

  private static func drag(
    _ travel: Point, _ duration: Double, hold: Double = 0, velocity: Point? = nil,
    _ generator: inout SeededGenerator
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(
          .fraction(0.5), .fraction(Double.random(in: 0.65...0.9, using: &generator))),
        .by(ScriptPoint(.points(travel.x), .points(travel.y))), duration: duration, hold: hold,
        endVelocity: velocity))
  }

  private static func signed(
    _ range: ClosedRange<Double>, _ generator: inout SeededGenerator
  ) -> Double {
    let value = Double.random(in: range, using: &generator)
    return Bool.random(using: &generator) ? value : -value
  }

  private static func time(
    _ range: ClosedRange<Double>, _ generator: inout SeededGenerator
  ) -> Double {
    Double(
      Int.random(
        in: Int((range.lowerBound * 20).rounded())...Int((range.upperBound * 20).rounded()),
        using: &generator)) / 20
  }
}
