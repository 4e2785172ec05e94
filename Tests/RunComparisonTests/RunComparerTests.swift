// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Comparing runs` {
  @Test func `finds no difference between a run and itself`() throws {
    for variant in ["ch3", "sh3", "bs2", "st7"] {
      let run = try RecordedExample.run(variant)
      #expect(RunComparer.compare(run, run).isEmpty)
    }
  }

  @Test(arguments: [1, 100])
  func `finds and names a value that differs in one frame`(_ units: Int) throws {
    let run = try RecordedExample.run("ch7")
    var generator = SeededGenerator(seed: UInt64(units))
    for _ in 0..<30 {
      let index = Int.random(in: 0..<run.values.count, using: &generator)
      let frame = Int.random(in: 0..<run.frameCount, using: &generator)
      let sign = Bool.random(using: &generator) ? 1 : -1
      var other = run
      other.values[index].track.replace(
        inFrame: frame, of: run.frameCount, by: run.values[index].track[frame] + sign * units)
      let difference = RunComparer.compare(run, try written(other))
      try #require(difference.values.count == 1)
      let found = difference.values[0]
      #expect(found.name == run.values[index].name)
      #expect(found.frame == frame)
      #expect(found.differing == 1)
      #expect(found.shift == nil)
      #expect((found.largest - Double(sign * units) / run.values[index].scale).magnitude < 1e-9)
      #expect(difference.elements.isEmpty && difference.facts.isEmpty)
    }
  }

  @Test(arguments: [1, 100])
  func `finds and names an element's edge that differs in one frame`(_ units: Int) throws {
    let run = try RecordedExample.run("sh3")
    var generator = SeededGenerator(seed: UInt64(units))
    for _ in 0..<30 {
      let index = Int.random(in: 0..<run.elements.count, using: &generator)
      let frame = try #require(run.elements[index].seen.randomElement(using: &generator)).lowerBound
      var other = run
      let part = RecordedElement.Part.y
      other.elements[index].parts[part.rawValue].replace(
        inFrame: frame, of: run.frameCount, by: run.elements[index][part][frame] + units)
      let difference = RunComparer.compare(run, other)
      #expect(difference.elements.map(\.name) == [run.elements[index].name])
      #expect(difference.elements.first?.frame == frame)
      #expect(difference.elements.first?.differing == 1)
      #expect(difference.elements.first?.edge == .top)
      #expect(
        ((difference.elements.first?.largest ?? 0) - Double(units) / 100).magnitude < 1e-9)
      #expect(difference.values.isEmpty)
    }
  }

  @Test func `finds a layer that differs in one frame by all that moves with it`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    other.layers[3].replace(inFrame: 50, of: run.frameCount, by: run.layers[3][50] + 100)
    let difference = RunComparer.compare(run, other)
    let moved = run.elements.filter { $0.isSeen(inFrame: 50) && $0[.layer][50] == 1 }
    #expect(moved.count > 5)
    #expect(difference.elements.map(\.name) == moved.map(\.name))
    #expect(difference.elements.allSatisfy { $0.largest == 1 && $0.frame == 50 })
    let lines = DifferenceText.lines(difference)
    #expect(lines.count == 1)
    #expect(lines[0].contains("differs by 1 pt at 0.8333 s (frame 50)"))
    #expect(lines[0].hasSuffix("in 1 frame; so do \(moved.count - 1) more elements"))
  }

  @Test func `finds an element that is missing in a frame`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    let last = other.elements.count - 1
    other.elements[last].seen = [0..<20, 21..<run.frameCount]
    let difference = RunComparer.compare(run, other)
    #expect(difference.elements.map(\.edge) == [.visibility])
    #expect(difference.elements[0].frame == 20)
  }

  @Test func `treats different layer trees that look the same as the same`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    // Layer 1 is 12.345 pt higher, and everything on it is lower by as much.
    func moved(_ track: RecordedTrack, _ units: Int) -> RecordedTrack {
      RecordedTrack(
        (0..<run.frameCount).map {
          track[$0] == RecordedTrack.missing ? track[$0] : track[$0] + units
        })
    }
    other.layers[3] = moved(other.layers[3], -1234)
    for index in other.elements.indices where other.elements[index][.layer].constant == 1 {
      let part = RecordedElement.Part.y.rawValue
      other.elements[index].parts[part] = moved(other.elements[index].parts[part], 1235)
    }
    #expect(RunComparer.compare(run, other).isEmpty)
  }

  @Test func `finds elements that overlap in the opposite order`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    let last = other.elements.count - 1
    other.elements.swapAt(last - 1, last)
    let names = [run.elements[last - 1].name, run.elements[last].name]
    #expect(
      RunComparer.compare(run, other).facts == [
        "\(names[0]) is in front of \(names[1]), not behind it"
      ])
  }

  @Test func `ignores differences within the tolerance`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    other.values[0].track.replace(
      inFrame: 30, of: run.frameCount, by: run.values[0].track[30] + 20)
    #expect(RunComparer.compare(run, other, tolerance: 0.2).isEmpty)
    #expect(!RunComparer.compare(run, other, tolerance: 0.19).isEmpty)
  }

  @Test func `compares different rates at common frames`() throws {
    let (slow, fast) = (
      try RecordedExample.run("ch7", rate: 60), try RecordedExample.run("ch7", rate: 120)
    )
    let difference = RunComparer.compare(slow, fast)
    // The fixed header has no memory, so both rates show the same.
    #expect(difference.values.allSatisfy { $0.largest.magnitude <= 0.011 }, "\(difference.values)")
    #expect(difference.facts.contains { $0.hasPrefix("B has 120 fps, A 60") })
  }

  @Test
  func `reports that one run is longer, and compares the rest with the last frame of the other`() {
    let a = RecordedExample.run(of: { min(100 * $0, 50) }, frames: 100)
    let b = RecordedExample.run(of: { min(100 * $0, 50) }, frames: 160)
    #expect(
      RunComparer.compare(a, b).facts == [
        "B ends at 2.65 s (160 frames), A at 1.65 s (100 frames)"
      ])
    #expect(RunComparer.compare(a, b).values.isEmpty)
  }

  @Test func `distinguishes overshoot and settling time`() throws {
    func run(_ damping: Double) -> RecordedRun {
      let spring = SpringSimulation(
        SpringParameters(dampingRatio: damping, response: 0.5), displacement: -300, velocity: 0)
      return RecordedExample.run(of: { 500 + spring.position(at: $0) }, frames: 400)
    }
    let difference = RunComparer.compare(run(1), run(0.6))
    let value = try #require(difference.values.first)
    #expect(value.shift == nil)
    // 9.48 % of the travel, by the closed form.
    #expect(value.overshoots[0] == 0)
    #expect((value.overshoots[1] - 28.4).magnitude < 0.1)
    #expect(value.settlingTimes[0] > 0.4 && value.settlingTimes[0] < 1.2)
    let lines = DifferenceText.lines(value)
    #expect(lines.count == 2)
    #expect(lines[1].contains("overshoots by 28.4"))
  }

  private func written(_ run: RecordedRun) throws -> RecordedRun {
    try RunReader.read(RunWriter.write(run), file: "b.run")
  }
}
