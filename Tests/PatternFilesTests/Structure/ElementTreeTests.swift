// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Elements in other elements, items with children, sticky elements, and what takes touches.
@Suite struct `Elements that lie in each other` {
  private static let view =
    "scrollViews: { list: { content: 3000, adjustment: \"never\", bounces: false } }"

  @Test func `children count from their parent, and fade with it`() throws {
    let run = try FileRun(
      """
      \(Self.view), elements: [
        { id: "box", in: "list", frame: { left: 20, width: 200, top: 100, height: 80 }, alpha: 0.5, look: { fill: "ink" },
          children: [
            { id: "label", frame: { right: "box.width - 8 + 0 * box.left", width: 50, bottom: 70, height: 30 }, alpha: 0.5, look: { text: "a" } },
            { id: "all", look: { stroke: "ink" } },
          ] },
      ]
      """, FileRun.drag(from: 500, by: -60))
    let first = run.elements()
    #expect(
      first.map(\.frame) == [
        Rect(20, 100, 200, 80), Rect(162, 140, 50, 30), Rect(20, 100, 200, 80),
      ])
    #expect(first.map(\.contentAlpha) == [0.5, 0.25, 0.5])
    let last = run.elements(inFrame: run.timeline.frameCount - 1)
    #expect(last[1].frame.y == 140 - (try run.value("contentOffset.y")))
  }

  @Test func `items lie side by side in an element, and have children of their own`() throws {
    let run = try FileRun(
      """
      \(Self.view), elements: [
        { id: "bar", frame: { top: 20, height: 40 }, look: { fill: "bar" }, children: [
          { id: "button", repeat: { axis: "horizontal", count: 3, width: "bar.width / 3" }, look: { fill: "paper" },
            visible: "index != 1",
            children: [{ id: "badge", frame: { right: "self.width", width: 10, top: "index * 2", height: 10 }, look: { fill: "accent" } }] },
        ] },
      ]
      """, .pause(0.1))
    #expect(
      run.elements().map(\.frame) == [
        Rect(0, 20, 375, 40), Rect(0, 20, 125, 40), Rect(115, 20, 10, 10),
        Rect(250, 20, 125, 40), Rect(365, 24, 10, 10),
      ])
    #expect(run.elements().map(\.id.item) == [-1, 0, 0, 2, 2])
  }

  @Test func `an item knows how far it has come through the screen`() throws {
    let run = try FileRun(
      """
      \(Self.view), elements: [
        { id: "line", in: "list", repeat: { count: 12, height: 100 }, look: { fill: "paper" },
          alpha: "self.progress", scale: "self.visible" },
      ]
      """, .pause(0.1))
    let rows = run.elements()
    #expect(rows.count == 7)
    #expect(rows[0].contentAlpha == 667.0 / 767)
    #expect(rows[6].contentAlpha == 67.0 / 767)
    #expect(abs(rows[6].contentScale - 0.67) < 1e-12)
  }

  @Test func `a sticky element stays at the edge while its content has room`() throws {
    let run = try FileRun(
      """
      \(Self.view), values: { y: "tabs.top", foot: "foot.bottom" }, elements: [
        { id: "tabs", in: "list", frame: { top: 200, height: 40 }, sticky: { top: 20 } },
        { id: "foot", in: "list", frame: { top: 2000, height: 50 }, sticky: { bottom: 10 } },
      ]
      """, FileRun.drag(from: 600, by: -120), FileRun.drag(from: 600, by: -150))
    #expect(try run.value("y", inFrame: 0) == 200)
    #expect(try run.value("foot", inFrame: 0) == 657)
    #expect(try run.value("contentOffset.y") > 200)
    #expect(try run.value("y") == 20)
  }

  @Test func `children are clipped by one layer, or by two where the element changes its size`()
    throws
  {
    let run = try FileRun(
      """
      \(Self.view), elements: [
        { id: "still", clip: true, frame: { left: 10, width: 100, top: 10, height: 50 }, look: { fill: "ink", corner: 9 },
          children: [{ id: "a", look: { fill: "paper" } }] },
        { id: "grows", clip: true, frame: { top: 100, height: "100 + list.offset" },
          children: [{ id: "b", look: { fill: "paper" } }] },
      ]
      """, FileRun.drag(from: 500, by: -60))
    #expect(
      run.timeline.layerLinks == [
        LayerLink(),
        LayerLink(clip: Rect(0, 0, 100, 50), cornerRadius: 9),
        LayerLink(clip: Rect(0, 0, 10_000, 10_000)),
        LayerLink(parent: 2, clip: Rect(-10_000, -10_000, 10_000, 10_000)),
      ])
    #expect(run.elements().map(\.layer) == [0, 1, 3])
    let frame = run.timeline.frameCount - 1
    #expect(run.timeline.translation(ofLayer: 1, inFrame: frame) == Point(10, 10))
    #expect(run.timeline.translation(ofLayer: 2, inFrame: frame) == Point(0, 100))
    #expect(
      run.timeline.translation(ofLayer: 3, inFrame: frame)
        == Point(375, 200 + (try run.value("contentOffset.y"))))
  }

  @Test(arguments: [("take", 0.0), ("through", 110)])
  func `a bar over a list takes touches unless it lets them through`(
    hit: String, moved: Double
  ) throws {
    let run = try FileRun(
      """
      \(Self.view), elements: [
        { id: "rows", in: "list", repeat: { count: 30, height: 100 }, look: { fill: "paper" } },
        { id: "bar", frame: { bottom: 667, height: 200 }, look: { fill: "bar" }, hit: "\(hit)" },
      ]
      """, FileRun.drag(from: 560, by: -120))
    #expect(try run.value("contentOffset.y") == moved)
  }

  @Test func `a tap tells which item it is on`() throws {
    let run = try FileRun(
      """
      \(Self.view), state: { tab: -1, taps: 0 }, values: { t: "tab", all: "taps" },
      elements: [{ id: "button", repeat: { axis: "horizontal", count: 3, width: 125 }, look: { fill: "paper" } }],
      on: [
        { event: "tap", of: "button", do: ["tab = event.index"] },
        { event: "tap", do: ["taps = taps + 1"] },
      ]
      """,
      .tap(ScriptPoint(.points(200), .points(300))), .pause(0.2))
    #expect(try run.value("t") == 1)
    #expect(try run.value("all") == 1)
  }

  @Test func `items follow the state that counts them, and so does the content`() throws {
    let run = try FileRun(
      """
      scrollViews: { list: { content: { rows: "lines" }, adjustment: "never", alwaysBounces: true } },
      parameters: { rows: [20, 3] }, state: { tab: 0 }, values: { long: "list.length" },
      elements: [{ id: "lines", in: "list", repeat: { count: "rows[tab]", height: 60 }, look: { fill: "paper" } }],
      on: [{ event: "tap", do: ["tab = 1"] }]
      """, .pause(0.1), .tap(.middle), .pause(0.2))
    #expect(try run.value("long", inFrame: 0) == 1200)
    #expect(run.elements().count == 12)
    #expect(try run.value("long") == 180)
    #expect(run.elements(inFrame: run.timeline.frameCount - 1).count == 3)
  }

  @Test func `layers of all variants are the same`() throws {
    let file = try PatternFile(
      Array(
        """
        { version: 1, id: "a", title: "A", \(Self.view),
          elements: [{ id: "box", frame: { top: 0, height: 50 }, children: [{ id: "in", look: { fill: "ink" } }] }],
          variants: { open: {}, closed: { set: { "elements.box.clip": true } } } }
        """.utf8))
    let entry = try file.entry(of: "a.pattern.jsonc", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first)
    let links = try [0, 1].map { variant in
      try entry.run(
        RunRequest(
          variant: variant, parameters: [], screen: device.screen(.portrait),
          turnedScreen: device.screen(.landscape), rate: 60, physics: .uikit,
          script: GestureScript([.pause(0.1)]))
      ).layerLinks
    }
    #expect(links[0] == links[1])
    #expect(links[0].count == 2)
  }
}
