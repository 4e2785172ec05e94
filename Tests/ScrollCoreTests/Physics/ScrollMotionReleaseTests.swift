// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

/// The arguments of a release, so that they can be varied and mirrored.
struct Release: Sendable {
  var offset: Double
  var velocity: Double
  var range = ScrollRange(minimum: -120, maximum: 1333)
  var profile = PhysicsProfile.uikit
  var rate = DecelerationRate.normal

  var motion: ScrollMotion {
    ScrollMotion.release(
      offset: offset, velocity: velocity,
      in: MotionContext(range: range, viewport: 667, scale: 2, profile: profile),
      rate: rate)
  }

  var mirrored: Release {
    Release(
      offset: -offset, velocity: -velocity,
      range: ScrollRange(minimum: -range.maximum, maximum: -range.minimum), profile: profile,
      rate: rate)
  }
}

@Suite struct ScrollMotionReleaseTests {
  // MARK: Vectors

  @Test func `a release beyond an end returns as published`() {
    let motion = Release(offset: -220, velocity: 0).motion
    #expect(isClose(-120 - motion.offset(at: 1.0 / 60), 84.638, 5e-4))
    #expect(isClose(-120 - motion.offset(at: 0.1), 36.639, 5e-4))
    #expect(isClose(-120 - motion.offset(at: 0.4), 1.733, 5e-4))
    #expect(motion.duration > 0.676 && motion.duration <= 0.677)
    #expect(motion.targetOffset == -120)
    #expect(motion.restingOffset == -120)
    #expect(motion.edgeTime == .infinity)
    #expect(motion.phase(at: 0) == .bouncing)
  }

  @Test func `a fling into an end bounces as published`() {
    let motion = Release(
      offset: 0, velocity: 2000, range: ScrollRange(minimum: 0, maximum: 0)
    ).motion
    #expect(motion.edgeTime == 0)
    #expect(isClose(motion.offset(at: 0.0915), 67.33, 5e-3))
    // Published: 0.897, the first whole millisecond.
    #expect(motion.duration > 0.896 && motion.duration <= 0.897)
  }

  @Test func `a fling on an iPhone 8 back to the top is as published`() {
    let motion = Release(offset: 600, velocity: -2500).motion
    for (time, offset) in [
      (0.3, 36.167), (0.4, -88.100), (0.5, -154.568), (0.7, -134.874), (0.9, -122.908),
    ] {
      #expect(isClose(motion.offset(at: time), offset, 5e-4))
    }
    #expect(motion.phase(at: 0.4) == .decelerating)
    #expect(motion.phase(at: 0.5) == .bouncing)
    #expect(motion.targetOffset == -120)
  }

  /// The stale phase of the first article's header: from 90 pt down, flicked back with 2500 pt/s.
  @Test func `a flick over 90 points bounces for 0.91 seconds`() {
    let motion = Release(offset: -30, velocity: -2500).motion
    #expect(isClose(motion.duration - motion.edgeTime, 0.91, 0.0051))
  }

  @Test func `the native trace ends on its device pixel`() {
    let motion = Release(
      offset: 126.5, velocity: 4030.7877, range: ScrollRange(minimum: -88, maximum: 9000)
    ).motion
    #expect(motion.targetOffset == 2135)
    #expect(isClose(motion.restingOffset, 2134.883, 1e-3))
    #expect(motion.restingOffset(rounding: .rest, scale: 2) == 2135)
    #expect(motion.restingOffset(rounding: .none, scale: 2) == motion.restingOffset)
    #expect(isClose(motion.duration, 2.99657, 5e-6))
  }

  // MARK: Choices

  @Test(arguments: [0, 100, -249.9])
  func `a slow finger leaves content where it is`(velocity: Double) {
    let motion = Release(offset: 17.3, velocity: velocity).motion
    #expect(motion.isAtRest)
    #expect(motion.offset(at: 0) == 17.3)
    #expect(motion.offset(at: 1) == 17.3)
    #expect(motion.velocity(at: 0) == 0)
    #expect(motion.phase(at: 0) == .idle)
    #expect(motion.targetOffset == 17.5)
    #expect(motion.restingOffset(rounding: .rest, scale: 2) == 17.5)
    #expect(motion.restingOffset(rounding: .none, scale: 2) == 17.3)
  }

  @Test func `a fling that would pass an end only after it stopped does not bounce`() {
    // Target 493 pt on, limit 498 pt on: an end in between is not reached.
    let fling = DecaySimulation(position: 0, velocity: 1000)
    let limit = DecaySimulation.limitProjection(position: 0, velocity: 1000, rate: .normal)
    let end = (fling.restingPosition + limit) / 2
    let motion = Release(
      offset: 0, velocity: 1000, range: ScrollRange(minimum: -100, maximum: end)
    ).motion
    #expect(motion.edgeTime == .infinity)
    #expect(motion.restingOffset == fling.restingPosition)
    let shorter = Release(
      offset: 0, velocity: 1000,
      range: ScrollRange(minimum: -100, maximum: fling.restingPosition - 0.01)
    ).motion
    #expect(shorter.edgeTime < .infinity)
    #expect(isClose(shorter.velocity(at: shorter.edgeTime), 10, 0.1))
  }

