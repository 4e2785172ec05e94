// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct PageArtTests {
  private func svg(_ harness: Harness, _ steps: [GestureStep]) throws -> String {
    String(
      decoding: AnimatedSVG.write(Scene(harness.device, [try harness.run(steps)])), as: UTF8.self)
  }

  private func drag(_ x: Double, _ y: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(x), .points(y))), duration: 0.4, hold: 0.2))
  }

  @Test func `a wheel has eight spokes, an eighth of a turn apart`() throws {
    let text = try svg(Harness("pr3", on: .iPhone8), [drag(0, 190), .pause(0.5)])
    let turns = text.matches(of: #/<rect[^>]*transform="rotate\((\d+) /#).compactMap { Int($0.1) }
    #expect(turns == [45, 90, 135, 180, 225, 270, 315])
    for spoke in 0..<8 { #expect(text.contains("refresh-\(spoke)")) }
  }

  /// With wraparound the last page is before the first one, under another name.
  @Test func `a page looks the same in every round`() throws {
    let harness = Harness("pc3", on: .iPhone8).with { $0.parameters["pages"] = .number(2) }
    let timeline = try harness.run([.pause(0.1)])
    let pages = timeline.elements[timeline.elementRange(ofFrame: 0)].filter { $0.id.kind == .page }
    #expect(pages.map(\.id.item) == [1, 0, 1])
    #expect(pages[0].id != pages[2].id)
    let text = String(decoding: AnimatedSVG.write(Scene(harness.device, [timeline])), as: UTF8.self)
    let titles = text.matches(of: />([^<>]+)<\/text>/).map { String($0.1) }
    #expect(titles.count { $0 == "Firs in the mist" } == 2)
    #expect(titles.count { $0 == "Low hills" } == 1)
  }

  @Test func `there is a dot for each page, and none for more than sixteen`() throws {
    for (count, dots) in [(3.0, 3), (16, 16), (17, 0), (1, 0)] {
      let harness = Harness("pc3", on: .iPhone8).with { $0.parameters["pages"] = .number(count) }
      let text = try svg(harness, [.pause(0.1)])
      #expect(Set(text.matches(of: #/pageControl-(\d+)/#).map { String($0.1) }).count == dots)
    }
  }

  @Test func `the sections of a tab are spans of time`() throws {
    let text = try svg(Harness("pp2", on: .iPhone11), [.pause(0.1)])
    #expect(text.contains("Today</text>"))
    #expect(text.contains("This week</text>"))
  }
}
