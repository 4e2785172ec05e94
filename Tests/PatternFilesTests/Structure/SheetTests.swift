// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Sheets that a finger drags.
@Suite struct `Sheets of a pattern file` {
  private func file(_ sheet: String, _ more: String = "") -> String {
    """
    scrollViews: { list: { content: 3000, adjustment: "never" } },
    sheets: { panel: { detents: { low: 100, middle: 300, high: 600 }, handle: "grip", \(sheet) } },
    values: { extent: "panel.extent", share: "panel.progress('low', 'high')", rests: "panel.at('middle') ? 1 : 0",
      goal: "panel.target", y: "grip.top" },
    elements: [{ id: "rows", in: "list", repeat: { count: 30, height: 100 }, look: { fill: "paper" } },
      { id: "grip", in: "panel", look: { fill: "bar" } }],
    \(more)
    """
  }

  @Test func `a handle moves the sheet, which rests at the detent that its rule chooses`() throws {
    let run = try FileRun(
      file("start: \"middle\", settle: { rule: \"nearest\" }"),
      .pause(0.1), FileRun.drag(from: 500, by: 130), .pause(2))
    #expect(try run.value("extent", inFrame: 0) == 300)
    #expect(try run.value("rests", inFrame: 0) == 1)
    #expect(try run.value("y", inFrame: 0) == 367)
    // The slop of 10 pt is not part of the drag.
    let dragged = try (0..<40).map { try run.value("extent", inFrame: $0) }
    #expect(dragged.contains(180))
    #expect(try run.value("extent") == 100)
    #expect(try run.value("share") == 0)
    #expect(try run.value("rests") == 0)
    #expect(try run.value("contentOffset.y") == 0, "the list under the sheet does not move")
  }

  @Test(arguments: [("lookAhead", 300.0), ("onward", 300), ("project", 600)])
  func `a flick goes as far as the rule lets it`(rule: String, extent: Double) throws {
    let run = try FileRun(
      file("start: \"low\", settle: { rule: \"\(rule)\" }"),
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .points(600)),
          .by(ScriptPoint(.points(0), .points(-90))), duration: 0.1, hold: 0)),
      .pause(2))
    #expect(try run.value("extent") == extent)
  }

  @Test func `a sheet of OverlayContainer swings after a fast finger only`() throws {
    func swing(_ seconds: Double, restsAt place: Double) throws -> Double {
      let run = try FileRun(
        file("start: \"low\", settle: \"overlayContainer\""),
        .drag(
          DragGesture(
            from: ScriptPoint(.fraction(0.5), .points(600)),
            .by(ScriptPoint(.points(0), .points(-150))), duration: seconds, hold: 0)),
        .pause(2))
      #expect(try run.value("extent") == place)
      let extents = try (0..<run.timeline.frameCount).map { try run.value("extent", inFrame: $0) }
      return (extents.max() ?? 0) - place
    }
    #expect(try swing(0.06, restsAt: 600) > 1)
    #expect(try swing(1.5, restsAt: 300) < 0.1)
  }

  @Test(arguments: [
    ("stiff", 600.0), ("free", 640.0), ("rubber", 621.2975326560232),
  ])
  func `a pull beyond the last detent is answered by its law`(law: String, extent: Double) throws {
    let run = try FileRun(
      file("start: \"high\", beyond: \"\(law)\""), .pause(0.1), FileRun.drag(from: 300, by: -50),
      .pause(2))
    let greatest = try (0..<run.timeline.frameCount).map { try run.value("extent", inFrame: $0) }
      .max()
    #expect(abs((greatest ?? 0) - extent) < 1e-9)
    #expect(try run.value("extent") == 600)
  }

  @Test func `a statement settles a sheet, with the speed that it has`() throws {
    let run = try FileRun(
      file("start: \"low\"", "on: [{ event: \"didAppear\", do: [\"panel.settle('high')\"] }]"),
      .pause(2))
    #expect(try run.value("goal", inFrame: 0) == 600)
    #expect(try run.value("extent", inFrame: 0) == 100)
    #expect(try run.value("extent") == 600)
    let extents = try (0..<60).map { try run.value("extent", inFrame: $0) }
    #expect(extents == extents.sorted(), "it does not overshoot")
  }

  @Test func `what fills a sheet has no height while a spring carries it below the screen`() throws
  {
    let run = try FileRun(
      """
      scrollViews: { list: { content: 3000, adjustment: "never" } },
      sheets: { panel: { detents: { hidden: 0, high: 300 }, start: "high", handle: "grip",
        settle: { rule: "nearest", velocity: "carry", overshoot: true, spring: { response: 0.5, damping: 0.5 } } } },
      values: { extent: "panel.extent" },
      elements: [{ id: "grip", in: "panel", look: { fill: "bar" } }]
      """,
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .points(400)),
          .by(ScriptPoint(.points(0), .points(220))), duration: 0.1, hold: 0)),
      .pause(3))
    #expect(run.fault == nil)
    let frames = 0..<run.timeline.frameCount
    let lowest = try frames.min { one, other in
      try run.value("extent", inFrame: one) < run.value("extent", inFrame: other)
    }
    let frame = try #require(lowest)
    let extent = try run.value("extent", inFrame: frame)
    #expect(extent < 0)
    #expect(run.elements(inFrame: frame).map(\.frame) == [Rect(0, 667 - extent, 375, 0)])
  }

  @Test(arguments: ["top", "left", "right"])
  func `sheets come from every edge`(edge: String) throws {
    let way = edge == "top" ? (0.0, 100.0) : (edge == "left" ? 100.0 : -100, 0)
    let run = try FileRun(
      """
      scrollViews: { list: { content: 3000, adjustment: "never" } },
      sheets: { panel: { edge: "\(edge)", detents: { low: 100, high: 300 }, handle: "grip", settle: { rule: "nearest" } } },
      values: { extent: "panel.extent" },
      elements: [{ id: "grip", in: "panel", look: { fill: "bar" } }]
      """,
      .drag(
        DragGesture(
          from: ScriptPoint(.points(edge == "right" ? 340 : 50), .points(50)),
          .by(ScriptPoint(.points(way.0), .points(way.1))), duration: 0.3, hold: 0.2)),
      .pause(2))
    #expect(try run.value("extent", inFrame: 0) == 100)
    #expect((try (0..<50).map { try run.value("extent", inFrame: $0) }).contains(190))
    #expect(try run.value("extent") == 100)
  }
}
