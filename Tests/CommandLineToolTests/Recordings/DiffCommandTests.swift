// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import TestSupport
import Testing
import XMLValidation

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls
@testable import TextFormats

@Suite struct `Diff command` {
  private let scratch: ScratchFolder
  private let scenario: String
  private let goldens: String

  init() throws {
    scratch = try ScratchFolder()
    scenario = try scratch.write(Example.scenario(), to: "Scenarios/short.scenario.jsonc")
    goldens = scratch.path("Goldens")
    _ = ToolRun("record", scenario, "-o", goldens)
  }

  /// Records the runs again with one value changed in one frame.
  private func plant(units: Int, frame: Int = 7, in run: String = "ch6/iphone-8") throws {
    let name = "Goldens/test/short/\(run).run"
    var run = try RunReader.read(Array(scratch.text(name).utf8), file: name)
    let index = try #require(run.values.firstIndex { $0.name == "header.height" })
    var samples = (0..<run.frameCount).map { run.values[index].track[$0] }
    samples[frame] += units
    run.values[index].track = RecordedTrack(samples)
    try scratch.write(String(decoding: RunWriter.write(run), as: UTF8.self), to: name)
  }

  private func finalRuns() -> ToolRun { ToolRun("diff", goldens, scratch.path("Scenarios")) }

  @Test func `recorded runs and new ones are the same`() {
    let run = finalRuns()
    #expect(run.exitCode == .clean)
    #expect(run.output == "4 runs compared: 4 same, 0 different\n")
  }

