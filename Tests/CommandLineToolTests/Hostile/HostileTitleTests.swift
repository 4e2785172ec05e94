// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import TestSupport
import Testing
import TextFormats
import XMLValidation
import XPathQueries

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

/// Texts that no file may contain, but that a package with its own patterns may pass on: each
/// writer separately.
@Suite struct `Hostile texts in writers` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func plan(_ hostile: HostileText) throws -> RunPlan {
    let path = try scratch.write(
      Example.scenario(
        variants: ["ch4"], devices: ["iphone-8"],
        extra: """
          "checks": [{ "type": "range", "track": "header.height", "max": 1 }],
          """), to: "a.scenario.jsonc")
    var scenario = try ScenarioSource.read(path, .memory(), defaultDevices: nil)
    scenario.title = hostile.text
    scenario.summary = hostile.text
    var device = scenario.devices[0].device
    device.name = hostile.text
    scenario.devices[0] = DeviceSelection(device)
    for step in scenario.stepSources.indices { scenario.stepSources[step].label = hostile.text }
    return try RunPlan(scenario, path: path, overrides: RunOverrides())
  }

  @Test(arguments: HostileText.allCases)
  func `are text in pages, drawings and the gallery`(hostile: HostileText) throws {
    let folder = OutputFolder(scratch.path("out"))
    let renderer = ScenarioRenderer(
      try plan(hostile), options: SVGOptions(), rules: .init(), folder: folder)
    try renderer.makeFolders()
    #expect(renderer.renderLane(0))
    // Invalid output is not written, and is reported.
    #expect(renderer.outcome.findings == [])
    #expect(renderer.outcome.errors == [])
    let gallery = GalleryIndex.write([renderer], [], patterns: .builtIn)
    var documents = [("gallery", gallery)]
    for entry in renderer.outcome.entries {
      documents.append(
        (entry.path, try FileSystem.contents(of: folder.path(entry.path), limit: 1 << 26)))
    }
    #expect(documents.count == 5)
    for (name, bytes) in documents {
      let document = try XMLDocument(bytes, name: name)
      let texts = try XPathQuery("//svg:title | //html:h1 | //html:h3 | //html:a").nodes(
        in: document)
      #expect(texts.contains { $0.text.contains(hostile.shownInMarkup) }, "\(name)")
      #expect(String(utf8: bytes)?.contains("<script>alert") == false)
    }
  }

  @Test(arguments: HostileText.allCases, ReportFormat.allCases)
  func `are text in reports`(hostile: HostileText, format: ReportFormat) throws {
    let plan = try plan(hostile)
    let judge = ScenarioJudge(plan, variants: plan.variants, options: .init())
    judge.judge(0)
    let scenario = try judge.outcome(file: hostile.text, isNarrowed: false) { _ in }
    let report = ReviewReport(
      tool: "scrollwork", failOn: .warning, rules: [], scenarios: [scenario])
    #expect(!report.findings.isEmpty)
    let bytes = report.written(as: format)
    let text = try #require(String(utf8: bytes))
    // Markdown may contain characters that break up names of people and issues.
    let effects = HostileText.effects(of: text)
    #expect(effects.allSatisfy { format == .json && $0 == "\u{FEFF}" }, "\(effects)")
    switch format {
    case .json: #expect(try ReviewReport(json: bytes).written(as: .json) == bytes)
    case .junit: #expect(TestResultSchema.validate(bytes, name: "report") == [])
    case .markdown: #expect(bytes.count <= 65_536)
    default: break
    }
  }

  @Test(arguments: HostileText.allCases)
  func `are text in messages`(hostile: HostileText) {
    for style in [TextStyle.Choice.never, .always] {
      let environment = Environment.memory()
      let context = CommandContext(environment: environment)
      context.say(hostile.text)
      context.warn(hostile.text)
      context.say(warnings: ["a:1: warning: " + hostile.text])
      context.report(OperationError(hostile.text, hints: [hostile.text]))
      context.report(OperationError(diagnostics: "a:1:1: error: " + hostile.text))
      #expect(HostileText.effects(of: environment.errors.text) == [], "\(style)")
    }
    var table = TextTable([("title", .left), ("count", .right)])
    table.add([hostile.text, "1"])
    #expect(HostileText.effects(of: table.text(style: TextStyle(isColoured: false))) == [])
  }
}
