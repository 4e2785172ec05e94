// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Safety of the output folder` {
  private let scratch: ScratchFolder
  private let scenario: String
  private let output: String

  init() throws {
    scratch = try ScratchFolder()
    scenario = try scratch.write(
      Example.scenario(variants: ["ch8"], devices: ["iphone-8"]), to: "short.scenario.jsonc")
    output = scratch.path("out")
  }

  private func outputFiles() throws -> [String] {
    try scratch.allFiles().filter { $0.hasPrefix("out/") }
  }

  @Test(arguments: [
    "manifest.json", "index.html", "test/short/index.html", "test/short/before-after.svg",
    "test/short/still.svg",
    "test/short/ch8/iphone-8.svg", "test/short/ch8/devices.svg",
  ])
  func `a file of someone else is not replaced, and nothing is written next to it`(
    name: String
  ) throws {
    try scratch.write("{ \"name\": \"mine\" }", to: "out/" + name)
    let run = ToolRun("render", scenario, "-o", output)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("\(output)/\(name) is there and was not written by scrollwork"))
    #expect(run.errors.contains("move the file away, or name another folder with --output"))
    #expect(try outputFiles() == ["out/" + name])
    #expect(try scratch.text("out/" + name) == "{ \"name\": \"mine\" }")
  }

  @Test func `its own files are replaced, with and without a manifest`() throws {
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    let files = try outputFiles()
    let again = ToolRun("render", scenario, "-o", output, "--theme", "dark")
    #expect(again.exitCode == .clean, "\(again.errors)")
    // As after an interrupted run.
    try FileSystem.removeFile(output + "/manifest.json")
    let third = ToolRun("render", scenario, "-o", output)
    #expect(third.exitCode == .clean, "\(third.errors)")
    #expect(try outputFiles() == files)
  }

  @Test func `a file in the manifest is replaced only if nobody has changed it`()
    throws
  {
    let name = "test/short/ch8/iphone-8.svg"
    let old = Array("<svg>of an older version</svg>".utf8)
    try scratch.write(String(decoding: old, as: UTF8.self), to: "out/" + name)
    let manifest = Manifest([Manifest.Entry(path: name, contents: old)]).text
    // As git checks it out on Windows.
    try scratch.write(manifest.replacing("\n", with: "\r\n"), to: "out/manifest.json")
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    try scratch.write("<svg>by hand</svg>", to: "out/" + name)
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .failure)
    #expect(try scratch.text("out/" + name) == "<svg>by hand</svg>")
  }

  @Test func `a changed file stays when it is no longer rendered`() throws {
    try scratch.write(
      Example.scenario(variants: ["ch6", "ch8"], devices: ["iphone-8"]), to: "short.scenario.jsonc")
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    try scratch.write("<svg>by hand</svg>", to: "out/test/short/ch6/iphone-8.svg")
    try scratch.write(
      Example.scenario(variants: ["ch8"], devices: ["iphone-8"]), to: "short.scenario.jsonc")
    let run = ToolRun("render", scenario, "-o", output)
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.errors.contains("left \(output)/test/short/ch6/iphone-8.svg"))
    #expect(!scratch.has("out/test/short/ch6/devices.svg"))
    #expect(try scratch.text("out/test/short/ch6/iphone-8.svg") == "<svg>by hand</svg>")
  }

  @Test(arguments: ["test", "test/short", "test/short/ch8", "test/short/index.html"])
  func `nothing is written through a link in the folder`(name: String) throws {
    try FileSystem.makeFolder(scratch.path("elsewhere/short/ch8"))
    try FileSystem.makeFolder(FileSystem.folder(of: output + "/" + name))
    #expect(symlink(scratch.path("elsewhere"), output + "/" + name) == 0)
    let run = ToolRun("render", scenario, "-o", output)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("\(output)/\(name) is a link"))
    #expect(try scratch.allFiles().filter { $0.hasPrefix("elsewhere/") } == [])
  }

  @Test func `the folder itself may be a link`() throws {
    try FileSystem.makeFolder(scratch.path("real"))
    #expect(symlink(scratch.path("real"), output) == 0)
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    #expect(scratch.has("real/test/short/index.html"))
  }

  @Test func `the staged file of a killed process is removed, even if nothing changes`()
    throws
  {
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    for folder in ["out", "out/test/short", "out/test/short/ch8"] {
      try scratch.write("", to: folder + "/.scrollwork-999999999-1.tmp")
    }
    #expect(ToolRun("render", scenario, "-o", output).exitCode == .clean)
    #expect(try outputFiles().filter { $0.contains(".scrollwork") } == [])
  }

  @Test func `the order of operands does not change the gallery`() throws {
    let other = try scratch.write(
      Example.scenario(id: "test/a", variants: ["ch8"], devices: ["iphone-8"]),
      to: "a.scenario.jsonc")
    #expect(ToolRun("render", scenario, other, "-o", output).exitCode == .clean)
    let page = try scratch.text("out/index.html")
    #expect(ToolRun("render", other, scenario, "-o", output).exitCode == .clean)
    #expect(try scratch.text("out/index.html") == page)
  }

  @Test func `a report may not replace the file that the baseline will be written to`() throws {
    let file = scratch.path("bb")
    let run = ToolRun(
      "check", scenario, "--baseline", file, "--update-baseline", "--reporter", "json=" + file)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("cannot write \(file)"))
    #expect(!scratch.has("bb"))
  }

  @Test func `a page of someone else is not mistaken for an earlier comparison`() throws {
    _ = ToolRun("record", scenario, "-o", scratch.path("Goldens"))
    let page = try scratch.write("<p>mine</p>", to: "mine.html")
    let run = ToolRun("diff", scratch.path("Goldens"), scenario, "-o", page)
    #expect(run.exitCode == .clean)
    #expect(run.errors.contains("\(page) is not one, and stays as it is"))
    #expect(try scratch.text("mine.html") == "<p>mine</p>")
  }
}
