// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview
import ScenarioFiles
package import ScrollCore

/// What is said of the runs of a plan, wherever it is said: by `check`, on pages and in the gallery.
package struct RunReview: Sendable {
  /// Which rules judge, how severely, and how much they tolerate.
  package let rules: ReviewOptions
  /// The checks of the scenario's author.
  package let checks: AuthorChecks
  private let plan: RunPlan

  /// Prepares to judge runs of a plan.
  package init(_ plan: RunPlan, rules: ReviewOptions) {
    self.plan = plan
    self.rules = rules
    checks = AuthorChecks(plan)
  }

  /// What the rules find in a run, and which of them had something to judge.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - variant: The variant that was run, as an index in the pattern's list.
  ///   - lane: The lane that it was run on.
  package func outcome(of timeline: Timeline, of variant: Int, on lane: Lane) -> Review.Outcome {
    Review.outcome(
      of: timeline, from: plan.request(variant, on: lane), by: plan.scenario.pattern,
      options: rules)
  }

  /// What the rules find in a run, those included that play parts of its script again, in the order of the first frames.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - variant: The variant that was run, as an index in the pattern's list.
  ///   - lane: The lane that it was run on.
  package func findings(in timeline: Timeline, of variant: Int, on lane: Lane) -> [Finding] {
    outcome(of: timeline, of: variant, on: lane).findings
  }
}
