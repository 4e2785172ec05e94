// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import MotionReview

@Suite struct `Parity of tap and swipe` {
  private static let list = ScriptPoint(.fraction(0.5), .fraction(0.85))

  /// A finger that moves up or down by some points and rests before it lifts.
  private static func drag(_ travel: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: list, .by(ScriptPoint(.points(0), .points(travel))), duration: 0.6, hold: 0.2))
  }

  private static func tap(_ tab: Int32) -> GestureStep { .tapElement(ElementID(.tab, item: tab)) }

  private static func findings(
    _ harness: Harness, _ steps: [GestureStep], _ options: ReviewOptions = ReviewOptions()
  ) throws -> [Finding] {
    let request = harness.request(steps)
    return Review.findings(
      in: try harness.entry.run(request), of: request, by: harness.entry, options: options
    ).filter { $0.rule == .parity }
  }

  /// The article finds the front page by the width of the screen, and pages keep their initial
  /// width.
  @Test(arguments: ["st4", "st5", "st6"], [60, 120])
  func `pages that keep their old width after a rotation lead to another tab by a swipe`(
    variant: String, rate: Int
  ) throws {
    let harness = Harness(variant, on: .iPhone11).with { $0.rate = rate }
    let steps: [GestureStep] = [.rotate(to: .landscape), .pause(0.3), Self.tap(1), .pause(1)]
    let found = try Self.findings(harness, steps)
    #expect(found.map(\.name) == ["another tab"])
    #expect(found.map(\.severity) == [.error])
    // The tap is part of the frame at its time.
    #expect(found.map(\.worstFrame) == [rate * 3 / 10])
    var options = ReviewOptions()
    options[.parity].isOn = false
    #expect(try Self.findings(harness, steps, options).isEmpty)
    #expect(try Self.findings(harness, Array(steps.dropFirst())).isEmpty)
  }

  @Test(arguments: ["st7", "st8", "pp2"], [DeviceProfile.iPhone8, .iPhone11])
  func `fixed variants end the same, with the header open, half open, and gone`(
    variant: String, device: DeviceProfile
  ) throws {
    let scripts: [[GestureStep]] = [
      [.pause(0.2), Self.tap(1), .pause(1), Self.tap(0), .pause(1)],
      [Self.drag(-90), .pause(0.2), Self.tap(1), .pause(1)],
      [
        Self.drag(-300), .pause(0.2), Self.tap(1), .pause(1), Self.drag(-60), .pause(0.2),
        Self.tap(0), .pause(1),
      ],
      [.rotate(to: .landscape), .pause(0.3), Self.tap(1), .pause(1)],
    ]
    for steps in scripts { #expect(try Self.findings(Harness(variant, on: device), steps).isEmpty) }
  }

  /// A variant without pages cannot be swiped, and a tap while something moves has no counterpart.
  @Test func `a tap without a counterpart is not judged`() throws {
    #expect(
      try Self.findings(Harness("st2", on: .iPhone8), [.pause(0.2), Self.tap(1), .pause(1)]).isEmpty
    )
    let fling = GestureStep.drag(
      DragGesture(
        from: Self.list, .by(ScriptPoint(.points(0), .points(-90))), duration: 0.1,
        endVelocity: Point(0, -1500)))
    let harness = Self.forgetful(Harness("st7", on: .iPhone8))
    #expect(try Self.findings(harness, [fling, .pause(0.1), Self.tap(1), .pause(3)]).isEmpty)
  }

  /// A tap that does not restore the position of the new tab's list: 40 points of it are lost.
  @Test(arguments: [60, 120])
  func `a tap that changes an offset which a swipe keeps is found`(rate: Int) throws {
    let steps: [GestureStep] = [
      Self.drag(-300), .pause(0.2), Self.tap(1), .pause(1), Self.drag(-110), .pause(0.2),
      Self.tap(0), .pause(1),
    ]
    let harness = Harness("st7", on: .iPhone8).with { $0.rate = rate }
    #expect(try Self.findings(harness, steps).isEmpty)
    let found = try Self.findings(Self.forgetful(harness), steps)
    #expect(found.map(\.name) == ["40 pt apart"])
    #expect(
      found.first?.words.hasPrefix(
        "After a tap on a tab inner[0].contentOffset.y comes to rest at 100, after a swipe to the same page at 140."
      ) == true, "\(found.map(\.words))")
  }

  private static func forgetful(_ harness: Harness) -> Harness {
    harness.with { $0.entry = PatternEntry(ForgetfulTabs.self) }
  }
}