  @Test func `a finger that moves outward adds its velocity to the return`() {
    let motion = Release(offset: -220, velocity: -800).motion
    #expect(isClose(motion.velocity(at: 0), -800 + 1000, 1e-9))
    let bottom = Release(offset: 1433, velocity: 800).motion
    #expect(isClose(bottom.velocity(at: 0), 800 - 1000, 1e-9))
  }

  @Test func `a finger that moves inward adds nothing to the return`() {
    let resting = Release(offset: -220, velocity: 0).motion
    let moving = Release(offset: -220, velocity: 3000).motion
    for time in [0, 0.1, 0.5] {
      #expect(moving.offset(at: time) == resting.offset(at: time))
    }
  }

  @Test func `Compose lets an inward flick pass the end and go on`() {
    let motion = Release(offset: -220, velocity: 3000, profile: .compose).motion
    #expect(motion.phase(at: 0) == .bouncing)
    #expect(motion.phase(at: 0.3) == .decelerating)
    #expect(motion.restingOffset > 0)
    #expect(motion.velocity(at: 0) > 0)
    // From a short list it bounces at the other end.
    let short = Release(
      offset: -220, velocity: 3000, range: ScrollRange(minimum: -120, maximum: 0),
      profile: .compose
    ).motion
    #expect(short.edgeTime < .infinity)
    #expect(short.restingOffset == 0)
  }

  @Test func `target and rest are exactly at an end, even between two device pixels`() {
    let motion = Release(
      offset: 0, velocity: 4000, range: ScrollRange(minimum: 0, maximum: 300.1)
    ).motion
    #expect(motion.targetOffset == 300.1)
    #expect(motion.restingOffset(rounding: .frame, scale: 2) == 300.1)
    #expect(motion.offset(at: motion.duration) == 300.1)
  }

  @Test func `rounding never puts a target beyond an end`() {
    let rest = DecaySimulation(position: 0, velocity: 1000).restingPosition
    let motion = Release(
      offset: 0, velocity: 1000, range: ScrollRange(minimum: 0, maximum: rest + 1e-4)
    ).motion
    #expect(motion.edgeTime == .infinity)
    #expect(motion.targetOffset <= rest + 1e-4)
  }

  @Test func `profiles without rounding report the target as it is`() {
    var profile = PhysicsProfile.uikit
    profile.pixelRounding = .none
    let motion = Release(offset: 0, velocity: 1000, profile: profile).motion
    #expect(motion.targetOffset == motion.restingOffset)
  }

  @Test func `an overshoot by rounding errors does not swallow a fling`() {
    let motion = Release(offset: 1333.0000000001, velocity: -2500).motion
    #expect(motion.phase(at: 0.1) == .decelerating)
    #expect(motion.offset(at: 0) == 1333)
  }

  @Test func `an overshoot within the tolerance is over at once`() {
    let motion = Release(offset: 1333.05, velocity: 0).motion
    #expect(motion.isAtRest)
    #expect(motion.offset(at: 0) == 1333)
    #expect(motion.restingOffset == 1333)
  }

  // MARK: Properties

  /// Releases inside and beyond both ends, with all profiles and rates, and with slow to absurd
  /// velocities.
  static let releases: [Release] = {
    var generator = SeededGenerator(seed: 51)
    var result: [Release] = []
    for profile in PhysicsProfile.catalog {
      for rate in DecelerationRate.allCases {
        for offset in [-320, -120, 40, 1333, 1390.0] {
          for velocity in [0, 260, 2500, 30_000.0] {
            for sign in [1.0, -1] {
              result.append(
                Release(
                  offset: offset + Double.random(in: 0...0.001, using: &generator),
                  velocity: sign * velocity, profile: profile, rate: rate))
            }
          }
        }
      }
    }
    for velocity in [-1e9, 1e9, 1e15] {
      result.append(Release(offset: 40, velocity: velocity))
    }
    for velocity in [-2500, 0, 2500.0] {
      for offset in [-150, -120, -100.0] {
        result.append(
          Release(
            offset: offset, velocity: velocity, range: ScrollRange(minimum: -120, maximum: -120)))
      }
    }
    return result
  }()

