// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Rows of a pattern file that programs insert, remove and reload.
@Suite struct `Rows that programs change` {
  private static let file = """
    { version: 1, id: "a", title: "A",
      scrollViews: { list: { content: { rows: "line" }, adjustment: "never", alwaysBounces: true } },
      elements: [{ id: "line", in: "list", look: { fill: "paper" }, repeat: { count: 30, height: 50 } },
        { id: "sections", in: "list", look: "contact", frame: { top: 0, height: 1 } }],
      values: { seen: "list.length", last: "line[29].top" } }
    """

  private func run(_ steps: [GestureStep], rate: Int = 60) throws -> Timeline {
    try PatternFile.run(Self.file, steps, rate: rate)
  }

  private static let row = ElementID(.own, number: 1)

  private static func change(
    _ kind: RowChange.Kind, at place: Int?, count: Int = 1, heights: [Double] = []
  ) -> GestureStep {
    .program(.changeRows(RowChange(kind, of: row, at: place, count: count, heights: heights)))
  }

  private static let middle = GestureStep.program(
    .scroll(ProgrammaticScroll(to: .fromStart(500), isAnimated: false)))

  /// The numbers of the rows of the last frame and where they begin, from the top down.
  private func rows(_ timeline: Timeline) -> [(number: Int32, top: Double, height: Double)] {
    timeline.elementRange(ofFrame: timeline.frameCount - 1).map { timeline.elements[$0] }
      .filter { $0.id.number == 1 }
      .map { ($0.id.item, $0.frame.y, $0.frame.height) }
  }

  private func last(_ timeline: Timeline, _ value: String) throws -> Double {
    let track = try #require(timeline.valueNames.firstIndex { "\($0.stem)" == value })
    return timeline.value(track, inFrame: timeline.frameCount - 1)
  }

  @Test func `new rows come where they are inserted, and the offset stays`() throws {
    let timeline = try run([
      Self.middle, .pause(0.1), Self.change(.insert, at: 2, count: 3, heights: [80, 20]),
      .pause(0.1),
    ])
    // 180 points have come above; the row at the top was number 10.
    #expect(rows(timeline).first?.number == 6)
    #expect(rows(timeline).first { $0.number == 10 }?.top == 180)
    #expect(try last(timeline, "contentOffset.y") == 500)
    #expect(try last(timeline, "contentOffset.max") == 30 * 50 + 180 - 667)
    #expect(try last(timeline, "seen") == 30 * 50 + 180)
    #expect(try last(timeline, "last") == 29 * 50 + 180 - 500)
    #expect(timeline.epochs.map(\.firstFrame) == [0, 6])
    #expect(timeline.events.map(\.kind) == [.scrollTo, .insert])
  }

  @Test func `inserted rows have the next numbers and their own heights`() throws {
    let timeline = try run([
      Self.change(.insert, at: 1, count: 3, heights: [80, 20]), Self.change(.insert, at: 0),
      .pause(0.1),
    ])
    #expect(rows(timeline).prefix(6).map(\.number) == [33, 0, 30, 31, 32, 1])
    #expect(rows(timeline).prefix(6).map(\.height) == [50, 50, 80, 20, 80, 50])
    #expect(rows(timeline).prefix(6).map(\.top) == [0, 50, 100, 180, 200, 280])
  }

  @Test func `rows that are removed leave no gap, and the others keep their numbers`() throws {
    let timeline = try run([Self.change(.remove, at: 1, count: 2), .pause(0.1)])
    #expect(rows(timeline).prefix(3).map(\.number) == [0, 3, 4])
    #expect(try last(timeline, "seen") == 28 * 50)
    #expect(try last(timeline, "last") == 27 * 50)
  }

  @Test func `an offset beyond the new end moves to it`() throws {
    let timeline = try run([
      .program(.scroll(ProgrammaticScroll(to: .fromEnd(0), isAnimated: false))), .pause(0.1),
      Self.change(.remove, at: 0, count: 10), .pause(0.1),
    ])
    #expect(try last(timeline, "contentOffset.y") == 20 * 50 - 667)
  }

