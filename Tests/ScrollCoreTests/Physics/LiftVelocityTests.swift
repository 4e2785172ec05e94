// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct LiftVelocityTests {
  private func samples(_ speeds: [Double], interval: Double = 1.0 / 60) -> [FingerSample] {
    var result = [FingerSample(time: 1, position: Point(30, 400))]
    for speed in speeds {
      let last = result[result.count - 1]
      result.append(
        FingerSample(
          time: last.time + interval,
          position: last.position + Point(-speed / 2, speed) * interval))
    }
    return result
  }

  private func velocity(_ rule: LiftVelocity, _ s: [FingerSample]) -> Point {
    rule.velocity(s[0], s[1], s[2], s[3])
  }

  @Test(arguments: [LiftVelocity.uikit, .flutter])
  func `a steady finger lifts with its own velocity`(rule: LiftVelocity) {
    let lift = velocity(rule, samples([900, 900, 900]))
    #expect(isClose(lift.y, 900, 1e-9))
    #expect(isClose(lift.x, -450, 1e-9))
  }

  @Test func `pairs count by their weights, oldest first`() {
    let s = samples([1000, 2000, 4000])
    #expect(isClose(velocity(.uikit, s).y, 0.38 * 1000 + 0.59 * 2000 + 0.03 * 4000, 1e-9))
    #expect(isClose(velocity(.flutter, s).y, 0.6 * 1000 + 0.35 * 2000 + 0.05 * 4000, 1e-9))
  }

  @Test func `the weights are those of recursive averaging`() {
    let (a, b, c) = (130.0, -700.0, 2500.0)
    let first = 0.4 * a + 0.6 * b
    let second = 0.4 * b + 0.6 * c
    let current = 0.8 * first + 0.2 * second
    let expected = 0.75 * first + 0.25 * current
    #expect(isClose(velocity(.uikit, samples([a, b, c])).y, expected, 1e-9))
  }

  @Test func `pairs without time are left out`() {
    var s = samples([1000, 2000, 4000])
    s[1] = s[0]
    let spread = (s[2].position.y - s[0].position.y) / (s[2].time - s[0].time)
    let expected = (0.59 * spread + 0.03 * 4000) / 0.62
    #expect(isClose(velocity(.uikit, s).y, expected, 1e-9))
    let one = FingerSample(time: 2, position: Point(1, 2))
    #expect(LiftVelocity.uikit.velocity(one, one, one, one) == .zero)
  }

  @Test func `a finger at rest for a tenth of a second is stale`() {
    #expect(LiftVelocity.isStale(lastMovement: 1, lift: 1.1, staleTime: 0.1))
    // 0.4 + 0.1 − 0.4 is a little less than 0.1.
    #expect(LiftVelocity.isStale(lastMovement: 0.4, lift: 0.4 + 0.1, staleTime: 0.1))
    #expect(!LiftVelocity.isStale(lastMovement: 1, lift: 1.099, staleTime: 0.1))
    #expect(!LiftVelocity.isStale(lastMovement: 1, lift: 1, staleTime: 0.1))
    let flutter = PhysicsProfile.flutter
    #expect(LiftVelocity.isStale(lastMovement: 1, lift: 1.05, staleTime: flutter.staleTime))
  }

  @Test func `the minimum speed of a fling is compared with both axes together`() {
    let slow = LiftVelocity.filtered(Point(200, 140), minimumFlingSpeed: 250)
    #expect(slow == .zero)
    let quick = Point(200, -160)
    #expect(LiftVelocity.filtered(quick, minimumFlingSpeed: 250) == quick)
    #expect(LiftVelocity.filtered(249.9, minimumFlingSpeed: 250) == 0)
    #expect(LiftVelocity.filtered(-249.9, minimumFlingSpeed: 250) == 0)
    #expect(LiftVelocity.filtered(-250, minimumFlingSpeed: 250) == -250)
  }
}
