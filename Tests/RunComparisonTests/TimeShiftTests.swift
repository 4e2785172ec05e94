// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Shifts in time` {
  private static let spring = SpringSimulation(
    SpringParameters(dampingRatio: 0.8, response: 0.5), displacement: -200, velocity: 0)

  /// A fling from 0.5 s on, then a spring from 2 s on.
  private static func motion(_ time: Double) -> Double {
    let fling = DecaySimulation(position: 0, velocity: 1500, rate: .fast)
    if time < 0.5 { return 0 }
    if time < 2 { return fling.position(at: time - 0.5) }
    return fling.restingPosition + 200 + spring.position(at: time - 2)
  }

  @Test(arguments: [1.0, 3, -2, 12, 0.5, 2.25, -7.6])
  func `are named with their length, in whole frames and fractions`(_ frames: Double) throws {
    let a = RecordedExample.run(of: Self.motion, frames: 300)
    let b = RecordedExample.run(of: { Self.motion($0 - frames / 60) }, frames: 300)
    let difference = RunComparer.compare(a, b)
    let shift = try #require(difference.shift)
    #expect((shift.seconds - frames / 60).magnitude < 0.0006)
    #expect(difference.values[0].largest.magnitude > 1)
    #expect(DifferenceText.lines(difference)[0].contains("a pure time shift"))
  }

  @Test func `may begin in the middle of a run`() throws {
    let a = RecordedExample.run(of: Self.motion, frames: 300)
    // The second motion comes 80 ms later, the first does not.
    let b = RecordedExample.run(
      of: { $0 < 1.9 ? Self.motion($0) : Self.motion(max(1.9, $0 - 0.08)) }, frames: 300)
    let shift = try #require(RunComparer.compare(a, b).shift)
    #expect((shift.seconds - 0.08).magnitude < 0.001)
    #expect(shift.start > 1.85)
  }

  @Test func `are not found in curves that are larger, damped differently, or off by a constant`() {
    let a = RecordedExample.run(of: Self.motion, frames: 300)
    let others: [(Double) -> Double] = [
      { 1.1 * Self.motion($0) }, { Self.motion($0) + 3 },
      { Self.motion($0 * 1.05) }, { Self.motion($0) + ($0 > 1 ? 40 : 0) },
      { $0 > 0.9 && $0 < 0.917 ? Self.motion($0) + 30 : Self.motion($0) },
    ]
    for (index, other) in others.enumerated() {
      let difference = RunComparer.compare(a, RecordedExample.run(of: other, frames: 300))
      #expect(!difference.isEmpty)
      #expect(difference.shift == nil, "number \(index)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `of a whole run are shared by all its values`(_ seed: UInt64) throws {
    let script = RandomScript.steps(seed: seed, gestures: 2)
    let harness = Harness("ch7", on: .iPhone11)
    let a = RecordedExample.record(try harness.run(script), "ch7")
    let b = RecordedExample.record(try harness.run([.pause(0.1)] + script), "ch7")
    let difference = RunComparer.compare(a, b)
    #expect(difference.values.filter { !$0.name.hasPrefix("finger") }.count >= 3)
    for value in difference.values where value.absences == 0 {
      let shift = try #require(value.shift, "\(value.name)")
      #expect((shift.seconds - 0.1).magnitude < 0.001, "\(value.name)")
    }
  }
}
