// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import TestSupport
import Testing
import TextFormats

@testable import ScenarioFiles

@Suite struct ScenarioWriterTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")

  /// All scenario files of the product.
  private static let shipped: [String] = {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".scenario.jsonc") }.sorted()
  }()

  private func read(_ source: [UInt8], path: String = "a.scenario.jsonc") throws -> Scenario {
    try Scenario.read(path: path, source: source) { other in
      let folder = URL(filePath: path).deletingLastPathComponent()
      return try Array(Data(contentsOf: URL(filePath: other, relativeTo: folder)))
    }
  }

  /// The whole content of a scenario, without the positions in its file.
  private func content(_ scenario: Scenario) -> String {
    var scenario = scenario
    scenario.files = []
    for index in scenario.stepSources.indices {
      (scenario.stepSources[index].line, scenario.stepSources[index].column) = (0, 0)
    }
    for index in scenario.checks.indices {
      (scenario.checks[index].line, scenario.checks[index].column) = (0, 0)
    }
    return String(reflecting: scenario)
  }

  private func expectRoundTrip(_ scenario: Scenario, path: String = "a.scenario.jsonc") throws {
    let bytes = ScenarioWriter(scenario).bytes
    let again = try read(bytes, path: path)
    #expect(content(again) == content(scenario))
    #expect(ScenarioWriter(again).bytes == bytes)
  }

  @Test func `every shipped scenario reads back as it was written`() throws {
    #expect(Self.shipped.count > 50)
    for path in Self.shipped {
      try expectRoundTrip(
        read(Array(Data(contentsOf: URL(filePath: path))), path: path), path: path)
    }
  }

  @Test(arguments: [Examples.caughtFling, Examples.pointerVerbs])
  func `examples that use most of the format read back as they were written`(_ text: String) throws
  {
    // The catalogue has a long identifier for the variant that differs from the fixtures.
    try expectRoundTrip(read(Array(text.replacing("ch7-fixed", with: "ch7").utf8)))
  }

  @Test func `steps of every kind, and special members of a scenario, read back`() throws {
    try expectRoundTrip(
      read(
        Array(
          #"""
          { "version": 1, "id": "a/b", "title": "A \"b\"", "order": 7, "pattern": "sticky-tabs",
            "variants": ["st4"], "fixedLengths": "all", "os": 15, "refreshRate": 80,
            "devices": ["iphone-15-pro@accessibility3+rightToLeft", "ipad-9@landscape+half"],
            "physics": { "decelerationRate": "fast", "pixelRounding": "none" },
            "touch": { "slop": 0 }, "insets": { "top": 0, "bottom": 34.5 }, "initialOffset": 0.1,
            "steps": [
              { "type": "trace", "of": "contentOffset", "target": "inner[1]", "rate": 60, "samples": [0, 0.1, 1e-7] },
              { "type": "trace", "of": "pointer", "samples": [[0.1, -1, 33.333333333333336], [16.7, 2, 3]] },
              { "type": "pointerMove", "x": "33.3%", "y": "-0.7%", "target": "cell[1][4]", "duration": 0.3 },
              { "type": "pointerDown" }, { "type": "pointerCancel", "label": "gone" },
              { "type": "pause", "until": "bouncing" }, { "type": "pause", "until": "decelerating", "timeout": 1 },
              { "type": "rotate", "to": "landscape" }, { "type": "tap", "from": [0, "100%"] } ],
            "checks": [
              { "type": "range", "track": "tabBar.y", "min": "2 * device.width - 0.0000001 * device.scale", "message": "no" },
              { "type": "range", "track": "tabBar.y", "max": "-(device.height + 100000000000)" },
              { "type": "noGap", "track": ["header", "cell[1][4]"], "tolerance": 0.25, "severity": "note" },
              { "type": "equal", "track": ["tabBar.y", "indicator.x"] },
              { "type": "settlesAt", "track": "tabBar.y", "value": 0.1, "within": 333.3 } ] }
          """#.utf8)))
  }

  @Test func `any time is written so that it reads back to the same bits`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let seconds = Double.random(in: 0...600_000, using: &generator) / 1000
      let share = Double.random(in: -1_000...1_000, using: &generator) / 100
      #expect(JSONValue.milliseconds(seconds).number.map { $0 / 1000 } == seconds)
      let percentage = JSONValue(Length.fraction(share)).text?.dropLast()
      #expect(percentage.flatMap { Double($0) }.map { $0 / 100 } == share)
    }
  }
}
