// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Motions in views that do not bounce.
@Suite struct ScrollMotionEndsTests {
  private let range = ScrollRange(minimum: 0, maximum: 750)

  private func paged(_ offset: Double, _ velocity: Double, from start: Double) -> ScrollMotion {
    ScrollMotion.paged(
      offset: offset, velocity: velocity, startOffset: start,
      in: MotionContext(range: range, viewport: 375, scale: 2, profile: .uikit)
    ).stopping(atEndsOf: range)
  }

  private func samples(_ motion: ScrollMotion) -> [Double] {
    stride(from: 0, through: motion.duration + 0.1, by: 1.0 / 480).map { motion.offset(at: $0) }
  }

  @Test(arguments: [
    (700.0, 3000.0, 375.0), (740, 900, 375), (60, -4000, 375), (300, 20_000, 0),
    (400, -30_000, 750),
  ])
  func `no page change leaves the range`(offset: Double, velocity: Double, start: Double) {
    let free = ScrollMotion.paged(
      offset: offset, velocity: velocity, startOffset: start,
      in: MotionContext(range: range, viewport: 375, scale: 2, profile: .uikit))
    #expect(!samples(free).allSatisfy(range.contains))
    let motion = paged(offset, velocity, from: start)
    let all = samples(motion)
    #expect(all.allSatisfy(range.contains))
    #expect(all[0] == offset)
    #expect(motion.velocity(at: 0) == velocity)
    #expect(all.last == free.restingOffset)
    #expect(motion.edgeTime < motion.duration || motion.edgeTime == motion.duration)
    #expect(motion.phase(at: 0) == .decelerating)
    // It does not jump: no step is larger than the speed allows.
    let limit = max(velocity.magnitude, 5000) / 480 + 1e-9
    #expect(zip(all.dropFirst(), all).allSatisfy { ($0 - $1).magnitude <= limit })
  }

  @Test func `a page change within the range is left alone`() {
    let motion = paged(100, 900, from: 0)
    #expect(motion.edgeTime == .infinity)
    #expect(motion.restingOffset == 375)
    #expect(motion.isAtRest == false)
  }

  @Test func `the pager of sticky tabs does not leave its range`() throws {
    for variant in ["st4", "st5", "st6", "st7", "st8"] {
      for velocity in [-900.0, -2500, -9000] {
        let timeline = try Harness(variant, on: .iPhone8).run([
          .drag(
            DragGesture(
              from: ScriptPoint(.fraction(0.9), .fraction(0.8)),
              .by(ScriptPoint(.points(-260), .points(0))), duration: 0.2,
              endVelocity: Point(velocity, 0))),
          .wait(until: .settled, timeout: 10),
        ])
        let pages = timeline.values(named: "pager.contentOffset.x")
        #expect(pages.allSatisfy { $0 >= 0 && $0 <= 375 })
        #expect(pages.last == 375)
      }
    }
  }
}
