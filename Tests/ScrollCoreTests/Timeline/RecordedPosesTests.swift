// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct RecordedPosesTests {
  private static let variants = PatternCatalog.builtIn.entries.flatMap { entry in
    entry.variants.map { "\($0.id)" }
  }

  /// Gestures before and after a rotation of the device.
  private func steps(seed: UInt64) -> [GestureStep] {
    RandomScript.steps(seed: seed, gestures: 3) + [.rotate(to: .landscape), .pause(0.2)]
      + RandomScript.steps(seed: seed &+ 1, gestures: 2)
  }

  @Test(arguments: variants)
  func `poses are laid out as the run shows them, all at once or part by part`(
    variant: String
  ) throws {
    let request = Harness(variant, on: .iPhone11).request(steps(seed: 7))
    let run = try PatternCatalog.builtIn.entries.first { entry in
      entry.variants.contains { "\($0.id)" == variant }
    }.map { (timeline: try $0.run(request), poses: try $0.poses(of: request)) }
    let (timeline, poses) = try #require(run)
    #expect(poses.frameCount == timeline.frameCount)
    var frames = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &frames)
    #expect(frames.elements == timeline.elements)
    #expect(frames.elementStarts == timeline.elementStarts)
    for start in stride(from: 0, to: poses.frameCount, by: 97) {
      let part = start..<min(start + 97, poses.frameCount)
      poses.layOut(part, into: &frames)
      #expect(frames.frameCount == part.count)
      for frame in part {
        #expect(
          frames.elements[frames.elementRange(ofFrame: frame - start)]
            == timeline.elements[timeline.elementRange(ofFrame: frame)])
      }
    }
  }

  @Test(arguments: variants)
  func `a frame is the same whichever frame was laid out before it`(variant: String) throws {
    let harness = Harness(variant, on: .iPhone11)
    let poses = try harness.entry.poses(of: harness.request(steps(seed: 11)))
    var together = LaidOutFrames()
    var alone = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &together)
    for frame in stride(from: 0, to: poses.frameCount, by: 7) {
      poses.layOut(frame..<frame + 1, into: &alone)
      #expect(Array(together.elements[together.elementRange(ofFrame: frame)]) == alone.elements)
    }
  }

  @Test(arguments: variants)
  func `values and layers of a pose are those of the run`(variant: String) throws {
    let harness = Harness(variant, on: .iPhone11)
    let timeline = try harness.run(steps(seed: 3))
    let poses = try harness.entry.poses(of: harness.request(steps(seed: 3)))
    let shared = timeline.valueNames.count - poses.values(ofFrame: 0).count
    for frame in stride(from: 0, to: poses.frameCount, by: 13) {
      for (track, value) in poses.values(ofFrame: frame).enumerated() {
        let recorded = timeline.value(shared + track, inFrame: frame)
        #expect(value == recorded || value.isNaN && recorded.isNaN)
      }
      #expect(
        poses.layers(ofFrame: frame)
          == (0..<timeline.layerCount).map { timeline.translation(ofLayer: $0, inFrame: frame) })
    }
  }

  @Test func `laying out no frames empties the storage`() throws {
    let harness = Harness("ch8", on: .iPhone11)
    let poses = try harness.entry.poses(of: harness.request([.pause(0.1)]))
    var frames = LaidOutFrames()
    poses.layOut(0..<3, into: &frames)
    #expect(frames.frameCount == 3)
    poses.layOut(2..<2, into: &frames)
    #expect(frames.frameCount == 0)
    #expect(frames.elements.isEmpty)
  }
}
