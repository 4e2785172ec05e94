// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `The velocity of a sheet` {
  /// A drag of the list that lifts with a velocity, and the motion to a detent.
  private static let steps: [GestureStep] = [
    .pause(0.1),
    .drag(
      DragGesture(
        from: ScriptPoint(.points(187), .points(600)),
        .by(ScriptPoint(.points(0), .points(-150))), duration: 0.3,
        endVelocity: Point(0, -700))),
    .wait(until: .settled, timeout: 10),
  ]

  /// The mean of two velocities is the change between their frames, within their curvature.
  @Test(arguments: ["bs1", "bs2", "bs3", "bs4", "bs5", "bs6"], [60, 120])
  func `is the speed of the visible edge`(variant: String, rate: Int) throws {
    let run = SheetRun(
      try Harness.sheet(variant).with { $0.rate = rate }.run(Self.steps))
    let velocities = run.timeline.values(named: "sheet.velocity")
    let lift = Int(run.time(of: .touchUp) * Double(rate))
    var judged = 0
    for frame in 1...run.last where frame < lift - 1 || frame > lift + 3 {
      let moved = (run.presented[frame] - run.presented[frame - 1]) * Double(rate)
      let mean = (velocities[frame] + velocities[frame - 1]) / 2
      // A sheet starts and stops within a frame.
      guard frame > 1, frame < run.last, velocities[frame - 2...frame + 1].allSatisfy({ $0 != 0 })
      else { continue }
      let bend =
        velocities[frame + 1] - velocities[frame] - velocities[frame - 1] + velocities[frame - 2]
      #expect(abs(moved - mean) < max(abs(bend), 1), "\(frame): \(moved), \(mean)")
      judged += 1
    }
    #expect(judged > rate / 4)
  }

  @Test func `is zero at rest`() throws {
    let run = SheetRun(try Harness.sheet("bs3").run(Self.steps))
    let velocities = run.timeline.values(named: "sheet.velocity")
    #expect(velocities[0] == 0 && velocities[run.last] == 0)
    #expect(velocities.contains { $0 > 500 })
  }

  @Test(arguments: ["bs3", "bs5"])
  func `exists for a sheet whose detents are known on every screen`(variant: String) throws {
    let timeline = try Harness.sheet(variant).run(
      [.pause(0.1), .rotate(to: .landscape), .pause(0.1)])
    let upright = Array(timeline.detents(inEpoch: 0))
    let sideways = Array(timeline.detents(inEpoch: 1))
    #expect(timeline.epochs.count == 2)
    #expect(upright.count == (variant == "bs3" ? 2 : 3) && sideways.count == upright.count)
    #expect(upright.last == 500 && sideways.last! < 375)
    let heights = timeline.values(named: "sheet.height")
    #expect(heights[0] == upright[0] && heights.last == sideways[0])
  }
}
