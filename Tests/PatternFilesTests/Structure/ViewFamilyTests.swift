// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Scroll views in scroll views, and several of one description.
@Suite struct `Families of scroll views` {
  private static let pages = """
    parameters: { rows: [30, 5, 20] },
    scrollViews: {
      pager: { axis: "horizontal", content: "screen.width * count(rows)", adjustment: "never", paging: true },
      inner: { count: "count(rows)", in: "pager", frame: ["index * screen.width", 100, "screen.width", "screen.height - 100"],
        content: { rows: "post" }, adjustment: "never", alwaysBounces: true },
    },
    elements: [{ id: "post", in: "inner[*]", repeat: { count: "rows[view]", height: 60 }, look: { fill: "paper" } }],
    values: { first: "inner[0].offset", second: "inner[1].offset", front: "inner[tab].scrolled", longest: "inner[2].length" },
    """
  private static let up = FileRun.drag(from: 500, by: -160)
  private static let swipe = GestureStep.drag(
    DragGesture(
      from: ScriptPoint(.points(330), .points(400)), .by(ScriptPoint(.points(-250), .points(0))),
      duration: 0.2, hold: 0))

  @Test func `each view has its own content, offset and rows`() throws {
    let run = try FileRun(
      "\(Self.pages) state: { tab: 0 }", Self.up, .pause(0.5), Self.swipe, .pause(2))
    #expect(try run.value("first") == 150)
    #expect(try run.value("second") == 0)
    #expect(try run.value("front") == 150)
    #expect(try run.value("longest", inFrame: 0) == 1200)
    #expect(try run.value("contentOffset.y") == 375, "the pager is the main view")
    let rows = run.elements(inFrame: run.timeline.frameCount - 1)
    #expect(Set(rows.map(\.id.section)) == [1], "only the second page is on the screen")
    #expect(rows.map(\.id.item) == [0, 1, 2, 3, 4])
    #expect(rows[0].frame == Rect(0, 100, 375, 60))
  }

  @Test func `a handler knows which view tells it something, and sets one or all`() throws {
    let run = try FileRun(
      """
      \(Self.pages) state: { tab: 0, heard: -1 }, reading: "inner[tab]",
      on: [
        { event: "didScroll", of: "inner", do: ["heard = event.view"] },
        { event: "didEndDragging", of: "inner", do: ["inner[heard + 1].offset = 40", "inner[*].offset ~= index == 1 ? inner[index].offset : 10 * index", "tab = 1"] },
      ]
      """, Self.up, .pause(0.2))
    #expect(try run.value("second") == 40)
    #expect(try run.value("first") == 0)
    #expect(try run.value("contentOffset.y") == 40, "the recorded view follows the formula")
    #expect(try run.value("front") == 0, "the second list is too short to scroll")
  }

  @Test func `lists in a pager are clipped by their pages`() throws {
    let run = try FileRun("\(Self.pages) state: { tab: 0 }", .pause(0.1))
    #expect(
      run.timeline.layerLinks.map(\.parent) == [0, 0, 1, 2, 1, 4, 1, 6])
    #expect(
      run.timeline.layerLinks.map(\.clip) == [
        nil, nil, Rect(0, 0, 375, 567), nil, Rect(0, 0, 375, 567), nil, Rect(0, 0, 375, 567), nil,
      ])
    #expect(run.timeline.translation(ofLayer: 6, inFrame: 0) == Point(750, 100))
    #expect(run.elements().allSatisfy { $0.layer == 3 })
  }

  @Test func `more views than a pattern can have are refused`() throws {
    #expect(throws: InvalidPatternFile.self) {
      try FileRun("scrollViews: { list: { content: 9 }, inner: { count: 6, content: 9 } }")
    }
  }
}
