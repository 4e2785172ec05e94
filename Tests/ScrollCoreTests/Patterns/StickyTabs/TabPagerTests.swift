// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Sticky tabs: pages, taps and the axis of a finger")
struct TabPagerTests {
  static let stages = ["st4", "st5", "st6", "st7", "st8"]

  /// The finger's travel in pages to the left, the page, and the indicator's centre on 375 points.
  static let places: [(way: Double, page: Double, centre: Double)] = [
    (0.2, 0, 131.25), (0.49, 0, 185.625), (0.5, 1, 187.5), (0.8, 1, 243.75),
  ]

  @Test(arguments: stages)
  func `the indicator follows the pages, and the page changes half-way`(variant: String) throws {
    let start = Point(370, 500)
    var samples = [Trace.Sample(time: 0, position: start)]
    for (index, place) in Self.places.enumerated() {
      samples.append(
        Trace.Sample(
          time: Double(index + 1) / 10, position: start - Point(place.way * 375, 0)))
    }
    samples.append(Trace.Sample(time: 0.6, position: samples[4].position))
    let run = try Harness.withoutSlop(variant).tabs([.trace(Trace(of: .pointer, samples: samples))])
    for (index, place) in Self.places.enumerated() {
      let frame = 6 * (index + 1)
      #expect(abs(run.pager[frame] - place.way * 375) < 1e-6)
      #expect(run.selected[frame] == place.page)
      #expect(abs(run.indicator[frame] - place.centre) < 1e-6)
    }
  }

  @Test func `half-way between the second and the third page the third is selected`() throws {
    let run = try Harness.withoutSlop("st6").rows(20, 20, 20).tabs([
      .tapTab(1), .rest,
      .steady(-12.5, 0, frames: 15, from: ScriptPoint(.points(300), .points(500))),
    ])
    // Three tabs of 125 points: 1.5 pages are 250 points, the middle of the second one's right end.
    let frame = run.frame(at: run.timeline.stepTimes[2] + 0.25)
    #expect(abs(run.pager[frame] - 562.5) < 1e-6)
    #expect(run.selected[frame] == 2 && run.selected[frame - 1] == 1)
    #expect(abs(run.indicator[frame] - 250) < 1e-6)
  }

  @Test(arguments: stages)
  func `a flick turns one page, a slow finger goes back`(variant: String) throws {
    let harness = Harness.withoutSlop(variant)
    let flick = try harness.tabs([
      .drag(
        DragGesture(
          from: ScriptPoint(.points(300), .points(500)), .by(ScriptPoint(.points(-60), .points(0))),
          duration: 0.1, endVelocity: Point(-600, 0))), .rest,
    ])
    #expect(flick.pager[flick.last] == 375 && flick.selected[flick.last] == 1)
    let slow = try harness.tabs([
      .steady(-10, 0, frames: 15, from: ScriptPoint(.points(300), .points(500))), .rest,
    ])
    #expect(slow.pager[slow.last] == 0 && slow.selected[slow.last] == 0)
  }

  @Test(arguments: stages)
  func `a tap selects at once and the page follows without overshoot`(variant: String) throws {
    let run = try Harness(variant, on: .iPhone8).tabs([.pause(0.1), .tapTab(1), .rest])
    let tap = run.frame(at: 0.1)
    #expect(run.selected[tap] == 1 && run.pager[tap] == 0)
    #expect(run.timeline.phases[tap + 3] == .animating)
    #expect(zip(run.pager, run.pager.dropFirst()).allSatisfy { $0 <= $1 })
    // Nearly the full distance after a third of a second.
    let width = 375.0
    #expect(abs(run.pager[tap + 19] - 0.99 * width) < 0.01 * width)
    #expect(run.pager[run.last] == 375)
    #expect(run.timeline.events.contains { $0.kind == .settled })
  }

  @Test(arguments: stages)
  func `a tap on the selected tab moves nothing`(variant: String) throws {
    let run = try Harness(variant, on: .iPhone8).starting(at: 500).tabs([.tapTab(0), .pause(0.3)])
    for frame in 0...run.last {
      #expect(run.tabBar[frame] == run.tabBar[0] && run.pager[frame] == 0)
      #expect(run.inner[0][frame] == run.inner[0][0])
    }
  }

  // MARK: Axis

  @Test(arguments: [("st4", true), ("st5", true), ("st6", true), ("st7", false), ("st8", false)])
  func `a slanting swipe moves the page, and the header too if everything recognises the finger`(
    variant: String, movesHeader: Bool
  ) throws {
    let run = try Harness(variant, on: .iPhone8).tabs([
      .steady(-8, -5, frames: 20, from: ScriptPoint(.points(320), .points(550))), .rest,
    ])
    #expect(run.pager.max() ?? 0 > 100)
    let moved = (run.tabBar[0] - (run.tabBar.min() ?? 0))
    #expect(movesHeader ? moved > 80 : moved == 0)
  }

