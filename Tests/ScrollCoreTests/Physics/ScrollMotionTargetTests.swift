// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct ScrollMotionTargetTests {
  let range = ScrollRange(minimum: -100, maximum: 3000)

  private func retargeted(
    _ offset: Double, _ velocity: Double, _ target: Double
  ) -> ScrollMotion {
    .retargeted(
      offset: offset, velocity: velocity, target: target,
      in: MotionContext(range: range, viewport: 667, scale: 2, profile: .uikit))
  }

  // MARK: Retargeting

  @Test func `a retargeted fling keeps its velocity and changes its deceleration`() {
    let motion = retargeted(0, 1500, 500)
    #expect(isClose(motion.velocity(at: 0), 1500, 1e-9))
    // 0.99702 of the speed is left after a millisecond.
    #expect(isClose(motion.velocity(at: 0.001) / 1500, 0.99702, 5e-6))
    #expect(motion.restingOffset == 500)
    #expect(motion.targetOffset == 500)
    let end = motion.duration - 1e-9
    #expect(isClose(motion.offset(at: end), 500, 1e-6))
    #expect(isClose(motion.velocity(at: end), 10, 1e-6))
    #expect(motion.phase(at: 0.1) == .decelerating)
    #expect(motion.offset(at: motion.duration) == 500)
  }

  @Test func `a retargeted fling works in both directions`() {
    let forward = retargeted(1000, 900, 1200)
    let backward = retargeted(1000, -900, 800)
    #expect(forward.duration == backward.duration)
    for time in [0.05, 0.2, 1] {
      #expect(isClose(forward.offset(at: time) - 1000, 1000 - backward.offset(at: time), 1e-9))
    }
  }

  @Test(arguments: [(1500.0, 200.0), (0, 900), (-100, 200), (240, 900)])
  func `a target that a fling cannot reach is reached by an animation`(
    velocity: Double, target: Double
  ) {
    let motion = retargeted(500, velocity, target)
    #expect(motion.offset(at: 0) == 500)
    #expect(motion.restingOffset == target)
    #expect(motion.phase(at: 0.01) == .decelerating)
    #expect(isClose(motion.velocity(at: 0), velocity.magnitude < 250 ? 0 : velocity, 1e-9))
    #expect(motion.duration > 0.2 && motion.duration < 2)
  }

  @Test func `a target beyond an end is the end`() {
    let motion = retargeted(2000, 3000, 9000)
    #expect(motion.restingOffset == 3000)
    #expect(motion.targetOffset == 3000)
    #expect(motion.edgeTime == .infinity)
  }

  @Test func `a target at the current offset is rest`() {
    let motion = retargeted(500, 0, 500)
    #expect(motion.isAtRest)
  }

  @Test func `beyond an end the bounce takes precedence unless the target is elsewhere`() {
    let bounce = retargeted(-200, 0, -100)
    let release = ScrollMotion.release(
      offset: -200, velocity: 0,
      in: MotionContext(range: range, viewport: 667, scale: 2, profile: .uikit))
    #expect(bounce.offset(at: 0.1) == release.offset(at: 0.1))
    #expect(bounce.phase(at: 0.1) == .bouncing)
    #expect(retargeted(-200, 0, 300).restingOffset == 300)
  }

  // MARK: Animation

  @Test func `an animation reaches its target exactly`() {
    let motion = ScrollMotion.animated(
      offset: 40, target: 300, velocity: -200,
      spring: SpringParameters(dampingRatio: 0.7, response: 0.3))
    #expect(motion.offset(at: 0) == 40)
    #expect(isClose(motion.velocity(at: 0), -200, 1e-12))
    #expect(motion.phase(at: 0.1) == .animating)
    #expect(motion.offset(at: motion.duration) == 300)
    #expect(isClose(motion.offset(at: motion.duration - 1e-9), 300, 0.1 + 1e-6))
    #expect(motion.targetOffset == 300)
    #expect(motion.restingOffset(rounding: .rest, scale: 2) == 300)
  }

  @Test func `an animation to the current offset does nothing`() {
    let spring = SpringParameters(criticallyDampedResponse: 0.4)
    let motion = ScrollMotion.animated(offset: 7, target: 7, velocity: 0, spring: spring)
    #expect(motion.isAtRest)
    #expect(motion.phase(at: 0) == .idle)
    let moving = ScrollMotion.animated(offset: 7, target: 7, velocity: 500, spring: spring)
    #expect(!moving.isAtRest)
    #expect(moving.restingOffset == 7)
  }

  // MARK: Paging

  private func paged(_ offset: Double, _ velocity: Double, from start: Double) -> ScrollMotion {
    .paged(
      offset: offset, velocity: velocity, startOffset: start,
      in: MotionContext(
        range: ScrollRange(minimum: 0, maximum: 1000), viewport: 400, scale: 2, profile: .uikit))
  }

  @Test(arguments: [
    // Nearest page without a fling.
    (150.0, 0.0, 0.0, 0.0), (250, 0, 0, 400), (200, 0, 0, 400), (250, 200, 0, 400),
    // The next page in the direction of a fling.
    (20, 600, 0, 400), (380, -600, 400, 0), (390, 300, 0, 400), (410, -300, 400, 400),
    // At most one page from the start.
    (450, 900, 0, 400), (800, 0, 0, 400), (350, -900, 800, 400),
    // The last page may be shorter.
    (850, 600, 800, 1000), (950, 0, 800, 800),
  ])
  func `pages change one at a time`(
    offset: Double, velocity: Double, start: Double, target: Double
  ) {
    let motion = paged(offset, velocity, from: start)
    #expect(motion.restingOffset == target)
    #expect(motion.targetOffset == target)
    #expect(motion.offset(at: 0) == offset)
    #expect(motion.offset(at: motion.duration) == target)
    #expect(motion.phase(at: 0.01) == .decelerating)
  }

  @Test func `a page that is exactly aligned is at rest`() {
    #expect(paged(400, 0, from: 0).isAtRest)
    #expect(paged(400, 100, from: 0).isAtRest)
  }

  @Test func `pages bounce beyond an end`() {
    let motion = paged(-60, 0, from: 0)
    #expect(motion.phase(at: 0.01) == .bouncing)
    #expect(motion.restingOffset == 0)
  }
}
