// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Content offsets as input, lower edges of the bar as output, computed by hand.
///
/// On an iPhone 11 the safe area ends at 48: the open bar reaches to 48 + 96 = 144, the closed one
/// to 48, and the list rests at o = −144. 30 articles of 96 are 2880 high: the list ends at 2880 +
/// 34 − 896 = 2018.
@Suite("Quick return: vectors")
struct QuickReturnVectorTests {
  /// 40 up, 80 up, 24 up, 20 back, 40 back, 84 back, a pull of 30 and its end.
  private static let offsets: [Double] = [-104, -24, 0, -20, -60, -144, -174, -144]

  @Test(arguments: [60, 120])
  func `the bar takes every change of the offset, or those within the range`(rate: Int) throws {
    // The last of them: 144 − 30, although the list is at its top.
    let raw = Harness("qr0", on: .iPhone11).with { $0.rate = rate }
    expectEqual(
      try raw.values(of: "header.height", after: Self.offsets),
      [104, 48, 48, 68, 108, 144, 144, 114])
    for variant in ["qr1", "qr3"] {
      let harness = Harness(variant, on: .iPhone11).with { $0.rate = rate }
      expectEqual(
        try harness.values(of: "header.height", after: Self.offsets),
        [104, 48, 48, 68, 108, 144, 144, 144])
    }
  }

  /// From within the range to 30 and 60 beyond the end and back again.
  @Test(arguments: [
    ("qr0", [48.0, 48, 48, 78, 108]), ("qr1", [48, 48, 48, 48, 48]), ("qr3", [48, 48, 48, 48, 48]),
  ])
  func `the bounce at the end opens the first variant only`(
    variant: String, expected: [Double]
  ) throws {
    let harness = Harness(variant, on: .iPhone11)
    expectEqual(
      try harness.values(of: "header.height", after: [1988, 2018, 2078, 2048, 2018]), expected)
  }

  /// A recorded offset has no finger, so nobody scrolls back.
  @Test func `using the finger's direction fixes the bounce of the first variant`() throws {
    let harness = Harness("qr0", on: .iPhone11).with {
      $0.parameters["gateByUserDirection"] = .flag(true)
    }
    expectEqual(
      try harness.values(of: "header.height", after: [1988, 2018, 2078, 2048, 2018]),
      [48, 48, 48, 48, 48])
  }

  /// Without `enterAlways`: 144 − d, not below 48.
  @Test func `without enterAlways the bar opens where the list starts`() throws {
    expectEqual(
      try heights(["enterAlways": .flag(false)], [-104, -24, -20, -100, -144, -174, -144]),
      [104, 48, 48, 100, 144, 144, 144])
  }

  /// The field is 52 high, so 100 is the minimum: 104, 100 for 24, and 36 back from there.
  @Test func `with exitUntilCollapsed the field stays`() throws {
    expectEqual(
      try heights(["exitUntilCollapsed": .flag(true)], [-104, -24, -60, -144]),
      [104, 100, 136, 144])
  }

  /// 36 and 46 back, no more than 100 far from the top, and 144 − d from d = 44 on.
  @Test func `with enterAlwaysCollapsed the field returns first`() throws {
    expectEqual(
      try heights(["enterAlwaysCollapsed": .flag(true)], [-24, -60, -70, -90, -110, -144]),
      [48, 84, 94, 100, 110, 144])
  }

  /// Below the bar the list starts at h and o at 0: 40 up moves the bar by 40 and a row by 80.
  @Test func `a list below the bar moves with it`() throws {
    let harness = Harness("qr2", on: .iPhone11)
    expectEqual(try harness.values(of: "header.height", after: [40, 120, 100]), [104, 48, 68])
    expectEqual(try harness.values(of: "firstRow.y", after: [40, 120, 100]), [64, -72, -32])
  }

  private func heights(
    _ parameters: [String: ParameterValue], _ offsets: [Double]
  ) throws -> [Double] {
    try Harness("qr3", on: .iPhone11).with {
      for (key, value) in parameters { $0.parameters[key] = value }
    }.values(of: "header.height", after: offsets)
  }

  private func expectEqual(_ values: [Double], _ expected: [Double]) {
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 1e-9, "\(values), not \(expected)")
    }
  }
}

