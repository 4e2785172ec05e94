// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview
import ScenarioFiles
package import ScrollCore

/// The review of a plan's runs, for `check`, pages and the gallery.
package struct RunReview: Sendable {
  /// The rules, their severities and tolerances.
  package let rules: ReviewOptions
  /// The checks of the scenario's author.
  package let checks: AuthorChecks
  private let plan: RunPlan

  /// Prepares to review runs of a plan.
  package init(_ plan: RunPlan, rules: ReviewOptions) {
    self.init(plan, rules: rules, checks: AuthorChecks(plan))
  }

  private init(_ plan: RunPlan, rules: ReviewOptions, checks: AuthorChecks) {
    self.plan = plan
    self.rules = rules
    self.checks = checks
  }

  /// The same review by a few of its rules.
  ///
  /// - Parameter ids: The identifiers of the rules, such as `CH-GAP`.
  func limited(to ids: Set<String>) -> RunReview {
    var rules = rules
    for rule in ReviewRule.allCases where !ids.contains("\(rule.id)") { rules[rule].isOn = false }
    return RunReview(plan, rules: rules, checks: checks)
  }

  /// The findings of the rules in a run, and the rules that were evaluated.
  ///
  /// - Parameters:
  ///   - timeline: The run, which is changed and restored.
  ///   - variant: The variant that was run, as an index in the pattern's list.
  ///   - lane: The lane that it was run on.
  ///   - restores: Whether the run is needed afterwards.
  package func outcome(
    of timeline: inout Timeline, of variant: Int, on lane: Lane, restores: Bool = true
  ) -> Review.Outcome {
    Review.outcome(
      of: &timeline, from: plan.request(variant, on: lane), by: plan.scenario.pattern,
      options: rules, restores: restores)
  }

  /// What the rules find in a run, those included that play parts of its script again, in the order of the first frames.
  ///
  /// - Parameters:
  ///   - timeline: The run, which is changed and restored.
  ///   - variant: The variant that was run, as an index in the pattern's list.
  ///   - lane: The lane that it was run on.
  package func findings(in timeline: inout Timeline, of variant: Int, on lane: Lane) -> [Finding] {
    outcome(of: &timeline, of: variant, on: lane).findings
  }
}
