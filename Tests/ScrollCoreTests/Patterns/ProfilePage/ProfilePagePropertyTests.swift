// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a page with everything.
enum ProfileInvariant: String, CaseIterable, Sendable {
  /// A section header that sticks is at the end of the tab bar, or is being pushed up behind it.
  case pinsAtTheTabs
  /// The tab bar is between the safe area and the content.
  case followsTheContent
  /// The inset is exactly what header, tabs and spinner need together.
  case hasOneInset
  /// Content at rest is between the limits.
  case endsAtRest
  /// Rows and headers leave nothing uncovered below the tabs, and nothing is in front of the tabs.
  case fillsTheList

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in timeline: Timeline, screen: Screen) -> Int? {
    let rest = screen.safeAreaInsets.top + 200
    let bars = timeline.values(named: "tabBar.y")
    let offsets = timeline.values(named: "contentOffset.y")
    let insets = timeline.values(named: "contentInset.top")
    let states = timeline.values(named: "refresh.state")
    let last = timeline.frameCount - 1
    return bars.indices.first { frame in
      let elements = timeline.elements[timeline.elementRange(ofFrame: frame)]
      switch self {
      case .pinsAtTheTabs:
        let headers = elements.filter { $0.id.kind == .sectionHeader }
        return headers.contains { header in
          // The element that follows it, if it is at the correct position, starts where it ends.
          let follows = elements.contains {
            ($0.id.kind == .post || $0.id.kind == .sectionHeader)
              && $0.id.section == header.id.section
              && abs($0.frame.y - header.frame.maxY) < 1e-6
          }
          return !follows && header.frame.y > bars[frame] + 50 + 1e-6
            && header.frame.maxY < screen.size.height
        }
      case .followsTheContent:
        let travelled = offsets[frame] + rest
        return abs(bars[frame] - (screen.safeAreaInsets.top + max(150 - travelled, 0))) > 1e-6
      case .hasOneInset:
        return insets[frame] != (states[frame] == 3 ? rest + 64 : rest)
      case .endsAtRest:
        guard frame == last, timeline.phases[frame] == .idle else { return false }
        return offsets[frame] < -rest || states[frame] != 0
          || offsets[frame] > timeline.value(named: "contentOffset.max", inFrame: frame)
      case .fillsTheList:
        let lowest = elements.filter { $0.id.kind == .post || $0.id.kind == .sectionHeader }
        return lowest.contains { $0.frame.maxY <= bars[frame] + 50 - 1e-6 }
      }
    }
  }
}

