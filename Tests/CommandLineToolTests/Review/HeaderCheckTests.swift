// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Checks of headers in a long list` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Forty sections of one row, 100 points each: after 2,000 points of way, header 20 is at the top.
  private func judge(_ check: String) throws -> ToolRun {
    let path = try scratch.write(
      """
      {
        "version": 1, "id": "test/long", "pattern": "sticky-headers", "variants": ["sh3"],
        "devices": ["iphone-8"], "insets": { "top": 0 },
        "parameters": { "sections": [\(Array(repeating: "1", count: 40).joined(separator: ", "))] },
        "initialOffset": 2000,
        "steps": [{ "type": "pause", "duration": 100 }],
        "checks": [\(check)]
      }
      """, to: "a.scenario.jsonc")
    return ToolRun(["check", path])
  }

  @Test func `find them while they are on the screen`() throws {
    let right = try judge(#"{ "type": "equal", "track": "header[20].y", "value": 0 }"#)
    #expect(right.exitCode == .clean, "\(right.output)\(right.errors)")
    let wrong = try judge(#"{ "type": "equal", "track": "header[21].y", "value": 0 }"#)
    #expect(wrong.output.contains("header[21].y off by 100"), "\(wrong.output)\(wrong.errors)")
  }

  @Test func `say so if they never are`() throws {
    let run = try judge(#"{ "type": "equal", "track": "header[39].y", "value": 0 }"#)
    #expect("\(run.output)\(run.errors)".contains("no frame has a value of 'header[39].y'"))
  }

  @Test(arguments: ["header[40].y", "header[020].y", "header[20].x"])
  func `refuse names of none`(name: String) throws {
    let run = try judge(#"{ "type": "equal", "track": "\#(name)", "value": 0 }"#)
    #expect("\(run.output)\(run.errors)".contains("error: unknown track"), "\(run.errors)")
  }
}
