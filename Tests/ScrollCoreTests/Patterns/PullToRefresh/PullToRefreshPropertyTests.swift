// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a list that refreshes when it is pulled.
enum RefreshInvariant: String, CaseIterable, Sendable {
  /// A released list that rests during the refresh leaves space for the spinner.
  case keepsRoomWhileFetching
  /// The inset is exactly what header and spinner need together.
  case hasOneInset
  /// Nothing changes the inset while a finger is down.
  case waitsForTheFinger
  /// The header follows the offset as it does without a refresh.
  case leavesTheHeaderAlone
  /// Content at rest is between the limits, and exactly at the limit at the top.
  case endsAtRest

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in timeline: Timeline, screen: Screen, threshold: Double = 64) -> Int? {
    let top = screen.safeAreaInsets.top
    let rest = top + 100
    let insets = timeline.values(named: "contentInset.top")
    let rows = timeline.values(named: "firstRow.y")
    let heights = timeline.values(named: "header.height")
    let states = timeline.values(named: "refresh.state")
    let last = timeline.frameCount - 1
    // The start of the refresh in each frame.
    var starts = [Int](repeating: 0, count: states.count)
    for frame in states.indices.dropFirst() {
      starts[frame] = states[frame] == 3 && states[frame - 1] != 3 ? frame : starts[frame - 1]
    }
    return insets.indices.first { frame in
      let isFetching = states[frame] == 3
      switch self {
      case .keepsRoomWhileFetching:
        guard isFetching, timeline.phases[frame] == .animating,
          abs(rows[frame] - rest - threshold) > 0.5
        else { return false }
        return !timeline.events.contains {
          $0.kind == .touchDown && $0.time > timeline.time(ofFrame: starts[frame])
            && $0.time <= timeline.time(ofFrame: frame)
        }
      case .hasOneInset:
        return insets[frame] != (isFetching ? rest + threshold : rest)
      case .waitsForTheFinger:
        guard frame > 0, timeline.phases[frame] == .tracking,
          timeline.phases[frame - 1] == .tracking, insets[frame] != insets[frame - 1]
        else { return false }
        // A touch up and the next landing may be between two frames.
        return !timeline.events.contains {
          $0.kind == .touchUp && $0.time > timeline.time(ofFrame: frame - 1)
            && $0.time <= timeline.time(ofFrame: frame)
        }
      case .leavesTheHeaderAlone:
        return abs(heights[frame] - min(max(rows[frame], top), rest)) > 1e-9
      case .endsAtRest:
        guard frame == last, timeline.phases[frame] == .idle else { return false }
        let low = -rest
        let high = max(low, timeline.value(named: "contentOffset.max", inFrame: frame))
        return -rows[frame] < low || -rows[frame] > high || states[frame] != 0
      }
    }
  }
}

