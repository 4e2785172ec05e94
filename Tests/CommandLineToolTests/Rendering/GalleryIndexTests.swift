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

  private func example(_ name: String) throws -> ScenarioRenderer {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/\(name).scenario.jsonc").standardizedFileURL
      .path(percentEncoded: false)
    return ScenarioRenderer(
      try RunPlan(
        try ScenarioSource.read(path, .memory(), defaultDevices: nil), path: path,
        overrides: RunOverrides()),
      options: SVGOptions(), rules: .init(), folder: OutputFolder(scratch.path("out")))
  }

  @Test func `patterns of files come in the order of their first scenarios`() throws {
    let renderers = [
      try example("android/Scenarios/anchors"), try example("patterns/Scenarios/mail-slowly"),
    ]
    let (later, first) = (
      renderers[0].plan.scenario.pattern, renderers[1].plan.scenario.pattern
    )
    let page = String(
      decoding: GalleryIndex.write(renderers, [], patterns: .builtIn), as: UTF8.self)
    // By their identifiers it would be the other way round.
    #expect(later.id < first.id)
    let places = [first, later].map { page.range(of: ">\($0.title)<")?.lowerBound }
    #expect(try #require(places[0]) < #require(places[1]))
  }
}