  @Test func `reloaded rows have other heights, or those of the file again`() throws {
    let other = try run([Self.change(.reload, at: 0, count: 2, heights: [70]), .pause(0.1)])
    #expect(rows(other).prefix(3).map(\.top) == [0, 70, 140])
    #expect(rows(other).prefix(3).map(\.number) == [0, 1, 2])
    let again = try run([
      Self.change(.reload, at: nil, heights: [70]), .pause(0.1), Self.change(.reload, at: nil),
      .pause(0.1),
    ])
    #expect(rows(again).prefix(3).map(\.top) == [0, 50, 100])
  }

  @Test func `a row that is not on the screen is scrolled to, by its number`() throws {
    func offset(_ steps: [GestureStep], _ number: Int32, _ place: ProgrammaticScroll.Place) throws
      -> Double
    {
      let row = ElementID(.own, number: 1, item: number)
      return try last(
        run(
          steps + [
            .program(.scroll(ProgrammaticScroll(to: .element(row, at: place)))),
            .wait(until: .settled, timeout: 5),
          ]), "contentOffset.y")
    }
    #expect(try offset([], 15, .top) == 750)
    #expect(try offset([], 15, .bottom) == 800 - 667)
    #expect(try offset([], 15, .middle) == 775 - 667 / 2.0)
    #expect(try offset([], 29, .top) == 30 * 50 - 667)
    #expect(try offset([Self.change(.insert, at: 0, count: 2)], 15, .top) == 850)
  }

  @Test func `a fling goes on while rows come`() throws {
    let fling = GestureStep.drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(-100))), duration: 0.1,
        endVelocity: Point(0, -1000)))
    let steps = [
      fling, .pause(0.3), Self.change(.insert, at: nil, count: 20),
      .wait(until: .settled, timeout: 9),
    ]
    let (slow, fast) = (try run(steps), try run(steps, rate: 120))
    for frame in 0..<slow.frameCount where 2 * frame < fast.frameCount {
      #expect(abs(slow.value(0, inFrame: frame) - fast.value(0, inFrame: 2 * frame)) < 1e-6)
    }
    #expect(try last(slow, "contentOffset.y") > 300)
  }

  @Test(arguments: [
    (change(.insert, at: 31), 30), (change(.remove, at: 29, count: 2), 30),
    (change(.reload, at: 30), 30),
  ])
  func `a row that does not exist is refused`(step: GestureStep, count: Int) {
    #expect(throws: SimulationError.rows(.noSuchRow(count: count), step: 0)) { try run([step]) }
  }

  @Test func `rows that look different in a variant are those of the same name`() throws {
    let file = """
      { version: 1, id: "a", title: "A",
        scrollViews: { list: { content: { rows: "line" }, adjustment: "never" } },
        elements: [{ id: "line", in: "list", look: { fill: "paper" }, repeat: { count: 30, height: 50 } }],
        variants: { one: {}, two: { set: { "elements.line.look.fill": "accent" } } } }
      """
    let entry = try PatternFile(Array(file.utf8)).entry(
      of: "a.pattern.jsonc", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    for variant in 0...1 {
      let timeline = try entry.run(
        RunRequest(
          variant: variant, parameters: [], screen: device.screen(.portrait),
          turnedScreen: device.screen(.landscape), rate: 60, physics: .uikit,
          script: GestureScript([.pause(0.1), Self.change(.remove, at: 0), .pause(0.1)])))
      let items = timeline.elementRange(ofFrame: timeline.frameCount - 1)
        .map { timeline.elements[$0].id.item }
      #expect(!items.contains(0) && items.contains(1), "variant \(variant)")
    }
  }

  @Test func `what is not repeated has no rows`() {
    let step = GestureStep.program(.changeRows(RowChange(.insert, of: ElementID(.contact), at: 0)))
    #expect(throws: SimulationError.rows(.notRows, step: 0)) { try run([step]) }
  }
}
