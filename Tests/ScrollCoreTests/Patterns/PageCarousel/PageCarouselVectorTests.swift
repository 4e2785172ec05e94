// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Computed by hand on an iPhone 8, 375 points wide.
///
/// Peek and spacing leave 375 − 2·(32 + 12) = 287 points for a page, which is less than the height
/// allows: (667 − 152 − 32 − 26)/1.25 = 365.6. So w = 287, the margin is 44, and pages rest at
/// multiples of w + s = 299. A flick at the fast rate travels (v − 10)/10.050336 further.
@Suite("Page carousel: vectors")
struct PageCarouselVectorTests {
  private let rest = GestureStep.wait(until: .settled, timeout: 10)

  /// The position after some steps, in points from the first page, over all rounds.
  private func place(
    _ variant: String, wraps: Bool = true, _ steps: [GestureStep]
  ) throws -> Double {
    let harness = Harness(variant, on: .iPhone8).with { $0.parameters["wraps"] = .flag(wraps) }
    let timeline = try harness.run(steps)
    return 299 * timeline.value(named: "page.position", inFrame: timeline.frameCount - 1)
  }

  @Test func `pages are where the geometry says`() throws {
    let timeline = try Harness("pc3", on: .iPhone8).run([.pause(0.1)])
    let pages = timeline.elements[timeline.elementRange(ofFrame: 0)].filter { $0.id.kind == .page }
    #expect(pages.map(\.frame.x) == [-255, 44, 343])
    #expect(pages.map(\.frame.width) == [287, 287, 287])
    #expect(pages.map(\.frame.height) == [358.75, 358.75, 358.75])
    #expect(pages.map(\.contentScale) == [0.94, 1, 0.94])
    #expect(pages.map(\.contentAlpha) == [0.6, 1, 0.6])
    #expect(timeline.value(named: "contentOffset.y", inFrame: 0) == -44)
  }

  /// A flick of 900 points per second travels 88.554 further.
  ///
  /// 100 + 88.554 is nearer to 299 than to 0; 40 + 88.554 is not, but a flick turns the page as in
  /// UIKit's paging, and so does one just above 250. 130 + 496.501 is nearest to 598, but that is
  /// two pages on. 100 − 88.554 is nearest to 0.
  @Test(arguments: [
    (100.0, 900.0, 299.0), (40, 900, 299), (60, 260, 299), (-60, -900, -299), (130, 5000, 299),
    (100, -900, 0), (-100, -900, -299),
    (-130, -5000, -299), (149, 0, 0), (150, 0, 299),
  ])
  func `a touch up targets a page`(distance: Double, velocity: Double, expected: Double) throws {
    let step =
      velocity == 0
      ? CarouselScript.drag(distance) : CarouselScript.flick(distance, velocity: velocity)
    #expect(abs(try place("pc3", [step, rest]) - expected) < 1e-9)
    #expect(
      abs(try place("pc3", wraps: false, [step, rest]) - max(expected, 0)) < 1e-9)
  }

  /// (1500 − 10)/10.050336 = 148.254 further: 2 pages more than the finger's 350, which are page 1.
  @Test func `a finger that has dragged over a page keeps it`() throws {
    #expect(try place("pc3", [CarouselScript.drag(350), rest]) == 299)
    #expect(abs(try place("pc3", [CarouselScript.flick(350, velocity: 1500), rest]) - 299) < 1e-9)
  }

  /// The system pages by 375, which is 76 points beyond page 1; 750 is 147 points before page 3, at 897.
  @Test func `paging by the view's width drifts`() throws {
    let flick = CarouselScript.flick(100, velocity: 900)
    #expect(try place("pc0", [flick, rest]) == 375)
    #expect(try place("pc0", [flick, rest, flick, rest]) == 750)
    let timeline = try Harness("pc0", on: .iPhone8).run([flick, rest, flick, rest])
    let last = timeline.frameCount - 1
    #expect(abs(timeline.value(named: "page.offCentre", inFrame: last) + 147) < 1e-9)
  }

  /// At the normal rate the flick goes to 100 + 890/2.002003 = 544.555, and then to page 2.
  @Test func `a snap after the end stops twice`() throws {
    let timeline = try Harness("pc1", on: .iPhone8).run([
      CarouselScript.flick(100, velocity: 900), rest,
    ])
    let stops = timeline.events.filter { $0.kind == .settled }
    #expect(stops.count == 2)
    let frame = Int((stops[0].time * 60).rounded(.up)) - 1
    let stop = 299 * timeline.value(named: "page.position", inFrame: frame)
    #expect(abs(stop - 544.555) < 0.3)
    #expect(
      timeline.value(named: "page.position", inFrame: timeline.frameCount - 1) == 2)
  }

  /// Back from the first page the copy of the last one rests at −299; a jump by the length of all
  /// pages, 8·299 − 12 = 2380, leads to 2081, which is 12 points before page 7 at 2093.
  @Test func `a copied end jumps back off by one spacing`() throws {
    let flick = CarouselScript.flick(-100, velocity: -900)
    let timeline = try Harness("pc2", on: .iPhone8).run([flick, rest, .pause(0.2)])
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "page.current", inFrame: last) == 7)
    #expect(abs(timeline.value(named: "page.offCentre", inFrame: last) + 12) < 1e-9)
    let fixed = try Harness("pc3", on: .iPhone8).run([flick, rest, .pause(0.2)])
    #expect(fixed.value(named: "page.current", inFrame: fixed.frameCount - 1) == 7)
    #expect(fixed.value(named: "page.offCentre", inFrame: fixed.frameCount - 1) == 0)
  }

  /// A quarter of the way to the next page: 0.25 + 0.75·0.75 and 0.25 + 0.75·0.25.
  @Test func `dots and pages change with the fraction of the way`() throws {
    // A finger holds the pages at 74.75 points.
    let timeline = try Harness("pc3", on: .iPhone8).run([CarouselScript.drag(74.75), rest])
    let elements = timeline.elements[timeline.elementRange(ofFrame: 40)]
    let dots = elements.filter { $0.id.kind == .pageControl }.map(\.contentAlpha)
    let expected = [0.8125, 0.4375, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25]
    for (dot, wanted) in zip(dots, expected) { #expect(abs(dot - wanted) < 1e-9) }
    let pages = elements.filter { $0.id.kind == .page }
    let middle = pages.first { $0.id.item == 0 }
    #expect(abs((middle?.contentScale ?? 0) - (1 - 0.06 * 0.25)) < 1e-9)
    #expect(abs((middle?.contentAlpha ?? 0) - (1 - 0.4 * 0.25)) < 1e-9)
    let next = pages.first { $0.id.item == 1 }
    #expect(abs((next?.contentScale ?? 0) - (1 - 0.06 * 0.75)) < 1e-9)
  }
}
