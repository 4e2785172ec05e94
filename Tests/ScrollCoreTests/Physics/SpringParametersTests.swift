// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct SpringParametersTests {
  @Test func `the default bounce spring has the published constants`() {
    let spring = SpringParameters(criticallyDampedResponse: 0.575)
    #expect(isClose(spring.naturalFrequency, 10.9273, 5e-5))
    #expect(isClose(spring.stiffness, 119.405, 5e-4))
    #expect(isClose(spring.damping, 21.8546, 6e-5))
    #expect(isClose(spring.dampingRatio, 1, 1e-15))
    #expect(isClose(spring.response, 0.575, 1e-15))
  }

  @Test(arguments: [
    (0.5, 1.0, 0.0, 18.4668, 341.024, 36.934),
    (0.5, 0.8, 0, 17.9886, 323.590, 28.782),
    (0.5, 0.6, 0, 22.0669, 486.949, 26.480),
    (0.3, 0.6, 3, 35.9461, 1292.123, 43.135),
  ])
  func `a view animation gives a spring`(
    duration: Double, ratio: Double, velocity: Double, frequency: Double, stiffness: Double,
    damping: Double
  ) {
    let spring = SpringParameters(
      uiViewDampingRatio: ratio, duration: duration, initialVelocity: TravelsPerSecond(velocity))
    #expect(isClose(spring.naturalFrequency, frequency, 5e-5))
    // The stiffness is published as the square of the published frequency.
    #expect(isClose(spring.stiffness, stiffness, 1e-3))
    #expect(isClose(spring.damping, damping, 5e-4))
    #expect(spring.mass == 1)
  }

  @Test func `matches a published spring of a view animation to the last digit`() {
    let spring = SpringParameters(uiViewDampingRatio: 0.25, duration: 3)
    #expect(isClose(spring.stiffness, 54.83363359078326, 1e-11))
    #expect(isClose(spring.damping, 3.702486785620688, 1e-12))
  }

  @Test func `without velocity the solution has its closed forms`() {
    for ratio in [0.3, 0.5, 0.7, 0.9] {
      let spring = SpringParameters(uiViewDampingRatio: ratio, duration: 0.4)
      let expected =
        Elementary.log(ratio / ((1 - ratio * ratio).squareRoot() * 0.001)) / (ratio * 0.4)
      #expect(isClose(spring.naturalFrequency, expected, 1e-9))
    }
    let critical = SpringParameters(uiViewDampingRatio: 1, duration: 2)
    #expect(isClose(critical.naturalFrequency * 2, 9.23341, 5e-6))
  }

  @Test func `duration and damping ratio are limited`() {
    #expect(
      SpringParameters(uiViewDampingRatio: 3, duration: 0.5)
        == SpringParameters(uiViewDampingRatio: 1, duration: 0.5))
    #expect(
      SpringParameters(uiViewDampingRatio: 0.5, duration: 0)
        == SpringParameters(uiViewDampingRatio: 0.5, duration: 0.01))
    #expect(
      SpringParameters(uiViewDampingRatio: 0.5, duration: 60)
        == SpringParameters(uiViewDampingRatio: 0.5, duration: 10))
  }

  @Test func `every input gives a usable spring`() {
    for ratio in [-1, 0, 0.05, 0.3, 0.6, 0.8, 0.95, 0.999, 1, 2] {
      for duration in [-1, 0, 0.05, 0.3, 1, 4, 100] {
        for velocity in [-1e4, -100, -20, -3, -0.5, 0, 0.5, 3, 7.5, 20, 100, 1e4] {
          let spring = SpringParameters(
            uiViewDampingRatio: ratio, duration: duration,
            initialVelocity: TravelsPerSecond(velocity))
          #expect(
            spring.stiffness > 0 && spring.stiffness < 1e12,
            "\(ratio) \(duration) \(velocity) gave \(spring.stiffness)")
          #expect(spring.damping > 0)
        }
      }
    }
  }

  @Test func `the envelope has fallen to a thousandth at the end`() {
    for velocity in [0.0, 0.5, 2, -3] {
      let ratio = 0.7
      let spring = SpringParameters(
        uiViewDampingRatio: ratio, duration: 0.6, initialVelocity: TravelsPerSecond(velocity))
      let frequency = spring.naturalFrequency
      let height =
        (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
      #expect(isClose(height * Elementary.exp(-ratio * frequency * 0.6), 0.001, 1e-9))
    }
  }

  @Test(arguments: [
    (0.6, 9.48), (0.7, 4.60), (0.8, 1.52), (0.825, 1.02), (0.86, 0.50), (1, 0), (1.5, 0),
  ])
  func `overshoot in per cent`(ratio: Double, percent: Double) {
    let spring = SpringParameters(dampingRatio: ratio, response: 0.4)
    #expect(isClose(spring.overshootFraction * 100, percent, 0.0051))
    guard ratio < 1 else { return }
    // The motion itself goes that far: after the crossing, the first peak beyond the target.
    let motion = SpringSimulation(spring, displacement: -1, velocity: 0)
    let next = SpringSimulation(
      spring, displacement: 0, velocity: motion.velocity(at: motion.crossingTime))
    #expect(isClose(next.peakDisplacement, spring.overshootFraction, 1e-12))
  }

  @Test func `duration and bounce have SwiftUI's meaning`() {
    let plain = SpringParameters(duration: 0.5, bounce: 0)
    #expect(isClose(plain.dampingRatio, 1, 1e-15))
    #expect(isClose(plain.naturalFrequency, 4 * Double.pi, 1e-12))
    #expect(isClose(SpringParameters(duration: 0.5, bounce: 0.3).dampingRatio, 0.7, 1e-15))
    #expect(isClose(SpringParameters(duration: 0.5, bounce: -0.2).dampingRatio, 1.25, 1e-15))
    #expect(SpringParameters(duration: 0.5, bounce: 1).damping == 0)
  }

  @Test func `default springs of SwiftUI`() {
    #expect(isClose(SpringParameters.swiftUIDefault.response, 0.5, 1e-15))
    #expect(isClose(SpringParameters.swiftUIDefault.dampingRatio, 0.825, 1e-15))
    #expect(isClose(SpringParameters.swiftUIInteractive.response, 0.15, 1e-15))
    #expect(isClose(SpringParameters.swiftUIInteractive.dampingRatio, 0.86, 1e-15))
  }

  @Test func `springs of sheets depend on the speed of the finger`() {
    for (speed, soft, rigid) in [
      (0.0, 1.0, 1.0), (150, 1, 1), (1575, 0.85, 0.95), (-3000, 0.7, 0.9), (9000, 0.7, 0.9),
    ] {
      let spring = SpringParameters.overlayContainer(velocity: speed)
      #expect(isClose(spring.dampingRatio, soft, 1e-12))
      #expect(isClose(spring.response, 0.3, 1e-12))
      let stiff = SpringParameters.overlayContainer(velocity: speed, isRigid: true)
      #expect(isClose(stiff.dampingRatio, rigid, 1e-12))
    }
    #expect(isClose(SpringParameters.floatingPanel(velocity: -300).dampingRatio, 1, 1e-12))
    let quick = SpringParameters.floatingPanel(velocity: -301)
    #expect(isClose(quick.dampingRatio, 0.5756, 5e-5))
    #expect(isClose(quick.response, 0.4, 1e-12))
  }

  @Test func `mass has an effect`() {
    let spring = SpringParameters(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    #expect(isClose(spring.damping, 1.1 * 2 * (50.0).squareRoot(), 1e-12))
    #expect(isClose(spring.naturalFrequency, (200.0).squareRoot(), 1e-12))
    #expect(isClose(spring.dampingRatio, 1.1, 1e-15))
  }
}
