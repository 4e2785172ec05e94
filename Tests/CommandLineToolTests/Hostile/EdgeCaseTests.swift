// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

/// Scenarios that once ended the tool, came to rest at impossible offsets, or were misread: one
/// test each.
@Suite struct `Edge cases` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func scenario(_ pattern: String, _ members: String, device: String = "iphone-8") -> String
  {
    """
    { "version": 1, "id": "edge", "pattern": "\(pattern)", "devices": ["\(device)"], \(members) }
    """
  }

  private let pause = #""steps": [{ "type": "pause", "duration": 100 }]"#

  /// A value in the last frame.
  private func last(_ track: String, _ variant: String, _ text: String) throws -> Double {
    let run = ToolRun(["frames", "-", "--variant", variant, "--format", "csv"], input: text)
    try #require(run.exitCode == .clean, "\(run.errors)")
    let names = run.outputLines[0].split(separator: ",", omittingEmptySubsequences: false)
    let column = try #require(names.firstIndex(of: track[...]))
    let cells = try #require(run.outputLines.last)
      .split(separator: ",", omittingEmptySubsequences: false)
    return try #require(Double(String(cells[column])))
  }

  @Test(arguments: ["[200, 400]", "[200, 350]", "[120]", "[100, 300, 600]"])
  func `Rigid sheets of all variants are drawn together, whatever their detents`(detents: String)
    throws
  {
    let text = scenario(
      "bottom-sheet", #""parameters": { "detents": \#(detents), "style": "rigid" }, \#(pause)"#)
    let file = try scratch.write(text, to: "rigid.scenario.jsonc")
    let run = ToolRun("render", file, "--output", scratch.path("out"), "--quiet")
    #expect(run.exitCode == .clean, "\(run.errors)")
  }

  @Test(arguments: ["third", "twoThirds", "slideOver"], [80, 90])
  func `iPad windows rotate with a journal of low cards`(window: String, height: Int) {
    let steps = #"{ "type": "pause", "duration": 100 }, { "type": "rotate", "to": "landscape" }"#
    let text = scenario(
      "parallax", #""parameters": { "cardHeight": \#(height) }, "steps": [\#(steps)]"#,
      device: "ipad-pro-11@\(window)")
    for variant in ["px0", "px3"] {
      let run = ToolRun(["frames", "-", "--variant", variant], input: text)
      #expect(run.exitCode == .clean, "\(run.errors)")
    }
  }

  @Test(arguments: [-2000, -100_000, 100_000])
  func `A finger that lands off the screen is refused`(x: Int) {
    let drag = #"{ "type": "drag", "from": [\#(x), 300], "by": [0, -100], "duration": 300 }"#
    for variant in ["st4", "st6", "st8"] {
      let run = ToolRun(
        ["frames", "-", "--variant", variant],
        input: scenario("sticky-tabs", #""steps": [\#(drag)]"#))
      #expect(run.exitCode == .failure)
      #expect(run.errors.contains("error: step 1 "), "\(run.errors)")
    }
  }

  @Test(arguments: [10, 40, 100, 200, 300])
  func `A list that loses its finger to the pages returns to its end`(wait: Int) throws {
    let text = scenario(
      "sticky-tabs",
      #"""
      "parameters": { "innerBounces": true },
      "steps": [
        { "type": "drag", "from": ["50%", "60%"], "by": [0, 160], "duration": 300 },
        { "type": "pause", "duration": \#(wait) },
        { "type": "drag", "from": ["70%", "70%"], "by": [60, 3], "duration": 200 },
        { "type": "pause", "until": "settled" }
      ]
      """#)
    let (offset, least) = (
      try last("contentOffset.y", "st8", text), try last("contentOffset.min", "st8", text)
    )
    #expect(offset == least)
  }

  @Test(arguments: [#"{ "fromEnd": 300 }"#, #"{ "fromEnd": 1e9 }"#, "1e9", "100000"])
  func `A run starts within its content, however short that is`(offset: String) throws {
    let text = scenario(
      "sticky-headers", #""initialOffset": \#(offset), \#(pause)"#, device: "ipad-pro-12.9")
    let place = try last("contentOffset.y", "sh3", text)
    #expect(try last("contentOffset.min", "sh3", text) <= place)
    #expect(try place <= last("contentOffset.max", "sh3", text))
  }

  @Test(arguments: [
    ("collapsing-header", #""columns": 2.7"#, "a whole number from 1 to 12; found 2.7"),
    ("bottom-sheet", #""rows": 1000000000"#, "a whole number from 0 to 10000000"),
    ("sticky-headers", #""sections": [2.5]"#, "a whole number from 0 to 10000000; found 2.5"),
    (
      "sticky-headers", #""sections": [9000000, 9000000]"#,
      "counts 18000000 in all; at most 10000000"
    ),
  ])
  func `Counts are integers, and rows are counted in total`(
    pattern: String, parameter: String, message: String
  ) {
    let run = ToolRun(
      "check", "-", input: scenario(pattern, #""parameters": { \#(parameter) }, \#(pause)"#))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `Shapes without space are not drawn`() throws {
    for (pattern, members) in [
      ("pull-to-refresh", #""parameters": { "rowHeight": 1 }"#),
      ("large-title", #""parameters": { "searchBarHeight": 1 }"#),
      ("sticky-headers", #""parameters": { "axis": "horizontal", "rowHeight": 3 }"#),
      ("bottom-sheet", #""insets": { "right": 400 }"#),
      ("quick-return", #""insets": { "left": 500, "right": 500 }"#),
    ] {
      let device = pattern == "large-title" ? "iphone-8@accessibility5" : "iphone-8"
      let file = try scratch.write(
        scenario(pattern, members + ", " + pause, device: device), to: "small.scenario.jsonc")
      let run = ToolRun("render", file, "--output", scratch.path(pattern), "--quiet")
      #expect(run.exitCode == .clean, "\(pattern): \(run.errors)")
    }
  }

  @Test func `Devices with the same file name are refused`() throws {
    func device(_ id: String) throws -> String {
      let text = Self.deviceText.replacing("ID", with: id)
      return try scratch.write(text, to: "\(id).device.jsonc")
    }
    for (id, message) in [
      ("devices", #"other than "all", "devices" and "matrix""#),
      ("iphone-8-landscape", "would have the names of those of 'iphone-8@landscape'"),
    ] {
      _ = try device(id)
      let file = try scratch.write(
        """
        { "version": 1, "id": "edge", "pattern": "collapsing-header",
          "devices": ["iphone-8@landscape", "\(id).device.jsonc"], \(pause) }
        """, to: "two.scenario.jsonc")
      let run = ToolRun("check", file)
      #expect(run.exitCode == .failure)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  private static let deviceText = """
    { "version": 1, "id": "ID", "name": "A device", "idiom": "phone",
      "size": { "width": 400, "height": 880 }, "scale": 3, "maxRefreshRate": 60,
      "statusBarHeight": { "portrait": 54, "landscape": 0 },
      "safeArea": { "portrait": { "top": 59, "bottom": 34 }, "landscape": {} } }
    """

  @Test func `A tolerance that rounding errors exceed is refused`() throws {
    let file = try scratch.write(scenario("collapsing-header", pause), to: "p.scenario.jsonc")
    let run = ToolRun("render", file, "--output", scratch.path("out"), "--precision", "0")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("--precision 0 and --tolerance 0.1"), "\(run.errors)")
    #expect(try scratch.allFiles() == ["p.scenario.jsonc"])
  }

  @Test func `Options that a still picture cannot honour are refused`() {
    let text = scenario("collapsing-header", #""variants": ["ch8"], \#(pause)"#)
    for (words, message) in [
      (["--scale", "5"], "--scale has no effect here"),
      (["--film-fps", "5"], "--film-fps has no effect here"),
    ] {
      let run = ToolRun(["export", "-"] + words, input: text)
      #expect(run.exitCode == .failure)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `Half of a phone is not an iPad window, and no alternative is suggested`() {
    let run = ToolRun(
      "check", "-", input: scenario("collapsing-header", pause, device: "iphone-8@half"))
    #expect(run.errors.contains("is how a window lies on an iPad, which 'iphone-8' is not"))
  }
}