  @Test(arguments: releases)
  func `a motion starts at touch up and ends at rest`(release: Release) {
    let motion = release.motion
    if motion.isAtRest {
      #expect(isClose(motion.offset(at: 0), release.offset, 0.5))
    } else {
      #expect(motion.offset(at: 0) == release.offset)
      #expect(motion.offset(at: -1) == release.offset)
    }
    #expect(motion.duration >= 0 && motion.duration < 60)
    #expect(release.range.contains(motion.restingOffset))
    for time in [motion.duration, motion.duration + 1e-9, motion.duration + 7, .infinity] {
      #expect(motion.offset(at: time) == motion.restingOffset)
      #expect(motion.velocity(at: time) == 0)
      #expect(motion.phase(at: time) == .idle)
    }
    #expect(isClose(motion.targetOffset, motion.restingOffset, 0.25 + 1e-12))
    #expect(release.range.contains(motion.targetOffset))
    if motion.edgeTime < .infinity {
      #expect(motion.edgeTime <= motion.duration)
      #expect(
        motion.restingOffset == release.range.minimum
          || motion.restingOffset == release.range.maximum)
    }
  }

  @Test(arguments: releases)
  func `the offset never jumps`(release: Release) {
    let motion = release.motion
    // The distance that the fastest part covers in a nanosecond, and the tolerance of the bounce's
    // end.
    let speed = max(release.velocity.magnitude, 1e4)
    var handOvers = [motion.edgeTime]
    for share in 0...200 { handOvers.append(motion.duration * Double(share) / 200) }
    for time in handOvers where time > 1e-9 && time < motion.duration - 1e-8 {
      let before = motion.offset(at: time - 1e-9)
      let after = motion.offset(at: time + 1e-9)
      #expect(isClose(before, after, 1e-6 + speed * 1e-8))
    }
    let end = motion.offset(at: motion.duration - 1e-9)
    let tolerance = release.profile.bounceEndDistance.inPoints(scale: 2)
    #expect(isClose(end, motion.restingOffset, tolerance + speed * 1e-8))
  }

  @Test(arguments: releases)
  func `the bounce takes over the velocity of the fling`(release: Release) {
    let motion = release.motion
    let bounce = release.profile.bounce
    guard motion.edgeTime > 1e-6, motion.edgeTime < .infinity else { return }
    let before = motion.velocity(at: motion.edgeTime - 1e-10)
    let after = motion.velocity(at: motion.edgeTime)
    // Two models give the spring a part of the speed, and one limits it.
    let slope = bounce.springsRawOverscroll ? release.profile.rubberBandCoefficient : 1
    let limited = max(-bounce.maximumSpeed, min(bounce.maximumSpeed, before))
    let expected = limited * bounce.velocityShare * slope
    #expect(isClose(after, expected, 1e-6 + before.magnitude * 1e-6))
  }

  @Test(arguments: releases)
  func `velocity is the derivative of the offset`(release: Release) {
    let motion = release.motion
    for share in [0.013, 0.11, 0.37, 0.71, 0.93] where motion.duration > 0.01 {
      let time = motion.duration * share
      let step = 1e-6
      guard motion.phase(at: time - step) == motion.phase(at: time + step) else { continue }
      let difference = slope(of: motion.offset, at: time, step: step)
      #expect(
        isClose(motion.velocity(at: time), difference, 0.05 + 1e-6 * difference.magnitude))
    }
  }

  @Test(arguments: releases)
  func `a mirrored release gives the mirrored motion`(release: Release) {
    let motion = release.motion
    let mirrored = release.mirrored.motion
    #expect(mirrored.duration == motion.duration)
    #expect(mirrored.edgeTime == motion.edgeTime)
    #expect(mirrored.restingOffset == -motion.restingOffset)
    #expect(mirrored.targetOffset == -motion.targetOffset)
    for share in [0, 0.1, 0.4, 0.8, 1.1] {
      let time = motion.duration * share
      #expect(mirrored.offset(at: time) == -motion.offset(at: time))
      #expect(mirrored.velocity(at: time) == -motion.velocity(at: time))
      #expect(mirrored.phase(at: time) == motion.phase(at: time))
    }
  }

  @Test(arguments: releases)
  func `a motion can be continued from any of its states`(release: Release) {
    let motion = release.motion
    let bounce = release.profile.bounce
    guard motion.duration > 0, release.velocity.magnitude < 1e6 else { return }
    for share in [0.05, 0.3, 0.6] {
      let split = motion.duration * share
      // The constant part of a friction remembers its start; an inward spring is a special case.
      let isPlainFling =
        motion.phase(at: split) == .decelerating
        && (release.rate == .normal || release.profile.fastConstantDeceleration == 0)
      let isPlainBounce =
        motion.phase(at: split) == .bouncing && bounce.inwardFling != .continues
        && !release.range.contains(motion.offset(at: split))
      guard isPlainFling || isPlainBounce else { continue }
      let context = MotionContext(
        range: release.range, viewport: 667, scale: 2, profile: release.profile)
      // Android's fling remembers how long it has run.
      let rest =
        motion.moved(at: split, to: motion.offset(at: split), in: context)
        ?? ScrollMotion.continued(
          offset: motion.offset(at: split), velocity: motion.velocity(at: split), in: context,
          rate: release.rate)
      for time in [0.0, 0.01, 0.2, 0.7] where split + time < motion.duration {
        #expect(
          isClose(rest.offset(at: time), motion.offset(at: split + time), 1e-6),
          "\(release.profile.id) split at \(split), \(time) later")
      }
    }
  }

  @Test func `display rates agree at common times`() {
    let motion = Release(offset: 600, velocity: -2500).motion
    for frame in 0..<120 {
      let slow = motion.offset(at: Double(frame) / 60)
      #expect(motion.offset(at: Double(frame * 2) / 120) == slow)
    }
  }
}
