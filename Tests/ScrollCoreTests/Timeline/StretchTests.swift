// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

@Suite struct `Stretched content` {
  /// A share of the view's length that is pulled, and the share of it by which content is stretched.
  @Test(arguments: [
    (0.05, 0.0062013372), (0.1, 0.0105792717), (0.25, 0.0179593175), (0.5, 0.0237397259),
    (1, 0.0319957661),
    (3, 0.0319957661),
  ])
  func `follows Android's curve`(pull: Double, amount: Double) {
    #expect(isClose(ContentStretch.amount(pull: 800 * pull, length: 800), amount, 1e-9))
    #expect(
      ContentStretch.amount(pull: -800 * pull, length: 800)
        == -ContentStretch.amount(pull: 800 * pull, length: 800))
    #expect(ContentStretch.amount(pull: pull, length: 0) == 0)
  }

  private static let list = Harness("qr3", on: .pixel9).with { $0.physics = .android }

  private static func pull(by distance: Double, hold: Double = 0.2) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.4)),
        .by(ScriptPoint(.points(0), .points(distance))), duration: 0.5, hold: hold))
  }

  @Test func `keeps its offset at the end while a finger pulls, and returns by itself`() throws {
    let run = try Self.list.run([
      .pause(0.1), Self.pull(by: 208), .wait(until: .settled, timeout: 5),
    ])
    let top = run.value(0, inFrame: 0)
    #expect(run.stretches.count == run.frameCount)
    for frame in 0..<run.frameCount { #expect(run.value(0, inFrame: frame) == top) }
    // 200 pt after the slop.
    let length = run.bounds[0].end - run.bounds[0].start
    let greatest = ContentStretch.amount(pull: -200, length: length)
    let held = Int(0.7 * 60)
    #expect(isClose(run.stretches[held], greatest, 1e-9), "\(run.stretches[held])")
    #expect(run.stretches.allSatisfy { $0 <= 0 && $0 >= greatest - 1e-12 })
    #expect(run.stretches[run.frameCount - 1] == 0)
    // Released from rest after 0.8 s, the spring moves the pull, and the curve maps it.
    for frame in 49...57 {
      let spring = SpringSimulation(
        PhysicsProfile.android.bounce.spring, displacement: -200, velocity: 0)
      let pull = spring.position(at: Double(frame) / 60 - 0.8)
      #expect(
        isClose(run.stretches[frame], ContentStretch.amount(pull: pull, length: length), 1e-9))
    }
    // It says of no motion that the offset moves.
    #expect(run.motionStarts.isEmpty)
  }

  @Test func `takes up a fling that reaches the end, and the offset stops there`() throws {
    let run = try Self.list.with { $0.initialOffset = .fromEnd(300) }.run([
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
          .by(ScriptPoint(.points(0), .points(-100))), duration: 0.1,
          endVelocity: Point(0, -2500))),
      .wait(until: .settled, timeout: 5),
    ])
    let offsets = (0..<run.frameCount).map { run.value(0, inFrame: $0) }
    let end = try #require(offsets.max())
    #expect(offsets.last == end)
    #expect(run.stretches.allSatisfy { $0 >= 0 })
    let greatest = try #require(run.stretches.max())
    // Thirteen times the speed that is left moves the spring: many points, and within what a view can stretch.
    #expect(greatest > 0.01 && greatest < 0.032)
    for frame in 0..<run.frameCount where run.stretches[frame] > 0 {
      #expect(offsets[frame] == end)
    }
    #expect(run.events.contains { $0.kind == .edgeHit })
  }

  @Test func `is caught where it is, and goes back before the content scrolls`() throws {
    let run = try Self.list.run([
      Self.pull(by: 308, hold: 0.2), .pause(0.05),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
          .by(ScriptPoint(.points(0), .points(-200))), duration: 0.5)),
      .wait(until: .settled, timeout: 5),
    ])
    let top = run.value(0, inFrame: 0)
    let caught = Int((0.75 * 60).rounded(.up)) + 1
    #expect(run.stretches[caught] < -0.003 && run.value(0, inFrame: caught) == top)
    // The stretch does not jump where the finger lands.
    let steps = (caught - 2...caught + 2).map {
      (run.stretches[$0] - run.stretches[$0 - 1]).magnitude
    }
    #expect(steps.allSatisfy { $0 < 0.003 })
    let last = Int(1.25 * 60)
    #expect(run.stretches[last] == 0 && run.value(0, inFrame: last) > top)
    for frame in 1..<run.frameCount {
      #expect(run.stretches[frame] == 0 || run.value(0, inFrame: frame) == top)
    }
  }

  @Test func `is the same at 60 and 120 Hz`() throws {
    let steps: [GestureStep] = [
      Self.pull(by: 150, hold: 0), .pause(0.2),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
          .by(ScriptPoint(.points(0), .points(-300))), duration: 0.2,
          endVelocity: Point(0, -6000))),
      .wait(until: .settled, timeout: 8),
    ]
    let slow = try Self.list.run(steps)
    let fast = try Self.list.with { $0.rate = 120 }.run(steps)
    for frame in 0..<min(slow.frameCount, (fast.frameCount + 1) / 2) {
      #expect(isClose(slow.value(0, inFrame: frame), fast.value(0, inFrame: 2 * frame), 1e-6))
      #expect(isClose(slow.stretches[frame], fast.stretches[2 * frame], 1e-9))
    }
  }

  @Test func `exists on Android only`() throws {
    #expect(try Harness("qr3", on: .pixel9).run([Self.pull(by: 100)]).stretches.isEmpty)
  }
}
