// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Pictures of findings` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func check(_ variants: [String] = ["ch4"], _ options: String...) throws -> ToolRun {
    let path = try scratch.write(
      ReviewExample.scenario(variants: variants, devices: ["iphone-15-pro"]),
      to: "a.scenario.jsonc")
    return ToolRun(
      [
        "check", path, "--exit-zero", "--rule", "all=off,CH-GAP=on", "--pictures",
        scratch.path("Output/pictures"),
      ] + options, folder: scratch.path)
  }

  private var names: [String] {
    get throws { try scratch.allFiles().filter { $0.hasSuffix(".svg") } }
  }

  @Test func `are valid, small, and the same in a second run`() throws {
    #expect(try check().exitCode == .clean)
    let first = try names
    #expect(first == ["Output/pictures/test/slow/ch4-ch-gap-0.svg"])
    let text = try scratch.text(first[0])
    #expect(text.utf8.count < 30_000)
    #expect(ToolRun("validate", scratch.path(first[0])).exitCode == .clean)
    #expect(try check().exitCode == .clean)
    #expect(try scratch.text(first[0]) == text)
  }

  @Test func `have the bracket with the number, beside the fixed variant at the same moment`()
    throws
  {
    _ = try check()
    let text = try scratch.text(try names[0])
    for part in [
      ">5 pt</text>", ">5 pt gap</text>", ">Fixed</text>", "same moment</text>", "#d1242f",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    // The gap is small: it is seen through a loupe.
    #expect(text.contains("loupe"))
  }

  @Test func `are in Markdown, as links below the address where pages are served`() throws {
    _ = try check(
      ["ch4"], "--reporter",
      "markdown=\(scratch.path("a.md")),json=\(scratch.path("a.json"))", "--base-url",
      "https://example.org/m/")
    let markdown = try scratch.text("a.md")
    #expect(
      markdown.contains(
        "src=\"https://example.org/m/pictures/test/slow/ch4-ch-gap-0.svg\" alt=\"5 pt gap in ch4 on iPhone 15 Pro\""
      ))
    #expect(
      markdown.contains("[storyboard](https://example.org/m/test/slow/index.html#variant=ch4&t="))
    let json = try scratch.text("a.json")
    let picture = scratch.path("Output/pictures/test/slow/ch4-ch-gap-0.svg")
    #expect(json.contains("\"\(picture)\""))
    // Parts that are merged keep their pictures.
    let merged = ToolRun(
      ["merge", scratch.path("a.json"), "--exit-zero", "--reporter", "markdown"],
      folder: scratch.path)
    #expect(merged.output.contains("src=\"\(picture)\""))
  }

  @Test func `leave when their finding is gone, and stay where nobody looked for it`() throws {
    let picture = "Output/pictures/test/slow/ch4-ch-gap-0.svg"
    try scratch.write("<svg>mine</svg>", to: "Output/pictures/test/slow/mine.svg")
    func check(_ variant: String, _ options: String...) throws -> ToolRun {
      let path = try scratch.write(
        ReviewExample.scenario(variants: ["ch4", "ch7"], devices: ["iphone-15-pro", "iphone-8"]),
        to: "a.scenario.jsonc")
      let run = ToolRun(
        [
          "check", path, "--exit-zero", "--variant", variant, "--pictures",
          scratch.path("Output/pictures"), "--rule",
        ] + options, folder: scratch.path)
      #expect(run.exitCode == .clean, "\(run.errors)")
      return run
    }
    _ = try check("ch4", "all=off,CH-GAP=on")
    #expect(try names.contains(picture))
    #expect(
      try scratch.text("Output/pictures/pictures.json").contains("test/slow/ch4-ch-gap-0.svg"))
    // Another variant, and another device.
    _ = try check("ch7", "all=off,CH-GAP=on")
    _ = try check("ch4", "all=off", "--device", "iphone-8")
    #expect(try names.contains(picture))
    let run = try check("ch4", "all=off")
    #expect(run.errors.contains("removed \(scratch.path(picture)), whose finding is gone"))
    #expect(try names == ["Output/pictures/test/slow/mine.svg"])
    #expect(try !scratch.text("Output/pictures/pictures.json").contains(".svg"))
  }

  @Test func `never replace a file that the tool did not write`() throws {
    let name = "Output/pictures/test/slow/ch4-ch-gap-0.svg"
    try scratch.write("<svg>mine</svg>", to: name)
    let run = try check()
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("was not written by scrollwork"))
    #expect(try scratch.text(name) == "<svg>mine</svg>")
  }

  @Test func `are not drawn of what a baseline accepts`() throws {
    #expect(
      try check(["ch4"], "--baseline", scratch.path("accepted.json"), "--update-baseline").errors
        .contains("--pictures: findings that --update-baseline accepts are not drawn"))
    let path = scratch.path("a.scenario.jsonc")
    _ = ToolRun(
      [
        "check", path, "--rule", "all=off,CH-GAP=on", "--baseline", scratch.path("accepted.json"),
        "--update-baseline",
      ], folder: scratch.path)
    _ = try check(["ch4"], "--baseline", scratch.path("accepted.json"))
    #expect(try names == [])
  }

  @Test(arguments: ["example.org", "ftp://example.org", "https://", "https://a/?q", "https://a b"])
  func `need an address of a folder`(address: String) throws {
    let run = try check(["ch4"], "--base-url", address)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("--base-url: found '\(address)', expected an address such as"))
  }

  @Test func `of a few findings need no table, many have one before a line each`() throws {
    let path = try scratch.write(
      ReviewExample.scenario(
        variants: ["ch2", "ch3", "ch4", "ch6"], devices: ["iphone-8", "iphone-15-pro"]),
      to: "many.scenario.jsonc")
    let run = ToolRun("check", path, "--variant", "all", "--exit-zero")
    let lines = run.outputLines
    #expect(lines[0].hasPrefix("scenario   variant  errors  warnings  notes  devices  worst"))
    #expect(run.output.contains("; -v explains each"))
    let details = ToolRun("check", path, "--variant", "all", "--exit-zero", "--verbose")
    #expect(details.outputLines[0] == lines[0])
    #expect(details.outputLines.count > 2 * lines.count)
  }
}
