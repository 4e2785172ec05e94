// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Checks of a scenario's author` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func judge(
    _ check: String, devices: [String] = ["iphone-8"], variants: [String] = ["ch8"],
    _ options: [String] = []
  ) throws -> ToolRun {
    let path = try scratch.write(
      ReviewExample.scenario(variants: variants, devices: devices, checks: check),
      to: "a.scenario.jsonc")
    return ToolRun(["check", path, "--variant", "all"] + options)
  }

  @Test(arguments: [
    #"{ "type": "range", "track": "header.height", "min": "device.safeArea.top", "max": "device.safeArea.top + 100" }"#,
    #"{ "type": "continuity", "track": "header.height", "maxJump": 20 }"#,
    #"{ "type": "monotonic", "track": "header.height", "during": "up" }"#,
    #"{ "type": "monotonic", "track": "header.height", "during": "down" }"#,
    #"{ "type": "noGap", "track": ["header", "cell[0]"], "during": "up" }"#,
    #"{ "type": "noOverlap", "track": ["cell[0]", "cell[3]"] }"#,
    #"{ "type": "settlesAt", "track": "header.height", "value": "device.safeArea.top + 100", "within": 500 }"#,
    #"{ "type": "equal", "track": "contentOffset.min", "value": "-device.safeArea.top - 100" }"#,
    #"{ "type": "equal", "track": ["header.height", "firstRow.y"] }"#,
  ])
  func `pass on a fixed variant on different devices at 60 and 120 Hz`(check: String) throws {
    for rate in ["60", "120"] {
      let run = try judge(
        check, devices: ["iphone-8", "iphone-15-pro", "iphone-11@landscape"], ["--fps", rate])
      #expect(run.exitCode == .clean, "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: [
    (
      #"{ "type": "range", "track": "header.height", "max": 100 }"#,
      "error: header.height 20 too large [check/range]",
      "header.height is 120 while dragging: 20 above the largest allowed value, 100."
    ),
    (
      #"{ "type": "range", "track": "header.height", "max": 100, "message": "It was drawn <for> 100." }"#,
      "error: header.height 20 too large [check/range]",
      "20 above the largest allowed value, 100. It was drawn <for> 100."
    ),
    (
      #"{ "type": "range", "track": "header.height", "min": "device.safeArea.top + 90", "during": "up", "severity": "warning" }"#,
      "warning: header.height 40 too small [check/range]",
      "in “up”: 40 below the smallest allowed value, 110."
    ),
    (
      #"{ "type": "continuity", "track": "header.height", "maxJump": 2 }"#,
      "error: header.height jumps by 5 [check/continuity]", ", where at most 2 are allowed."
    ),
    (
      #"{ "type": "monotonic", "track": "header.height" }"#,
      "error: header.height turns back by 50 [check/monotonic]",
      "50 back; it should move in one direction only."
    ),
    (
      #"{ "type": "noOverlap", "track": ["header", "statusBar"] }"#,
      "error: header and statusBar overlap by 20 pt", "; they should not cover each other."
    ),
    (
      #"{ "type": "noGap", "track": ["cell[0]", "cell[3]"] }"#,
      "error: cell[0] and cell[3] are apart by ", "; nothing should show between them."
    ),
    (
      #"{ "type": "settlesAt", "track": "header.height", "value": 70 }"#,
      "error: header.height rests 50 off [check/settlesAt]",
      "50 off from 70, where it should have come to rest."
    ),
    (
      #"{ "type": "equal", "track": "header.height", "value": "device.statusBarHeight + 100" }"#,
      "error: header.height off by 50 [check/equal]", "off by 50 from the expected 120."
    ),
    (
      #"{ "type": "equal", "track": ["header.height", "contentOffset.y"] }"#,
      "error: header.height and contentOffset.y differ by 240 [check/equal]",
      "off by 240 from contentOffset.y, which is −120; they should be the same."
    ),
  ])
  func `report what, where, when, how much, and what was expected`(
    check: String, label: String, sentence: String
  ) throws {
    let run = try judge(check)
    #expect(run.exitCode == .findings, "\(run.errors)")
    #expect(run.output.contains("a.scenario.jsonc:5:14: \(label)"), "\(run.output)")
    #expect(run.output.contains(sentence), "\(run.output)")
  }

  @Test func `a check that fails on some devices names the fact by which they differ`() throws {
    let run = try judge(
      #"{ "type": "equal", "track": "contentOffset.min", "value": "-device.statusBarHeight - 100" }"#,
      devices: ["iphone-8", "iphone-11", "iphone-15-pro"])
    #expect(run.exitCode == .findings)
    #expect(
      run.output.contains(
        "Only on devices whose safe area is taller than the status bar (1 of 3)."), "\(run.output)")
  }

  @Test(arguments: [
    (
      #"{ "type": "range", "track": "header.hight", "max": 1 }"#,
      "5:14: error: unknown track 'header.hight' (did you mean 'header.height'?); known: contentOffset.y, "
    ),
    (
      #"{ "type": "noGap", "track": ["header", "sheet"] }"#,
      "5:14: error: no run shows the element 'sheet'; shown: "
    ),
    (
      #"{ "type": "noGap", "track": ["header", "cell[9999]"] }"#,
      "5:14: error: no run shows the element 'cell[9999]'; shown: "
    ),
  ])
  func `an unknown name is an error with its position`(check: String, message: String) throws {
    let run = try judge(check)
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `an element that only some devices show is judged on those`() throws {
    let check = #"{ "type": "noOverlap", "track": ["cell[0]", "cell[16]"] }"#
    let run = try judge(check, devices: ["iphone-8", "iphone-15-pro-max"])
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(try judge(check, devices: ["iphone-8"]).exitCode == .failure)
    let path = try scratch.write(
      ReviewExample.scenario(
        variants: ["ch8"], devices: ["iphone-8", "iphone-15-pro-max"], checks: check),
      to: "b.scenario.jsonc")
    let narrow = ToolRun("check", path, "--device", "iphone-8")
    #expect(narrow.exitCode == .clean, "the other device was left out on purpose")
    #expect(narrow.errors.contains(": warning: no run shows the element 'cell[16]'"))
  }

  @Test func `checks of the same kind on the same track are separate findings`() throws {
    let check = #"{ "type": "range", "track": "header.height", "max": 10 }"#
    let run = try judge(check + ", " + check)
    #expect(run.outputLines.last == "1 run of 1 scenario: 2 errors")
  }
}
