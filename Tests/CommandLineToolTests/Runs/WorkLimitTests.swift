// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `The work limit` {
  /// A few bytes that cause a lot of work.
  private static func scenario(
    devices: String = "\"all\"", rates: String = "60,80,120", drag: Int = 300_000,
    pause: String = #""duration":290000"#, parameters: String = "{}"
  ) -> String {
    #"{"version":1,"id":"x","pattern":"collapsing-header","devices":\#(devices),"refreshRate":[\#(rates)],"#
      + #""parameters":\#(parameters),"#
      + #""steps":[{"type":"drag","from":["50%","70%"],"by":[0,-300],"duration":\#(drag)},"#
      + #"{"type":"pause",\#(pause)}]}"#
  }

  private static func run(_ words: [String], _ text: String) throws -> ToolRun {
    let scratch = try ScratchFolder()
    let path = try scratch.write(text, to: "x.scenario.jsonc")
    let output = ["render", "record"].contains(words[0]) ? ["-o", scratch.path("out")] : []
    let run = ToolRun(words + [path] + output)
    #expect(FileSystem.kind(of: scratch.path("out")) == .nothing)
    return run
  }

  @Test(arguments: ["check", "render", "record"])
  func `refuses a small file that needs too many frames, and says what to leave out`(
    command: String
  ) throws {
    let run = try Self.run([command], Self.scenario())
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("frames, in "))
    #expect(run.errors.contains("more than the limit of 10,000,000"))
    #expect(run.errors.contains("--device, --variant and --fps, or allow more with --limit "))
  }

  @Test func `can be lowered and raised`() throws {
    let text = Self.scenario(
      devices: #"["iphone-8"]"#, rates: "60", drag: 500, pause: #""duration":100"#)
    let low = try Self.run(["check", "--limit", "100"], text)
    #expect(low.exitCode == .failure)
    #expect(low.errors.contains("more than the limit of 100"))
    #expect(try Self.run(["check", "--limit", "100000"], text).exitCode != .failure)
  }

  @Test func `refuses too much memory for one page`() throws {
    let devices = #"["iphone-15-pro","iphone-15","iphone-14","iphone-13","iphone-12","iphone-11"]"#
    let run = try Self.run(["render"], Self.scenario(devices: devices, rates: "120"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("of memory at once, in 54 runs of up to 600 s"))
  }

  @Test(arguments: ["check", "record", "export"])
  func `refuses one run that does not fit into memory`(command: String) throws {
    let text = Self.scenario(
      devices: #"["ipad-9"]"#, rates: "120", parameters: #"{"columns":12}"#)
    let variant = command == "check" || command == "record" ? [] : ["--variant", "ch8"]
    let run = try Self.run([command] + variant, text)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("of memory"))
    #expect(run.errors.contains("take a lower rate with --fps, show fewer elements"))
  }

  @Test func `counts the actual wait, and not its timeout, if the timeout is too long`() throws {
    let wait = #""until":"settled","timeout":500000"#
    let text = Self.scenario(
      devices: #"["iphone-8"]"#, rates: "120", drag: 300, pause: wait)
    #expect(try Self.run(["check", "--limit", "20000"], text).exitCode != .failure)
  }

  @Test(arguments: [0, 7, 999, 1_000, 58_910_976])
  func `writes large numbers with commas`(number: Int) {
    let text = WorkLimit.grouped(number)
    #expect(text.filter { $0 != "," } == "\(number)")
    let groups: [Substring] = text.split(separator: ",")
    #expect(groups.dropFirst().allSatisfy { $0.count == 3 })
  }
}
