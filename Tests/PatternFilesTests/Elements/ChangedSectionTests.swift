// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Rows in sections of a pattern file that programs insert, remove and reload.
@Suite struct `Rows of sections that programs change` {
  /// Three sections of 4, 3 and 5 rows; the heights of rows follow their numbers.
  private static let file = """
    { version: 1, id: "a", title: "A",
      scrollViews: { list: { content: { rows: "line" }, adjustment: "never", alwaysBounces: true } },
      elements: [{ id: "line", in: "list", look: { fill: "paper" },
        repeat: { height: "50 + item + index / 100",
          sections: { count: 3, rows: "section == 0 ? 4 : section == 1 ? 3 : 5", header: { height: 20, look: { fill: "accent" } } } } }],
      values: { seen: "list.length", fifth: "line[4].top", last: "line[11].top", second: "line.section[1].top" } }
    """

  private func run(_ steps: [GestureStep]) throws -> Timeline {
    try PatternFile.run(Self.file, steps + [.pause(0.1)])
  }

  private static let row = ElementID(.own, number: 1)

  private static func change(
    _ kind: RowChange.Kind, in section: Int?, at place: Int?, count: Int = 1,
    heights: [Double] = []
  ) -> GestureStep {
    .program(
      .changeRows(
        RowChange(kind, of: row, section: section, at: place, count: count, heights: heights)))
  }

  /// The rows of a section in the last frame, from the top down.
  private func rows(
    _ timeline: Timeline, in section: Int32
  ) -> [(number: Int32, top: Double, height: Double)] {
    timeline.elementRange(ofFrame: timeline.frameCount - 1).map { timeline.elements[$0] }
      .filter { $0.id.number == 1 && $0.id.section == section }
      .map { ($0.id.item, $0.frame.y, $0.frame.height) }
  }

  private func last(_ timeline: Timeline, _ value: String) throws -> Double {
    let track = try #require(timeline.valueNames.firstIndex { "\($0.stem)" == value })
    return timeline.value(track, inFrame: timeline.frameCount - 1)
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func `new rows come in their section, and what is below moves`() throws {
    let before = try run([])
    let timeline = try run([Self.change(.insert, in: 0, at: 1, count: 2, heights: [80, 30])])
    #expect(rows(timeline, in: 0).map(\.number) == [0, 4, 5, 1, 2, 3])
    #expect(rows(timeline, in: 0).map(\.height)[1...2] == [80, 30])
    #expect(rows(timeline, in: 1).map(\.number) == [0, 1, 2])
    #expect(near(try last(timeline, "seen"), try last(before, "seen") + 110))
    #expect(near(try last(timeline, "second"), try last(before, "second") + 110))
    // Rows that were there have their numbers among all, and so their heights.
    #expect(near(try last(timeline, "fifth"), try last(before, "fifth") + 110))
    #expect(near(try last(timeline, "last"), try last(before, "last") + 110))
    #expect(rows(timeline, in: 1).map(\.height) == rows(before, in: 1).map(\.height))
  }

  @Test func `a new row has the next number of its section, and the next among all`() throws {
    let timeline = try run([
      Self.change(.insert, in: 1, at: nil), Self.change(.insert, in: 0, at: 0),
    ])
    let (first, second) = (rows(timeline, in: 0), rows(timeline, in: 1))
    #expect(first.map(\.number) == [4, 0, 1, 2, 3] && second.map(\.number) == [0, 1, 2, 3])
    #expect(near(first[0].height, 50 + 4 + 13 / 100.0))
    #expect(near(second[3].height, 50 + 3 + 12 / 100.0))
  }

  @Test func `rows that are removed leave no gap, in their section alone`() throws {
    let before = try run([])
    let timeline = try run([Self.change(.remove, in: 1, at: 0, count: 2)])
    #expect(rows(timeline, in: 1).map(\.number) == [2])
    #expect(rows(timeline, in: 0).map(\.top) == rows(before, in: 0).map(\.top))
    let gone = rows(before, in: 1).prefix(2).map(\.height).reduce(0, +)
    #expect(near(try last(timeline, "last"), try last(before, "last") - gone))
    let empty = try run([Self.change(.remove, in: 1, at: 0, count: 3)])
    #expect(rows(empty, in: 1).isEmpty)
  }

  @Test func `rows are reloaded in one section, or in all`() throws {
    let one = try run([Self.change(.reload, in: 1, at: nil, heights: [30])])
    #expect(rows(one, in: 1).map(\.height) == [30, 30, 30])
    #expect(rows(one, in: 0).map(\.height) != [30, 30, 30, 30])
    let all = try run([Self.change(.reload, in: nil, at: nil, heights: [30])])
    #expect(near(try last(all, "seen"), 3 * 20 + 12 * 30))
    let again = try run([
      Self.change(.reload, in: nil, at: nil, heights: [30]), .pause(0.1),
      Self.change(.reload, in: nil, at: nil),
    ])
    #expect(near(try last(again, "seen"), try last(try run([]), "seen")))
  }

  @Test func `an element of a section is scrolled to by its number`() throws {
    let row = ElementID(.own, number: 1, section: 2, item: 0)
    let scroll = GestureStep.program(
      .scroll(ProgrammaticScroll(to: .element(row, at: .top), isAnimated: false)))
    let offset = try last(
      try run([Self.change(.insert, in: 0, at: 0, count: 9, heights: [60]), scroll]),
      "contentOffset.y")
    let length = try last(
      try run([Self.change(.insert, in: 0, at: 0, count: 9, heights: [60])]), "seen")
    #expect(offset > 0 && offset <= length - 667)
  }

  @Test(arguments: [
    (change(.insert, in: nil, at: 0), RowRefusal.needsSection),
    (change(.insert, in: 3, at: 0), .noSuchSection(count: 3)),
    (change(.insert, in: 1, at: 4), .noSuchRow(count: 3)),
    (change(.remove, in: 2, at: 4, count: 2), .noSuchRow(count: 5)),
  ])
  func `what does not exist is refused`(step: GestureStep, refusal: RowRefusal) {
    #expect(throws: SimulationError.rows(refusal, step: 0)) { try run([step]) }
  }
}
