// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Bottom sheet: detents")
struct BottomSheetDetentTests {
  private static let heights = [120.0, 220, 320, 420, 520]

  private func harness(_ variant: String) -> Harness {
    Harness.sheet(variant, on: .iPhone11).with {
      $0.parameters["detents"] = .numbers(Self.heights)
    }
  }

  /// The number of detents that a flick passes without resting there, by its velocity.
  private func skipped(_ variant: String, velocity: Double) throws -> Int {
    let run = try harness(variant).runSheet([
      .flick(-30, lift: -velocity, duration: 60 / velocity, from: 850), .settle,
    ])
    let target = Self.heights.firstIndex(of: run.heights[run.last])
    return try #require(target) - 1
  }

  /// A look-ahead of a tenth of a second passes half of 100 pt from 150 pt on, but only goes one
  /// detent beyond the nearest one; FloatingPanel limits its projection to the adjacent detents.
  @Test func `no detent is skipped unless the momentum reaches beyond it`() throws {
    for velocity in stride(from: 450.0, through: 3000, by: 50) {
      let reach = 150 + 0.1 * velocity
      for variant in ["bs4", "bs6"] {
        let passed = Self.heights.count { $0 > 150 && $0 < reach - 50 }
        let count = try skipped(variant, velocity: velocity)
        #expect(count <= passed + (variant == "bs4" ? 1 : 0), "\(variant) at \(velocity)")
      }
      #expect(try skipped("bs5", velocity: velocity) <= 0)
    }
    #expect(try skipped("bs6", velocity: 3000) == 2)
  }

  @Test func `a slow drag rests at the nearest detent`() throws {
    for variant in ["bs4", "bs5", "bs6"] {
      for (travel, height) in [(-40.0, 120.0), (-60, 220), (-160, 320), (-260, 420), (-390, 520)] {
        let run = try harness(variant).runSheet([.pull(travel, from: 850), .settle])
        #expect(run.heights[run.last] == height, "\(variant), \(travel)")
      }
    }
  }

