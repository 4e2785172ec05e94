// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct PhysicsProfileTests {
  /// The position of content after a release at rest, 100 pt beyond the top end of a viewport of
  /// 667 pt.
  private func overshoot(_ profile: PhysicsProfile, at time: Double) -> Double {
    let motion = ScrollMotion.release(
      offset: -220, velocity: 0,
      in: MotionContext(
        range: ScrollRange(minimum: -120, maximum: 1333), viewport: 667, scale: 2, profile: profile)
    )
    return -120 - motion.offset(at: time)
  }

  /// How far content overshoots the end that a fling reaches with 1000 pt/s, and when.
  private func peak(_ profile: PhysicsProfile) -> (distance: Double, time: Double) {
    let motion = ScrollMotion.release(
      offset: 0, velocity: 1000,
      in: MotionContext(
        range: ScrollRange(minimum: 0, maximum: 0), viewport: 667, scale: 2, profile: profile))
    var best = (distance: 0.0, time: 0.0)
    for step in 0..<4000 {
      let time = Double(step) / 10_000
      if motion.offset(at: time) > best.distance { best = (motion.offset(at: time), time) }
    }
    return best
  }

  private static let plainCompose = PhysicsProfile(
    id: "plain",
    bounce: BounceLaw(spring: SpringParameters(stiffness: 200, dampingRatio: 1)))
  private static let motion = PhysicsProfile(
    id: "motion", bounce: BounceLaw(spring: SpringParameters(stiffness: 193.41, damping: 26.70)))

  @Test(arguments: [
    (PhysicsProfile.uikit, [60.6, 36.6, 13.3, 1.7], 33.7),
    (.lobanov, [91.0, 73.6, 40.6, 9.2], 36.8),
    (plainCompose, [84.2, 58.7, 22.6, 2.3], 26.0),
    (.compose, [86.2, 62.6, 25.6, 2.7], 14.0),
    (.flutter, [84.7, 60.9, 26.8, 4.5], 24.4),
    (motion, [84.4, 58.6, 21.6, 1.6], 27.2),
    (.webkitMac, [53.5, 28.7, 8.2, 0.7], 9.1),
  ])
  func `bounce models match their published digits`(
    profile: PhysicsProfile, positions: [Double], peakDistance: Double
  ) {
    for (time, position) in zip([0.05, 0.1, 0.2, 0.4], positions) {
      #expect(
        isClose(overshoot(profile, at: time), position, 0.0501),
        "\(profile.id) at \(time): \(overshoot(profile, at: time))")
    }
    #expect(isClose(peak(profile).distance, peakDistance, 0.0501), "\(peak(profile).distance)")
  }

  @Test func `peaks are at their published times`() {
    #expect(isClose(peak(.uikit).time, 0.0915, 1e-4))
    #expect(isClose(peak(.lobanov).time, 0.100, 1e-4))
  }

  @Test func `constants that another profile does not name are the default's`() {
    for rival in [PhysicsProfile.compose, .lobanov] {
      #expect(rival.rubberBandCoefficient == PhysicsProfile.uikit.rubberBandCoefficient)
      #expect(rival.normalDecayRate == PhysicsProfile.uikit.normalDecayRate)
      #expect(rival.stopSpeed == PhysicsProfile.uikit.stopSpeed)
      #expect(rival.bounceEndDistance == PhysicsProfile.uikit.bounceEndDistance)
      #expect(rival.liftVelocity == PhysicsProfile.uikit.liftVelocity)
      #expect(rival.minimumFlingSpeed == 250)
      #expect(rival.slop == 10)
    }
  }

  @Test func `the catalogue starts with the default and has unique names`() {
    let names = PhysicsProfile.catalog.map { "\($0.id)" }
    #expect(names == ["uikit", "flutter", "compose", "lobanov", "webkit-mac", "android"])
  }

  @Test func `tolerances in pixels shrink with the scale`() {
    let flutter = PhysicsProfile.flutter
    for scale in [1.0, 2, 3] {
      let fling = flutter.decay(offset: 0, velocity: 1000, rate: .normal, scale: scale)
      #expect(fling.stopSpeed == 20 / scale)
      #expect(fling.decayRate == flutter.normalDecayRate)
    }
    #expect(
      PhysicsProfile.uikit.decay(offset: 0, velocity: 1000, rate: .fast, scale: 3).stopSpeed == 10)
    #expect(isClose(flutter.normalDecayRate, 2.00248, 5e-6))
  }

  @Test func `the fast rate of Flutter adds a constant deceleration`() {
    let fling = PhysicsProfile.flutter.decay(offset: 0, velocity: 2000, rate: .fast, scale: 2)
    #expect(fling.constantDeceleration == 1400)
    // v′ = −λ·(v + a·t) − a, integrated over the time that has passed.
    var time = 0.0
    var velocity = 2000.0
    var position = 0.0
    let step = 1e-5
    while time < 0.4 {
      let middle = velocity - step / 2 * (fling.decayRate * (velocity + 1400 * time) + 1400)
      velocity -= step * (fling.decayRate * (middle + 1400 * (time + step / 2)) + 1400)
      position += step * middle
      time += step
    }
    #expect(isClose(fling.velocity(at: time), velocity, 1e-3))
    #expect(isClose(fling.position(at: time), position, 1e-3))
  }

  @Test(arguments: [(1000.0, 650.0), (2000, 2540), (4000, 9930), (100_000, 40_000)])
  func `quick flings of Flutter accumulate`(velocity: Double, carried: Double) {
    let flutter = PhysicsProfile.flutter
    #expect(isClose(flutter.carriedVelocity(from: velocity), carried, 6))
    #expect(flutter.carriedVelocity(from: -velocity) == -flutter.carriedVelocity(from: velocity))
    #expect(flutter.carriedVelocity(from: 0) == 0)
    #expect(PhysicsProfile.uikit.carriedVelocity(from: velocity) == 0)
  }

  /// flutter/flutter newton_test.dart: friction 0.135 inside 0…1000, then a spring m 1, k 170, ζ 1.1.
  @Test func `matches a published check of a fling into a spring`() {
    var profile = PhysicsProfile(
      id: "k170", bounce: BounceLaw(spring: SpringParameters(stiffness: 170, dampingRatio: 1.1)))
    profile.normalDecayRate = PhysicsProfile.flutter.normalDecayRate
    let motion = ScrollMotion.release(
      offset: 500, velocity: -7500,
      in: MotionContext(
        range: ScrollRange(minimum: 0, maximum: 1000), viewport: 600, scale: 1, profile: profile))
    for (time, position, velocity) in [
      (0.065, 42.0, -6584.0), (0.1, -123, -2613), (0.5, -15, 124),
    ] {
      #expect(isClose(motion.offset(at: time), position, 1))
      #expect(isClose(motion.velocity(at: time), velocity, 1))
    }
  }

  @Test func `the speed that Flutter gives to a spring is limited in both directions`() {
    for sign in [1.0, -1] {
      let motion = ScrollMotion.release(
        offset: 0, velocity: sign * 9000,
        in: MotionContext(
          range: ScrollRange(minimum: 0, maximum: 0), viewport: 600, scale: 1, profile: .flutter))
      #expect(isClose(motion.velocity(at: 0), sign * 5000, 1e-9))
    }
  }
}