@Suite("Profile page: invariants")
struct ProfilePagePropertyTests {
  /// Scrolls, pulls, flings, swipes and taps, and rests of random lengths.
  private func script(seed: UInt64, gestures: Int = 8) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var steps: [GestureStep] = []
    for _ in 0..<gestures {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        steps.append(
          .tapElement(ElementID(.tab, item: Int32.random(in: 0...1, using: &generator))))
      case 1:
        let travel = Double.random(in: -200...200, using: &generator)
        steps.append(move(travel, 0, &generator))
      default:
        steps.append(move(0, Double.random(in: -280...280, using: &generator), &generator))
      }
      steps.append(
        Bool.random(using: &generator)
          ? .pause(Double.random(in: 0.02...0.9, using: &generator))
          : .wait(until: .settled, timeout: 10))
    }
    steps.append(.wait(until: .settled, timeout: 20))
    return steps
  }

  private func move(
    _ x: Double, _ y: Double, _ generator: inout SeededGenerator
  ) -> GestureStep {
    let flings = Bool.random(using: &generator)
    let speed = Double.random(in: 0...2000, using: &generator)
    let direction = Point(x == 0 ? 0 : x < 0 ? -1 : 1, y == 0 ? 0 : y < 0 ? -1 : 1)
    return .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.65)),
        .by(ScriptPoint(.points(x), .points(y))),
        duration: Double.random(in: 0.3...0.7, using: &generator),
        hold: flings ? 0 : Double.random(in: 0...0.4, using: &generator),
        endVelocity: flings ? direction * speed : nil))
  }

  @Test(arguments: DeviceCatalog.devices)
  func `the fixed variant keeps every invariant`(device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...5 {
        let harness = Harness("pp2", on: device).with {
          $0.rate = rate
          $0.parameters["fetchTime"] = .number(Double(seed) * 0.31)
          if seed == 5 { $0.parameters["sections"] = .numbers([3, 0, 2]) }
        }
        let timeline = try harness.run(script(seed: seed))
        for invariant in ProfileInvariant.allCases {
          let frame = invariant.firstBreak(in: timeline, screen: device.screen(.portrait))
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// Scrolled over the header, back to the top by a fling, and pulled.
  private let tour: [GestureStep] = [
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
        .by(ScriptPoint(.points(0), .points(-300))), duration: 0.8, hold: 0.2)),
    .pause(0.1),
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.5)),
        .by(ScriptPoint(.points(0), .points(150))), duration: 0.3, endVelocity: Point(0, 1200))),
    .wait(until: .settled, timeout: 10),
    .drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(190))), duration: 0.5, hold: 0.2)),
    .wait(until: .settled, timeout: 10),
  ]

  @Test(arguments: [
    ("pp0", ProfileInvariant.pinsAtTheTabs), ("pp1", .hasOneInset),
  ])
  func `the broken variants break the invariants that the guide names, and nothing else`(
    variant: String, invariant: ProfileInvariant
  ) throws {
    let timeline = try Harness(variant, on: .iPhone11).run(tour)
    let screen = DeviceProfile.iPhone11.screen(.portrait)
    for each in ProfileInvariant.allCases {
      #expect((each.firstBreak(in: timeline, screen: screen) != nil) == (each == invariant))
    }
  }

  /// A frame rate at which nothing moves by half a point in a frame unless it jumps.
  @Test(arguments: [("pp0", 0.0), ("pp1", 64), ("pp2", 0)])
  func `only two owners make the page jump`(variant: String, jump: Double) throws {
    let harness = Harness(variant, on: .iPhone8).with {
      $0.rate = 9600
      $0.parameters["rowHeight"] = .number(400)
      $0.parameters["fetchTime"] = .number(0.3)
    }
    let timeline = try harness.run(tour)
    let bars = timeline.values(named: "tabBar.y")
    let step = zip(bars, bars.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    #expect(abs(step - jump) < 0.5)
  }

  @Test(arguments: ["pp0", "pp2"])
  func `rules without memory of frames agree at 60 and 120 Hz`(variant: String) throws {
    for seed in UInt64(1)...6 {
      let harness = Harness(variant, on: .iPhone8)
      let slow = try harness.run(script(seed: seed))
      let fast = try harness.with { $0.rate = 120 }.run(script(seed: seed))
      for name in ["tabBar.y", "pinLine.y", "header[1].y", "indicator.x", "refresh.state"] {
        let a = slow.values(named: name)
        let b = fast.values(named: name)
        let frame = a.indices.first { 2 * $0 < b.count && abs(a[$0] - b[2 * $0]) > 1e-6 }
        #expect(frame == nil, "\(name) with seed \(seed)")
      }
    }
  }

  /// While the page refreshes, pulled open, both tabs share the header.
  @Test func `a tap leaves the tab bar where it is, even during a refresh`() throws {
    for pause in [0.05, 0.3, 0.8] {
      let timeline = try Harness("pp2", on: .iPhone11).run([
        .drag(
          DragGesture(
            from: .middle, .by(ScriptPoint(.points(0), .points(190))), duration: 0.5, hold: 0.2)),
        .pause(1), .tapElement(ElementID(.tab, item: 1)), .pause(pause),
        .tapElement(ElementID(.tab, item: 0)), .pause(0.1),
      ])
      let frame = Int(((1.7 + pause) * 60).rounded(.up))
      let bars = timeline.values(named: "tabBar.y")
      #expect(bars[90..<min(frame, 132)].allSatisfy { $0 == bars[101] })
      #expect(bars[101] == 262)
    }
  }

  @Test func `a swipe moves nothing vertically`() throws {
    let timeline = try Harness("pp2", on: .iPhone11).run([
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.7), .fraction(0.7)),
          .by(ScriptPoint(.points(-200), .points(-80))), duration: 0.3,
          endVelocity: Point(-900, -300))),
      .wait(until: .settled, timeout: 10),
    ])
    #expect(timeline.values(named: "contentOffset.y").allSatisfy { $0 == -248 })
    #expect(timeline.value(named: "selectedTab", inFrame: timeline.frameCount - 1) == 1)
    #expect(timeline.value(named: "indicator.x", inFrame: timeline.frameCount - 1) == 310.5)
  }

  /// The page is caught nearer to the previous page, and the finger moves down.
  @Test func `a tab that was tapped stays in front while its page is caught`() throws {
    let timeline = try Harness("pp2", on: .iPhone11).run([
      .pause(0.1), .tapElement(ElementID(.tab, item: 1)), .pause(0.058),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.2), .fraction(0.7)),
          .by(ScriptPoint(.points(10), .points(120))), duration: 0.25, hold: 0.2)),
      .wait(until: .settled, timeout: 10),
    ])
    #expect(timeline.values(named: "selectedTab").dropFirst(8).allSatisfy { $0 == 1 })
    #expect(timeline.value(named: "indicator.x", inFrame: timeline.frameCount - 1) == 310.5)
  }

  /// A list that was thrown beyond its end is swiped away before it has returned.
  @Test func `a list that leaves beyond its end returns on its way`() throws {
    let timeline = try Harness("pp2", on: .iPhone11).run([
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
          .by(ScriptPoint(.points(0), .points(-300))), duration: 0.1,
          endVelocity: Point(0, -3500))),
      .pause(0.3),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.8), .fraction(0.7)),
          .by(ScriptPoint(.points(-250), .points(0))), duration: 0.1,
          endVelocity: Point(-2500, 0))),
      .wait(until: .settled, timeout: 10),
      // The pages have changed before the list is back.
      .pause(0.5),
    ])
    let tabs = timeline.values(named: "selectedTab")
    let turn = try #require(tabs.firstIndex(of: 1))
    let rows = (0..<timeline.frameCount).map { timeline.translation(ofLayer: 5, inFrame: $0).y }
    #expect(rows[turn - 1] < -434 - 5)
    for frame in turn..<timeline.frameCount {
      #expect(abs(rows[frame] - rows[frame - 1]) < 12, "frame \(frame)")
    }
    #expect(abs((rows.last ?? 0) - -434) < 0.5)
  }

  @Test func `a frame costs the same for twenty rows and for ten million`() throws {
    for rows in [10.0, 10_000_000] {
      let harness = Harness("pp2", on: .iPhone8).with {
        $0.parameters["sections"] = .numbers([4, rows, 4])
      }
      let timeline = try harness.run(tour)
      for frame in 0..<timeline.frameCount {
        #expect(timeline.elementRange(ofFrame: frame).count <= 36)
      }
    }
  }
}