  /// FloatingPanel darkens its backdrop to 0.3, from the second-highest detent to the highest.
  @Test(arguments: [("bs5", 0.3), ("bs6", 0.2)])
  func `the map darkens with the height`(variant: String, most: Double) throws {
    let run = try harness(variant).runSheet([.pull(-430, duration: 1.5, from: 850), .settle])
    var pairs: [(height: Double, alpha: Double)] = []
    for frame in 0...run.last {
      let dimming = run.timeline.elementRange(ofFrame: frame).lazy
        .map { run.timeline.elements[$0] }.first { $0.id.kind == .dimming }
      pairs.append((run.presented[frame], try #require(dimming).contentAlpha))
    }
    pairs.sort { $0.height < $1.height }
    for (lower, upper) in zip(pairs, pairs.dropFirst()) { #expect(lower.alpha <= upper.alpha) }
    for (height, alpha) in pairs {
      if height <= 420 { #expect(alpha == 0) }
      if height >= 520 { #expect(alpha == most) }
      if height > 430, height < 510 { #expect(alpha > 0 && alpha < most) }
    }
  }

  @Test func `the map behind the other sheets does not dim`() throws {
    for variant in ["bs0", "bs1", "bs2", "bs3", "bs4"] {
      let run = try Harness.sheet(variant).runSheet([.pause(0.1)])
      #expect(!run.timeline.elements.contains { $0.id.kind == .dimming })
    }
  }

  @Test func `a dimmed map takes no touches`() throws {
    for (variant, moves) in [("bs4", true), ("bs5", false), ("bs6", false)] {
      let harness = Harness.sheet(variant, atMaximum: true)
      let run = try harness.runSheet([.pull(60, from: 100), .settle])
      let hasMoved = run.frame(of: .map, inFrame: 0) != run.frame(of: .map, inFrame: run.last)
      #expect(hasMoved == moves)
    }
  }

  /// At its maximum, by the handle: the sheet moves although the list is scrolled, and resists.
  @Test(arguments: ["bs4", "bs5", "bs6"])
  func `the handle drags only the sheet, with a rubber band beyond its ends`(variant: String) throws
  {
    let harness = Harness.sheet(variant, atMaximum: true, listOffset: 90)
    let run = try harness.runSheet([.pull(-100, hold: 0.3, from: 180), .settle])
    let peak = run.presented.max() ?? 0
    #expect(peak > 515 && peak < 560)
    #expect(run.heights[run.last] == 500 && run.offsets.allSatisfy { $0 == 90 })
    let band =
      variant == "bs4"
      ? RubberBand(coefficient: 0.5, dimension: 500, law: .logarithmic).banded(600)
      : 500 + RubberBand(dimension: 667).banded(100)
    #expect(abs(peak - band) < 0.05)
    let down = try harness.runSheet([.pull(160, from: 180), .settle])
    #expect(down.heights[down.last] == 350 && down.offsets.allSatisfy { $0 == 90 })
  }

  @Test(arguments: [("bs3", 0.0), ("bs4", 0), ("bs5", 20), ("bs6", 20)])
  func `below the lowest detent presets resist, and the fixed sheet stands still`(
    variant: String, gives: Double
  )
    throws
  {
    let run = try Harness.sheet(variant).runSheet([.pull(80, from: 560), .settle])
    let lowest = run.presented.min() ?? 0
    #expect(gives == 0 ? lowest == 200 : lowest < 200 - gives)
    #expect(run.heights[run.last] == 200)
  }

  /// Apple's sheet takes the finger on the way up, and does not give it back to the sheet.
  @Test func `a list that scrolls keeps the finger in Apple's sheet`() throws {
    for (variant, moves) in [("bs3", true), ("bs5", true), ("bs6", false)] {
      let harness = Harness.sheet(variant, atMaximum: true, listOffset: 50)
      let run = try harness.runSheet([.pull(150, from: 300), .pause(0.05)])
      #expect((run.heights.min() ?? 0 < 450) == moves)
      #expect((run.offsets.min() ?? 0 < -20) != moves)
    }
    // A list at its top moves the sheet, downwards too.
    let run = try Harness.sheet("bs6", atMaximum: true).runSheet([.pull(140, from: 300), .settle])
    #expect(run.heights[run.last] == 350)
  }

  @Test func `detents are limited to the screen`() throws {
    let harness = Harness.sheet("bs4", on: .iPhoneSE1, atMaximum: true)
      .with { $0.parameters["detents"] = .numbers([900, 150, 300]) }
    let run = try harness.runSheet([.pause(0.1)])
    #expect(run.heights[0] == 568 - 20 - 10)
  }

  /// With any numbers, the sheet fits the screen, rests at a detent, and shows its actual height.
  @Test(arguments: ["bs0", "bs1", "bs2", "bs3", "bs4", "bs5", "bs6"])
  func `unusual parameters still give a valid sheet`(variant: String) throws {
    let odd: [[String: ParameterValue]] = [
      ["minimumHeight": .number(10_000), "maximumHeight": .number(10_000)],
      ["minimumHeight": .number(40), "maximumHeight": .number(140), "rows": .number(0)],
      ["detents": .numbers([10_000, 40, 40]), "rowHeight": .number(1000)],
      ["detents": .numbers([300]), "rows": .number(1e9), "listOffset": .number(1e9)],
      ["contentInsetAdjustment": .choice(2), "rowHeight": .number(20), "rows": .number(3)],
    ]
    for parameters in odd {
      for orientation in [Orientation.portrait, .landscape] {
        var harness = Harness.sheet(variant, on: .iPhone11)
        harness.orientation = orientation
        harness.parameters.merge(parameters) { _, new in new }
        let screen = harness.device.screen(orientation)
        let run = try harness.runSheet(SheetScript.steps(seed: 9, on: screen))
        // Springs that overshoot may leave the screen.
        let room = variant < "bs5" ? 0...screen.size.height : -200...screen.size.height + 200
        #expect(run.heights.allSatisfy { room.contains($0) })
        #expect(run.heights[run.last] == run.presented[run.last])
        #expect(run.tops[run.last] >= screen.safeAreaInsets.top + 10)
      }
    }
  }
}
