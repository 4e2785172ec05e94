// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

/// A sheet under a finger while its window changes.
@Suite struct `A held sheet in a window that changes` {
  private static let variants = ["bs3", "bs5", "bs6"]

  /// A finger that moves a sheet up by 60 points, and after a change by 40 more, and then holds it.
  private static func steps(_ change: ProgramStep, from y: Double) -> [GestureStep] {
    func up(_ way: Double) -> GestureStep {
      .pointerMove(
        PointerMove(ScriptPoint(.points(0), .points(-way)), duration: 0.2, origin: .pointer))
    }
    return [
      .pointerMove(PointerMove(ScriptPoint(.fraction(0.5), .points(y)), duration: 0)), .pointerDown,
      up(60), .program(change), up(40), .pause(0.2), .pointerUp,
      .wait(until: .settled, timeout: 10),
    ]
  }

  private static func window(height: Double) -> ProgramStep {
    .resize(
      ScreenChange(
        to: .window(ScreenChange.Window(width: .points(320), height: .points(height)))))
  }

  /// On its list and, where it has one, on its handle.
  @Test(arguments: variants, [627.0, 667, 747])
  func `the edge stays under the finger, and the sheet comes to rest at a new detent`(
    variant: String, height: Double
  ) throws {
    for y in variant == "bs3" ? [560.0] : [580, 640] {
      let steps = Self.steps(Self.window(height: height), from: y)
      let run = try Harness.sheet(variant).runSheet(steps)
      let lift = Int(run.time(of: .touchUp) * 60)
      let start = run.tops[0]
      let moves = zip(run.tops.prefix(lift).dropFirst(), run.tops)
      // A finger that covers 60 points in 0.2 s moves by less than 10 points a frame.
      #expect(moves.allSatisfy { (-10...1e-9).contains($0 - $1) }, "from \(y)")
      #expect((run.tops[lift] - (start - 100)).magnitude < 1e-9, "from \(y)")
      let detents = run.timeline.detents.suffix(variant == "bs3" ? 2 : 3)
      let rest = run.heights[run.last]
      #expect(detents.contains { ($0 - rest).magnitude < 1e-9 }, "\(rest) of \(detents)")
    }
  }

  @Test(arguments: variants)
  func `bars that come leave it where it is`(variant: String) throws {
    let bars = BarAppearance(navigationBar: true, tabBar: true, isAnimated: true)
    let steps = Self.steps(.showBars(bars), from: 640)
    let run = try Harness.sheet(variant).runSheet(steps)
    let lift = Int(run.time(of: .touchUp) * 60)
    #expect((run.tops[lift] - (run.tops[0] - 100)).magnitude < 1e-9)
  }

  @Test func `a sheet that would be lower than its least detent in a lower window is there`() throws
  {
    func down(_ way: Double) -> GestureStep {
      .pointerMove(
        PointerMove(ScriptPoint(.points(0), .points(way)), duration: 0.1, origin: .pointer))
    }
    let run = try Harness.sheet("bs3", atMaximum: true).runSheet([
      .pointerMove(PointerMove(ScriptPoint(.fraction(0.5), .points(300)), duration: 0)),
      .pointerDown, down(20), .pause(0.1), .program(Self.window(height: 350)), .pause(0.1),
      down(-20),
      .pause(0.1), .pointerUp, .wait(until: .settled, timeout: 10),
    ])
    let lift = Int(run.time(of: .touchUp) * 60)
    let least = try #require(run.timeline.detents.suffix(2).first)
    #expect(run.heights[lift - 13] == least)
    #expect(abs(run.heights[lift] - (least + 20)) < 1e-9, "the finger need not come back first")
  }
}