  @Test(arguments: [(100, "1"), (1, "0.01"), (-250, "2.5")])
  func `a value that differs in one frame of one device is found and named`(
    _ units: Int, _ size: String
  ) throws {
    try plant(units: units)
    let run = finalRuns()
    #expect(run.exitCode == .findings)
    #expect(run.outputLines.count == 3)
    #expect(run.outputLines[0] == "test/short/ch6/iphone-8")
    #expect(
      run.outputLines[1].hasPrefix(
        "  header.height differs by \(size) pt at 0.1167 s (frame 7): "))
    #expect(run.outputLines[1].hasSuffix(", in 1 of 115 frames"))
    #expect(run.outputLines[2] == "4 runs compared: 3 same, 1 different")
  }

  @Test func `a long recording is known by what it says, whatever its file is called`() throws {
    let name = "Goldens/test/short/ch6/iphone-8.run"
    var run = try RunReader.read(Array(scratch.text(name).utf8), file: name)
    let touch = try #require(run.events.first)
    run.events = Array(repeating: touch, count: 5000)
    let text = String(decoding: RunWriter.write(run), as: UTF8.self)
    #expect(text.utf8.count > 1 << 16)
    try FileSystem.removeFile(scratch.path(name))
    try scratch.write(text, to: "Goldens/renamed.run")
    let report = finalRuns()
    #expect(report.exitCode == .findings)
    #expect(report.outputLines.first == "test/short/ch6/iphone-8")
    #expect(report.outputLines.last == "4 runs compared: 3 same, 1 different")
  }

  @Test func `JSON contains the same`() throws {
    try plant(units: 100)
    let run = ToolRun("diff", goldens, scenario, "--json")
    #expect(run.exitCode == .findings)
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 1,\n"))
    #expect(run.output.contains("\"compared\": 4,\n  \"same\": 3,"))
    #expect(run.output.contains("\"name\": \"header.height\", \"frame\": 7, "))
    #expect(run.output.contains("\"difference\": -1, \"frames\": 1, "))
  }

  @Test func `a tolerance ignores small differences`() throws {
    try plant(units: 20)
    #expect(ToolRun("diff", goldens, scenario, "--tolerance", "0.2").exitCode == .clean)
    #expect(ToolRun("diff", goldens, scenario, "--tolerance", "0.1").exitCode == .findings)
  }

  @Test func `a later gesture is reported as a shift in time`() throws {
    let steps = """
      { "type": "pause", "duration": 50 },
      { "type": "drag", "label": "up", "from": ["50%", "80%"], "by": [0, -60], "duration": 200 },
      { "type": "pause", "duration": 100 }
      """
    let later = try scratch.write(Example.scenario(steps: steps), to: "later.scenario.jsonc")
    let run = ToolRun("diff", scenario, later, "--variant", "ch8", "--device", "iphone-8")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("contentOffset.y comes 50 ms later from "))
    #expect(run.output.contains("a pure time shift"))
  }

  @Test func `runs that only one side has are named`() throws {
    _ = ToolRun("record", scenario, "-o", scratch.path("B"), "--variant", "ch8")
    let run = ToolRun("diff", goldens, scratch.path("B"))
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("test/short/ch6/iphone-8: only in \(goldens)\n"))
    #expect(run.output.hasSuffix("2 runs compared: 2 same, 0 different; 2 only on one side\n"))
  }

  @Test func `recorded runs of other scenarios are left out if scenarios are given`() throws {
    let other = try scratch.write(Example.scenario(id: "test/other"), to: "Other/o.scenario.jsonc")
    _ = ToolRun("record", other, "-o", goldens)
    let run = ToolRun("diff", goldens, scenario)
    #expect(run.exitCode == .clean)
    #expect(
      run.output == "4 runs compared: 4 same, 0 different; 4 recorded runs of others left out\n")
  }

  @Test func `of two recorded sides the requested devices are compared`() throws {
    let run = ToolRun("diff", goldens, goldens, "--variant", "ch6", "--device", "iphone-8")
    #expect(run.output.hasPrefix("1 run compared: 1 same, 0 different"), "\(run.output)")
    let fps = ToolRun("diff", goldens, goldens, "--fps", "30")
    #expect(fps.exitCode == .failure)
    #expect(fps.errors == "error: --fps has no effect here: both sides are recorded\n")
  }

  @Test func `the output of frames can be compared with a recording`() throws {
    let lines = scratch.path("a.ndjson")
    _ = ToolRun("frames", scenario, "--variant", "ch6", "--device", "iphone-8", "-o", lines)
    let same = ToolRun("diff", lines, goldens + "/test/short/ch6/iphone-8.run")
    #expect(same.exitCode == .clean, "\(same.output)")
    try plant(units: 100)
    let other = ToolRun("diff", lines, goldens + "/test/short/ch6/iphone-8.run")
    #expect(other.exitCode == .findings)
    #expect(other.output.contains("header.height differs by 1 pt"))
  }

  @Test func `the page is valid, shows both runs, and has plots of the difference`() throws {
    try plant(units: 2500)
    let page = scratch.path("diff.html")
    let run = ToolRun("diff", goldens, scenario, "-o", page)
    #expect(run.exitCode == .findings)
    #expect(run.errors.contains("open \(page)"))
    #expect(ToolRun("validate", page).exitCode == .clean)
    let text = try scratch.text("diff.html")
    #expect(text.contains("header.height (Δ)"))
    #expect(text.contains("header.height differs by 25 pt at 0.1167 s"))
    let again = ToolRun("diff", goldens, scenario, "-o", scratch.path("again.html"), "-j", "3")
    #expect(again.output == run.output)
    #expect(try scratch.text("again.html") == text)
    let none = ToolRun("diff", goldens, goldens, "-o", page)
    #expect(
      none.errors
        == "no run differs, so there is no page to write; \(page) is of an earlier comparison\n")
    #expect(try scratch.text("diff.html") == text)
  }

  @Test func `the page lists every differing run, largest difference first, and opens each`() throws
  {
    try plant(units: 200)
    try plant(units: 5000, in: "ch8/iphone-11-landscape")
    try plant(units: 1, in: "ch8/iphone-8")
    let page = scratch.path("diff.html")
    let run = ToolRun("diff", goldens, scenario, "-o", page)
    #expect(run.exitCode == .findings)
    let text = try scratch.text("diff.html")
    #expect(run.errors.contains("open \(page): 3 runs, \(ByteCount.text(text.utf8.count))\n"))
    let index = try #require(section("index", of: text))
    let ids = ["ch8-iphone-11-landscape", "ch6-iphone-8", "ch8-iphone-8"].map { "test-short-" + $0 }
    let links = ids.map {
      index.firstRange(of: "#variant=a&amp;compare=b&amp;t=116.667&amp;devices=\($0)\"")?.lowerBound
    }
    #expect(
      links.allSatisfy { $0 != nil } && links.compactMap { $0 } == links.compactMap { $0 }.sorted())
    for (id, size) in zip(ids, ["50 pt", "2 pt", "0.01 pt"]) {
      #expect(index.contains("id=\"show-\(id)\""))
      #expect(index.contains("class=\"size\">\(size)</td>"))
      #expect(text.contains("<figure class=\"device\" id=\"device-\(id)\""))
    }
    #expect(index.contains("The same on both sides: 1"))
    #expect(index.contains("<li>test/short · ch6: iPhone 11, landscape</li>"))
    #expect(!index.contains("listed only"))
    #expect(ToolRun("validate", page).exitCode == .clean)
  }

  @Test func `the page shows the runs that differ most, and says what it leaves out`() throws {
    let many = Example.scenario(
      id: "test/many", variants: ["ch0", "ch1", "ch2", "ch3", "ch4", "ch5", "ch6", "ch7", "ch8"],
      devices: ["iphone-8", "iphone-11", "iphone-se1"])
    let path = try scratch.write(many, to: "Many/many.scenario.jsonc")
    let other = try scratch.write(
      many.replacing("\"by\": [0, -60]", with: "\"by\": [0, -50]"), to: "Other/many.scenario.jsonc")
    let run = ToolRun(
      "diff", scratch.path("Many"), scratch.path("Other"), "-o", scratch.path("diff.html"))
    #expect(run.exitCode == .findings, "\(path) \(other) \(run.errors)")
    let text = try scratch.text("diff.html")
    let limit = DiffPage.runLimit
    #expect(run.errors.contains("the \(limit) of 27 runs that differ most, "))
    #expect(text.split(separator: "<figure class=\"device\"").count == limit + 1)
    let index = try #require(section("index", of: text))
    #expect(index.split(separator: "<tr>").count == 1 + 1 + 27)
    #expect(index.split(separator: "type=\"checkbox\"").count == 1 + limit)
    #expect(index.contains("\(27 - limit) that differ less are listed only."))
    #expect(text.utf8.count < 1_500_000)
    // Only the first one is visible until another is opened.
    #expect(text.split(separator: "hidden=\"hidden\">\n").count >= limit - 1)
  }

  @Test(arguments: [("60", "120", 60), ("120", "60", 60), ("80", "60", 20)])
  func `runs at different rates are compared and shown at the times that both have`(
    a: String, b: String, common: Int
  ) throws {
    let pair = [a, b]
    for (place, rate) in pair.enumerated() {
      _ = ToolRun(
        "record", scenario, "--fps", rate, "--variant", "ch6", "-o", scratch.path("R\(place)"))
    }
    let page = scratch.path("diff.html")
    let run = ToolRun("diff", scratch.path("R0"), scratch.path("R1"), "-o", page)
    #expect(run.exitCode == .findings, "\(run.errors)")
    let text = try scratch.text("diff.html")
    #expect(
      text.contains(
        "Baseline \(a) fps, current \(b) fps: shown at the \(common) fps that both have"))
    #expect(text.contains("\u{A0}pt · \(common)\u{A0}Hz"))
    #expect(ToolRun("validate", page).exitCode == .clean)
  }

  @Test func `runs of several patterns share one page with the values of all`() throws {
    let sheet = try scratch.write(
      Example.scenario(id: "test/sheet", variants: [], devices: ["iphone-8"])
        .replacing("\"pattern\": \"collapsing-header\"", with: "\"pattern\": \"bottom-sheet\"")
        .replacing("\"variants\": [], ", with: ""), to: "Scenarios/sheet.scenario.jsonc")
    let all = scratch.path("All")
    _ = ToolRun("record", scratch.path("Scenarios"), "-o", all, "--fps", "60")
    let page = scratch.path("diff.html")
    let run = ToolRun(
      "diff", all, scratch.path("Scenarios"), "--physics", "flutter", "--fps", "60", "-o", page)
    #expect(run.exitCode == .findings, "\(sheet) \(run.errors)")
    #expect(ToolRun("validate", page).exitCode == .clean)
    let text = try scratch.text("diff.html")
    for value in ["header.height", "sheet.top", "sheet.top (Δ)", "contentOffset.y (Δ)"] {
      #expect(text.split(separator: "<th scope=\"col\">\(value) <small>").count == 2, "\(value)")
    }
  }

  /// A section of a page by its class.
  private func section(_ name: String, of page: String) -> Substring? {
    guard let start = page.firstRange(of: "<section class=\"\(name)\"") else { return nil }
    let rest = page[start.lowerBound...]
    return rest.firstRange(of: "</section>").map { rest[..<$0.lowerBound] }
  }

  @Test func `an unreadable file is an error`() throws {
    #expect(ToolRun("diff", goldens, scratch.path("Nothing")).exitCode == .failure)
    #expect(ToolRun("diff", goldens, "no-such-revision:Goldens").errors.contains("git says: "))
    try scratch.write("hello\n", to: "Goldens/test/short/ch6/iphone-8.run")
    let run = finalRuns()
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("iphone-8.run:1: error: found 'hello'"))
    #expect(ToolRun("diff", goldens).exitCode == .failure)
  }

  @Test func `revisions of git are read without a checkout`() throws {
    func git(_ words: String...) throws {
      let identity = [
        "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false",
      ]
      let result = try ChildProcess.run(
        ["git", "-C", scratch.path] + identity + words, limit: 1 << 20)
      try #require(result.code == 0, "\(result.errors)")
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "as it was")
    try plant(units: 100)
    func diff(_ a: String, _ b: String) throws -> ChildProcess.Result {
      let line = "cd '\(scratch.path)' && '\(ToolProcess.path)' diff '\(a)' '\(b)'"
      return try ChildProcess.run(["sh", "-c", line], limit: 1 << 20)
    }
    let whole = try diff("HEAD:Goldens", "Goldens")
    #expect(whole.code == 1)
    let text = String(decoding: whole.output, as: UTF8.self)
    #expect(text.contains("header.height differs by 1 pt at 0.1167 s (frame 7)"))
    #expect(text.hasSuffix("4 runs compared: 3 same, 1 different\n"))
    #expect(try diff("HEAD:", "Goldens").output == whole.output)
    let file = "Goldens/test/short/ch6/iphone-8.run"
    #expect(try diff("HEAD:\(file)", file).code == 1)
    #expect(try diff("HEAD:Goldens", "HEAD:Goldens").code == 0)
    #expect(try diff("HEAD:Goldens", "Scenarios").code == 0)
    #expect(try diff("HEAD:Nothing", "Goldens").code == 2)
    let scenarios = try diff("HEAD:Scenarios", "Scenarios")
    #expect(scenarios.code == 2)
    #expect(scenarios.errors.contains("HEAD:Scenarios has scenarios and no recorded runs"))
    #expect(scenarios.errors.contains("git worktree add"))
  }
}
