// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `What lies under the system's strip at a side` {
  /// A display whose right 84 points the system uses.
  private static func screen(_ direction: LayoutDirection = .leftToRight) throws -> Screen {
    try #require(DeviceProfile.iPhoneDuo.with(DeviceSettings(direction: direction)))
      .screen(.portrait)
  }

  private static func look(
    _ text: String?, _ alignment: ElementLook.Alignment = .leading
  ) -> ElementLook {
    var look = ElementLook()
    look.fill = .role(.ink)
    look.texts = text.map { [$0] } ?? []
    look.alignment = alignment
    return look
  }

  /// The labels of what is found where an element is at some places, frame by frame.
  private static func found(
    _ frames: [Rect], _ look: ElementLook?, on screen: Screen, item: Int32 = -1,
    beside other: Rect? = nil, phase: ScrollPhase = .idle, kind: ElementID.Kind = .own
  ) -> [String] {
    var hand = HandTimeline([], screen: screen)
    let own = look.map { OwnElements([OwnElement(name: "button", look: $0)]) }
    for frame in frames {
      var elements = [
        ElementFrame(
          ElementID(kind, number: own == nil ? 0 : 1, item: item), layer: 0, frame: frame)
      ]
      if let other {
        elements.append(
          ElementFrame(ElementID(kind, number: 1, item: item + 1), layer: 0, frame: other))
      }
      hand.show([], phase: phase, rows: 0, elements: elements)
    }
    let run = RunReading(hand.timeline, ReviewOptions())
    guard run.begin(.underStrip) else { return [] }
    UnderStripRule.judge(run, own)
    run.end()
    return run.findings.map(\.name)
  }

  private static let button = [Rect](repeating: Rect(414, 20, 44, 44), count: 3)

  @Test func `a button under it is found, and how deep`() throws {
    let screen = try Self.screen()
    #expect(Self.found(Self.button, Self.look("Call", .center), on: screen) == ["76 pt under"])
    #expect(Self.found(Self.button, nil, on: screen, kind: .tab) == ["76 pt under"])
  }

  @Test func `one beside it, a margin for touches, and a background are not`() throws {
    let screen = try Self.screen()
    let label = Self.look("Call", .center)
    #expect(Self.found([Rect(330, 20, 44, 44)], label, on: screen).isEmpty)
    #expect(Self.found([Rect(346, 20, 44, 44)], label, on: screen).isEmpty)
    #expect(Self.found(Self.button, Self.look(nil), on: screen).isEmpty)
    // What fills the display is drawn within the safe area.
    #expect(Self.found([Rect(0, 20, 466, 44)], label, on: screen).isEmpty)
    // Below the display.
    #expect(Self.found([Rect(414, 700, 44, 44)], label, on: screen).isEmpty)
  }

  @Test func `a text is where its alignment puts it`() throws {
    let screen = try Self.screen()
    let wide = [Rect(100, 20, 360, 44)]
    #expect(Self.found(wide, Self.look("Name", .leading), on: screen).isEmpty)
    #expect(Self.found(wide, Self.look("Name", .center), on: screen).isEmpty)
    #expect(Self.found(wide, Self.look("Name", .trailing), on: screen) == ["78 pt under"])
    let mirrored = try Self.screen(.rightToLeft)
    #expect(Self.found(wide, Self.look("Name", .leading), on: mirrored) == ["78 pt under"])
    #expect(Self.found(wide, Self.look("Name", .trailing), on: mirrored).isEmpty)
  }

  @Test func `what moves sideways, or is an item beside others, comes out from under it`() throws {
    let screen = try Self.screen()
    let label = Self.look("Card", .center)
    #expect(Self.found([Rect(414, 20, 44, 44), Rect(300, 20, 44, 44)], label, on: screen).isEmpty)
    #expect(
      Self.found(Self.button, label, on: screen, item: 3, beside: Rect(360, 20, 44, 44)).isEmpty)
    #expect(
      Self.found(Self.button, label, on: screen, item: 3, beside: Rect(414, 80, 44, 44))
        == ["76 pt under"])
  }

  @Test func `a display without insets at its sides, and frames in motion, are not judged`() throws
  {
    let label = Self.look("Call", .center)
    let upright = DeviceProfile.iPhone17.screen(.portrait)
    #expect(Self.found([Rect(380, 20, 30, 44)], label, on: upright).isEmpty)
    #expect(
      Self.found(Self.button, label, on: try Self.screen(), phase: .decelerating).isEmpty)
  }
}
