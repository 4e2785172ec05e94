// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Views that a finger moves as one distance.
@Suite struct `Nested scroll views` {
  /// A header of 150 pt above a bar of 50 pt and a list.
  private func file(_ nesting: String, _ more: String = "") -> String {
    """
    scrollViews: {
      page: { content: "screen.height + 150", adjustment: "never", bounces: false },
      list: { in: "page", frame: [0, 200, "screen.width", "screen.height - 50"], content: 3000, adjustment: "never", alwaysBounces: true },
    },
    nesting: [{ outer: "page", inner: "list"\(nesting) }],
    values: { page: "page.offset", list: "list.offset", sum: "page.scrolled + list.scrolled", v: "page.velocity + list.velocity" },
    elements: [
      { id: "hero", in: "page", frame: { top: 0, height: 150 }, look: { fill: "accent" } },
      { id: "rows", in: "list", repeat: { count: 50, height: 60 }, look: { fill: "paper" } },
    ], \(more)
    """
  }

  private func fling(_ way: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .points(way < 0 ? 600 : 250)),
        .by(ScriptPoint(.points(0), .points(way))), duration: 0.15, hold: 0))
  }

  @Test func `the outer view takes the finger first, and the list the rest in the same frame`()
    throws
  {
    let run = try FileRun(
      file(", onward: \"outer\", back: \"inner\""), FileRun.drag(from: 600, by: -260), .pause(0.3))
    #expect(try run.value("page") == 150)
    #expect(try run.value("list") == 100)
    let frames = 0..<run.timeline.frameCount
    for frame in frames.dropFirst() {
      let (before, now) = (
        try run.value("page", inFrame: frame - 1), try run.value("page", inFrame: frame)
      )
      let list = try run.value("list", inFrame: frame)
      #expect(list == 0 || now == 150, "the list waits for the page")
      #expect(now >= before)
    }
    let hero = run.elements(inFrame: run.timeline.frameCount - 1)
    #expect(hero.allSatisfy { $0.id.kind == .own })
    #expect(hero.first?.id.item != -1 || hero.first?.frame.y == -150)
  }

  @Test(arguments: [("inner", 150.0, 40.0), ("outer", 90.0, 100.0)])
  func `on the way back the one that is named moves first`(
    back: String, page: Double, list: Double
  ) throws {
    let run = try FileRun(
      file(", onward: \"outer\", back: \"\(back)\""), FileRun.drag(from: 600, by: -260),
      .pause(0.3), FileRun.drag(from: 300, by: 70), .pause(0.3))
    #expect(try run.value("page") == page)
    #expect(try run.value("list") == list)
  }

  @Test func `with both each view takes the whole distance`() throws {
    let run = try FileRun(
      file(", onward: \"both\", back: \"both\", rest: \"each\""),
      FileRun.drag(from: 600, by: -260), .pause(0.3))
    #expect(try run.value("page") == 150)
    #expect(try run.value("list") == 250)
    // A list that is in front of its page is what most apps have by mistake: both follow the finger at once.
    let frames = 0..<run.timeline.frameCount
    let moving = try frames.filter { frame in
      try run.value("page", inFrame: frame) > 0 && run.value("page", inFrame: frame) < 150
    }
    #expect(!moving.isEmpty)
    for frame in moving {
      #expect(try run.value("list", inFrame: frame) == run.value("page", inFrame: frame))
    }
  }

  @Test func `a fling goes over the border without a jump of its speed`() throws {
    let run = try FileRun(
      file(", onward: \"outer\", back: \"inner\""), fling(-90), .pause(3))
    #expect(try run.value("page") == 150)
    #expect(try run.value("list") > 100)
    let speeds = try (12..<60).map { try run.value("v", inFrame: $0) }
    for (a, b) in zip(speeds, speeds.dropFirst()) { #expect(b <= a && b > a * 0.9) }
  }

  @Test func `beyond the ends of the sum the list shows the rubber band`() throws {
    let run = try FileRun(
      file(", onward: \"outer\", back: \"inner\""), FileRun.drag(from: 200, by: 110), .pause(1))
    let list = try (0..<run.timeline.frameCount).map { try run.value("list", inFrame: $0) }
    #expect((list.min() ?? 0) < -40)
    #expect(
      try (0..<run.timeline.frameCount).allSatisfy { try run.value("page", inFrame: $0) == 0 })
    #expect(try run.value("list") == 0)
  }

  @Test func `handlers set the parts, and hear of their own part only`() throws {
    let run = try FileRun(
      file(
        ", onward: \"outer\", back: \"inner\"",
        """
        state: { heard: 0, delta: 0 }, on: [
          { event: "didScroll", of: "page", do: ["heard = heard + 1"] },
          { event: "didScroll", of: "list", do: ["delta = delta + list.delta"] },
          { event: "tap", do: ["list.offset = 70", "page.offset ~= 30"] },
        ]
        """),
      .tap(ScriptPoint(.fraction(0.5), .fraction(0.5))), .pause(0.2))
    #expect(try run.value("list") == 70)
    #expect(try run.value("page") == 30)
    #expect(try run.value("sum") == 100)
  }

  @Test(arguments: [0, 1])
  func `a finger on the header moves the list of the page in front`(page: Int) throws {
    let run = try FileRun(
      """
      scrollViews: {
        page: { content: "screen.height + 150", adjustment: "never", bounces: false },
        pager: { axis: "horizontal", in: "page", frame: [0, 200, "screen.width", "screen.height - 50"],
          content: "screen.width * 2", adjustment: "never", paging: true },
        list: { count: 2, in: "pager", frame: ["index * screen.width", 0, "screen.width", "screen.height - 50"],
          content: 3000, adjustment: "never" },
      },
      nesting: [
        { outer: "page", inner: "list", onward: "outer", back: "inner" }, { outer: "pager", inner: "list" },
      ],
      values: { a: "list[0].offset", b: "list[1].offset", page: "page.offset" },
      on: [{ event: "didAppear", do: ["pager.offset := \(page) * screen.width"] }],
      elements: [{ id: "rows", in: "list[*]", repeat: { count: 50, height: 60 }, look: { fill: "paper" } }]
      """, .pause(0.2), FileRun.drag(from: 190, by: -180), .pause(0.2))
    #expect(try run.value("page") == 150)
    #expect(try run.value("a") == (page == 0 ? 20 : 0))
    #expect(try run.value("b") == (page == 1 ? 20 : 0))
  }

  @Test func `a finger moves pages or their lists, by its axis`() throws {
    func run(_ way: (Double, Double)) throws -> FileRun {
      try FileRun(
        """
        scrollViews: {
          pager: { axis: "horizontal", content: "screen.width * 2", adjustment: "never", paging: true },
          list: { count: 2, in: "pager", frame: ["index * screen.width", 0, "screen.width", "screen.height"], content: 3000, adjustment: "never" },
        },
        nesting: [{ outer: "pager", inner: "list" }], values: { x: "pager.offset", y: "list[0].offset" },
        elements: [{ id: "rows", in: "list[*]", repeat: { count: 50, height: 60 }, look: { fill: "paper" } }]
        """,
        .drag(
          DragGesture(
            from: ScriptPoint(.points(340), .points(400)),
            .by(ScriptPoint(.points(way.0), .points(way.1))), duration: 0.3,
            hold: 0.2)), .pause(1))
    }
    let up = try run((-30, -120))
    #expect(try up.value("x") == 0)
    #expect(try up.value("y") > 100)
    let aside = try run((-280, -60))
    #expect(try aside.value("x") == 375)
    #expect(try aside.value("y") == 0)
  }
}
