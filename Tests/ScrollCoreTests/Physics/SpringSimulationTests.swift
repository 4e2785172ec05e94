// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A spring and its initial state.
struct SpringCase: Sendable {
  var spring: SpringParameters
  var displacement: Double
  var velocity: Double

  var motion: SpringSimulation {
    SpringSimulation(spring, displacement: displacement, velocity: velocity)
  }
}

@Suite struct SpringSimulationTests {
  /// The largest integer that is not above a value, as the published tests print them.
  private func floor(_ x: Double) -> Double { x.rounded(.down) }

  /// flutter/flutter newton_test.dart; all springs have m = 1, k = 100.
  @Test func `published checks of other toolkits`() {
    let critical = SpringSimulation(
      SpringParameters(stiffness: 100, dampingRatio: 1), displacement: -500, velocity: 0)
    for (time, position, velocity) in [
      (0.25, 356.0, 1026.0), (0.5, 479, 168), (0.75, 497, 20),
    ] {
      #expect(floor(500 + critical.position(at: time)) == position)
      #expect(floor(critical.velocity(at: time)) == velocity)
    }
    let over = SpringSimulation(
      SpringParameters(stiffness: 100, dampingRatio: 1.25), displacement: -500, velocity: 0)
    for (time, position, velocity) in [(0.5, 445.0, 273.0), (1, 495, 22), (1.5, 499, 1)] {
      #expect(floor(500 + over.position(at: time)) == position)
      #expect(floor(over.velocity(at: time)) == velocity)
    }
    let under = SpringSimulation(
      SpringParameters(stiffness: 100, dampingRatio: 0.25), displacement: -300, velocity: 0)
    #expect(floor(300 + under.position(at: 1)) == 325)
    #expect(floor(under.velocity(at: 1)) == -65)
    #expect(floor(300 + under.position(at: 6)) == 299)
  }

  /// The case in which the over-damped branch of another library gives −9.7046 at time 0.
  @Test func `an overdamped spring starts at its position`() {
    let spring = SpringSimulation(
      SpringParameters(stiffness: 2, damping: 10), displacement: -10, velocity: 0)
    #expect(spring.position(at: 0) == -10)
    #expect(isClose(spring.position(at: 1e-6), -10, 1e-9))
  }

  @Test func `a fling into an end peaks at v over e omega`() {
    let spring = SpringParameters(criticallyDampedResponse: 0.575)
    let bounce = SpringSimulation(spring, displacement: 0, velocity: 1000)
    #expect(isClose(bounce.peakDisplacement, 33.666, 5e-4))
    #expect(isClose(bounce.peakTime, 0.0915, 5e-5))
    let strong = SpringSimulation(spring, displacement: 0, velocity: -2000)
    #expect(isClose(strong.peakDisplacement, -67.33, 5e-3))
    // Published: 0.897, the first whole millisecond.
    let settled = strong.settlingTime(distance: 0.1, speed: 10)
    #expect(settled > 0.896 && settled <= 0.897)
  }

  /// Springs of all three kinds, including nearly critical ones, with initial velocities in both
  /// directions.
  static let cases: [SpringCase] = {
    var generator = SeededGenerator(seed: 31)
    let ratios = [
      0.05, 0.3, 0.75, 0.96, 0.999, 1 - 1e-7, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-7, 1.001, 1.1, 1.25,
      3, 20,
    ]
    return ratios.flatMap { ratio in
      (0..<4).map { index in
        SpringCase(
          spring: SpringParameters(
            mass: Double.random(in: 0.5...2, using: &generator),
            stiffness: Double.random(in: 20...500, using: &generator), dampingRatio: ratio),
          displacement: index == 0 ? 0 : Double.random(in: -300...300, using: &generator),
          velocity: index == 1 ? 0 : Double.random(in: -5000...5000, using: &generator))
      }
    }
  }()

  @Test(arguments: cases)
  func `a spring starts at the given position and velocity`(example: SpringCase) {
    let motion = example.motion
    #expect(motion.position(at: 0) == motion.displacement)
    #expect(motion.velocity(at: 0) == motion.velocity)
    #expect(motion.position(at: -1) == motion.displacement)
    #expect(isClose(motion.position(at: 1e-9), motion.displacement, 1e-5))
    #expect(isClose(motion.velocity(at: 1e-9), motion.velocity, 1e-2))
    #expect(motion.position(at: 1e7).magnitude < 1e-100)
    #expect(motion.velocity(at: 1e7).magnitude < 1e-100)
  }

