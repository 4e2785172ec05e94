// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import StoryboardProduction
import TextFormats

extension Listing {
  /// Scenarios with what they run on.
  static func scenarios(_ plans: [RunPlan]) -> Listing {
    var listing = Listing([
      ("id", .left), ("title", .left), ("variants", .right), ("devices", .right), ("file", .left),
    ])
    for plan in plans {
      let scenario = plan.scenario
      listing.add(
        [
          scenario.id, scenario.title, "\(plan.variants.count)", "\(plan.lanes.count)", plan.path,
        ],
        [
          ("id", .string(scenario.id)), ("title", .string(scenario.title)),
          ("summary", scenario.summary.map { .string($0) } ?? .null),
          ("pattern", .string("\(scenario.pattern.id)")),
          ("variants", .list(plan.variants.map { .string("\(plan.variant($0).id)") })),
          ("devices", .list(plan.lanes.map { .string($0.id) })),
          ("steps", .list(scenario.stepLabels.map { .string($0) })),
          ("file", .string(plan.path)),
        ])
    }
    return listing
  }
}
