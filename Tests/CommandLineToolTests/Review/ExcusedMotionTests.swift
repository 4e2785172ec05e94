// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

/// Motion that would look like a fault to a rule that does not know its cause.
@Suite struct `Motion that the review excuses` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(
    _ pattern: String, _ variant: String, _ members: String, _ options: [String] = []
  ) throws -> ToolRun {
    let path = try scratch.write(
      """
      { "version": 1, "id": "a", "pattern": "\(pattern)", "variants": ["\(variant)"], "devices": ["iphone-8"],
        \(members) }
      """, to: "a.scenario.jsonc")
    return ToolRun(["check", path, "--variant", "all"] + options)
  }

  private static let thrown = """
    { "type": "pause", "duration": 300 },
    { "type": "drag", "from": ["50%", "85%"], "by": [0, -250], "duration": 200 },
    { "type": "pause", "until": "settled" }, { "type": "pause", "duration": 300 }
    """

  @Test(arguments: [60, 120])
  func `a list with strong deceleration may travel less far`(rate: Int) throws {
    let run = try check(
      "bottom-sheet", "bs3",
      """
      "physics": { "decelerationRate": "fast" }, "parameters": { "initial": "maximum", "rows": 200 },
      "steps": [\(Self.thrown)]
      """, ["--fps", "\(rate)"])
    #expect(run.exitCode == .clean, "\(run.output)")
  }

  @Test(arguments: [60, 120])
  func `a fling with strong deceleration does not break`(rate: Int) throws {
    let run = try check(
      "sticky-tabs", "st7",
      """
      "physics": { "decelerationRate": "fast" },
      "steps": [
        { "type": "fling", "from": ["50%", "80%"], "by": [0, -150], "duration": 300, "endVelocity": [0, -3500] },
        { "type": "pause", "until": "settled" }
      ]
      """, ["--fps", "\(rate)"])
    #expect(run.exitCode == .clean, "\(run.output)")
  }

  @Test(arguments: [60, 120])
  func `a cancelled touch has no velocity to hand over`(rate: Int) throws {
    let run = try check(
      "bottom-sheet", "bs3",
      """
      "steps": [
        { "type": "pointerDown", "x": "50%", "y": "80%" },
        { "type": "pointerMove", "origin": "pointer", "x": 0, "y": -120, "duration": 150 },
        { "type": "pointerCancel" }, { "type": "pause", "until": "settled" }
      ]
      """, ["--fps", "\(rate)"])
    #expect(run.exitCode == .clean, "\(run.output)")
  }

  @Test(arguments: [1, 16, 19, 21, 60])
  func `a flick is not a tap, however short`(milliseconds: Int) throws {
    let run = try check(
      "collapsing-header", "ch7",
      """
      "steps": [
        { "type": "pause", "duration": 100 },
        { "type": "fling", "from": ["50%", "80%"], "by": [0, -40], "duration": \(milliseconds), "endVelocity": [0, -900] },
        { "type": "pause", "until": "settled" }
      ]
      """)
    #expect(run.exitCode == .clean, "\(run.output)")
  }

  @Test func `every display rate can be judged`() throws {
    for rate in 1...240 {
      let run = try check(
        "bottom-sheet", "bs3", "\"steps\": [\(Self.thrown)]",
        ["--fps", "\(rate)", "--exit-zero", "-q"])
      #expect(run.exitCode == .clean, "\(rate): \(run.errors)")
    }
  }

  // MARK: Numbers

  /// The sentence describes the worst of several positions, not the last.
  @Test func `a sentence about several flings has the numbers of the worst one`() throws {
    let again = """
      , { "type": "pause", "duration": 300 },
      { "type": "drag", "from": ["50%", "85%"], "by": [0, -100], "duration": 200 },
      { "type": "pause", "until": "settled" }, { "type": "pause", "duration": 300 }
      """
    func sentence(_ more: String) throws -> Substring? {
      try check(
        "bottom-sheet", "bs1",
        """
        "parameters": { "initial": "maximum", "rows": 400 }, "steps": [\(Self.thrown)\(more)]
        """, ["--rule", "all=off,FLING-KILLED=on"]
      ).output.split(separator: "\n").first { $0.contains("The list is flung") }
    }
    let one = try #require(try sentence(""))
    #expect(try sentence(again) == one)
  }

  @Test func `a sentence about several touches has the velocities of the worst one`() throws {
    func fling(_ way: Int, _ speed: Int, at y: Int) -> String {
      """
      { "type": "fling", "from": ["50%", "\(y)%"], "by": [0, \(way)], "duration": 180, "endVelocity": [0, \(speed)] },
      { "type": "pause", "until": "settled" }
      """
    }
    func sentence(_ steps: [String]) throws -> Substring? {
      try check(
        "bottom-sheet", "bs4", "\"steps\": [\(steps.joined(separator: ","))]",
        ["--rule", "all=off,HANDOVER-V=on"]
      ).output.split(separator: "\n").first { $0.contains("The finger lifts") }
    }
    let steps = [fling(-140, -1000, at: 75), fling(140, 2400, at: 50), fling(-140, -1500, at: 75)]
    let two = try #require(try sentence(Array(steps.prefix(2))))
    #expect(try sentence(steps) == two)
  }
}