  @Test(arguments: cases)
  func `velocity is the derivative of position`(example: SpringCase) {
    let motion = example.motion
    for time in [0.01, 0.05, 0.13, 0.4, 1.1] {
      #expect(
        isClose(
          motion.velocity(at: time), slope(of: motion.position, at: time, step: 1e-6), 1e-2))
    }
  }

  @Test(arguments: cases)
  func `a spring may be restarted at any time`(example: SpringCase) {
    let motion = example.motion
    for split in [0.03, 0.21] {
      let rest = SpringSimulation(
        example.spring, displacement: motion.position(at: split),
        velocity: motion.velocity(at: split))
      for time in [0.0, 0.02, 0.3, 1] {
        #expect(isClose(rest.position(at: time), motion.position(at: split + time), 1e-9))
        #expect(isClose(rest.velocity(at: time), motion.velocity(at: split + time), 1e-7))
      }
    }
  }

  @Test(arguments: cases)
  func `a mirrored start gives the mirrored motion`(example: SpringCase) {
    let motion = example.motion
    let mirrored = SpringSimulation(
      example.spring, displacement: -motion.displacement, velocity: -motion.velocity)
    for time in [0, 0.01, 0.2, 1, 5] {
      #expect(mirrored.position(at: time) == -motion.position(at: time))
      #expect(mirrored.velocity(at: time) == -motion.velocity(at: time))
    }
    #expect(
      mirrored.settlingTime(distance: 0.1, speed: 10)
        == motion.settlingTime(distance: 0.1, speed: 10))
  }

  @Test(arguments: cases)
  func `a spring agrees with integration of its force`(example: SpringCase) {
    let motion = example.motion
    let spring = example.spring
    let reach = max(motion.displacement.magnitude, motion.velocity.magnitude / 10)
    for time in [0.1, 0.5, 1.5] {
      var point = MovingPoint(position: motion.displacement, velocity: motion.velocity)
      point.advance(by: time, steps: 20_000) { position, velocity in
        -(spring.stiffness * position + spring.damping * velocity) / spring.mass
      }
      #expect(isClose(point.position, motion.position(at: time), 1e-7 * (1 + reach)))
      #expect(isClose(point.velocity, motion.velocity(at: time), 1e-6 * (1 + reach)))
    }
  }

  @Test(arguments: cases)
  func `a settled spring stays settled and an unsettled one is not`(example: SpringCase) {
    let motion = example.motion
    for (distance, speed) in [(0.1, 10.0), (0.5, .infinity), (1e9, 1), (20, 300)] {
      let settled = motion.settlingTime(distance: distance, speed: speed)
      #expect(settled < .infinity)
      func isWithin(_ time: Double) -> Bool {
        motion.position(at: time).magnitude < distance
          && motion.velocity(at: time).magnitude < speed
      }
      for step in 0...400 {
        let time = settled + Double(step) * 0.005 + 1e-12
        #expect(isWithin(time), "\(time - settled) after settling")
      }
      if settled > 0 { #expect(!isWithin(settled - max(1e-9, settled * 1e-12))) }
    }
  }

  @Test(arguments: cases)
  func `nothing goes beyond the peak`(example: SpringCase) {
    let motion = example.motion
    let peak = motion.peakDisplacement.magnitude
    #expect(peak >= motion.displacement.magnitude)
    for step in 0...2000 {
      #expect(motion.position(at: Double(step) * 0.002).magnitude <= peak * (1 + 1e-12))
    }
    if motion.peakTime > 0 {
      #expect(
        isClose(motion.velocity(at: motion.peakTime), 0, 1e-6 * (1 + motion.velocity.magnitude)))
    }
  }

  @Test(arguments: cases)
  func `a crossing is the first time at the target`(example: SpringCase) {
    let motion = example.motion
    let crossing = motion.crossingTime
    guard motion.displacement != 0 else {
      #expect(crossing == .infinity)
      return
    }
    if crossing < .infinity {
      #expect(crossing > 0)
      #expect(isClose(motion.position(at: crossing), 0, 1e-9))
    }
    let last = min(crossing * (1 - 1e-9), 3)
    for step in 0...300 {
      let position = motion.position(at: last * Double(step) / 300)
      #expect((position < 0) == (motion.displacement < 0) || position == 0)
    }
  }

  @Test func `springs on both sides of critical damping agree`() {
    func motion(_ ratio: Double) -> SpringSimulation {
      SpringSimulation(
        SpringParameters(stiffness: 120, dampingRatio: ratio), displacement: 50, velocity: -900)
    }
    let critical = motion(1)
    for difference in [1e-15, 1e-14, 1e-13, 1e-12, 1e-10, 1e-8] {
      for time in [0.01, 0.1, 0.5, 1] {
        let tolerance = 1e-11 + difference * 1e4
        let position = critical.position(at: time)
        #expect(isClose(motion(1 - difference).position(at: time), position, tolerance))
        #expect(isClose(motion(1 + difference).position(at: time), position, tolerance))
      }
    }
  }

  @Test func `a spring at rest at its target is settled`() {
    let spring = SpringParameters(criticallyDampedResponse: 0.5)
    let motion = SpringSimulation(spring, displacement: 0, velocity: 0)
    #expect(motion.settlingTime(distance: 0.1, speed: 10) == 0)
    #expect(motion.peakTime == 0)
    #expect(motion.crossingTime == .infinity)
    let small = SpringSimulation(spring, displacement: 0.05, velocity: 1)
    #expect(small.settlingTime(distance: 0.1, speed: 10) == 0)
  }

  @Test func `a spring without damping never settles`() {
    let motion = SpringSimulation(
      SpringParameters(stiffness: 100, damping: 0), displacement: 1, velocity: 0)
    #expect(motion.settlingTime(distance: 0.1, speed: 10) == .infinity)
    #expect(isClose(motion.position(at: 2 * Double.pi / 10), 1, 1e-12))
  }
}