/// How a bar that is left halfway continues.
///
/// The finger lifts 0.6 + 0.2 s after it landed, which is frame 48 at 60 Hz.
@Suite("Quick return: snapping")
struct QuickReturnSnapTests {
  /// 30 points back from 48 are 78, below the centre 96: to 48.
  ///
  /// The distance of 30 points takes 150·(1 + 30/96) = 196.875 ms; after 0.1 s (1 − 100/196.875)² =
  /// 0.242126 of it are left.
  @Test(arguments: [60, 120])
  func `it goes to the nearer end, fast at first`(rate: Int) throws {
    let timeline = try run("qr3", .slow(40)) { $0.rate = rate }
    func height(_ time: Double) -> Double {
      timeline.value(named: "header.height", inFrame: Int((time * Double(rate)).rounded()))
    }
    #expect(height(0.8) == 78)
    #expect(abs(height(0.9) - (48 + 30 * 0.242126)) < 1e-4)
    #expect(height(1) == 48)
    // 72 points back are 120: to 144, in 150·(1 + 24/96) = 187.5 ms.
    let open = try run("qr3", .slow(82)) { $0.rate = rate }
    let heights = open.values(named: "header.height")
    #expect(heights[Int(0.8 * Double(rate))] == 120)
    #expect(heights[Int(0.95 * Double(rate))] > 142 && heights[Int(0.95 * Double(rate))] < 144)
    #expect(heights[heights.count - 1] == 144)
  }

  @Test func `the list stays where it is in the fixed variant only`() throws {
    for (variant, travel) in [("qr2", 30.0), ("qr3", 0)] {
      let timeline = try run(variant, .slow(40))
      let rows = timeline.values(named: "firstRow.y")
      #expect(abs(rows[48] - rows[rows.count - 1] - travel) < 1e-9, "\(variant)")
    }
  }

  /// Half of 96 points: a list that would rest 40 points down goes back to its top; one that would
  /// rest 58 points down continues until the bar is closed.
  @Test(arguments: [(-50.0, 0.0), (-68, 96)])
  func `near the top the list continues with the bar`(travel: Double, distance: Double) throws {
    let timeline = try Harness("qr3", on: .iPhone11).run([.slow(travel)] + GestureStep.untilRest)
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "contentOffset.y", inFrame: last) == distance - 144)
    #expect(timeline.value(named: "header.height", inFrame: last) == 144 - distance)
  }

  /// With 10 points above and below the open bar reaches to 48 + 116 = 164.
  ///
  /// Its own edges are at 154 and, closed, at 58.
  @Test func `margins are left out by default`() throws {
    for (snapMargins, low, high) in [(false, 58.0, 154.0), (true, 48, 164)] {
      for (travel, end) in [(40.0, low), (90, high)] {
        let timeline = try run("qr3", .slow(travel)) {
          $0.parameters["margin"] = .number(10)
          $0.parameters["snapMargins"] = .flag(snapMargins)
        }
        #expect(
          timeline.value(named: "header.height", inFrame: timeline.frameCount - 1) == end)
      }
    }
  }

  /// Caught 0.1 s after the touch up, the bar stays where it is seen and follows the finger from
  /// there.
  @Test func `a new drag takes over the bar where it is`() throws {
    let timeline = try run(
      "qr3", .slow(40),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
          .by(ScriptPoint(.points(0), .points(60))), duration: 0.1, hold: 0.5)))
    let heights = timeline.values(named: "header.height")
    let offsets = timeline.values(named: "contentOffset.y")
    // After 10 points of slop, which take a sixth of 0.1 s, the height is what the list's travel
    // adds.
    #expect(heights[48] == 78)
    let held = 60
    #expect(abs(heights[held] - heights[50] - (offsets[50] - offsets[held])) < 1e-9)
    #expect(heights[held] > 96)
  }

  private func run(
    _ variant: String, _ steps: GestureStep..., change: (inout Harness) -> Void = { _ in }
  ) throws -> Timeline {
    try Harness(variant, on: .iPhone11).with {
      $0.initialOffset = .fromStart(500)
      change(&$0)
    }.run(steps + GestureStep.untilRest)
  }
}
