// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("A tap on the status bar")
struct StatusBarTapTests {
  private let tap = GestureStep.tap(ScriptPoint(.fraction(0.5), .points(10)))

  private func offsets(_ harness: Harness, _ steps: [GestureStep]) throws -> [Double] {
    try harness.with { $0.initialOffset = .fromStart(500) }.run(steps)
      .values(named: "contentOffset.y")
  }

  @Test(arguments: [("ch8", -120.0), ("sh3", -20), ("st7", 0), ("st8", -220), ("pr3", -120)])
  func `scrolls the list to its top`(variant: String, top: Double) throws {
    let harness = Harness(variant, on: .iPhone8)
    let all = try offsets(harness, [.pause(0.1), tap, .wait(until: .settled, timeout: 10)])
    #expect(all[0] == all[5])
    #expect(all.last == top)
    // It moves there: in the first quarter of a second by more than half, and never back.
    #expect(all[20] < (all[0] + top) / 2)
    #expect(zip(all.dropFirst(), all).allSatisfy { $0 <= $1 })
  }

  @Test func `also scrolls a flinging list to the top`() throws {
    let fling = GestureStep.drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(-100))), duration: 0.2,
        endVelocity: Point(0, -2000)))
    let all = try offsets(
      Harness("ch8", on: .iPhone8), [fling, .pause(0.2), tap, .wait(until: .settled, timeout: 10)])
    #expect(all.last == -120)
  }

  @Test func `does nothing if several scroll views claim it`() throws {
    let timeline = try Harness("st5", on: .iPhone8).with { $0.initialOffset = .fromStart(300) }
      .run([.pause(0.1), tap, .pause(1)])
    #expect(Set(timeline.values(named: "outer.contentOffset.y")) == [150])
    #expect(Set(timeline.values(named: "inner[0].contentOffset.y")) == [150])
  }

  @Test func `does nothing at the top, along x, and without a status bar`() throws {
    let harness = Harness("ch8", on: .iPhone8)
    #expect(Set(try harness.run([tap, .pause(0.5)]).values(named: "contentOffset.y")) == [-120])
    let pages = try Harness("pc3", on: .iPhone8).run([tap, .pause(0.5)])
    #expect(Set(pages.values(named: "contentOffset.y")) == [-44])
    let sideways = harness.with { $0.orientation = .landscape }
    #expect(Set(try offsets(sideways, [tap, .pause(0.5)])).count == 1)
  }

  @Test func `needs a free finger`() throws {
    #expect(throws: SimulationError.fingerDown(step: 1)) {
      try Harness("ch8", on: .iPhone8).run([.pointerDown, tap])
    }
  }
}

@Suite("A finger off the screen")
struct FingerOffScreenTests {
  private let harness = Harness("ch8", on: .iPhone8)

  @Test(arguments: [(100.0, 700.0), (400, 300), (-1, 300), (100, -5)])
  func `cannot land`(x: Double, y: Double) throws {
    let place = ScriptPoint(.points(x), .points(y))
    #expect(throws: SimulationError.fingerOffScreen(step: 1)) {
      try harness.run([.pause(0.1), .tap(place)])
    }
    #expect(throws: SimulationError.fingerOffScreen(step: 0)) {
      try harness.run([
        .drag(DragGesture(from: place, .by(ScriptPoint(.points(0), .points(-9))), duration: 0.1))
      ])
    }
  }

  @Test func `stops at the edge, and the step is noted`() throws {
    let timeline = try harness.run([
      .pause(0.1),
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(-500))), duration: 0.5, hold: 0.2)),
      .pause(0.2),
    ])
    #expect(timeline.stepsOffScreen == [1])
    #expect(timeline.fingers.map(\.y).filter { !$0.isNaN }.min() == 0)
    // Half the height of the screen, minus the slop, and a fraction of a pixel.
    let last = timeline.value(named: "contentOffset.y", inFrame: timeline.frameCount - 1)
    let moved = 333.5 - 10
    #expect(last == moved - 120)
    #expect(try harness.run([.tap(.middle)]).stepsOffScreen.isEmpty)
  }

  @Test func `stops at the edge in a recording too`() throws {
    let heights = [300.0, 100, -50, -50, -50]
    let samples = heights.indices.map {
      Trace.Sample(time: Double($0) / 10, position: Point(100, heights[$0]))
    }
    let timeline = try harness.run([
      .pause(0.1), .trace(Trace(of: .pointer, samples: samples)), .pause(0.2),
    ])
    #expect(timeline.stepsOffScreen == [1])
    #expect(timeline.fingers.map(\.y).filter { !$0.isNaN }.min() == 0)
    let last = timeline.value(named: "contentOffset.y", inFrame: timeline.frameCount - 1)
    #expect(last == -120 + 300 - 10)
  }
}
