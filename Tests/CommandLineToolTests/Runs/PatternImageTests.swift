// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

/// Images that pattern files name, in drawings and pages.
@Suite struct `Images in a pattern file` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let logo =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 40\"><circle cx=\"20\" cy=\"20\" r=\"18\" fill=\"#c03\"/></svg>"

  /// Renders a list whose rows show an image.
  private func render(_ image: String, logo: String? = logo) throws -> ToolRun {
    if let logo { _ = try scratch.write(logo, to: "a/logo.svg") }
    _ = try scratch.write(
      """
      { version: 1, id: "shot", title: "Shot", scrollViews: { list: { content: { rows: "shots" } } }, elements: [
        { id: "shots", in: "list", repeat: { count: 9, height: 80 }, look: { image: "\(image)", corner: 8 } },
      ] }
      """, to: "a/shot.pattern.jsonc")
    let path = try scratch.write(
      """
      { "version": 1, "id": "shot", "pattern": "./shot.pattern.jsonc", "devices": ["iphone-8", "iphone-15-pro"],
        "steps": [{ "type": "drag", "from": ["50%", "90%"], "by": [0, -200], "duration": 300 }] }
      """, to: "a/shot.scenario.jsonc")
    return ToolRun("render", path, "--output", scratch.path + "/out")
  }

  @Test func `are in drawings and pages once, whatever shows them, and these are valid`() throws {
    let run = try render("logo.svg")
    #expect(run.exitCode == .clean, "\(run.errors)")
    for name in ["index.html", "main/iphone-8.svg", "main/devices.svg"] {
      let path = scratch.path + "/out/shot/" + name
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.ranges(of: "data:image/svg+xml;base64,").count == 1, "\(name)")
      #expect(text.ranges(of: "<image id=").count == 1, "\(name)")
      #expect(ToolRun("validate", path).exitCode == .clean)
    }
  }

  @Test func `are refused with the place of their name`() throws {
    let missing = try render("none.png")
    #expect(missing.exitCode == .failure)
    #expect(
      missing.errors.contains("shot.pattern.jsonc:2:79: error: image 'none.png' cannot be read"))
    let broken = try render(
      "logo.svg", logo: "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>")
    #expect(broken.errors.contains("image 'logo.svg' is an SVG with <script>"))
  }

  @Test func `lie in the folders that a scenario may read`() throws {
    _ = try scratch.write(Self.logo, to: "b/logo.svg")
    let run = try render("../b/logo.svg")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("image '../b/logo.svg' cannot be read: it is outside"))
  }
}
