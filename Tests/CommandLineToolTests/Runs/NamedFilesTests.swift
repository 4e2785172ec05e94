// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction

@Suite struct `Files that scenarios name` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func frames(_ device: String, folder: String? = nil, _ more: String...) throws -> ToolRun
  {
    let path = try scratch.write(
      Example.scenario(variants: ["ch8"], devices: [device]), to: "app/in/a.scenario.jsonc")
    return ToolRun(["frames", path] + more, folder: folder ?? scratch.path("app"))
  }

  @Test func `a file elsewhere on the machine is neither read nor shown`() throws {
    try scratch.write("secret of somebody\n", to: "secret/notes.json")
    for word in [scratch.path("secret/notes.json"), "../../secret/notes.json"] {
      let run = try frames(word)
      #expect(run.exitCode == .failure)
      #expect(run.errors.contains("is outside the scenario's folder"), "\(run.errors)")
      #expect(!run.errors.contains("secret of"))
    }
    #expect(symlink(scratch.path("secret/notes.json"), scratch.path("app/in/link.json")) == 0)
    #expect(!(try frames("link.json")).errors.contains("secret of"))
  }

  @Test func `a device file may be next to the scenario, in the project, and in allowed folders`()
    throws
  {
    let listed = ToolRun("list", "devices", "--json").output
    let start = try #require(listed.firstRange(of: "\"file\": "))
    let line = listed[start.upperBound...].prefix { $0 != "\n" }
    let file = String(line.dropLast(line.hasSuffix(",") ? 2 : 1)).replacing(
      "\"iphone-", with: "\"my-")
    for name in ["app/in/x.device.jsonc", "app/y.device.jsonc", "shared/z.device.jsonc"] {
      try scratch.write(file, to: name)
    }
    #expect(try frames("x.device.jsonc").exitCode == .clean)
    #expect(try frames("../y.device.jsonc").exitCode == .clean)
    #expect(try frames("../y.device.jsonc", folder: scratch.path("shared")).exitCode == .failure)
    #expect(try frames("../../shared/z.device.jsonc").exitCode == .failure)
    let allowed = try frames(
      "../../shared/z.device.jsonc", "--allow-files", scratch.path("shared"))
    #expect(allowed.exitCode == .clean, "\(allowed.errors)")
  }

  @Test func `every listed device reads back unchanged from its device file in the list`() throws {
    let lines = ToolRun("list", "devices", "--json").outputLines.filter {
      $0.contains("\"file\": ")
    }
    #expect(lines.count == DeviceCatalog.catalog.count)
    for (line, device) in zip(lines, DeviceCatalog.catalog) {
      let start = try #require(line.firstRange(of: "\"file\": "))
      let object = line[start.upperBound...]
      let text = object.dropLast(object.hasSuffix(",") ? 2 : 1)
      let path = try scratch.write(String(text), to: "\(device.id).device.jsonc")
      let read = try ScenarioSource.device(path)
      #expect(read.id == device.id && read.name == device.name && read.idiom == device.idiom)
      #expect(read.size == device.size && read.scale == device.scale)
      #expect(read.portrait == device.portrait && read.landscape == device.landscape)
      #expect(read.cutout == device.cutout && read.year == device.year)
      #expect(read.platform == device.platform)
      #expect(read.hasHomeIndicator == device.hasHomeIndicator)
      #expect(read.maximumRefreshRate == device.maximumRefreshRate)
      #expect(read.displayCornerRadius == device.displayCornerRadius)
      // A grade is the catalogue's: what a file says is the user's.
      var variants = device.systemVariants
      for index in variants.indices { variants[index].confidence = nil }
      #expect(read.systemVariants == variants)
    }
  }

  @Test
  func `a scenario with a name that is not UTF-8 is an error, and other such files are ignored`()
    throws
  {
    try scratch.write(Example.scenario(), to: "in/a.scenario.jsonc")
    func make(_ name: [UInt8]) -> CInt {
      let path = (Array((scratch.path("in/")).utf8) + name + [0]).map { CChar(bitPattern: $0) }
      return close(open(path, O_WRONLY | O_CREAT, 0o600))
    }
    #expect(make([0x66, 0xFF] + Array(".png".utf8)) == 0)
    #expect(ToolRun("list", "scenarios", scratch.path("in")).exitCode == .clean)
    #expect(make([0x66, 0xFF] + Array(".scenario.jsonc".utf8)) == 0)
    let run = ToolRun("list", "scenarios", scratch.path("in"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("its name is not UTF-8"))
  }

  @Test(arguments: ["con", "a/nul", "aux/b", "com1", "a/lpt9/b"])
  func `an id that cannot be a folder name on Windows is refused`(id: String) throws {
    let path = try scratch.write(Example.scenario(id: id), to: "a.scenario.jsonc")
    let run = ToolRun("list", "scenarios", path)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("which Windows reserves"))
  }
}
