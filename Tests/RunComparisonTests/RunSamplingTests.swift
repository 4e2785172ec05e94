// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Runs sampled at common times` {
  @Test(arguments: ["ch3", "sh3", "bs2", "st7"])
  func `show the run in the frames that are kept`(variant: String) throws {
    for stride in [2, 3, 4] {
      let run = try RecordedExample.run(variant, rate: 120)
      let kept = run.sampled(every: stride)
      #expect(kept.rate == 120 / stride)
      #expect(kept.frameCount == (run.frameCount - 1) / stride + 1)
      for frame in 0..<kept.frameCount {
        let from = frame * stride
        #expect(kept.time(ofFrame: frame) == run.time(ofFrame: from))
        #expect(kept.phases[frame] == run.phases[from])
        #expect(kept.values.map { $0.track[frame] } == run.values.map { $0.track[from] })
        #expect(kept.finger.map { $0[frame] } == run.finger.map { $0[from] })
        #expect(kept.layers.map { $0[frame] } == run.layers.map { $0[from] })
        let elements = kept.elements.filter { $0.isSeen(inFrame: frame) }
        let all = run.elements.filter { $0.isSeen(inFrame: from) }
        #expect(elements.map(\.name) == all.map(\.name))
        #expect(
          elements.map { $0.parts.map { $0[frame] } } == all.map { $0.parts.map { $0[from] } })
      }
      // The comparer pairs the same times.
      let difference = RunComparer.compare(run, kept)
      #expect(difference.values.isEmpty && difference.elements.isEmpty)
    }
  }

  @Test func `are unchanged if their rates are the same`() throws {
    let run = try RecordedExample.run("ch7")
    let (a, b) = RecordedRun.atCommonMoments(run, run)
    #expect(a == run && b == run)
  }

  @Test(arguments: [(60, 120, 60), (120, 60, 60), (60, 80, 20), (90, 60, 30)])
  func `have the rate that both can show`(a: Int, b: Int, common: Int) throws {
    let runs = RecordedRun.atCommonMoments(
      try RecordedExample.run("ch7", rate: a), try RecordedExample.run("ch7", rate: b))
    #expect(runs.a.rate == common && runs.b.rate == common)
  }

  @Test func `keep a rotation of the device, and are drawn from the values of the file`() throws {
    let harness = Harness("ch7", on: .iPhone11).with { $0.rate = 120 }
    let timeline = try harness.run([.pause(0.1), .rotate(to: .landscape), .pause(0.5)])
    let run = RecordedExample.record(timeline, "ch7")
    try #require(run.screens.count == 2)
    for stride in [2, 8] {
      let kept = run.sampled(every: stride)
      #expect(kept.screens.map(\.screen) == run.screens.map(\.screen))
      #expect(kept.screens[1].firstFrame == (run.screens[1].firstFrame + stride - 1) / stride)
      #expect(kept.links.count == 2 * kept.layerCount)
      #expect(try RunReader.read(RunWriter.write(kept), file: "kept") == kept)
      #expect(kept.timeline().frameCount == kept.frameCount)
    }
  }

  @Test func `the value that differs most is a length, regardless of speeds`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    for (name, units) in [("velocity.y", 90_000), ("header.height", 250), ("contentOffset.y", 100)]
    {
      let index = try #require(run.values.firstIndex { $0.name == name })
      other.values[index].track.replace(
        inFrame: 5, of: run.frameCount, by: run.values[index].track[5] + units)
    }
    let difference = RunComparer.compare(run, other)
    #expect(difference.worstLength?.name == "header.height")
    #expect(difference.largestLength == 2.5)
    #expect(difference.largest == 900)
  }
}
