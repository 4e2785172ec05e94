// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction

@Suite struct `Page trial` {
  private static let scenarios: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scenarios").standardizedFileURL
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".scenario.jsonc") }.sorted()
      .map { root.appending(path: $0).path }
  }()

  private func plan(
    _ text: String, _ change: (inout RunOverrides) -> Void = { _ in }
  ) throws -> RunPlan {
    let device = """
      { version: 1, id: "mine", name: "Mine", idiom: "phone", year: 2030,
        size: { width: 400, height: 880 }, scale: 3, maxRefreshRate: 120,
        statusBarHeight: { portrait: 54, landscape: 0 },
        safeArea: { portrait: { top: 59, bottom: 34 }, landscape: { left: 59, right: 59 } },
        cornerRadius: 55, homeIndicator: true }
      """
    let scenario = try Scenario.read(path: "a", source: Array(text.utf8)) { _ in
      Array(device.utf8)
    }
    var overrides = RunOverrides()
    change(&overrides)
    return try RunPlan(scenario, path: "a", overrides: overrides)
  }

  /// The file that a reader of a page saves after only waiting.
  private func saved(_ plan: RunPlan) throws -> String {
    let trial = try #require(PageTrial(plan, rules: .init()))
    let steps = "\"steps\": [{ \"type\": \"pause\", \"duration\": 1 }] }"
    return trial.scenario.dropLast() + ", " + steps
  }

  /// The encoded requests of a plan, without their scripts.
  private func requests(_ plan: RunPlan) -> [[Double]] {
    plan.variants.flatMap { variant in
      plan.lanes.map { lane in
        var request = plan.request(variant, on: lane)
        request.script = GestureScript([])
        return request.words
      }
    }
  }

  @Test func `there are scenarios`() { #expect(Self.scenarios.count > 50) }

  @Test(arguments: Self.scenarios)
  func `a saved scenario plays under the conditions of the page's own`(path: String) throws {
    let plan = try plan(String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
    let again = try self.plan(saved(plan))
    #expect(again.scenario.id == plan.scenario.id + "-by-hand")
    #expect(again.lanes == plan.lanes)
    #expect(requests(again) == requests(plan))
  }

  @Test(arguments: [
    "\"physics\": \"flutter\", \"touch\": { \"slop\": 3 },",
    "\"physics\": { \"pixelRounding\": \"frame\", \"decelerationRate\": \"fast\" },",
    "\"insets\": { \"top\": 12.5, \"bottom\": 0 }, \"os\": 13,",
    "\"initialOffset\": { \"fromEnd\": 100 }, \"refreshRate\": [60, 120],",
    "\"initialOffset\": 40, \"parameters\": { \"extra\": 64.25, \"prevInit\": \"asWritten\" },",
  ])
  func `everything that a scenario may specify is in the saved file`(members: String) throws {
    let plan = try plan(Example.scenario(extra: members))
    let again = try self.plan(saved(plan))
    #expect(again.lanes == plan.lanes)
    #expect(requests(again) == requests(plan))
  }

  @Test func `everything that the command line specifies is in the saved file`() throws {
    let plan = try plan(Example.scenario()) {
      $0.devices = ["ipad-9", "iphone-15-pro@landscape"]
      $0.variants = ["ch2"]
      $0.rate = 80
      $0.physics = "compose"
      $0.systemVersion = 14
    }
    let again = try self.plan(saved(plan))
    #expect(again.lanes.map(\.selection) == plan.lanes.map(\.selection))
    #expect(requests(again) == requests(plan))
  }

  @Test func `a device file is named as in the scenario`() throws {
    let words = ["devices/mine.device.jsonc", "devices/mine.device.jsonc@landscape"]
    let plan = try plan(Example.scenario(devices: words))
    #expect(try saved(plan).contains(words.map { "\"\($0)\"" }.joined(separator: ", ")))
    #expect(try self.plan(saved(plan)).lanes == plan.lanes)
  }
}
