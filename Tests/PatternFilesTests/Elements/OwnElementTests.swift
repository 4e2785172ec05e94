// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// What elements are called, how they are drawn, and where they are.
@Suite struct `Elements of a pattern file` {
  private func entry(_ elements: String, variants: String = "") throws -> PatternEntry {
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } },
        elements: [\(elements)], \(variants) }
      """
    return try PatternFile(Array(text.utf8)).entry(of: "a.pattern.jsonc", placing: { "\($0)" })
  }

  private func run(_ entry: PatternEntry, variant: Int = 0) throws -> Timeline {
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    return try entry.run(
      RunRequest(
        variant: variant, parameters: entry.parameters.map(\.defaultValue),
        screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: 60,
        physics: .uikit,
        script: GestureScript([
          .drag(
            DragGesture(
              from: .middle, .by(ScriptPoint(.points(0), .points(-110))), duration: 0.2, hold: 0)),
          .rotate(to: .landscape), .pause(0.1),
        ])))
  }

  /// The elements of a frame with their names, without the backdrop.
  private func shown(_ timeline: Timeline, inFrame frame: Int) -> [(name: String, frame: Rect)] {
    timeline.elementRange(ofFrame: frame).dropFirst().map {
      let element = timeline.elements[$0]
      return (timeline.ownElements.text(of: element.id), element.frame)
    }
  }

  @Test func `with a look of their own are called by their names, others by their kinds`() throws {
    let entry = try entry(
      """
      { id: "rows", in: "list", look: "contact", repeat: { count: 30, height: 100 } },
      { id: "dots", in: "list", look: { fill: "accent" }, repeat: { count: 2, height: 10 } },
      { id: "top", look: "header", frame: { top: 0, height: 50 } },
      { id: "second", look: "header", frame: { top: 50, height: 50 } },
      { id: "badge", role: "title", look: { text: "3" }, frame: { top: 9, height: 9 } },
      { id: "ghost", frame: { top: 9, height: 9 } },
      """)
    let timeline = try run(entry)
    #expect(
      shown(timeline, inFrame: 0).map(\.name) == [
        "cell[0]", "cell[1]", "cell[2]", "cell[3]", "cell[4]", "cell[5]", "cell[6]", "dots[0]",
        "dots[1]", "header", "second", "badge",
      ])
    let badge = timeline.elements[timeline.elementRange(ofFrame: 0).upperBound - 1]
    #expect(badge.id.kind == .title, "rules know it by its role")
  }

  @Test func `have a number for each role that variants give them`() throws {
    let entry = try entry(
      """
      { id: "one", look: { fill: "ink" }, frame: { top: 0, height: 50 } },
      """,
      variants: """
        variants: { a: {}, b: { set: { "elements.one.role": "header" } }, c: {},
          d: { set: { "elements.one.role": "header" } } }
        """)
    // A drawing of several variants names an element by its number.
    let ids = try (0..<4).map { variant in
      let timeline = try run(entry, variant: variant)
      return timeline.elements[timeline.elementRange(ofFrame: 0).upperBound - 1].id
    }
    #expect(ids.map(\.number) == [1, 2, 1, 2])
    #expect(ids.map(\.kind) == [.own, .header, .own, .header])
  }

  @Test func `keep their numbers from variant to variant`() throws {
    let entry = try entry(
      """
      { id: "one", look: { fill: "ink" }, frame: { top: 0, height: 50 } },
      { id: "two", look: { fill: "paper" }, frame: { top: 50, height: 50 } },
      """,
      variants: """
        variants: { a: {}, b: { set: { "elements.one": null } },
          c: { set: { "elements.two.look.fill": "accent" } } }
        """)
    func ids(_ variant: Int) throws -> [UInt16] {
      let timeline = try run(entry, variant: variant)
      return timeline.elementRange(ofFrame: 0).dropFirst().map { timeline.elements[$0].id.number }
    }
    #expect(try ids(0) == [1, 2])
    #expect(try ids(1) == [2])
    #expect(try ids(2) == [1, 3], "another look is another drawing under the same name")
    let names = try #require(entry.ownElements)
    #expect(names.elements.map(\.name) == ["one", "two", "two"])
    #expect(entry.ownElements.haveSameName(ElementID(.own, number: 2), ElementID(.own, number: 3)))
    #expect(!entry.ownElements.haveSameName(ElementID(.own, number: 1), ElementID(.own, number: 3)))
  }

  @Test(arguments: [("", false), (", alpha: \"1\"", true), (", visible: \"safe.top >= 0\"", false)])
  func `are where the file says, whether that is known for all frames or not`(
    extra: String, takesNumbers: Bool
  ) throws {
    let entry = try entry(
      """
      { id: "mark", in: "list", look: { fill: "ink" },
        frame: { left: "screen.width / 4", width: 40, top: "200 + safe.top", height: 30 }\(extra) },
      { id: "fixed", look: { fill: "ink" }, frame: { left: 0, width: 9, bottom: "screen.height", height: 9 }\(extra) },
      """)
    let timeline = try run(entry)
    for frame in [0, 6, timeline.frameCount - 1] {
      let isTurned = frame == timeline.frameCount - 1
      let (width, height, top) = isTurned ? (667.0, 375.0, 0.0) : (375, 667, 20)
      let offset = timeline.value(0, inFrame: frame)
      #expect(offset > 0 || frame == 0)
      let places = shown(timeline, inFrame: frame)
      #expect(places.map(\.name) == ["mark", "fixed"])
      #expect(places[0].frame == Rect(width / 4, 200 + top - offset, 40, 30))
      #expect(places[1].frame == Rect(0, height - 9, 9, 9))
    }
  }

  @Test func `have texts that print a formula of the item`() throws {
    let entry = try entry(
      """
      { id: "hour", in: "list", repeat: { count: 3, height: 10 },
        look: { column: [{ text: "{index + 1} h" }, { text: ["a{index % 2}", "b"] }, { text: "plain" }] } },
      { id: "dot", each: 2, frame: { top: "index * 9", height: 9 }, look: { text: "{index * 1.5}" } },
      """)
    let looks = try #require(entry.ownElements).elements.map(\.look)
    #expect(
      looks.compactMap(\.self).map { $0.texts.isEmpty ? $0.parts.map(\.texts) : [$0.texts] } == [
        [["1 h", "2 h", "3 h"], ["a0", "b", "a0"], ["plain"]], [["0"]], [["1.5"]],
      ])
  }

  @Test(arguments: [
    ("{list.scrolled}", "a text is the same for the whole run"), ("{1 / 0}", "division by 0"),
    ("{1", "'}' is missing"), ("{index}", "'index' is the number of an item, and this is none"),
  ])
  func `refuse texts with other formulas`(text: String, reason: String) throws {
    let error = #expect(throws: InvalidPatternFile.self) {
      try entry(#"{ id: "one", look: { text: "\#(text)" } }"#)
    }
    #expect(error?.errors.map(\.message).joined().contains(reason) == true)
  }

  @Test func `are transparent below an opacity of 0, and opaque above 1`() throws {
    let entry = try entry(
      #"{ id: "fog", look: { fill: "ink" }, alpha: "2 - list.scrolled / 30" }"#)
    let timeline = try run(entry)
    let alphas = timeline.elements.filter { $0.id.kind == .own }.map(\.contentAlpha)
    #expect(alphas.min() == 0 && alphas.max() == 1)
    #expect(alphas.contains { $0 > 0 && $0 < 1 })
  }
}
