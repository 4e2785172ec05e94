// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Sticky tabs: one table")
struct TableTabsVectorTests {
  static let stages = ["st0", "st1", "st2", "st3"]

  @Test(arguments: stages, [(DeviceProfile.iPhone8, 733.0), (.iPhone11, 504)])
  func `the table ends where header, tab bar and twenty rows end`(
    variant: String, end: (device: DeviceProfile, maximum: Double)
  ) throws {
    let run = try Harness(variant, on: end.device).tabs([.pause(0.1)])
    #expect(run.timeline.value(named: "contentOffset.max", inFrame: 0) == end.maximum)
    #expect(run.timeline.value(named: "contentOffset.min", inFrame: 0) == 0)
  }

  @Test(arguments: stages)
  func `the tab bar scrolls up to the top of the screen and stays there`(variant: String) throws {
    let offsets = [0.0, 60, 149, 150, 151, 400, 733, 100, 0]
    let tops = try Harness(variant, on: .iPhone8).values(of: "tabBar.y", after: offsets)
    #expect(tops == [150, 90, 1, 0, 0, 0, 0, 50, 150])
  }

  /// On every phone with a bar it is under the clock, on some completely.
  @Test(arguments: DeviceCatalog.devices)
  func `the pinned tab bar of the article lies under the status bar`(device: DeviceProfile) throws {
    let run = try Harness("st3", on: device).tabs([.offsets(0, 150), .pause(0.1)])
    #expect(run.tabBar[run.last] == 0)
    #expect(device.portrait.statusBarHeight > 0)
  }

  @Test func `values that a table without pages lacks are null`() throws {
    let run = try Harness("st1", on: .iPhone8).tabs([.pause(0.1)])
    #expect(run.inner.allSatisfy { $0.allSatisfy(\.isNaN) } && run.pager.allSatisfy(\.isNaN))
    #expect(run.selected == run.selected.map { _ in 0 } && run.indicator[0] == 93.75)
    let plain = try Harness("st0", on: .iPhone8).tabs([.pause(0.1)])
    #expect(plain.selected.allSatisfy(\.isNaN) && plain.indicator.allSatisfy(\.isNaN))
    #expect(!plain.timeline.elements.contains { [.tab, .indicator].contains($0.id.kind) })
  }

  // MARK: Taps

  @Test func `tabs that share an offset are where the last one was scrolled`() throws {
    let run = try Harness("st1", on: .iPhone8).tabs([.offsets(0, 500), .tapTab(1), .pause(0.1)])
    #expect(run.outer[run.last] == 500)
    #expect(run.tabBar[run.last] == 0)
    #expect(run.selected[run.last] == 1)
    // The rows of the other tab are gone.
    #expect(run.rowTop(6, of: 0, in: run.last).isNaN)
    #expect(run.rowTop(6, of: 1, in: run.last) == 60)
  }

  @Test func `an offset for each tab moves the tab bar by the whole header`() throws {
    let run = try Harness("st2", on: .iPhone8).tabs([
      .offsets(0, 500), .tapTab(1), .pause(0.1), .tapTab(0), .pause(0.1),
    ])
    let tap = run.frame(at: run.timeline.stepTimes[1])
    #expect(run.outer[tap - 1] == 500 && run.tabBar[tap - 1] == 0)
    #expect(run.outer[tap] == 0 && run.tabBar[tap] == 150)
    #expect(run.outer[run.last] == 500 && run.tabBar[run.last] == 0)
  }

  /// The remembered offset of the tapped tab, the offset of the other one, and the target of the
  /// tap.
  @Test(arguments: [(0.0, 500.0, 150.0), (300, 500, 300), (500, 100, 100), (0, 149, 149)])
  func `pinned tabs stay pinned, and others stay level`(
    kept: Double, origin: Double, expected: Double
  ) throws {
    let run = try Harness("st3", on: .iPhone8).tabs([
      .tapTab(1), .offsets(0, kept), .tapTab(0), .offsets(0, origin), .tapTab(1), .pause(0.1),
    ])
    let tap = run.frame(at: run.timeline.stepTimes[4])
    #expect(run.outer[tap - 1] == origin)
    #expect(run.outer[run.last] == expected)
    #expect(run.tabBar[run.last] == run.tabBar[tap - 1])
  }

  @Test func `a tab that was scrolled far is forgotten when the header is visible`() throws {
    let run = try Harness("st3", on: .iPhone8).tabs([
      .tapTab(1), .offsets(0, 500), .tapTab(0), .offsets(150, 100), .tapTab(1), .offsets(100, 150),
      .tapTab(0), .tapTab(1), .pause(0.1),
    ])
    #expect(run.outer[run.last] == 150)
  }

  @Test func `a second tap on the selected tab scrolls to where the other tab is`() throws {
    let run = try Harness("st3", on: .iPhone8).tabs([.offsets(0, 500), .tapTab(0), .pause(0.1)])
    #expect(run.outer[run.last] == 0)
    #expect(run.tabBar[run.last] == 150)
    #expect(run.selected[run.last] == 0)
  }

  /// The offset was saved at touch up, a few points below the top; the fling is far beyond.
  @Test func `a tap during a fling goes to the offset at touch up`() throws {
    let run = try Harness.withoutSlop("st3").tabs([
      .fling(-100, velocity: -1500), .pause(0.4), .tapTab(1), .rest,
    ])
    let tap = run.frame(at: run.timeline.stepTimes[2])
    #expect(run.outer[tap - 1] > 450 && run.tabBar[tap - 1] == 0)
    #expect(abs(run.outer[tap] - 100) < 1e-6 && abs(run.tabBar[tap] - 50) < 1e-6)
    // The tab bar keeps touches to itself, so nothing stops the fling.
    #expect(run.outer[tap + 6] > 150)
  }

  // MARK: Short tabs

  @Test(arguments: ["st1", "st2", "st3"], [(DeviceProfile.iPhone8, 437.0), (.iPhone11, 666)])
  func `a tab with three rows lets the tab bar fall, and filler prevents that`(
    variant: String, end: (device: DeviceProfile, missing: Double)
  ) throws {
    let harness = Harness(variant, on: end.device).rows(20, 3)
    let script: [GestureStep] = [
      .tapTab(1), .offsets(0, 150), .tapTab(0), .offsets(0, 500), .tapTab(1), .pause(0.1),
    ]
    let bare = try harness.tabs(script)
    #expect(bare.outer[bare.last] == 0 && bare.tabBar[bare.last] == 150)
    let filled = try harness.with { $0.parameters["filler"] = .flag(true) }.tabs(script)
    #expect(filled.tabBar[filled.last] == 0)
    #expect(filled.timeline.value(named: "contentOffset.max", inFrame: filled.last) == 150)
    // Header, tab bar and three rows, and what is missing to the screen's height below the header.
    #expect(150 + 50 + 3 * 60 + end.missing == 150 + end.device.size.height)
  }

  @Test func `the article's rule knows only one height of a header`() throws {
    let tall = Harness("st3", on: .iPhone8).with { $0.parameters["headerHeight"] = .number(200) }
    let run = try tall.tabs([.offsets(0, 500), .tapTab(1), .pause(0.1)])
    #expect(run.outer[run.last] == 150)
    #expect(run.tabBar[run.last] == 50)
  }
}
