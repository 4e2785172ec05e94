// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Simulator")
struct SimulatorTests {
  private let harness = Harness("ch8", on: .iPhone8)
  private let middle = ScriptPoint(.fraction(0.5), .fraction(0.6))

  private func drag(
    _ travel: Double, _ duration: Double, hold: Double = 0, velocity: Double? = nil
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: middle, .by(ScriptPoint(.points(0), .points(travel))), duration: duration,
        hold: hold, endVelocity: velocity.map { Point(0, $0) }))
  }

  private func offsets(_ timeline: Timeline) -> [Double] {
    timeline.values(named: "contentOffset.y")
  }

  // MARK: Fingers

  @Test(arguments: [0.0, 4, 10])
  func `slop is subtracted from the travel once`(slop: Double) throws {
    let timeline = try harness.with { $0.physics.slop = slop }.run([drag(-60, 1, hold: 0.3)])
    #expect(offsets(timeline).last == -120 + 60 - slop)
  }

  @Test func `Flutter subtracts its start distance from the travel too`() throws {
    let timeline = try harness.with { $0.physics = .flutter }.run([drag(-60, 1, hold: 0.3)])
    #expect(offsets(timeline).last == -73.5)
  }

  @Test func `travel within the slop moves nothing`() throws {
    let timeline = try harness.run([drag(-9, 0.5, hold: 0.2)])
    #expect(Set(offsets(timeline)) == [-120])
  }

  @Test func `the content does not jump when a drag is recognised`() throws {
    let all = offsets(try harness.run([drag(-60, 1, hold: 0.3)]))
    let steps = zip(all.dropFirst(), all).map { $0 - $1 }
    #expect(try #require(steps.max()) <= 1 + 1e-9)
  }

  @Test func `a finger on the header does not scroll the list`() throws {
    let timeline = try harness.run([
      .drag(
        DragGesture(
          from: ScriptPoint(.points(100), .points(60)), .by(ScriptPoint(.points(0), .points(-80))),
          duration: 0.5))
    ])
    #expect(Set(offsets(timeline)) == [-120])
  }

  @Test func `the finger is drawn while it is down`() throws {
    let timeline = try harness.run([drag(-60, 0.5), .pause(0.5)])
    let touchDown = Point(187.5, 667 * 0.6)
    #expect(timeline.fingers[0] == touchDown)
    #expect(timeline.fingers[15].y == touchDown.y - 30)
    #expect(timeline.fingers[31].x.isNaN)
  }

  @Test func `pointer actions give the same gesture as a drag`() throws {
    let verbs: [GestureStep] = [
      .pointerMove(PointerMove(middle, duration: 0)), .pointerDown,
      .pointerMove(
        PointerMove(ScriptPoint(.points(0), .points(-200)), duration: 0.2, origin: .pointer)),
      .pointerUp, .wait(until: .settled, timeout: 10),
    ]
    let one = try harness.run(verbs)
    let other = try harness.run([drag(-200, 0.2), .wait(until: .settled, timeout: 10)])
    #expect(offsets(one) == offsets(other))
  }

  @Test func `a move to an element finds its position on any screen`() throws {
    let header = ElementID(.header)
    let steps: [GestureStep] = [
      .pause(0.1),
      .pointerMove(
        PointerMove(
          ScriptPoint(.fraction(-0.25), .points(12)), duration: 0, origin: .element(header))),
      .pointerDown, .pause(0.1), .pointerUp,
    ]
    let timeline = try harness.run(steps)
    let shown = try #require(
      timeline.elements[timeline.elementRange(ofFrame: 5)].first { $0.id == header })
    #expect(
      timeline.fingers[8]
        == Point(shown.frame.middle.x - shown.frame.width / 4, shown.frame.middle.y + 12))
    #expect(throws: SimulationError.elementNotVisible(step: 0)) {
      try harness.run([
        .pointerMove(
          PointerMove(.middle, duration: 0, origin: .element(ElementID(.cell, item: 999))))
      ])
    }
  }

  @Test func `a recorded finger moves the list like the script that it records`() throws {
    let start = middle.resolved(in: harness.device.size)
    let samples = (0...20).map {
      Trace.Sample(
        time: Double($0) / 100, position: Point(start.x, start.y - 10 * Double($0)))
    }
    let recorded = try harness.run([
      .trace(Trace(of: .pointer, samples: samples)), .wait(until: .settled, timeout: 10),
    ])
    let scripted = try harness.run([drag(-200, 0.2), .wait(until: .settled, timeout: 10)])
    for (a, b) in zip(offsets(recorded), offsets(scripted)) { #expect(abs(a - b) < 1e-9) }
  }

  @Test func `a cancelled touch does not fling`() throws {
    let timeline = try harness.run([
      .pointerMove(PointerMove(middle, duration: 0)), .pointerDown,
      .pointerMove(
        PointerMove(ScriptPoint(.points(0), .points(-200)), duration: 0.1, origin: .pointer)),
      .pointerCancel, .pause(0.5),
    ])
    #expect(offsets(timeline).last == 70)
  }

  @Test func `lifting a finger that is not down is an error that names the step`() {
    #expect(throws: SimulationError.fingerNotDown(step: 1)) {
      try harness.run([.pause(0.1), .pointerUp])
    }
    #expect(throws: SimulationError.fingerDown(step: 1)) {
      try harness.run([.pointerDown, drag(-10, 0.1)])
    }
  }

  // MARK: Flings

  @Test func `a given end velocity is the velocity at touch up`() throws {
    let timeline = try harness.run([
      drag(-100, 0.2, velocity: -1000), .wait(until: .settled, timeout: 10),
    ])
    let lift = -120.0 + 90
    // (v − 10) / λ with λ = −1000 ln 0.998, rounded to the half points of a 2x screen.
    let travel = (1000.0 - 10) / 2.002002670
    #expect(abs(try #require(offsets(timeline).last) - (lift + travel)) <= 0.25 + 1e-6)
  }

  @Test(arguments: [200.0, 249])
  func `a touch up below the minimum speed does not fling`(speed: Double) throws {
    let timeline = try harness.run([drag(-100, 0.4, velocity: -speed), .pause(1)])
    #expect(!timeline.phases.contains(.decelerating))
  }

  @Test func `a drag that ends in motion flings with the speed of its path`() throws {
    let timeline = try harness.run([drag(-200, 0.2), .wait(until: .settled, timeout: 10)])
    let lift = -120.0 + 190
    let travel = (1000.0 - 10) / 2.002002670
    #expect(abs(try #require(offsets(timeline).last) - (lift + travel)) <= 0.25 + 1e-6)
  }

  @Test func `holding still for a tenth of a second ends the fling`() throws {
    let timeline = try harness.run([drag(-200, 0.2, hold: 0.1), .pause(0.5)])
    #expect(offsets(timeline).last == 70)
    #expect(!timeline.phases.contains(.decelerating))
  }

  @Test(arguments: [DeviceProfile.iPhone8, .iPhone15Pro, .iPad9])
  func `content comes to rest on a device pixel`(device: DeviceProfile) throws {
    let timeline = try Harness("ch8", on: device).run([
      drag(-150, 0.21, velocity: -777), .wait(until: .settled, timeout: 10),
    ])
    let pixels = try #require(offsets(timeline).last) * device.scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test func `rounding in every frame and no rounding are possible`() throws {
    let steps = [drag(-150, 0.21, velocity: -777), .wait(until: .settled, timeout: 10)]
    let each = offsets(try harness.with { $0.physics.pixelRounding = .frame }.run(steps))
    #expect(each.allSatisfy { abs(($0 * 2).rounded() - $0 * 2) < 1e-9 })
    let none = offsets(try harness.with { $0.physics.pixelRounding = .none }.run(steps))
    let last = try #require(none.last) * 2
    #expect(abs(last - last.rounded()) > 1e-6)
  }

  // MARK: Catches and bounces

  @Test func `a finger stops the content where it lands, on a pixel, and moves it at once`() throws
  {
    let timeline = try harness.run([
      drag(-150, 0.2, velocity: -1500), .pause(0.25), drag(30, 0.5, hold: 0.2),
    ])
    #expect(timeline.events.contains { $0.kind == .catchContent })
    let all = offsets(timeline)
    let landing = 27
    #expect(all[landing] == (all[landing] * 2).rounded() / 2)
    // 3 frames later the finger has travelled 3 pt, all of them without slop.
    #expect(abs(all[landing + 3] - (all[landing] - 3)) < 1e-9)
  }

  @Test func `a caught fling adds speed to the next one in Flutter's profile only`() throws {
    let twice = [
      drag(-150, 0.1, velocity: -2000), .pause(0.1), drag(-150, 0.1, velocity: -2000),
      .pause(0.05),
    ]
    func speeds(_ physics: PhysicsProfile) throws -> [Double] {
      let timeline = try harness.with {
        $0.physics = physics
        $0.parameters["contentHeight"] = .number(100_000)
      }.run(twice)
      let speeds = timeline.values(named: "velocity.y")
      return zip(speeds, timeline.phases).compactMap { $1 == .decelerating ? $0 : nil }
    }
    #expect(try #require(try speeds(.uikit).max()) < 2001)
    #expect(try #require(try speeds(.flutter).max()) > 3000)
  }

  @Test func `pulling beyond the top meets the rubber band and springs back`() throws {
    let timeline = try harness.run([drag(160, 0.6, hold: 0.3), .wait(until: .settled, timeout: 10)])
    let all = offsets(timeline)
    let raw = 150.0
    let banded = 0.55 * 667 * raw / (667 + 0.55 * raw)
    #expect(abs(try #require(all.min()) - (-120 - banded)) < 1e-9)
    #expect(all.last == -120)
    #expect(timeline.phases.contains(.bouncing))
  }

  @Test func `a fling into an end notes the hit and rests at the end`() throws {
    let timeline = try harness.with { $0.initialOffset = .fromStart(90) }.run([
      drag(150, 0.2, velocity: 2500), .wait(until: .settled, timeout: 10),
    ])
    #expect(offsets(timeline).last == -120)
    #expect(timeline.phases.contains(.bouncing))
    let times = timeline.events.map(\.time)
    #expect(times == times.sorted())
  }

  @Test func `short content that may not bounce does not move`() throws {
    let still = harness.with {
      $0.parameters["contentHeight"] = .number(300)
      $0.parameters["alwaysBounceVertical"] = .flag(false)
    }
    #expect(Set(offsets(try still.run([drag(-100, 0.4)]))) == [-120])
    let automatic = still.with { $0.parameters["contentInsetAdjustment"] = .choice(1) }
    #expect(Set(offsets(try automatic.run([drag(-100, 0.4)]))) == [0])
  }

  // MARK: Time

  @Test(arguments: UInt64(1)...12)
  func `rules without memory agree at 60 and 120 frames a second`(seed: UInt64) throws {
    let script = RandomScript.steps(seed: seed)
    for device in [DeviceProfile.iPhone8, .iPhone15Pro] {
      let slow = try Harness("ch8", on: device).run(script)
      let fast = try Harness("ch8", on: device).with { $0.rate = 120 }.run(script)
      for frame in 0..<slow.frameCount where 2 * frame < fast.frameCount {
        for name in ["contentOffset.y", "header.height", "velocity.y"] {
          let a = slow.value(named: name, inFrame: frame)
          let b = fast.value(named: name, inFrame: 2 * frame)
          #expect(a.bitPattern == b.bitPattern, "\(name) at frame \(frame), seed \(seed)")
        }
      }
    }
  }

  @Test func `a run ends with the first frame at or after its last step`() throws {
    #expect(try harness.run([.pause(1)]).frameCount == 61)
    #expect(try harness.run([.pause(1.001)]).frameCount == 62)
    #expect(try harness.with { $0.rate = 120 }.run([.pause(1)]).frameCount == 121)
    #expect(try harness.with { $0.rate = 80 }.run([.pause(0.3)]).frameCount == 25)
  }

  @Test func `a run that ends moving goes on until it has settled`() throws {
    let timeline = try harness.run([drag(-200, 0.2)])
    #expect(timeline.phases.last == .idle)
    #expect(timeline.events.contains { $0.kind == .settled })
  }

  @Test func `a pause until everything rests ends when the content rests`() throws {
    let timeline = try harness.run([
      drag(-200, 0.2), .wait(until: .settled, timeout: 10), .pause(0),
    ])
    let settled = try #require(timeline.events.last { $0.kind == .settled }).time
    #expect(abs(timeline.stepTimes[2] - settled) < 1e-9)
  }

  @Test func `a pause for something that never happens ends at its timeout and says so`() throws {
    let timeline = try harness.run([.wait(until: .bouncing, timeout: 0.5)])
    #expect(timeline.events.contains { $0.kind == .waitTimedOut && $0.time == 0.5 })
    #expect(timeline.frameCount == 31)
  }

  @Test func `a run longer than ten minutes is refused`() {
    #expect(throws: SimulationError.tooLong) { try harness.run([.pause(601)]) }
  }

  // MARK: What a frame holds

  @Test(arguments: ["ch0", "ch3", "ch7"], DeviceCatalog.devices)
  func `only elements that overlap the screen are listed, and all of them`(
    variant: String, device: DeviceProfile
  ) throws {
    let timeline = try Harness(variant, on: device).run([drag(-250, 0.3), .pause(0.4)])
    let screen = device.screen(.portrait)
    for frame in 0..<timeline.frameCount {
      let elements = timeline.elements[timeline.elementRange(ofFrame: frame)]
      var area = 0.0
      for element in elements {
        #expect(element.frame.maxY > 0 && element.frame.y < screen.size.height)
        #expect(element.frame.width > 0 && element.frame.height > 0)
        guard element.id.kind == .cell else { continue }
        let top = max(0, element.frame.y)
        area += element.frame.width * (min(screen.size.height, element.frame.maxY) - top)
      }
      // Photos tile the screen except for gaps of one point and the space above the first row.
      let offset = timeline.value(named: "contentOffset.y", inFrame: frame)
      let covered = screen.size.height + min(0, offset)
      #expect(area > 0.97 * covered * screen.size.width)
    }
  }

  @Test func `layers carry their elements`() throws {
    let timeline = try harness.run([drag(-120, 0.4), .pause(0.2)])
    var places: [Int32: Point] = [:]
    for frame in 0..<timeline.frameCount {
      for element in timeline.elements[timeline.elementRange(ofFrame: frame)]
      where element.id.kind == .cell {
        let layer = timeline.translation(ofLayer: Int(element.layer), inFrame: frame)
        let place = Point(element.frame.x, element.frame.y) - layer
        let first = places[element.id.item, default: place]
        #expect((first - place).length < 1e-9)
        places[element.id.item] = first
      }
    }
    #expect(places.count > 12)
  }
}
