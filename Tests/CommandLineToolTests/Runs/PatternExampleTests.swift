// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import TextFormats
import Testing

@testable import CommandLineTool

/// The interfaces of `Examples/patterns`.
@Suite struct `Pattern files that ship` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/patterns").standardizedFileURL.path(percentEncoded: false)

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(arguments, folder: Self.folder)
  }

  /// A line for each scenario and variant: the rules with findings, each with the devices.
  private func findings() throws -> (lines: [String], run: ToolRun) {
    let run = run("check", "--variant", "all", "--reporter", "json")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    var lines: [String] = []
    for scenario in report.scenarios {
      for variant in scenario.variants {
        let own = report.findings.filter {
          $0.scenario == scenario.id && $0.variant == variant.id
        }
        lines.append("\(scenario.id) \(variant.id)")
        for finding in own {
          lines.append(
            "  \(finding.rule): \(finding.devices.map(\.id).sorted().joined(separator: " "))")
        }
      }
    }
    return (lines, run)
  }

  private struct Report: Decodable {
    var scenarios: [Scenario]
    var findings: [Finding]

    struct Scenario: Decodable {
      var id: String
      var variants: [Named]
    }
    struct Named: Decodable { var id: String }
    struct Finding: Decodable {
      var scenario, variant, rule: String
      var devices: [Named]
    }
  }

  @Test func `have findings in their broken variants alone`() throws {
    let (lines, run) = try findings()
    #expect(run.exitCode == .findings)
    try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "PatternExamples.txt")
    let fixed = self.run("check")
    #expect(fixed.exitCode == .clean)
    #expect(fixed.outputLines.last == "72 runs of 12 scenarios: no findings")
  }

  @Test func `are drawn for right to left, large text and the dark, and every file is valid`()
    throws
  {
    let scratch = try ScratchFolder()
    let render = run(
      "render", "--device", "iphone-8,iphone-15-pro@accessibility3,iphone-15-pro@rightToLeft",
      "--output", scratch.path("out"))
    #expect(render.exitCode == .clean, "\(render.errors)")
    let page = try scratch.text("out/social-profile/slowly/index.html")
    #expect(page.contains("@media(prefers-color-scheme:dark){") && page.contains(".c-"))
    let drawing = try scratch.text("out/mail-list/fling/two/iphone-15-pro-rightToLeft.svg")
    #expect(drawing.contains("scale(-1 1)"))
  }
}
