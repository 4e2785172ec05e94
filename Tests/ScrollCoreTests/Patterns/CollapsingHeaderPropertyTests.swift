// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a header that follows the scroll, on every device, at every rate.
enum HeaderInvariant: String, CaseIterable, Sendable {
  case staysWithinLimits
  case leavesNoGap
  case isOpenAtRest
  case ignoresBounces
  case neverMovesFasterThanTheScroll
  case meetsTheFirstRowAtRest

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in timeline: Timeline, screen: Screen, extra: Double = 100) -> Int? {
    let least = screen.safeAreaInsets.top
    let most = least + extra
    let heights = timeline.values(named: "header.height")
    let offsets = timeline.values(named: "contentOffset.y")
    let low = timeline.value(named: "contentOffset.min", inFrame: 0)
    let high = timeline.value(named: "contentOffset.max", inFrame: 0)
    let tolerance = 1e-6
    return heights.indices.first { frame in
      let height = heights[frame]
      let offset = offsets[frame]
      let rests = timeline.phases[frame] == .idle && offset == low
      switch self {
      case .staysWithinLimits:
        return height < least - tolerance || height > most + tolerance
      case .leavesNoGap:
        return height < min(max(-offset, least), most) - tolerance
      case .isOpenAtRest:
        return rests && abs(height - most) > 0.5
      case .meetsTheFirstRowAtRest:
        return rests && abs(height - -offset) > 0.5
      case .ignoresBounces:
        guard frame > 0 else { return false }
        let above = offset < low && offsets[frame - 1] < low
        let below = offset > high && offsets[frame - 1] > high
        return (above || below) && abs(height - heights[frame - 1]) > tolerance
      case .neverMovesFasterThanTheScroll:
        guard frame > 0 else { return false }
        return abs(height - heights[frame - 1]) > abs(offset - offsets[frame - 1]) + tolerance
      }
    }
  }
}

@Suite("Collapsing header: invariants")
struct CollapsingHeaderPropertyTests {
  @Test(arguments: ["ch7", "ch8"], DeviceCatalog.devices)
  func `the fixed variants keep every invariant`(variant: String, device: DeviceProfile) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...6 {
        let timeline = try Harness(variant, on: device).with { $0.rate = rate }
          .run(RandomScript.steps(seed: seed))
        for invariant in HeaderInvariant.allCases {
          let frame = invariant.firstBreak(in: timeline, screen: device.screen(.portrait))
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// The invariant that each of the article's variants breaks, in a script that a person would try.
  @Test(arguments: [
    ("ch3", HeaderInvariant.staysWithinLimits), ("ch4", .ignoresBounces), ("ch4", .leavesNoGap),
    ("ch5", .leavesNoGap), ("ch6", .leavesNoGap), ("ch6", .neverMovesFasterThanTheScroll),
  ])
  func `the article's variants break the invariants that the guide names`(
    variant: String, invariant: HeaderInvariant
  ) throws {
    let script: [GestureStep] =
      switch (variant, invariant) {
      case ("ch3", _), ("ch4", _): [pull(160, 0.6), .wait(until: .settled, timeout: 10)]
      default: [pull(-100, 1), .pause(0.3), fling(120, 2500), .wait(until: .settled, timeout: 10)]
      }
    let timeline = try Harness(variant, on: .iPhone11).run(script)
    #expect(
      invariant.firstBreak(in: timeline, screen: DeviceProfile.iPhone11.screen(.portrait)) != nil)
  }

  @Test(arguments: ["ch7", "ch8"], DeviceCatalog.devices)
  func `the header ends one extra height below the safe area`(
    variant: String, device: DeviceProfile
  ) throws {
    let timeline = try Harness(variant, on: device).run([.pause(0.1)])
    let height = timeline.value(named: "header.height", inFrame: 0)
    #expect(height - device.portrait.safeAreaInsets.top == 100)
  }

  @Test(
    arguments: DeviceCatalog.devices.filter {
      $0.portrait.statusBarHeight != $0.portrait.safeAreaInsets.top
    })
  func `the article's header leaves a gap if the safe area is lower than the bar`(
    device: DeviceProfile
  ) throws {
    let timeline = try Harness("ch6", on: device).run([.pause(0.1)])
    let gap =
      timeline.value(named: "firstRow.y", inFrame: 0)
      - timeline.value(named: "header.height", inFrame: 0)
    let facts = device.portrait
    #expect(gap == facts.safeAreaInsets.top - facts.statusBarHeight)
    #expect(gap >= 5)
  }

  @Test func `a rotation keeps the fixed header between its new limits`() throws {
    for variant in ["ch7", "ch8"] {
      let timeline = try Harness(variant, on: .iPhone11).run([
        pull(-60, 0.5), .pause(0.2), .rotate(to: .landscape), .pause(0.2), .rotate(to: .portrait),
        .pause(0.2),
      ])
      #expect(timeline.epochs.count == 3)
      for (frame, height) in timeline.values(named: "header.height").enumerated() {
        let epoch = timeline.epochs.last { $0.firstFrame <= frame }
        let least = epoch?.screen.safeAreaInsets.top ?? 0
        #expect(height >= least && height <= least + 100)
        #expect(height == -timeline.value(named: "contentOffset.y", inFrame: frame))
      }
    }
  }

  @Test func `a rotation leaves the height of a header of fixed height`() throws {
    let timeline = try Harness("ch2", on: .iPhone11).run([
      .pause(0.1), .rotate(to: .landscape), .pause(0.2),
    ])
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "header.height", inFrame: last) == 148)
    #expect(timeline.value(named: "firstRow.y", inFrame: last) == 100)
  }

  /// Back in portrait the rest is above the article's guard, so its header keeps its landscape
  /// height.
  @Test(arguments: [("ch6", 59.0), ("ch7", 0), ("ch8", 0)])
  func `a rotation there and back leaves a gap in the article's last variant only`(
    variant: String, gap: Double
  ) throws {
    let timeline = try Harness(variant, on: .iPhone15Pro).run([
      .pause(0.1), .rotate(to: .landscape), .pause(0.2), .rotate(to: .portrait), .pause(0.2),
    ])
    let last = timeline.frameCount - 1
    #expect(
      timeline.value(named: "firstRow.y", inFrame: last)
        - timeline.value(named: "header.height", inFrame: last) == gap)
  }

  private func pull(_ travel: Double, _ duration: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: duration, hold: 0.3))
  }

  private func fling(_ travel: Double, _ velocity: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: 0.15,
        endVelocity: Point(0, velocity)))
  }
}
