// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct PageDataTests {
  @Test func `phases are runs of letters that add up to all frames`() {
    var timeline = Timeline(rate: 60)
    timeline.phases =
      Array(repeating: .idle, count: 3) + Array(repeating: .tracking, count: 12)
      + [.decelerating, .bouncing, .bouncing, .animating]
    #expect(timeline.phaseText == "i3t12d1b2a1")
    timeline.phases = []
    #expect(timeline.phaseText == "")
  }

  @Test func `data name every channel of a drawing and the tail that follows the finger`() {
    let input = PageFixture.input()
    var data = PageData(input, values: input.devices[0].runs[0].valueNames.map(PageValue.init))
    let json = String(decoding: data.json(), as: UTF8.self)
    for track in input.devices[0].scene.runs[0].tracks {
      #expect(json.contains("[\"\(track.target.text())\","))
    }
    #expect(json.contains("\"finger-tail2\",\"v\","))
    #expect(!json.contains("<"))
    #expect(!json.contains("&"))
  }

  @Test func `a page of many variants stores each distinct track once`() {
    var input = PageFixture.input()
    func size(_ input: StoryboardPageInput) -> Int {
      var data = PageData(input, values: [])
      return data.json().count
    }
    let once = size(input)
    input.variants += input.variants.map {
      PageVariant(id: $0.id + "2", title: $0.title, summary: $0.summary, isFixed: $0.isFixed)
    }
    input.devices = input.devices.map { device in
      let once = PageFixture.timelines(device.scene.device)
      let timelines = once + once
      return PageDevice(
        id: device.id, name: device.name, scene: Scene(device.scene.device, timelines),
        timelines: timelines)
    }
    #expect(size(input) < once + once / 2)
  }

  /// What programs do is called by the words of their steps.
  private static let labelled = TimelineEvent.Kind.allCases.filter {
    $0.rawValue <= TimelineEvent.Kind.touchCancel.rawValue
  }

  @Test(arguments: labelled)
  func `the page has a label for every event of a finger`(kind: TimelineEvent.Kind) {
    let table = PageFixture.text(from: "={touchDown:", to: "}", in: PageScripts.page)
    #expect("touchDown:\(table ?? "")".contains("\(kind.name):\""))
  }
}
