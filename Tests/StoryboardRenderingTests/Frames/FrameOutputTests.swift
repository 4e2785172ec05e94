// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore
@testable import StoryboardRendering
@testable import TextFormats

@Suite struct FrameOutputTests {
  static func run(_ format: FrameOutput.Format, _ timeline: Timeline) -> String {
    var bytes: [UInt8] = []
    FrameOutput(
      format: format, scenario: "a \"b\"", pattern: "collapsing-header", variant: "ch8",
      device: SyntheticRun.phone
    ).write(timeline) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  static var short: Timeline {
    var timeline = Timeline(rate: 60)
    timeline.epochs = [
      Timeline.Epoch(firstFrame: 0, screen: SyntheticRun.phone.screen(.portrait))
    ]
    timeline.valueNames = [TrackName("contentOffset.y"), TrackName("header", 2, ".y")]
    for frame in 0..<3 {
      timeline.phases.append(frame == 1 ? .tracking : .idle)
      timeline.fingers.append(frame == 1 ? Point(207, 448.25) : Point(.nan, .nan))
      timeline.layers.append(.zero)
      timeline.values += [-148 + Double(frame) / 3, frame == 0 ? .nan : -0.0]
      timeline.elements.append(
        ElementFrame(
          ElementID(.cell, section: 1, item: 4), layer: 0, frame: Rect(0, 0.1, 137, 1e21)))
      if frame == 2 {
        timeline.elements.append(
          ElementFrame(ElementID(.header), layer: 0, frame: Rect(0, 0, 414, 148)))
      }
      timeline.elementStarts.append(timeline.elements.count)
    }
    return timeline
  }

  @Test func `JSON lines have fixed keys and the shortest numbers`() {
    #expect(
      Self.run(.ndjson, Self.short) == """
        {"schemaVersion":1,"scenario":"a \\"b\\"","pattern":"collapsing-header","variant":"ch8","device":{"id":"iphone-11","name":"iPhone 11","orientation":"portrait","width":414,"height":896,"scale":2,"statusBarHeight":48,"safeArea":{"top":48,"left":0,"bottom":34,"right":0}},"refreshRate":60,"tracks":["contentOffset.y","header[2].y"]}
        {"frame":0,"t":0,"phase":"idle","finger":null,"values":{"contentOffset.y":-148,"header[2].y":null},"elements":[{"id":"cell[1][4]","frame":[0,0.1,137,1e+21]}]}
        {"frame":1,"t":0.016666666666666666,"phase":"tracking","finger":[207,448.25],"values":{"contentOffset.y":-147.66666666666666,"header[2].y":0},"elements":[{"id":"cell[1][4]","frame":[0,0.1,137,1e+21]}]}
        {"frame":2,"t":0.03333333333333333,"phase":"idle","finger":null,"values":{"contentOffset.y":-147.33333333333334,"header[2].y":0},"elements":[{"id":"cell[1][4]","frame":[0,0.1,137,1e+21]},{"id":"header","frame":[0,0,414,148]}]}

        """)
  }

  @Test(arguments: ["ch8", "bs3", "px2", "pp2"], [FrameOutput.Format.ndjson, .csv])
  func `frames that are known to stay are written as frames that are looked at`(
    variant: String, format: FrameOutput.Format
  ) throws {
    let known = try Harness(variant, on: .iPhone11).run(
      RandomScript.steps(seed: 2, gestures: 3) + [.pause(3)])
    var unknown = known
    unknown.stays = []
    let knows = known.stays.contains(true)
    #expect(knows)
    #expect(Self.run(format, known) == Self.run(format, unknown))
  }

  @Test func `a table has a column for each value and empty fields for missing ones`() {
    #expect(
      Self.run(.csv, Self.short) == """
        frame,t,phase,finger.x,finger.y,contentOffset.y,header[2].y
        0,0,idle,,,-148,
        1,0.016666666666666666,tracking,207,448.25,-147.66666666666666,0
        2,0.03333333333333333,idle,,,-147.33333333333334,0

        """)
  }

  @Test func `numbers read back to the same bits`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5000 {
      var value = Double(bitPattern: random.next())
      if !value.isFinite { value = Double.random(in: -1000...1000, using: &random) }
      var bytes: [UInt8] = []
      JSONScalar.append(value, to: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let read = try #require(Double(text), "\(text)")
      #expect(read.bitPattern == value.bitPattern, "\(text)")
      #expect(!text.hasSuffix(".0") && !text.hasPrefix("."))
    }
  }

  @Test func `a long run is written in pieces`() {
    let timeline = SyntheticRun.timeline(SyntheticRun.phone)
    var pieces = 0
    var bytes: [UInt8] = []
    FrameOutput(
      format: .ndjson, scenario: "s", pattern: "p", variant: "v", device: SyntheticRun.phone
    ).write(timeline) {
      pieces += 1
      bytes += $0
    }
    #expect(pieces > 3)
    #expect(bytes.count(where: { $0 == UInt8(ascii: "\n") }) == timeline.frameCount + 1)
  }
}
