// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Bottom sheet: invariants")
struct BottomSheetPropertyTests {
  private func firstBreak(
    _ invariant: SheetInvariant, _ harness: Harness, seed: UInt64
  ) throws -> Int? {
    let screen = harness.device.screen(harness.orientation)
    let run = try harness.runSheet(SheetScript.steps(seed: seed, on: screen))
    return invariant.firstBreak(in: run, screen: screen, detents: harness.detents)
  }

  @Test(arguments: DeviceCatalog.devices, [false, true])
  func `the fixed sheet keeps every invariant`(device: DeviceProfile, isRigid: Bool) throws {
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...3 {
        var harness = Harness.sheet("bs3", on: device, atMaximum: seed % 2 == 0)
        harness.rate = rate
        if isRigid { harness = harness.rigid }
        let screen = device.screen(.portrait)
        let run = try harness.runSheet(SheetScript.steps(seed: seed, on: screen))
        for invariant in SheetInvariant.allCases {
          let frame = invariant.firstBreak(in: run, screen: screen, detents: harness.detents)
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  /// Which invariants the others break within forty random scripts, and which they all keep.
  @Test(arguments: [
    ("bs0", [SheetInvariant.sharesTheFinger, .keepsTheListInFlight, .coversTheBottom]),
    ("bs1", [.sharesTheFinger, .coversTheBottom]), ("bs2", [.sharesTheFinger, .coversTheBottom]),
    ("bs4", [.sharesTheFinger]),
    ("bs5", [.staysBetweenItsEnds, .coversTheBottom, .sharesTheFinger]),
    ("bs6", [.staysBetweenItsEnds, .coversTheBottom, .sharesTheFinger]),
  ])
  func `the other variants break the invariants that the guide names`(
    variant: String, broken: [SheetInvariant]
  ) throws {
    for invariant in SheetInvariant.allCases {
      let breaks = try (UInt64(1)...40).contains { seed in
        // A stretched sheet hides its overshoot; a rigid one shows it.
        let harness = Harness.sheet(variant, atMaximum: seed % 2 == 0).rigid
        return try firstBreak(invariant, harness, seed: seed) != nil
      }
      #expect(breaks == broken.contains(invariant), "\(invariant)")
    }
  }

  @Test(arguments: ["bs0", "bs1", "bs2", "bs3", "bs4", "bs5", "bs6"])
  func `a stretched sheet always covers the bottom`(variant: String) throws {
    for seed in UInt64(1)...10 {
      #expect(try firstBreak(.coversTheBottom, .sheet(variant), seed: seed) == nil)
    }
  }

  // MARK: T4, T7 and T8

  /// Touch ups between the ends, with a velocity.
  private static let lifts: [(travel: Double, velocity: Double)] = {
    var generator = SeededGenerator(seed: 4)
    return (0..<20).map { _ in
      let travel = Double.random(in: -260 ... -40, using: &generator)
      let speed = Double.random(in: 300...2500, using: &generator)
      return (travel, -speed)
    }
  }()

  @Test(arguments: [
    ("bs0", false), ("bs1", false), ("bs2", false), ("bs3", true), ("bs4", false), ("bs5", true),
    ("bs6", true),
  ])
  func `the sheet continues at the finger's speed`(variant: String, keeps: Bool) throws {
    for (travel, velocity) in Self.lifts {
      let harness = Harness.sheet(variant).with {
        $0.rate = 960
        $0.parameters["detents"] = .numbers([200, 500])
      }
      // A path that does not turn back, and ends exactly at a frame.
      let frames = (2 * travel / velocity * 960).rounded(.down)
      let run = try harness.runSheet([
        .flick(travel, lift: velocity, duration: frames / 960, from: 640), .settle,
      ])
      let lift = Int((run.time(of: .touchUp) * 960).rounded())
      let (a, b, c) = (run.presented[lift], run.presented[lift + 1], run.presented[lift + 2])
      let speed = (-3 * a + 4 * b - c) / 2 * 960
      let isContinuous = abs(speed + velocity) < max(100, 0.25 * -velocity)
      #expect(isContinuous == keeps, "\(speed) after \(-velocity) at \(a)")
    }
  }

  @Test(arguments: [
    ("bs1", false), ("bs2", true), ("bs3", true), ("bs4", true), ("bs5", true), ("bs6", true),
  ])
  func `at the highest detent a flick scrolls the list as far as a plain list`(
    variant: String, flings: Bool
  )
    throws
  {
    for (travel, velocity) in [(-60.0, -1200.0), (-30, -400), (-90, -1500)] {
      let run = try Harness.sheet(variant, atMaximum: true).runSheet([
        .flick(travel, lift: velocity, duration: 0.1), .settle,
      ])
      let fling = DecaySimulation(position: -travel, velocity: -velocity)
      let reach = PixelRounding.nearestPixel(fling.restingPosition, scale: 2)
      #expect((abs(run.offsets[run.last] - reach) < 1e-6) == flings)
      #expect(run.heights[run.last] == 500)
    }
  }

  @Test(arguments: [
    ("bs0", false), ("bs1", false), ("bs2", false), ("bs3", true), ("bs4", false), ("bs5", true),
    ("bs6", true),
  ])
  func `a caught sheet follows the finger at once`(variant: String, follows: Bool) throws {
    var harness = Harness.sheet(variant).with { $0.parameters["detents"] = .numbers([200, 500]) }
    harness.physics.slop = 10
    let flick = GestureStep.flick(-120, lift: -1200, duration: 0.15, from: 640)
    let run = try harness.runSheet([
      flick, .pause(5.0 / 60), harness.finger(Array(repeating: 5, count: 12), from: 560), .settle,
    ])
    let landing = Int((run.time(of: .touchDown, after: 0.1) * 60).rounded())
    let steps = (1...10).map { run.presented[landing + $0] - run.presented[landing + $0 - 1] }
    #expect(steps.allSatisfy { abs($0 + 5) < 1e-6 } == follows, "\(steps)")
    // The article's sheet even rises against the finger.
    if !follows, variant != "bs0" { #expect(steps.contains { $0 > 0 }) }
  }

  // MARK: Rates

  @Test(arguments: ["bs3", "bs5", "bs6"])
  func `the result does not depend on the display rate`(variant: String) throws {
    for device in [DeviceProfile.iPhone8, .iPhone15Pro, .iPhoneSE1] {
      for seed in UInt64(1)...20 {
        let screen = device.screen(.portrait)
        let steps = SheetScript.steps(seed: seed, on: screen)
        let harness = Harness.sheet(variant, on: device, atMaximum: seed % 2 == 0)
        let slow = try harness.runSheet(steps)
        let fast = try harness.with { $0.rate = 120 }.runSheet(steps)
        let frame = slow.heights.indices.first { frame in
          guard 2 * frame < fast.heights.count else { return false }
          return abs(slow.heights[frame] - fast.heights[2 * frame]) > 1e-6
            || abs(slow.offsets[frame] - fast.offsets[2 * frame]) > 1e-6
        }
        #expect(frame == nil, "\(device.name), seed \(seed)")
      }
    }
  }

  /// The article loses the rest of the step that crosses an end: 840 pt/s are 14 or 7 pt per frame.
  @Test func `where the article's sheet stops depends on the display rate`() throws {
    let steps: [GestureStep] = [.pull(-420, hold: 0.3, from: 640)]
    for (variant, wanted) in [("bs2", [112.0, 119]), ("bs3", [120, 120])] {
      for (rate, offset) in zip([60, 120], wanted) {
        let run = try Harness.sheet(variant).with { $0.rate = rate }.runSheet(steps)
        #expect(abs(run.offsets[run.last] - offset) < 1e-6)
      }
    }
  }
}

extension Harness {
  /// The detents of the sheet on this screen.
  var detents: [Double] {
    let screen = device.screen(orientation)
    let highest = min(500, screen.size.height - screen.safeAreaInsets.top - 10)
    let lowest = min(200, highest - 100)
    if case .numbers(let list) = parameters["detents"], !list.isEmpty {
      return list.map { min($0, screen.size.height - screen.safeAreaInsets.top - 10) }
    }
    return ["bs4", "bs5", "bs6"].contains(variant)
      ? [lowest, (lowest + highest) / 2, highest] : [lowest, highest]
  }
}
