// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Invariants of a bar that returns quickly, on every device, at every rate.
enum ReturnInvariant: String, CaseIterable, Sendable {
  case staysWithinLimits
  case leavesNoGap
  case isOpenAtTheTop
  case ignoresBounces
  case neverMovesFasterThanTheScroll
  case rowsFollowTheScroll
  case restsOpenOrClosed

  /// The first frame that breaks the invariant, if there is one.
  ///
  /// - Parameters:
  ///   - least: The lower edge of the closed bar, in points.
  ///   - ends: Lower edges at which the bar may rest, in points.
  func firstBreak(in timeline: Timeline, least: Double, ends: [Double]) -> Int? {
    let heights = timeline.values(named: "header.height")
    let rows = timeline.values(named: "firstRow.y")
    let offsets = timeline.values(named: "contentOffset.y")
    let full = heights[0]
    let low = offsets[0]
    let high = timeline.value(named: "contentOffset.max", inFrame: 0)
    let tolerance = 1e-6
    return offsets.indices.first { frame in
      let before = max(frame - 1, 0)
      let moved = abs(offsets[frame] - offsets[before])
      let grown = abs(heights[frame] - heights[before])
      let isIdle = timeline.phases[frame] == .idle
      // A bar in motion ends in the frame after its last one.
      let isAlone =
        timeline.phases[frame] == .animating || timeline.phases[before] == .animating
      switch self {
      case .staysWithinLimits:
        return heights[frame] < least - tolerance || heights[frame] > full + tolerance
      case .leavesNoGap:
        return heights[frame] < min(max(rows[frame], least), full) - tolerance
      case .isOpenAtTheTop:
        return isIdle && offsets[frame] == low && abs(heights[frame] - full) > 0.5
      case .ignoresBounces:
        let above = max(offsets[frame], offsets[before]) < low
        let below = min(offsets[frame], offsets[before]) > high
        return (above || below) && !isAlone && grown > tolerance
      case .neverMovesFasterThanTheScroll:
        return !isAlone && grown > moved + tolerance
      case .rowsFollowTheScroll:
        return abs(rows[frame] - rows[before] + offsets[frame] - offsets[before]) > tolerance
      case .restsOpenOrClosed:
        return isIdle && !ends.contains { abs($0 - heights[frame]) <= 0.5 }
      }
    }
  }
}

@Suite("Quick return: invariants")
struct QuickReturnPropertyTests {
  /// The four flags of the rule, from the bits of a number.
  private func flags(_ bits: Int) -> [(key: String, isOn: Bool)] {
    [
      ("exitUntilCollapsed", bits & 1 != 0), ("enterAlways", bits & 2 == 0),
      ("enterAlwaysCollapsed", bits & 4 != 0), ("gateByUserDirection", bits & 8 != 0),
    ]
  }

  /// Over the devices every combination of flags occurs a dozen times.
  @Test(arguments: DeviceCatalog.devices.indices)
  func `the fixed bar keeps every invariant with any flags`(index: Int) throws {
    let device = DeviceCatalog.devices[index]
    let top = device.screen(.portrait).safeAreaInsets.top
    for rate in [60, 80, 120] {
      for seed in UInt64(1)...4 {
        let flags = flags(index + 5 * Int(seed))
        let timeline = try Harness("qr3", on: device).with {
          $0.rate = rate
          for (key, isOn) in flags { $0.parameters[key] = .flag(isOn) }
        }.run(RandomScript.steps(seed: seed, gestures: 4) + [.pause(0.7)])
        let least = flags[0].isOn ? top + 52 : top
        var ends = [least, top + 96]
        if flags[2].isOn { ends.append(top + 52) }
        for invariant in ReturnInvariant.allCases {
          let frame = invariant.firstBreak(in: timeline, least: least, ends: ends)
          #expect(frame == nil, "\(invariant) breaks with seed \(seed) at \(rate) Hz")
        }
      }
    }
  }

