// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Sticky tabs: the fixed variants")
struct FixedTabsTests {
  @Test(arguments: ["st7", "st8"], DeviceCatalog.devices)
  func `tabs are pinned below the safe area, and the last row ends above it`(
    variant: String, device: DeviceProfile
  ) throws {
    for orientation in [Orientation.portrait, .landscape] {
      let screen = device.screen(orientation)
      let run = try Harness(variant, on: device).with { $0.orientation = orientation }
        .rows(40).starting(at: 5000).tabs([.pause(0.1)])
      #expect(run.tabBar[0] == screen.safeAreaInsets.top)
      let end = run.rowTop(39, in: 0) + 60
      #expect(abs(end - (screen.size.height - screen.safeAreaInsets.bottom)) < 1e-9)
      let top = try Harness(variant, on: device).with { $0.orientation = orientation }
        .tabs([.pause(0.1)])
      #expect(top.tabBar[0] == screen.safeAreaInsets.top + 150)
      #expect(top.rowTop(0, in: 0) == screen.safeAreaInsets.top + 200)
    }
  }

  @Test(arguments: ["st7", "st8"])
  func `without insets the tabs are pinned at the top as in the article`(variant: String) throws {
    let harness = Harness(variant, on: .iPhone11).choosing("contentInsetAdjustment", 2)
    let run = try harness.starting(at: 500).tabs([.pause(0.1)])
    #expect(run.tabBar[0] == 0)
    #expect(run.rowTop(6, in: 0) == 60)
  }

  @Test(arguments: ["st7", "st8"])
  func `a script that starts below the top starts with the same picture`(variant: String) throws {
    for (start, bar, top) in [(0.0, 170.0, 220.0), (60, 110, 160), (150, 20, 70), (400, 20, 60)] {
      let run = try Harness(variant, on: .iPhone8).starting(at: start).tabs([.pause(0.1)])
      #expect(run.tabBar[0] == bar)
      let first: Int32 = start > 150 ? 4 : 0
      #expect(run.rowTop(first, in: 0) == top)
    }
  }

  /// `y = −clamp(o + 200, 0, 150)` for a header of 150 and tabs of 50 points, without insets.
  @Test func `the header above the lists follows the offset of the one in front`() throws {
    let harness = Harness("st8", on: .iPhone8).choosing("contentInsetAdjustment", 2)
    let offsets = [-200.0, -190, -100, -51, -50, 10, 400, -60, -200]
    let run = try harness.tabs([
      .trace(
        Trace(
          of: .contentOffset,
          samples: offsets.enumerated().map {
            Trace.Sample(time: Double($0.offset) / 10, position: Point(0, $0.element))
          }, scrollView: 2)), .pause(0.1),
    ])
    for (index, offset) in offsets.enumerated() {
      let frame = 6 * index
      #expect(run.tabBar[frame] == 150 - min(max(offset + 200, 0), 150))
      #expect(run.inner[0][frame] == offset)
      #expect(run.timeline.value(named: "contentOffset.y", inFrame: frame) == offset)
      #expect(run.outer[frame].isNaN)
    }
  }

  /// The library's own rule: copies while the header is visible, `−tab bar` when it is gone.
  @Test func `the other lists follow and forget their offsets, on request`() throws {
    let harness = Harness("st8", on: .iPhone8).choosing("contentInsetAdjustment", 2).choosing(
      "memory")
    let run = try harness.tabs([
      .offsets(-200, 300, of: 2), .tapTab(1), .rest, .offsets(-50, 200, of: 3), .tapTab(0), .rest,
      .offsets(300, -120, of: 2), .offsets(-120, 100, of: 2), .pause(0.1),
    ])
    let times = run.timeline.stepTimes
    let first = run.frame(at: times[3]) - 1
    #expect(run.inner[0][first] == 300 && run.inner[1][first] == -50)
    let kept = run.frame(at: times[6]) - 1
    #expect(run.inner[0][kept] == 300 && run.inner[1][kept] == 200)
    let shown = run.frame(at: times[7]) - 1
    #expect(run.inner[0][shown] == -120 && run.inner[1][shown] == -120)
    #expect(run.inner[0][run.last] == 100 && run.inner[1][run.last] == -50)
  }

