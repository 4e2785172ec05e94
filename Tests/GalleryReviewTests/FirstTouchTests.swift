// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import Testing

@testable import CommandLineTool
@testable import MotionReview
@testable import StoryboardProduction

/// A script may touch the screen in the first frame, without a pause before.
@Suite struct `A touch in frame 0` {
  /// The findings by rule and cause, with the amount in tenths.
  private static func summary(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.rule.id) \($0.cause): \(($0.amount * 10).rounded() / 10)" }.sorted()
  }

  /// A pause of a whole number of frames shifts all times equally, and changes nothing else.
  @Test(arguments: GalleryRuns.patterns)
  func `has the same findings as after a pause`(pattern: String) throws {
    var different: [String] = []
    var compared = 0
    for plan in try GalleryRuns.plans(of: pattern, { $0.devices = ["iphone-8", "iphone-15-pro"] }) {
      for variant in plan.variants {
        for lane in plan.lanes {
          var request = plan.request(variant, on: lane)
          while case .pause? = request.script.steps.first { request.script.steps.removeFirst() }
          guard !request.script.steps.isEmpty else { continue }
          let entry = plan.scenario.pattern
          let atOnce = Review.findings(in: try entry.run(request), of: request, by: entry)
          request.script.steps.insert(.pause(0.5), at: 0)
          let later = Review.findings(in: try entry.run(request), of: request, by: entry)
          compared += 1
          guard Self.summary(atOnce) != Self.summary(later) else { continue }
          different.append(
            "\(plan.scenario.id) \(plan.variant(variant).id) \(lane.id): \(Self.summary(atOnce)) ≠ \(Self.summary(later))"
          )
        }
      }
    }
    #expect(different == [])
    #expect(compared > 0)
  }

  @Test func `is found too fast if two views follow one finger`() throws {
    let entry = try #require(PatternCatalog.builtIn.entries.first { "\($0.id)" == "sticky-tabs" })
    let variant = try #require(entry.variants.firstIndex { "\($0.id)" == "st4" })
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    let request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
      turnedScreen: DeviceProfile.iPhone8.screen(.landscape), rate: 60, physics: .uikit,
      script: GestureScript([
        .drag(
          DragGesture(
            from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
            .by(ScriptPoint(.points(0), .points(-130))), duration: 0.65))
      ]))
    let findings = Review.findings(in: try entry.run(request))
    #expect(findings.filter { $0.rule == .speed }.map(\.name) == ["100 % too fast"])
  }

  @Test func `does not hide a cell that the header covers at rest`() throws {
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { "\($0.id)" == "collapsing-header" })
    let variant = try #require(entry.variants.firstIndex { "\($0.id)" == "ch1" })
    let request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue),
      screen: DeviceProfile.iPhone8.screen(.portrait),
      turnedScreen: DeviceProfile.iPhone8.screen(.landscape), rate: 60, physics: .uikit,
      script: GestureScript([
        .drag(
          DragGesture(
            from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
            .by(ScriptPoint(.points(0), .points(-300))), duration: 0.3, hold: 0.2))
      ]))
    let findings = Review.findings(in: try entry.run(request))
    #expect(findings.filter { $0.rule == .restOverlap }.map(\.amount) == [100])
    #expect(findings.filter { $0.rule == .restOverlap }.map(\.worstFrame) == [0])
  }
}
