// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import XMLValidation

@testable import CommandLineTool

@Suite struct `Export command` {
  private let scratch: ScratchFolder
  private let path: String

  init() throws {
    scratch = try ScratchFolder()
    path = try scratch.write(
      Example.scenario(variants: ["ch8"], devices: ["iphone-8"]), to: "a.scenario.jsonc")
  }

  private func message(_ arguments: String...) -> String {
    let run = ToolRun(["export", path] + arguments)
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    return run.errors
  }

  @Test(arguments: ["light", "dark"])
  func `a still is valid, does not move and does not change its colours`(theme: String) {
    let run = ToolRun("export", path, "--frame", "7", "--theme", theme)
    #expect(run.exitCode == .clean)
    let bytes = Array(run.output.utf8)
    #expect(StoryboardValidator().validate(svg: bytes, name: "still") == [])
    #expect(!run.output.contains("keyframes"))
    #expect(!run.output.contains("prefers-color-scheme"))
  }

  @Test func `frames are selected by number or by time`() {
    func still(_ words: String...) -> String { ToolRun(["export", path] + words).output }
    #expect(still("--frame", "6") == still("--time", "0.1"))
    #expect(still("--frame", "6") == still("--time", "0.1166"))
    #expect(still("--frame", "7") == still("--time", "0.116667"))
    #expect(still() == still("--frame", "0"))
    #expect(still("--frame", "6") != still("--frame", "7"))
  }

  @Test func `impossible requests are refused with what is possible`() {
    #expect(
      message("--frame", "115").contains(
        "--frame: found 115; the run has frames 0 to 114, to 1.9 s"))
    #expect(message("--time", "9").contains("--time: found 9.0 s; the run has frames 0 to 114"))
    #expect(message("--frame", "1", "--time", "0.1").contains("--time has no effect here"))
    #expect(message("--frame", "1", "-o", "a.gif").contains("--frame has no effect here"))
    let known =
      "expected a name that ends in one of .svg, .png, .apng, .webp, .gif, .mp4, or - for SVG"
    #expect(message("-o", "a.jpeg").contains(known))
    #expect(message("-o", "jpeg").contains(known))
  }
}
