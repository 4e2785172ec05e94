// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionReview
import ReviewReports
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction

@Suite struct `The gallery of many scenarios` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func renderer() throws -> ScenarioRenderer {
    let path = try scratch.write(
      Example.scenario(variants: ["ch4", "ch7"], devices: ["iphone-8"]), to: "a.scenario.jsonc")
    let renderer = ScenarioRenderer(
      try RunPlan(
        try ScenarioSource.read(path, .memory(), defaultDevices: nil), path: path,
        overrides: RunOverrides()),
      options: SVGOptions(), rules: .init(), folder: OutputFolder(scratch.path("out")))
    try renderer.makeFolders()
    #expect(renderer.renderLane(0))
    return renderer
  }

  @Test func `shows all scenarios as files, of which each takes at most two kilobytes`() throws {
    let renderer = try renderer()
    func page(_ count: Int) -> String {
      String(
        decoding: GalleryIndex.write(
          Array(repeating: renderer, count: count), [], patterns: .builtIn), as: UTF8.self)
    }
    let (one, many) = (page(1), page(1_000))
    func drawings(_ page: String) -> Int { page.components(separatedBy: "role=\"img\"").count }
    #expect(drawings(many) == drawings(one))
    #expect(many.components(separatedBy: "still.svg").count == 1_001)
    #expect((many.utf8.count - one.utf8.count) / 999 < 2_000)
    #expect(FileManager.default.fileExists(atPath: scratch.path("out/test/short/still.svg")))
  }
}