@Suite("Pull to refresh: invariants")
struct PullToRefreshPropertyTests {
  /// Pulls of random lengths near the top, scrolls, and rests of random lengths.
  private func script(seed: UInt64, gestures: Int = 5) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var steps: [GestureStep] = []
    for _ in 0..<gestures {
      let isPull = Double.random(in: 0...1, using: &generator) < 0.7
      let travel = Double.random(in: isPull ? 60...300 : -250 ... -20, using: &generator)
      let flings = Double.random(in: 0...1, using: &generator) < 0.3
      let speed = Double.random(in: 0...2400, using: &generator)
      steps.append(
        .drag(
          DragGesture(
            from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
            .by(ScriptPoint(.points(0), .points(travel))),
            duration: Double.random(in: 0.3...0.8, using: &generator),
            hold: flings ? 0 : Double.random(in: 0...0.4, using: &generator),
            endVelocity: flings ? Point(0, travel < 0 ? -speed : speed) : nil,
            curve: Bool.random(using: &generator) ? .linear : .minimumJerk)))
      steps.append(.pause(Double.random(in: 0.02...1.2, using: &generator)))
    }
    steps.append(.wait(until: .settled, timeout: 20))
    return steps
  }

  @Test(arguments: DeviceCatalog.devices)
  func `the fixed variant keeps every invariant`(device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...6 {
        let harness = Harness("pr3", on: device).with {
          $0.rate = rate
          $0.parameters["fetchTime"] = .number(Double(seed) * 0.23)
        }
        let timeline = try harness.run(script(seed: seed))
        for invariant in RefreshInvariant.allCases {
          let frame = invariant.firstBreak(in: timeline, screen: device.screen(.portrait))
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// A frame rate at which nothing moves by half a point in a frame unless it jumps.
  private func greatestStep(_ variant: String, _ steps: [GestureStep]) throws -> Double {
    let harness = Harness(variant, on: .iPhone8).with {
      $0.rate = 9600
      $0.parameters["rows"] = .number(20)
      $0.parameters["rowHeight"] = .number(400)
      $0.parameters["fetchTime"] = .number(0.4)
    }
    let rows = try harness.run(steps).values(named: "firstRow.y")
    return zip(rows, rows.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  @Test(arguments: 1...4)
  func `the fixed list never jumps`(seed: UInt64) throws {
    #expect(try greatestStep("pr3", script(seed: seed, gestures: 3)) < 0.5)
  }

  /// Pulled, released, and waited for.
  private let once: [GestureStep] = [
    .drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(190))), duration: 0.5, hold: 0.2)),
    .wait(until: .settled, timeout: 10),
  ]

  @Test(arguments: [("pr0", 0.0), ("pr1", 64), ("pr2", 64), ("pr3", 0)])
  func `an inset that moves the list makes it jump by the space of the spinner`(
    variant: String, jump: Double
  ) throws {
    #expect(abs(try greatestStep(variant, once) - jump) < 0.5)
  }

  @Test(arguments: [
    ("pr0", RefreshInvariant.keepsRoomWhileFetching), ("pr2", .keepsRoomWhileFetching),
    ("pr2", .hasOneInset),
  ])
  func `the broken variants break the invariants that the guide names`(
    variant: String, invariant: RefreshInvariant
  ) throws {
    let timeline = try Harness(variant, on: .iPhone11).run(once)
    let screen = DeviceProfile.iPhone11.screen(.portrait)
    #expect(invariant.firstBreak(in: timeline, screen: screen) != nil)
  }

  /// A finger that holds the list when the refresh ends: a plain change of the inset moves it under
  /// the finger.
  @Test func `only the fixed variant waits for a finger`() throws {
    let held: [GestureStep] = [
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(190))), duration: 0.5, hold: 0.2)),
      .pause(0.7),
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(40))), duration: 0.4, hold: 1.2)),
      .wait(until: .settled, timeout: 10),
    ]
    let screen = DeviceProfile.iPhone11.screen(.portrait)
    let bare = try Harness("pr1", on: .iPhone11).run(held)
    #expect(RefreshInvariant.waitsForTheFinger.firstBreak(in: bare, screen: screen) != nil)
    let fixed = try Harness("pr3", on: .iPhone11).run(held)
    for invariant in RefreshInvariant.allCases {
      #expect(invariant.firstBreak(in: fixed, screen: screen) == nil, "\(invariant)")
    }
    #expect(fixed.value(named: "firstRow.y", inFrame: fixed.frameCount - 1) == 148)
  }

  /// `pr2` writes the inset once a frame, and `pr1` under a moving finger: only those remember
  /// frames.
  @Test(arguments: ["pr0", "pr1", "pr3"])
  func `rules without memory of frames agree at 60 and 120 Hz`(variant: String) throws {
    for seed in UInt64(1)...6 {
      let harness = Harness(variant, on: .iPhone8)
      let steps = variant == "pr1" ? once : script(seed: seed)
      let slow = try harness.run(steps)
      let fast = try harness.with { $0.rate = 120 }.run(steps)
      for name in ["firstRow.y", "contentInset.top", "refresh.state"] {
        let a = slow.values(named: name)
        let b = fast.values(named: name)
        let frame = a.indices.first { 2 * $0 < b.count && abs(a[$0] - b[2 * $0]) > 1e-6 }
        #expect(frame == nil, "\(name) with seed \(seed)")
      }
    }
  }

  @Test func `a rotation during a refresh keeps the space for the spinner`() throws {
    let timeline = try Harness("pr3", on: .iPhone11).run([
      once[0], .pause(0.8), .rotate(to: .landscape), .pause(0.1),
    ])
    // Touch up after 0.7 s, rotation after 1.5 s, end of the refresh after 2.2 s.
    #expect(timeline.value(named: "firstRow.y", inFrame: 93) == 164)
    #expect(timeline.value(named: "contentInset.top", inFrame: 93) == 164)
    #expect(timeline.value(named: "firstRow.y", inFrame: timeline.frameCount - 1) == 100)
  }
}
