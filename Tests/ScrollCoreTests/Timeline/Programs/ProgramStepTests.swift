// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

/// What the app and the system do in the middle of a script.
@Suite struct `Steps of programs` {
  private let harness = Harness("ch8", on: .iPhone11)

  private static func scroll(
    _ target: ProgrammaticScroll.Target, isAnimated: Bool = true
  ) -> GestureStep {
    .program(.scroll(ProgrammaticScroll(to: target, isAnimated: isAnimated)))
  }

  private static let settled = GestureStep.wait(until: .settled, timeout: 10)
  private static let fling = GestureStep.drag(
    DragGesture(
      from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
      .by(ScriptPoint(.points(0), .points(-200))),
      duration: 0.2, endVelocity: Point(0, -2000)))

  private func offsets(_ steps: [GestureStep], rate: Int = 60) throws -> [Double] {
    try harness.with { $0.rate = rate }.run(steps).values(named: "contentOffset.y")
  }

  // MARK: scrollTo

  @Test func `a scroll without animation is there in the next frame`() throws {
    let all = try offsets([
      .pause(0.1), Self.scroll(.fromStart(300), isAnimated: false), .pause(0.1),
    ])
    let top = all[0]
    #expect(all.prefix(6).allSatisfy { $0 == top })
    #expect(all.dropFirst(6).allSatisfy { $0 == top + 300 })
  }

  @Test func `an animated scroll never turns back, and is over after a second`() throws {
    let all = try offsets([Self.scroll(.fromStart(300)), Self.settled])
    #expect(zip(all.dropFirst(), all).allSatisfy { $0 >= $1 })
    #expect(all.last == all[0] + 300)
    #expect(all.count < 61)
  }

  @Test func `an offset beyond the end stays there, an element does not lead beyond it`() throws {
    let end = try offsets([Self.scroll(.fromEnd(0), isAnimated: false), .pause(0.1)]).last ?? .nan
    let start = try offsets([.pause(0.1)])[0]
    let beyond = try offsets([
      Self.scroll(.fromStart(end - start + 50), isAnimated: false), .pause(0.3),
    ])
    #expect(beyond.last == end + 50)
    let element = try offsets([
      Self.scroll(.element(ElementID(.cell, item: 8), at: .top)), Self.settled,
    ])
    #expect(element.last.map { $0 > start && $0 <= end } == true)
  }

  @Test func `a finger that lands stops an animated scroll`() throws {
    let all = try offsets([
      .pointerMove(PointerMove(.middle, duration: 0)), Self.scroll(.fromStart(300)), .pause(0.1),
      .pointerDown,
      .pause(0.3), .pointerUp, .pause(0.2),
    ])
    #expect(all[7] > all[0] && all[7] < all[0] + 300)
    #expect(Set(all.dropFirst(8)).count == 1)
  }

  @Test func `a finger that drags is not disturbed by an animation, but by an offset that is set`()
    throws
  {
    func last(_ step: GestureStep) throws -> Double {
      try offsets([
        .pointerMove(PointerMove(.middle, duration: 0)), .pointerDown,
        .pointerMove(
          PointerMove(ScriptPoint(.points(0), .points(-60)), duration: 0.2, origin: .pointer)),
        .pause(0.1), step, .pause(0.2), .pointerUp, .pause(0.1),
      ]).last ?? .nan
    }
    let undisturbed = try last(.pause(0))
    #expect(try last(Self.scroll(.fromStart(300))) == undisturbed)
    let top = try offsets([.pause(0.1)])[0]
    #expect(try last(Self.scroll(.fromStart(300), isAnimated: false)) == top + 300)
  }

  // MARK: Rates

  @Test(arguments: [
    scroll(.fromStart(300)), .program(.focus(KeyboardFocus(field: ElementID(.cell, item: 9)))),
    .program(
      .resize(
        ScreenChange(to: .window(ScreenChange.Window(width: .points(375), height: .points(600)))))),
  ])
  func `60 Hz are every other frame of 120 Hz`(step: GestureStep) throws {
    let steps = [Self.fling, .pause(0.301), step, Self.settled]
    let (slow, fast) = (try offsets(steps), try offsets(steps, rate: 120))
    for frame in slow.indices where 2 * frame < fast.count {
      #expect(abs(slow[frame] - fast[2 * frame]) < 1e-6, "frame \(frame)")
    }
  }

