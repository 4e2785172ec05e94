// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore

@testable import CommandLineTool
@testable import MotionReview
@testable import StoryboardProduction
@testable import SystemCalls

/// The scenarios of the repository, as run plans.
enum GalleryRuns {
  /// The identifiers of all patterns.
  static let patterns = PatternCatalog.builtIn.entries.map { "\($0.id)" }

  private static let root = (0..<3).reduce(#filePath) { path, _ in FileSystem.folder(of: path) }

  /// The plans of a pattern's scenarios, on their devices or on others.
  static func plans(
    of pattern: String, _ change: (inout RunOverrides) -> Void = { _ in }
  ) throws -> [RunPlan] {
    var overrides = RunOverrides()
    change(&overrides)
    return try PlanReader(overrides, CommandContext(environment: .memory()))
      .plans([root + "/Scenarios/" + pattern])
  }

  /// The findings in a variant on a lane.
  static func findings(_ plan: RunPlan, _ variant: Int, _ lane: Lane) throws -> [Finding] {
    Review.findings(
      in: try plan.run(variant, on: lane), of: plan.request(variant, on: lane),
      by: plan.scenario.pattern)
  }

  /// A finding with its position, for messages.
  static func line(_ finding: Finding, _ plan: RunPlan, _ variant: Int, _ lane: Lane) -> String {
    "\(plan.scenario.id) \(plan.variant(variant).id) \(lane.id) \(lane.rate) Hz, \(finding.rule.id) "
      + "frames \(finding.spans.map { "\($0.first)–\($0.last)" }), \(finding.words)"
  }
}

extension Finding {
  /// The sentence as text.
  var words: String { String(decoding: sentence, as: UTF8.self) }
  /// The label as text.
  var name: String { String(decoding: label, as: UTF8.self) }
}
