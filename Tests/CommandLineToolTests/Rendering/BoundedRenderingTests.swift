// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Rendering in bounded memory` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func plan(devices: [String], seconds: Int) throws -> RunPlan {
    let steps = """
      { "type": "drag", "from": ["50%", "80%"], "by": [0, -300], "duration": \(seconds * 1000) },
      { "type": "rotate", "to": "landscape" },
      { "type": "pause", "duration": 300 }
      """
    let path = try scratch.write(
      Example.scenario(variants: ["ch0", "ch6", "ch8"], devices: devices, steps: steps),
      to: "a.scenario.jsonc")
    return try RunPlan(
      try ScenarioSource.read(path, .memory(), defaultDevices: nil), path: path,
      overrides: RunOverrides())
  }

  /// All files of a plan, by path.
  private func files(_ plan: RunPlan, keepsRuns: Bool) throws -> [String: [UInt8]] {
    let folder = OutputFolder(scratch.path("out-\(keepsRuns)"))
    let renderer = ScenarioRenderer(plan, options: SVGOptions(), rules: .init(), folder: folder)
    try renderer.makeFolders()
    for lane in plan.lanes.indices { _ = renderer.renderLane(lane, keepsRuns: keepsRuns) }
    #expect(renderer.outcome.isClean)
    var files: [String: [UInt8]] = [:]
    for entry in renderer.outcome.entries {
      files[entry.path] = try FileSystem.contents(of: folder.path(entry.path), limit: 1 << 26)
    }
    return files
  }

  @Test func `runs that are computed twice give the same files as runs that are kept`() throws {
    let plan = try plan(devices: ["iphone-8", "iphone-15-pro"], seconds: 1)
    let kept = try files(plan, keepsRuns: true)
    #expect(kept.count == 12)
    #expect(try files(plan, keepsRuns: false) == kept)
  }

  @Test func `runs of short scenarios are kept, and those of long ones are computed twice`() throws
  {
    func estimate(_ seconds: Int) throws -> WorkEstimate {
      let plan = try plan(devices: ["iphone-15-pro"], seconds: seconds)
      return WorkEstimate(
        plan, variants: plan.variants, use: .pages, limit: WorkLimit(frames: 10_000_000))
    }
    #expect(try estimate(6).keepsRuns(ofLane: 0))
    let long = try estimate(500)
    #expect(!long.keepsRuns(ofLane: 0))
    #expect(long.bytes < MemoryBudget.bytes)
  }
}