  // MARK: Keyboard

  private func keyboards(_ timeline: Timeline) -> [Rect?] {
    (0..<timeline.frameCount).map { frame in
      timeline.elements[timeline.elementRange(ofFrame: frame)].last { $0.id.kind == .keyboard }?
        .frame
    }
  }

  @Test func `the keyboard comes in half a second, over everything, and goes`() throws {
    let timeline = try harness.run([
      .pause(0.1), .program(.focus(KeyboardFocus())), Self.settled, .pause(0.1), .program(.blur),
      Self.settled, .pause(0.1),
    ])
    let (shown, height) = (keyboards(timeline), timeline.epochs[0].screen.size.height)
    #expect(shown[0] == nil && shown[timeline.frameCount - 1] == nil)
    #expect(shown[36] == Rect(0, height - 346, 414, 346))
    let tops = shown[7..<36].map { $0?.y ?? height }
    #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 < $1 })
    #expect(timeline.epochs.map(\.screen.safeAreaInsets.bottom) == [34, 346, 34])
    for frame in 0..<timeline.frameCount where shown[frame] != nil {
      #expect(
        timeline.elements[timeline.elementRange(ofFrame: frame).upperBound - 1].id.kind == .keyboard
      )
    }
  }

  @Test func `the list reaches up to the keyboard, or under it`() throws {
    func end(_ focus: KeyboardFocus) throws -> Double {
      try harness.run([.program(.focus(focus)), Self.settled]).values(named: "contentOffset.max")
        .last ?? .nan
    }
    let without = try harness.run([.pause(0.1)]).values(named: "contentOffset.max")[0]
    #expect(try end(KeyboardFocus()) == without + 346 - 34)
    #expect(try end(KeyboardFocus(height: 200)) == without + 200 - 34)
    #expect(try end(KeyboardFocus(changesSafeArea: false)) == without)
  }

  @Test func `a covered field moves up to the keyboard, no farther; an uncovered one stays`() throws
  {
    let field = ElementID(.cell, item: 9)
    func frame(_ focus: KeyboardFocus) throws -> (before: Rect, after: Rect, keyboard: Double) {
      let timeline = try harness.run([.pause(0.1), .program(.focus(focus)), Self.settled])
      func rect(_ frame: Int) -> Rect {
        timeline.elements[timeline.elementRange(ofFrame: frame)].first { $0.id == focus.field }?
          .frame ?? .init(0, 0, 0, 0)
      }
      let last = timeline.frameCount - 1
      return (rect(0), rect(last), keyboards(timeline)[last]?.y ?? .nan)
    }
    let covered = try frame(KeyboardFocus(field: field))
    #expect(covered.before.maxY > covered.keyboard)
    #expect(abs(covered.after.maxY - covered.keyboard) < 0.5)
    let open = try frame(KeyboardFocus(field: ElementID(.cell, item: 3)))
    #expect(open.before == open.after)
  }

  @Test func `content that rested above the keyboard comes down with it`() throws {
    let timeline = try harness.run([
      .pause(0.1), .program(.focus(KeyboardFocus())), Self.settled,
      Self.scroll(.fromEnd(0), isAnimated: false),
      .pause(0.1), .program(.blur), Self.settled,
    ])
    let all = timeline.values(named: "contentOffset.y")
    #expect(abs((all.last ?? .nan) - timeline.values(named: "contentOffset.max")[0]) < 0.01)
    #expect(zip(all.dropFirst(), all).allSatisfy { abs($0 - $1) < 60 || $0 > $1 })
  }

  // MARK: Resize

  @Test func `a fling goes on in a window that is resized`() throws {
    let window = ScreenChange.Window(width: .fraction(1), height: .points(600))
    let resized = try harness.run([
      Self.fling, .pause(0.3), .program(.resize(ScreenChange(to: .window(window)))), Self.settled,
    ])
    let plain = try offsets([Self.fling, .pause(0.3), Self.settled])
    let all = resized.values(named: "contentOffset.y")
    for frame in 0..<min(all.count, 60) { #expect(abs(all[frame] - plain[frame]) < 1e-6) }
    #expect(resized.epochs.map(\.firstFrame) == [0, 30])
    #expect(resized.epochs[1].screen.size == Size(414, 600))
  }

  @Test func `a drag goes on under the finger`() throws {
    let window = ScreenChange.Window(width: .points(300), height: .points(700))
    func run(_ step: GestureStep) throws -> [Double] {
      try offsets([
        .pointerMove(PointerMove(.middle, duration: 0)), .pointerDown,
        .pointerMove(
          PointerMove(ScriptPoint(.points(0), .points(-100)), duration: 0.3, origin: .pointer)),
        step,
        .pointerMove(
          PointerMove(ScriptPoint(.points(0), .points(-50)), duration: 0.3, origin: .pointer)),
        .pause(0.2), .pointerUp, .pause(0.1),
      ])
    }
    let (plain, resized) = (
      try run(.pause(0)), try run(.program(.resize(ScreenChange(to: .window(window)))))
    )
    #expect(zip(plain, resized).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `content that rests at its end moves to the new end`() throws {
    let window = ScreenChange.Window(width: .fraction(1), height: .fraction(1.2))
    let timeline = try harness.run([
      Self.scroll(.fromEnd(0), isAnimated: false), .pause(0.1),
      .program(.resize(ScreenChange(to: .window(window)))), .pause(0.1),
    ])
    let (all, ends) = (
      timeline.values(named: "contentOffset.y"), timeline.values(named: "contentOffset.max")
    )
    #expect(all.last == ends.last && ends[0] > ends[ends.count - 1])
  }

  // MARK: Rows

  @Test func `a grid that is as high as a parameter says has no rows that programs change`() throws
  {
    #expect(throws: SimulationError.rows(.notRows, step: 0)) {
      try harness.run([.program(.changeRows(RowChange(.insert, of: ElementID(.cell), at: 0)))])
    }
  }

  // MARK: Poses

  @Test func `frames that are laid out later are the same, with the keyboard`() throws {
    let request = harness.request([
      .pause(0.2), .program(.focus(KeyboardFocus())), .pause(0.7), .rotate(to: .landscape),
      .pause(0.2),
      .program(.blur), Self.settled, .pause(0.1),
    ])
    let (timeline, poses) = (try harness.entry.run(request), try harness.entry.poses(of: request))
    var frames = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &frames)
    #expect(frames.elements == timeline.elements)
    #expect(frames.elementStarts == timeline.elementStarts)
    poses.layOut(15..<40, into: &frames)
    #expect(
      frames.elements
        == Array(timeline.elements[timeline.elementStarts[15]..<timeline.elementStarts[40]]))
  }

  // MARK: Bars

  @Test(arguments: ["lt3", "qr3"])
  func `a list beyond its end returns there while bars come`(variant: String) throws {
    let pull = GestureStep.drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(220))), duration: 0.3,
        endVelocity: Point(0, 1500)))
    let bars = BarAppearance(navigationBar: true, tabBar: true, isAnimated: true)
    let run = try harness.with { $0 = Harness(variant, on: .iPhone11) }.run([
      pull, .program(.showBars(bars)), Self.settled,
    ])
    let offsets = run.values(named: "contentOffset.y")
    let least = run.values(named: "contentOffset.min").last
    #expect(offsets.contains { $0 < offsets[0] - 50 })
    #expect(offsets.last == least)
  }

  @Test(arguments: ["lt3", "qr3", "pc3"])
  func `a step that changes nothing leaves a fling alone`(variant: String) throws {
    func offsets(_ steps: [GestureStep]) throws -> [Double] {
      let across = variant == "pc3"
      let drag = DragGesture(
        from: .middle, .by(ScriptPoint(.points(across ? -120 : 0), .points(across ? 0 : -120))),
        duration: 0.2, endVelocity: across ? Point(-900, 0) : Point(0, -2000))
      return try Harness(variant, on: .iPhone11).run(
        [.drag(drag), .pause(0.1)] + steps + [
          Self.settled
        ]
      ).values(named: "contentOffset.y")
    }
    let none = BarAppearance(navigationBar: false, tabBar: false, isAnimated: false)
    #expect(try offsets([.program(.showBars(none)), .program(.blur)]) == offsets([]))
  }
}
