// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

@Suite struct `Android's fling` {
  /// How far and how long flings go, from the formulas in 50 digits.
  @Test(arguments: [
    (250.0, (17.50515599459, 0.2000589256525)), (500, (58.32229635721, 0.3332702648984)),
    (1000, (194.3136212799, 0.5551817750854)), (2000, (647.398778396, 0.9248553977085)),
    (2500, (953.7478938688, 1.089997592993)),
    (4000, (2156.952124652, 1.540680089037)), (8000, (7186.362753989, 2.566558126425)),
  ])
  func `goes as far and lasts as long as its formulas say`(
    speed: Double, expected: (travel: Double, duration: Double)
  ) {
    for velocity in [speed, -speed] {
      let fling = SplineFling(position: 40, velocity: velocity)
      let travel = velocity < 0 ? -expected.travel : expected.travel
      #expect(isClose(fling.restingPosition, 40 + travel, 1e-6))
      #expect(isClose(fling.duration, expected.duration, 1e-9))
    }
  }

  @Test func `covers a fixed share of its way in a share of its time`() {
    let fling = SplineFling(position: 0, velocity: 1000)
    for (time, share) in [
      (0.1, 0.273999544486), (0.25, 0.58381339937), (0.5, 0.858406592157), (0.75, 0.971066414324),
      (0.9, 0.995810803313),
    ] {
      #expect(
        isClose(fling.position(at: time * fling.duration) / fling.restingPosition, share, 1e-9))
    }
  }

  @Test func `goes as far as UIKit's at 3,591 points per second, less below and more above`() {
    func difference(_ speed: Double) -> Double {
      SplineFling(position: 0, velocity: speed).restingPosition
        - DecaySimulation(position: 0, velocity: speed).restingPosition
    }
    #expect(difference(3590) < 0 && difference(3592) > 0)
    #expect(isClose(difference(1000), 194.31 - 494.50, 0.011))
    #expect(isClose(difference(8000), 7186.36 - 3991.00, 0.011))
  }

  static let flings: [SplineFling] = {
    var generator = SeededGenerator(seed: 26)
    return (0..<60).map { _ in
      SplineFling(
        position: Double.random(in: -2000...2000, using: &generator),
        velocity: Double.random(in: -8000...8000, using: &generator))
    }
  }()

  @Test(arguments: flings)
  func `starts at the given state, ends at rest and is mirrored`(fling: SplineFling) {
    #expect(fling.position(at: 0) == fling.position && fling.position(at: -1) == fling.position)
    #expect(fling.velocity(at: 0) == fling.velocity)
    #expect(isClose(fling.velocity(at: 1e-9), fling.velocity, 1e-6 * fling.velocity.magnitude))
    #expect(fling.position(at: fling.duration) == fling.restingPosition)
    #expect(fling.velocity(at: fling.duration) == 0)
    #expect(isClose(fling.position(at: 1e-9), fling.position, 1e-4))
    let end = fling.duration * (1 - 1e-9)
    #expect(isClose(fling.position(at: end), fling.restingPosition, 1e-6))
    #expect(fling.velocity(at: end).magnitude < 1e-4)
    let mirrored = SplineFling(position: -fling.position, velocity: -fling.velocity)
    for share in [0.1, 0.4, 0.9] {
      let time = share * fling.duration
      #expect(mirrored.position(at: time) == -fling.position(at: time))
      #expect(mirrored.velocity(at: time) == -fling.velocity(at: time))
    }
  }

  @Test(arguments: flings)
  func `has the velocity that its positions have, and only loses speed`(fling: SplineFling) {
    var last = fling.velocity.magnitude
    for step in 1..<20 {
      let time = fling.duration * Double(step) / 20
      let speed = fling.velocity(at: time).magnitude
      #expect(isClose(fling.velocity(at: time), slope(of: fling.position, at: time), 1e-3))
      #expect(speed < last)
      last = speed
    }
  }

  @Test(arguments: flings)
  func `is at a position at the time that it gives for it`(fling: SplineFling) {
    for share in [0.001, 0.2, 0.77, 0.999] {
      let time = share * fling.duration
      let found = fling.time(ofPosition: fling.position(at: time))
      #expect(isClose(fling.position(at: found), fling.position(at: time), 1e-9))
    }
    #expect(fling.time(ofPosition: fling.position) == 0)
    #expect(fling.time(ofPosition: fling.position - fling.velocity) == .infinity)
    #expect(fling.time(ofPosition: fling.restingPosition + fling.velocity) == .infinity)
    #expect(isClose(fling.time(ofPosition: fling.restingPosition), fling.duration, 1e-7))
  }

  @Test(arguments: flings)
  func `continues its course from another position`(fling: SplineFling) {
    let split = fling.duration * 0.37
    let rest = fling.moved(at: split, to: fling.position(at: split) + 25)
      .moved(at: 0, to: fling.position(at: split) + 30)
    for share in [0, 0.01, 0.3, 0.5, 1.1] {
      let time = fling.duration * share
      #expect(isClose(rest.position(at: time), fling.position(at: split + time) + 30, 1e-9))
      #expect(isClose(rest.velocity(at: time), fling.velocity(at: split + time), 1e-7))
    }
    #expect(isClose(rest.duration + split, fling.duration, 1e-12))
    let goal = fling.position(at: fling.duration * 0.8)
    #expect(isClose(rest.time(ofPosition: goal + 30) + split, fling.duration * 0.8, 1e-9))
  }

  @Test func `does not restart: a fling of the same speed goes elsewhere`() {
    let fling = SplineFling(position: 0, velocity: 2000)
    let split = fling.duration * 0.37
    let other = SplineFling(
      position: fling.position(at: split), velocity: fling.velocity(at: split))
    #expect((other.restingPosition - fling.restingPosition).magnitude > 20)
  }

  @Test func `stays near Android's table of 100 rows`() {
    // The table as the source describes it: u to 1e-5 by bisection, rows a hundredth of the time apart, linear between.
    func parameter(_ share: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      while true {
        let middle = low + (high - low) / 2
        let found =
          3 * middle * (1 - middle) * ((1 - middle) * 0.175 + middle * 0.35) + middle * middle
          * middle
        if (found - share).magnitude < 1e-5 { return middle }
        if found > share { high = middle } else { low = middle }
      }
    }
    let rows = (0...100).map { row -> Double in
      guard row < 100 else { return 1 }
      let u = parameter(Double(row) / 100)
      return 3 * u * (1 - u) * ((1 - u) * 0.5 + u) + u * u * u
    }
    func distance(_ speed: Double) -> Double {
      let fling = SplineFling(position: 0, velocity: speed)
      return (0..<10_000).reduce(0) { greatest, step in
        let share = Double(step) / 10_000
        let row = min(99, Int(share * 100))
        let read = rows[row] + (share * 100 - Double(row)) * (rows[row + 1] - rows[row])
        let exact = fling.position(at: share * fling.duration)
        return max(greatest, (read * fling.restingPosition - exact).magnitude)
      }
    }
    #expect((0.016..<0.018).contains(distance(1000)), "\(distance(1000))")
    #expect((0.6..<0.65).contains(distance(8000)), "\(distance(8000))")
  }
}
