// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Run plan` {
  private func plan(
    _ text: String = Example.scenario(), _ change: (inout RunOverrides) -> Void = { _ in }
  ) throws -> RunPlan {
    let scenario = try Scenario.read(path: "a", source: Array(text.utf8)) { _ in [] }
    var overrides = RunOverrides()
    change(&overrides)
    return try RunPlan(scenario, path: "a", overrides: overrides)
  }

  @Test func `without overrides the scenario decides`() throws {
    let plan = try plan()
    #expect(plan.lanes.map(\.id) == ["iphone-8", "iphone-11-landscape"])
    #expect(plan.lanes.map(\.rate) == [60, 60])
    #expect(plan.variants.map { "\(plan.variant($0).id)" } == ["ch6", "ch8"])
  }

  @Test(arguments: [
    ("iphone-11-landscape", ["iphone-11-landscape"]),
    ("iphone-11@landscape", ["iphone-11-landscape"]),
    ("iphone-8", ["iphone-8"]), ("iphone-15-pro", ["iphone-15-pro"]),
    ("ipad-9@landscape", ["ipad-9-landscape"]),
  ])
  func `a device is found by either spelling, whether or not the scenario names it`(
    word: String, ids: [String]
  ) throws {
    #expect(try plan { $0.devices = [word] }.lanes.map(\.id) == ids)
  }

  @Test func `groups of devices have names`() throws {
    #expect(try plan { $0.devices = ["all"] }.lanes.count == DeviceCatalog.devices.count)
    #expect(try plan { $0.devices = ["matrix"] }.lanes.count == DeviceCatalog.matrix.count)
    #expect(
      try plan { $0.devices = ["matrix", "iphone-8"] }.lanes.count == DeviceCatalog.matrix.count)
  }

  @Test func `several rates give separate lanes`() throws {
    let plan = try plan(
      Example.scenario(devices: ["iphone-8"], extra: "\"refreshRate\": [60, 120],"))
    #expect(plan.lanes.map(\.id) == ["iphone-8-60hz", "iphone-8-120hz"])
    #expect(try self.plan { $0.rate = 80 }.lanes.map(\.id) == ["iphone-8", "iphone-11-landscape"])
    #expect(try self.plan { $0.rate = 80 }.lanes.map(\.rate) == [80, 80])
  }

  @Test func `variants are found by short and long identifiers`() throws {
    let plan = try plan { $0.variants = ["ch4-clamped", "ch0", "ch4"] }
    #expect(plan.variants.map { "\(plan.variant($0).id)" } == ["ch4", "ch0"])
  }

  @Test(arguments: [
    (["ch4", "ch6", "ch8"], ["ch6", "ch8"]), (["ch6"], ["ch6"]), (["ch7", "ch8"], ["ch8"]),
    // Variants after the fixed one are not its "before".
    (["ch4", "ch7", "ch5"], ["ch4", "ch7"]), (["ch7", "ch5"], ["ch5", "ch7"]),
  ])
  func `the gallery shows a fixed variant next to the one before it`(
    words: [String], preview: [String]
  ) throws {
    let plan = try plan(Example.scenario(variants: words))
    #expect(plan.previewRuns.map { "\(plan.variant(plan.variants[$0]).id)" } == preview)
  }

  @Test func `for unknown identifiers the known ones are listed`() {
    #expect(throws: OperationError.self) { try plan { $0.devices = ["iphone-88"] } }
    do {
      _ = try plan { $0.variants = ["ch44"] }
      Issue.record("an unknown variant was accepted")
    } catch {
      let message = "\(error)"
      #expect(message.hasPrefix("unknown variant 'ch44' (did you mean 'ch4'?); known: ch0, ch1"))
    }
  }

  @Test func `the system version determines the facts of a device`() throws {
    let old = try plan { plan in
      plan.systemVersion = 13
      plan.devices = ["iphone-11"]
    }
    let new = try plan { $0.devices = ["iphone-11"] }
    let oldScreen = try old.run(old.variants[0], on: old.lanes[0]).epochs[0].screen
    let newScreen = try new.run(new.variants[0], on: new.lanes[0]).epochs[0].screen
    #expect(oldScreen.statusBarHeight == 44)
    #expect(newScreen.statusBarHeight == 48)
  }

  @Test func `an impossible step is an error at its position`() throws {
    let plan = try plan(
      Example.scenario(steps: "{ \"type\": \"pause\", \"duration\": 100 }")
    ) { $0.devices = ["iphone-8"] }
    #expect(plan.lanes.count == 1)
    let (variant, lane) = (plan.variants[0], plan.lanes[0])
    #expect(plan.warnings(try plan.run(variant, on: lane), variant, on: lane) == [])
  }

  @Test func `a pause that reaches its timeout is a warning at its position`() throws {
    let plan = try plan(
      Example.scenario(
        steps: """
          { "type": "pause", "duration": 100 },
          { "type": "pause", "until": "decelerating", "timeout": 300 },
          { "type": "pause", "duration": 100 }
          """))
    let (variant, lane) = (plan.variants[0], plan.lanes[0])
    let timeline = try plan.run(variant, on: lane)
    #expect(
      plan.warnings(timeline, variant, on: lane) == ["a:8:1: warning: step 2 reached its timeout"])
  }

  @Test func `a run that would crash is a warning with variant, lane, time and reason`()
    throws
  {
    let plan = try plan { $0.variants = ["ch6"] }
    let (variant, lane) = (plan.variants[0], plan.lanes[0])
    var timeline = try plan.run(variant, on: lane)
    timeline.failure = "index out of range"
    timeline.events.append(TimelineEvent(time: 1.0449, kind: .crashed))
    #expect(
      plan.warnings(timeline, variant, on: lane)
        == ["a: warning: ch6 on iphone-8 would crash at 1.04 s: index out of range"])
  }
}
