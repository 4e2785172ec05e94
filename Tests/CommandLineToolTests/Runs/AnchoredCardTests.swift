// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScenarioFiles
import ScrollCore
import TestSupport
import Testing

/// `Examples/android/Patterns/anchored-card` beside the formulas of Compose's `AnchoredDraggable`, solved on their own.
@Suite struct `Anchors of Compose` {
  private static let scenario = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Examples/android/Scenarios/anchors.scenario.jsonc"
    ).standardizedFileURL
    return try Scenario.read(
      path: file.path(percentEncoded: false), source: [UInt8](Data(contentsOf: file))
    ) { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
  }

  /// A touch up: where the card is, how fast the finger is, and when.
  private struct Lift {
    var place: Double
    var velocity: Double
    var time: Double
  }

  /// What the card does after one drag.
  ///
  /// - Parameters:
  ///   - variant: `tween` or `spring`.
  ///   - start: The anchor that it starts from, 0 for the highest.
  ///   - way: How far the finger goes, in points.
  ///   - velocity: How fast it lifts, in points per second; nil for one that rests.
  /// - Returns: Its places by time since touch up, and the anchors.
  private func flight(
    _ variant: String, from start: Int, by way: Double, velocity: Double?
  ) throws -> (lift: Lift, places: [(time: Double, place: Double)], anchors: [Double]) {
    let scenario = try Self.scenario.get()
    let index = try #require(scenario.pattern.variants.firstIndex { "\($0.id)" == variant })
    let device = DeviceSelection(.pixel9, .portrait)
    var request = scenario.request(
      index, on: device, rate: 120, systemVersion: nil, physics: .android)
    let safe = request.screen.safeAreaInsets
    let (high, low) = (safe.top + 56, request.screen.size.height - safe.bottom - 132)
    let anchors = [high, (high + low) / 2, low]
    let middle = ScriptPoint(.fraction(0.5), .fraction(0.5))
    // Flicks bring the card to the anchor first.
    let up = GestureStep.drag(
      DragGesture(
        from: middle, .by(ScriptPoint(.points(0), .points(-40))), duration: 0.1,
        endVelocity: Point(0, -200)))
    let before = [GestureStep](repeating: up, count: 2 - start).flatMap { [$0, .pause(1)] }
    let drag = DragGesture(
      from: middle, .by(ScriptPoint(.points(0), .points(way))), duration: 0.25,
      hold: velocity == nil ? 0.3 : 0, endVelocity: velocity.map { Point(0, $0) })
    request.script = GestureScript(before + [.pause(0.1), .drag(drag), .pause(1)])
    let timeline = try scenario.pattern.run(request)
    let time = try #require(timeline.events.last { $0.kind == .touchUp }).time
    let track = timeline.values(named: "place")
    let slop = way < 0 ? -8.0 : 8
    let lift = Lift(
      place: min(max(anchors[start] + way - slop, high), low), velocity: velocity ?? 0, time: time)
    let places = track.indices.map { (timeline.time(ofFrame: $0) - time, track[$0]) }
    return (lift, places.filter { $0.0 > 1e-9 }, anchors)
  }

  /// `computeTarget`.
  private func target(of lift: Lift, _ anchors: [Double]) -> Double {
    func closest(_ isAllowed: (Double) -> Bool) -> Double {
      var (best, distance) = (Double.nan, Double.infinity)
      for anchor in anchors where isAllowed(anchor) && abs(anchor - lift.place) <= distance {
        (best, distance) = (anchor, abs(anchor - lift.place))
      }
      return best
    }
    if lift.velocity == 0 { return closest { _ in true } }
    let (left, right) = (closest { $0 <= lift.place }, closest { $0 >= lift.place })
    let isForward = lift.velocity > 0
    if abs(lift.velocity) >= 125 { return isForward ? right : left }
    let way = abs((isForward ? left : right) - lift.place)
    return (way >= (right - left) / 2) == isForward ? right : left
  }

  /// Where the card is some seconds after touch up.
  private func place(_ variant: String, of lift: Lift, _ target: Double, at time: Double) -> Double
  {
    let way = target - lift.place
    if way == 0 { return target }
    if lift.velocity * way > 0, abs(lift.velocity) - 0.1 >= 4.2 * abs(way) {
      let place = lift.place + lift.velocity / 4.2 * (1 - exp(-4.2 * time))
      return way > 0 ? min(place, target) : max(place, target)
    }
    guard variant == "tween" else {
      // Critically damped: x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ωt).
      let frequency = 1500.0.squareRoot()
      return target
        + (-way + (lift.velocity - frequency * way) * time) * exp(-frequency * time)
    }
    guard time < 0.3 else { return target }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let x = (low + high) / 2
      let share = 3 * (1 - x) * (1 - x) * x * 0.4 + 3 * (1 - x) * x * x * 0.2 + x * x * x
      if share < time / 0.3 { low = x } else { high = x }
    }
    return lift.place + way * (3 * (1 - low) * low * low + low * low * low)
  }

  @Test(arguments: ["tween", "spring"])
  func `targets and flights are those of the published rule, to a millionth`(
    variant: String
  ) throws {
    let cases: [(start: Int, way: Double, velocity: Double?)] = [
      // At rest: to the nearest.
      (2, -100, nil), (2, -250, nil), (0, 300, nil),
      // Slower than 125: half of the way decides.
      (2, -100, -124), (2, -200, -124), (2, -200, 124), (0, 120, 110), (0, 260, 110),
      // From 125 on: the next in the finger's direction, by the curve.
      (2, -60, -125), (0, 60, 126), (1, -40, -500), (1, 40, 500),
      // A decay that reaches the anchor, and one that almost does.
      (2, -260, -3000), (0, 220, 2500), (1, -60, -1200), (1, -60, -1100), (1, 60, 6000),
      // At an end.
      (0, -200, -900), (2, 150, 900),
    ]
    var decays = 0
    for (start, way, velocity) in cases {
      let (lift, places, anchors) = try flight(variant, from: start, by: way, velocity: velocity)
      let target = target(of: lift, anchors)
      if abs(lift.velocity) - 0.1 >= 4.2 * abs(target - lift.place), target != lift.place {
        decays += 1
      }
      #expect(places.last.map { abs($0.place - target) < 1e-6 } == true, "\(way), \(velocity ?? 0)")
      let worst = places.map { shown in
        // A spring ends when it is nearer than a pixel can show; until then it is the formula.
        let exact = place(variant, of: lift, target, at: shown.time)
        return abs(exact - target) < 0.2 && variant == "spring" ? 0 : abs(shown.place - exact)
      }.max()
      #expect(worst.map { $0 < 1e-6 } == true, "\(way), \(velocity ?? 0): \(worst ?? .nan)")
    }
    #expect(decays == 4)
  }
}
