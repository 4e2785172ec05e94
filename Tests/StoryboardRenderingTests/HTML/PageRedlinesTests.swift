// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct PageRedlinesTests {
  @Test func `a header is measured in every frame with its exact height`() throws {
    let input = PageFixture.input()
    for device in input.devices {
      let timelines = PageFixture.timelines(device.scene.device)
      let redlines = PageRedlines(timelines)
      #expect(redlines.names.first == "header")
      for timeline in timelines {
        let ends = redlines.ends(in: timeline)[0]
        for frame in 0..<timeline.frameCount {
          let header = timeline.elements[timeline.elementRange(ofFrame: frame)]
            .first { $0.id.kind == .header }
          #expect(ends.top[frame].isNaN == (header == nil))
          guard let header else { continue }
          #expect(ends.top[frame] == max(0, header.frame.y))
          #expect(ends.bottom[frame] == header.frame.maxY)
        }
      }
    }
  }

  @Test func `a gap below a header is measured where it is, and nowhere else`() {
    var timeline = PageFixture.timelines(SyntheticRun.buttonPhone)[0]
    timeline.elements = []
    timeline.phases = [.idle, .idle]
    for row in [159.0, 150] {
      timeline.elements += [
        ElementFrame(ElementID(.header), layer: 1, frame: Rect(0, 0, 393, 154)),
        ElementFrame(ElementID(.cell, item: 3), layer: 2, frame: Rect(131, row + 131, 131, 131)),
        ElementFrame(ElementID(.cell, item: 0), layer: 2, frame: Rect(0, row, 131, 131)),
      ]
    }
    timeline.elementStarts = [0, 3, 6]
    let redlines = PageRedlines([timeline])
    #expect(redlines.names == ["header", "gap"])
    let gap = redlines.ends(in: timeline)[1]
    #expect(gap.top[0] == 154 && gap.bottom[0] == 159)
    #expect(gap.top[1].isNaN && gap.bottom[1].isNaN)
    timeline.elements[1].frame.y = 154.25
    #expect(PageRedlines([timeline]).names == ["header"])
  }

  @Test func `of several section headers the topmost visible one is measured`() {
    var timeline = PageFixture.timelines(SyntheticRun.buttonPhone)[0]
    timeline.elements = []
    timeline.phases = [.idle, .idle]
    for (section, y) in [(2, 300.0), (1, 64)] {
      timeline.elements.append(
        ElementFrame(
          ElementID(.sectionHeader, item: Int32(section)), layer: 1, frame: Rect(0, y, 375, 40)))
    }
    timeline.elementStarts = [0, 2, 2]
    let redlines = PageRedlines([timeline])
    let ends = redlines.ends(in: timeline)
    #expect(redlines.names == ["header"])
    #expect(ends.count == 1)
    #expect(ends[0].top[0] == 0)
    #expect(ends[0].bottom[0] == 64)
    #expect(ends[0].bottom[1].isNaN)
  }

  @Test func `data contain the screens and their positions in the drawing`() {
    let input = PageFixture.input()
    var data = PageData(input, values: [])
    let json = String(decoding: data.json(), as: UTF8.self)
    let stage = input.devices[0].scene.stages[0]
    var expected = PageJSON()
    expected.array { json in
      let insets = stage.screen.safeAreaInsets
      for inset in [insets.top, insets.left, insets.bottom, insets.right] { json.number(inset) }
    }
    #expect(json.contains("\"safeArea\":\(String(decoding: expected.bytes, as: UTF8.self))"))
    #expect(json.contains("\"redlines\":[\"header\",\"gap\"]"))
    #expect(json.contains("\"turns\":[[0,0]]"))
  }
}