  @Test(arguments: [
    (
      "qr0",
      [
        ReturnInvariant.leavesNoGap, .isOpenAtTheTop, .ignoresBounces, .restsOpenOrClosed,
      ]
    ),
    ("qr1", [.restsOpenOrClosed]),
    (
      "qr2",
      [.leavesNoGap, .isOpenAtTheTop, .neverMovesFasterThanTheScroll, .rowsFollowTheScroll]
    ),
  ])
  func `each other variant breaks the invariants that the guide names`(
    variant: String, expected: [ReturnInvariant]
  ) throws {
    let scripts: [[GestureStep]] = [
      [.slow(160)] + GestureStep.untilRest,
      [.slow(-240), .slow(40)] + GestureStep.untilRest,
      [.slow(-60), .slow(30)] + GestureStep.untilRest,
      [.slow(-70), .slow(80)] + GestureStep.untilRest,
      [.slow(-70), .pause(0.5), .slow(50), .pause(0.5), .slow(32)] + GestureStep.untilRest,
    ]
    var broken: [ReturnInvariant] = []
    func check(_ timeline: Timeline) {
      broken += ReturnInvariant.allCases.filter {
        $0.firstBreak(in: timeline, least: 48, ends: [48, 144]) != nil
      }
    }
    for script in scripts { check(try Harness(variant, on: .iPhone11).run(script)) }
    let short = Harness(variant, on: .iPhone11).with { $0.parameters["rows"] = .number(12) }
    check(try short.run([.throwing(-3000)] + GestureStep.untilRest))
    #expect(ReturnInvariant.allCases.filter(broken.contains) == expected)
  }

  /// Content that ends before the bar is closed goes back to the top.
  @Test(arguments: [3, 7, 8, 9, 10])
  func `content of any length leaves the fixed bar open or closed`(rows: Int) throws {
    for seed in UInt64(1)...8 {
      let timeline = try Harness("qr3", on: .iPhone11).with {
        $0.parameters["rows"] = .number(Double(rows))
      }.run(RandomScript.steps(seed: seed) + [.pause(0.7)])
      for invariant in [ReturnInvariant.restsOpenOrClosed, .leavesNoGap, .isOpenAtTheTop] {
        let frame = invariant.firstBreak(in: timeline, least: 48, ends: [48, 144])
        #expect(frame == nil, "\(invariant) breaks with seed \(seed)")
      }
    }
  }

  @Test func `a rotation there and back leaves the fixed bar open or closed`() throws {
    for travel in [-30.0, -60, -90, -130, -200] {
      let timeline = try Harness("qr3", on: .iPhone15Pro).run([
        .slow(travel), .pause(0.5), .rotate(to: .landscape), .pause(0.1), .slow(25), .pause(0.5),
        .rotate(to: .portrait), .pause(0.7),
      ])
      let height = timeline.value(named: "header.height", inFrame: timeline.frameCount - 1)
      #expect(height == 59 || height == 155, "\(travel)")
    }
  }

  @Test(arguments: ["qr0", "qr1", "qr2", "qr3"])
  func `a million rows cost no more elements than thirty`(variant: String) throws {
    let script: [GestureStep] = [.slow(-150), .throwing(-900)] + GestureStep.untilRest
    let few = try Harness(variant, on: .iPhone11).run(script)
    let many = try Harness(variant, on: .iPhone11).with {
      $0.parameters["rows"] = .number(1_000_000)
    }.run(script)
    #expect(many.elements.count == few.elements.count)
  }

  /// The pattern receives one delta per frame: a finger that turns back between two frames near a
  /// limit, and a fling that ends between two frames, make the two rates differ.
  @Test(arguments: [("qr0", 2.7), ("qr1", 1.1), ("qr2", 2.8), ("qr3", 1.1)])
  func `60 and 120 Hz differ by less than the guide says`(
    variant: String, difference: Double
  ) throws {
    var greatest = 0.0
    for seed in UInt64(1)...40 {
      greatest = max(
        greatest,
        try Harness(variant, on: .iPhone15Pro).rateDifference(
          RandomScript.steps(seed: seed), of: ["header.height"]))
    }
    #expect(greatest > 0 && greatest < difference, "\(greatest)")
  }

  /// Without `enterAlways` the bar depends on the offset alone.
  @Test(arguments: ["qr1", "qr3"])
  func `without enterAlways 60 and 120 Hz agree`(variant: String) throws {
    for seed in UInt64(1)...20 {
      let difference = try Harness(variant, on: .iPhone15Pro).with {
        $0.parameters["enterAlways"] = .flag(false)
      }.rateDifference(
        RandomScript.steps(seed: seed), of: ["contentOffset.y", "header.height", "firstRow.y"])
      #expect(difference < 1e-6, "seed \(seed)")
    }
  }
}