  @Test(arguments: ["st7", "st8"])
  func `a slanting scroll moves no page`(variant: String) throws {
    let run = try Harness(variant, on: .iPhone8).tabs([
      .steady(-5, -8, frames: 20, from: ScriptPoint(.points(320), .points(550))), .rest,
    ])
    #expect(run.pager.allSatisfy { $0 == 0 })
    #expect(abs(run.tabBar[0] - run.tabBar[run.last] - 150) < 1e-6)
  }

  @Test(arguments: ["st7", "st8"], [60, 120])
  func `a finger that catches a fling and moves sideways leaves it where it caught it`(
    variant: String, rate: Int
  ) throws {
    let harness = Harness(variant, on: .iPhone8).with { $0.rate = rate }
    // Caught between two frames of either rate.
    let run = try harness.tabs([
      .fling(-80, velocity: -1800), .pause(0.2537),
      .steady(-8, -3, frames: 25, from: ScriptPoint(.points(320), .points(500))), .rest,
    ])
    let landing = run.frame(at: run.timeline.stepTimes[2])
    let list = run.front(landing)
    #expect(run.timeline.events.contains { $0.kind == .catchContent })
    #expect(list > 0 || run.tabBar[landing] < 150)
    for frame in landing...run.last { #expect(run.inner[0][frame] == list) }
    #expect(run.pager[run.last] == 375)
  }

  @Test(arguments: ["st7", "st8"])
  func `a finger that catches moving pages and scrolls lets them go to the nearer one`(
    variant: String
  ) throws {
    let run = try Harness(variant, on: .iPhone8).tabs([
      .drag(
        DragGesture(
          from: ScriptPoint(.points(300), .points(500)),
          .by(ScriptPoint(.points(-150), .points(0))), duration: 0.2, endVelocity: Point(-900, 0))),
      .pause(0.1), .steady(0, -5, frames: 30, from: .list), .rest,
    ])
    let landing = run.frame(at: run.timeline.stepTimes[2])
    #expect(run.pager[landing] > 187.5 && run.pager[landing] < 374)
    #expect(run.pager[run.last] == 375 && run.selected[run.last] == 1)
    // The whole travel of the finger, without slop: it caught something.
    #expect(run.tabBar[run.last] < run.tabBar[landing] - 130)
  }

  /// The touch before is a vertical one: its axis used to count for the next finger too.
  @Test(arguments: ["st7", "st8"])
  func `pages that are caught for the second time bring their tab to the front`(
    variant: String
  ) throws {
    let run = try Harness(variant, on: .iPhone8).tabs([
      .tapTab(1), .pause(0.1), .steady(0, -5, frames: 6, from: .list), .pause(0.1),
      .steady(12, 0, frames: 20, from: .list), .rest,
    ])
    #expect(run.timeline.events.count { $0.kind == .catchContent } >= 2)
    #expect(run.pager[run.last] == 0 && run.selected[run.last] == 0)
  }

  @Test(arguments: ["st7", "st8"])
  func `a touch on the tabs stops a fling, and a drag may start there`(variant: String) throws {
    let tabs = ScriptPoint(.points(60), .points(195))
    let drag = try Harness.withoutSlop(variant).tabs([.steady(-5, frames: 20, from: tabs)])
    #expect(abs(drag.tabBar[0] - drag.tabBar[drag.last] - 100) < 1e-6)
    let stopped = try Harness(variant, on: .iPhone8).tabs([
      .fling(-80, velocity: -1800), .pause(0.3), .tapTab(0), .pause(0.5),
    ])
    let tap = stopped.frame(at: stopped.timeline.stepTimes[2])
    #expect(stopped.front(tap) == stopped.front(stopped.last))
    #expect(stopped.front(tap) > stopped.front(tap - 1))
  }

  // MARK: Turning the device

  @Test(arguments: [("st6", 375.0), ("st7", 667), ("st8", 667)])
  func `the article's pages keep the initial width of the screen`(
    variant: String, width: Double
  ) throws {
    let run = try Harness(variant, on: .iPhone8).tabs([
      .tapTab(1), .rest, .rotate(to: .landscape), .pause(0.2),
    ])
    let page = run.frame(of: ElementID(.post, section: 1, item: 0), in: run.last)
    #expect(page?.width == width)
    #expect(run.pager[run.last] == width)
    #expect(page?.x == 0)
    // The article divides by the current width of the screen.
    let centre = (run.pager[run.last] / 667 + 0.5) * 667 / 2
    #expect(abs(run.indicator[run.last] - centre) < 1e-9)
  }

  @Test(arguments: ["st7", "st8"])
  func `a rotation there and back keeps header, list and tab`(variant: String) throws {
    for start in [0.0, 80, 150, 300] {
      let run = try Harness(variant, on: .iPhone15Pro).starting(at: start).tabs([
        .tapTab(1), .rest, .rotate(to: .landscape), .pause(0.2), .rotate(to: .portrait),
        .pause(0.2),
      ])
      let before = run.frame(at: run.timeline.stepTimes[2]) - 1
      #expect(run.tabBar[run.last] == run.tabBar[before])
      #expect(run.inner[0][run.last] == run.inner[0][before])
      #expect(run.selected[run.last] == 1 && run.pager[run.last] == 393)
    }
  }
}
