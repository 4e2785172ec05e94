// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Render command` {
  private let scratch: ScratchFolder
  private let scenario: String
  private let output: String

  init() throws {
    scratch = try ScratchFolder()
    scenario = try scratch.write(Example.scenario(), to: "in/a.scenario.jsonc")
    output = scratch.path("out")
  }

  @Test func `writes pages, drawings, gallery and manifest, and says what to open`() throws {
    let run = ToolRun("render", scenario, "--output", output)
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.output == "open \(output)/test/short/index.html\n")
    #expect(run.errors.hasPrefix("test/short: 9 files, "))
    let files = try scratch.allFiles().filter { $0.hasPrefix("out/") }.map {
      String($0.dropFirst(4))
    }
    #expect(
      files == [
        "index.html", "manifest.json", "test/short/before-after.svg",
        "test/short/ch6/devices.svg", "test/short/ch6/iphone-11-landscape.svg",
        "test/short/ch6/iphone-8.svg", "test/short/ch8/devices.svg",
        "test/short/ch8/iphone-11-landscape.svg", "test/short/ch8/iphone-8.svg",
        "test/short/index.html", "test/short/still.svg",
      ])
    let listed = Manifest.files(in: try scratch.text("out/manifest.json")).map(\.path)
    #expect(listed == files.filter { $0 != "manifest.json" })
    // Written files pass the public validation.
    let check = ToolRun(["validate"] + listed.map { output + "/" + $0 })
    #expect(check.exitCode == .clean, "\(check.output)")
  }

  @Test(arguments: [("uikit", "A–D"), ("flutter", "A")])
  func `a page says how reliable its physics and its devices are`(
    physics: String, grades: String
  ) throws {
    let run = ToolRun("render", scenario, "--output", output, "--physics", physics)
    #expect(run.exitCode == .clean, "\(run.errors)")
    let page = try scratch.text("out/test/short/index.html")
    let said = page.contains("<dt>physics confidence</dt>\n<dd>\(grades)</dd>")
    #expect(said)
    let attested = page.contains("<p>device data: well attested · <a ")
    #expect(attested)
  }

  @Test func `the same bytes for any number of jobs and any folder`() throws {
    try scratch.write(
      Example.scenario(id: "test/other", variants: ["ch8"]), to: "in/b.scenario.jsonc")
    let folders = [("1", "x"), ("2", "y"), ("7", "sub/z")]
    for (jobs, folder) in folders {
      let run = ToolRun("render", scratch.path("in"), "-j", jobs, "-o", scratch.path(folder))
      #expect(run.exitCode == .clean, "\(run.errors)")
      #expect(run.output == "open \(scratch.path(folder))/index.html\n")
    }
    let names =
      Manifest.files(in: try scratch.text("x/manifest.json")).map(\.path) + ["manifest.json"]
    // One gallery and manifest, 9 files of one scenario and 5 of the other.
    #expect(names.count == 16)
    for name in names {
      let first = try scratch.text("x/" + name)
      for (_, folder) in folders.dropFirst() {
        #expect(try scratch.text(folder + "/" + name) == first, "\(name) differs")
      }
    }
  }

  @Test func `removes files that it no longer renders`() throws {
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    try scratch.write("mine", to: "out/test/short/ch6/notes.svg")
    let run = ToolRun("render", scenario, "-o", output, "--variant", "ch8", "--device", "iphone-8")
    #expect(run.exitCode == .clean)
    #expect(run.errors.contains("removed \(output)/test/short/ch8/iphone-11-landscape.svg"))
    let files = try scratch.allFiles().filter { $0.hasPrefix("out/test") }
    #expect(
      files == [
        "out/test/short/ch6/notes.svg", "out/test/short/ch8/devices.svg",
        "out/test/short/ch8/iphone-8.svg", "out/test/short/index.html",
        "out/test/short/still.svg",
      ])
  }

  @Test func `the gallery shows scenarios in the requested order`() throws {
    for (name, order) in [("a", "\"order\": 900,"), ("b", ""), ("c", "\"order\": 10,"), ("d", "")] {
      _ = try scratch.write(
        Example.scenario(
          id: "test/\(name)", variants: ["ch8"], devices: ["iphone-8"], extra: order),
        to: "ordered/\(name).scenario.jsonc")
    }
    #expect(ToolRun("render", scratch.path("ordered"), "-o", output).exitCode == .clean)
    let page = try scratch.text("out/index.html")
    let places = ["c", "b", "d", "a"].map {
      page.firstRange(of: "test/\($0)/index.html")?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  private func story(_ chapters: String) -> String {
    """
    { version: 1, id: "told", title: "Told", summary: "Chapters.", pattern: "collapsing-header",
      chapters: [\(chapters)] }
    """
  }

  @Test func `a story is a page that shows each variant next to the following one`() throws {
    _ = try scratch.write(
      story(
        """
        { variant: "ch6", scenario: "test/short", device: "iphone-11-landscape", does: "One.", breaks: "It." },
        { variant: "ch8", scenario: "test/short", does: "Two." }
        """), to: "in/a.story.jsonc")
    let run = ToolRun("render", scratch.path("in"), "-o", output)
    #expect(run.exitCode == .clean)
    let page = try scratch.text("out/told/index.html")
    #expect(page.contains("href=\"../test/short/index.html#variant=ch6&amp;compare=ch8\""))
    #expect(page.contains("href=\"../test/short/index.html#variant=ch8\""))
    #expect(page.ranges(of: "<figure").count == 3)
    // What breaks is not contradicted, and the author is warned.
    #expect(page.ranges(of: "class=\"verdict").count == 1)
    #expect(
      run.errors.contains(
        "a.story.jsonc: warning: chapter 1, ch6, says what breaks, and test/short on iphone-11-landscape has no finding of it"
      ))
    #expect(page.contains("<span aria-hidden=\"true\">○</span> no findings in this gesture"))
    #expect(try scratch.text("out/index.html").contains("href=\"told/index.html\""))
    // With only some of the devices the story would be incomplete.
    let part = ToolRun("render", scratch.path("in"), "-o", output, "--device", "iphone-8")
    #expect(part.exitCode == .clean)
    #expect(try !scratch.text("out/index.html").contains("told/index.html"))
  }

  @Test(arguments: [
    (
      "test/none", "iphone-8", "is shown by test/none, which this run does not render"
    ),
    (
      "test/short", "ipad-9",
      "is shown on 'ipad-9'; test/short has iphone-8, iphone-11-landscape"
    ),
  ])
  func `a chapter without a matching scenario is an error`(
    scenario: String, device: String, message: String
  ) throws {
    let path = try scratch.write(
      story(
        "{ variant: \"ch6\", scenario: \"\(scenario)\", device: \"\(device)\", does: \"One.\" }"),
      to: "in/a.story.jsonc")
    let run = ToolRun("render", scratch.path("in"), "-o", output)
    #expect(run.exitCode == .failure)
    #expect(run.errors == "\(path): error: chapter 1, ch6, \(message)\n")
    #expect(!scratch.has("out"))
  }

  @Test func `two scenarios may not have the same id`() throws {
    let twin = try scratch.write(Example.scenario(), to: "in/b.scenario.jsonc")
    let run = ToolRun("render", scratch.path("in"), "-o", output)
    #expect(run.exitCode == .failure)
    #expect(
      run.errors
        == "error: \(twin) and \(scenario) have the same id 'test/short': each needs its own\n")
    #expect(!scratch.has("out"))
  }

  @Test func `a folder that cannot be created is an error`() throws {
    let file = try scratch.write("", to: "file")
    let run = ToolRun("render", scenario, "-o", file)
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: cannot make the folder \(file)"))
    #expect(ToolRun("render", scenario, "-o", "-").exitCode == .failure)
  }

  @Test func `a name that is taken by a folder stops the run, and nothing is half written`() throws
  {
    try FileSystem.makeFolder(scratch.path("out/test/short/ch6/iphone-8.svg"))
    let run = ToolRun("render", scenario, "-o", output)
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.contains(
        "error: cannot write \(output)/test/short/ch6/iphone-8.svg: it is a folder"))
    #expect(run.errors.contains("manifest.json were left as they were"))
    #expect(!scratch.has("out/index.html"))
    #expect(!scratch.has("out/manifest.json"))
    #expect(try scratch.allFiles().allSatisfy { !$0.contains(".tmp") })
  }

  @Test func `quiet prints nothing, verbose names every file, statistics are results`() throws {
    #expect(ToolRun("render", scenario, "-o", output, "-q").errors == "")
    let verbose = ToolRun("render", scenario, "-o", output, "-v").errors
    #expect(verbose.contains("test/short/ch8/iphone-8.svg  "))
    let statistics = ToolRun("render", scenario, "-o", output, "--stats").outputLines
    #expect(statistics.count == 4)
    #expect(statistics[0].hasPrefix("processor time  "))
    #expect(statistics[1].hasPrefix("peak memory     "))
    #expect(statistics[2].hasPrefix("written         10 files, "))
  }

  @Test func `a page that someone else wrote is not replaced, wherever it is`() throws {
    try scratch.write("<p>my own page</p>", to: "out/test/short/index.html")
    let run = ToolRun("render", scenario, "-o", output)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("test/short/index.html is there and was not written by scrollwork"))
    #expect(try scratch.allFiles().filter { $0.hasPrefix("out/") } == ["out/test/short/index.html"])
  }

  @Test func `reads a scenario from standard input`() throws {
    let run = ToolRun("render", "-", "-o", output, input: Example.scenario(id: "piped"))
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(scratch.has("out/piped/index.html"))
  }

  @Test(arguments: [
    ["--encoding", "smil"], ["--theme", "dark"], ["--loop", "once"], ["--precision", "1"],
    ["--tolerance", "2"], ["--fps", "120"], ["--physics", "flutter"],
  ])
  func `an option changes the drawings, which stay valid`(option: [String]) throws {
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    let plain = try scratch.text("out/test/short/ch6/iphone-8.svg")
    let run = ToolRun(["render", scenario, "-o", output] + option)
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(try scratch.text("out/test/short/ch6/iphone-8.svg") != plain)
  }
}
