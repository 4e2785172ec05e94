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

  @Test func `draws the first scenarios and lists the others`() throws {
    let renderer = try renderer()
    func page(_ count: Int) throws -> String {
      String(
        decoding: try GalleryIndex.write(
          Array(repeating: renderer, count: count), [], patterns: .builtIn), as: UTF8.self)
    }
    let (drawn, listed) = (try page(GalleryIndex.drawnCount), try page(1_000))
    func pictures(_ page: String) -> Int { page.components(separatedBy: "<svg").count }
    #expect(pictures(listed) == pictures(drawn))
    #expect(pictures(drawn) > GalleryIndex.drawnCount)
    #expect(listed.contains("The first 120 of 1000 are drawn here"))
    // A listed scenario takes a tenth of the space of a drawn one.
    let each = drawn.utf8.count / GalleryIndex.drawnCount
    #expect((listed.utf8.count - drawn.utf8.count) / (1_000 - GalleryIndex.drawnCount) < each / 10)
  }
}