  /// While pinned, each tab has its own offset; through the header's return too, unless it should
  /// forget.
  @Test(arguments: ["st7", "st8"], [false, true])
  func `an offset in a list survives the header's return if it should be kept`(
    variant: String, forgets: Bool
  ) throws {
    let harness = Harness.withoutSlop(variant).choosing("memory", forgets ? 1 : 0)
    let run = try harness.starting(at: 350).tabs([
      .tapTab(1), .rest, .steady(-10, frames: 12), .tapTab(0), .rest,
      .steady(10, frames: 30, from: ScriptPoint(.fraction(0.5), .fraction(0.5))),
      .tapTab(1), .rest,
    ])
    // The finger brought 200 points of the first list back, and 100 of the header.
    #expect(abs(run.tabBar[run.last] - 120) < 1e-6)
    // 120 points of the second list are two rows.
    #expect(abs(run.rowTop(forgets ? 0 : 2, of: 1, in: run.last) - 170) < 1e-6)
  }

  @Test(arguments: ["st7", "st8"])
  func `the header may come back first`(variant: String) throws {
    let harness = Harness.withoutSlop(variant).choosing("downPolicy").starting(at: 350)
    let run = try harness.tabs([
      .pause(0.1), .steady(10, frames: 20, from: ScriptPoint(.fraction(0.5), .fraction(0.4))),
    ])
    #expect(abs(run.tabBar[6 + 15] - 170) < 1e-6)
    let row = run.rowTop(4, in: 6)
    // Header and list move as one, then the list alone.
    for frame in 1...20 {
      #expect(abs(run.rowTop(4, in: 6 + frame) - row - Double(frame) * 10) < 1e-6)
    }
    #expect(abs(run.tabBar[6 + 20] - 170) < 1e-6)
  }

  @Test(arguments: ["st7", "st8"])
  func `a fling from the header continues in the list at full speed`(variant: String) throws {
    let run = try Harness.withoutSlop(variant).tabs([
      .fling(-60, velocity: -1000, from: .header), .rest,
    ])
    let travelled = 60 + (1000.0 - 10) / 2.002002670
    // At rest on a device pixel.
    #expect(abs(run.tabBar[run.last] - 20) < 1e-9)
    let row = Int32((travelled - 150) / 60)
    let top = 70 + Double(row) * 60 - (travelled - 150)
    #expect(abs(run.rowTop(row, in: run.last) - top) <= 0.25)
  }

  @Test func `a list that bounces below pinned tabs does not block a pull of the header`() throws {
    let harness = Harness.withoutSlop("st7").starting(at: 150).with {
      $0.parameters["innerBounces"] = .flag(true)
    }
    let run = try harness.tabs([
      .steady(10, frames: 20, from: ScriptPoint(.fraction(0.5), .fraction(0.4)), hold: 0.1), .rest,
    ])
    let lift = run.frame(at: run.timeline.stepTimes[1])
    #expect(run.outer[lift] == 0 && run.inner[0][lift] < -20)
    #expect(run.outer[run.last] == 0 && run.inner[0][run.last] == 0)
    #expect(run.timeline.phases.contains(.bouncing))
  }

  @Test func `the outer velocity of the single scroll view is the header's`() throws {
    let run = try Harness.withoutSlop("st7").tabs([.fling(-60, velocity: -1500), .rest])
    for frame in 8..<run.last {
      let velocity = run.timeline.value(named: "velocity.y", inFrame: frame)
      let next = run.outer[frame + 1] - run.outer[frame]
      if run.outer[frame] == 150 { #expect(velocity == 0) }
      if run.outer[frame + 1] < 150 { #expect(abs(velocity / 60 - next) < 1) }
    }
    #expect(run.timeline.value(named: "contentOffset.max", inFrame: run.last) == 150)
    #expect(run.outer == run.timeline.values(named: "contentOffset.y"))
  }

  @Test func `more than four tabs are four, and zero are one`() throws {
    let many = try Harness("st7", on: .iPhone8).rows(1, 2, 3, 4, 5, 6).tabs([.pause(0.1)])
    #expect(many.tabCount == 4 && abs(many.indicator[0] - 375 / 8) < 1e-9)
    let none = try Harness("st7", on: .iPhone8).with { $0.parameters["rows"] = .numbers([]) }
      .tabs([.steady(-10, frames: 20), .rest])
    #expect(none.tabCount == 1 && none.indicator[0] == 187.5)
    #expect(none.outer[none.last] == 150)
    #expect(!none.timeline.elements.contains { $0.id.kind == .post })
  }

  @Test func `a list of ten million rows costs no more than what is visible`() throws {
    let rows: [Double] = [10_000_000, 10_000_000]
    let harness = Harness("st7", on: .iPhone8).with { $0.parameters["rows"] = .numbers(rows) }
    let run = try harness.starting(at: 300_000_000).tabs([.pause(0.1)])
    #expect(run.timeline.elements.count < 25 * run.frameCount)
    let shown = run.timeline.elements.first { $0.id.kind == .post }
    #expect(shown?.id.item == 4_999_997)
  }
}
