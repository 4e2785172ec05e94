// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
package import MotionReview
package import ReviewReports
import ScenarioFiles
import ScrollCore
package import SystemCalls

/// Judges one scenario: every variant on every lane, by the rules and by the author's checks.
///
/// Several threads may judge lanes, in any order.
package final class ScenarioJudge: Sendable {
  private struct LaneResult: Sendable {
    var facts: DeviceFacts
    var occurrences: [[Occurrence]]
    /// The rules that were evaluated.
    var evaluated = RuleSet()
    /// What the author's checks had to look at.
    var tally: AuthorChecks.Tally
    var warnings: [String]
  }

  /// The plan.
  package let plan: RunPlan
  /// The variants under review, as indices in the pattern's list.
  package let variants: [Int]
  private let review: RunReview
  private let results: Protected<[Result<LaneResult, OperationError>?]>
  private let rates = Protected<[RateEvidence]>([])

  /// Prepares to review variants of a plan.
  package init(_ plan: RunPlan, variants: [Int], options: ReviewOptions) {
    self.plan = plan
    self.variants = variants
    review = RunReview(plan, rules: options)
    results = Protected(Array(repeating: nil, count: plan.lanes.count))
  }

  /// Judges all variants on a lane.
  package func judge(_ index: Int) {
    let result: Result<LaneResult, OperationError>
    do throws(OperationError) {
      result = .success(try judged(plan.lanes[index]))
    } catch {
      result = .failure(error)
    }
    let finished = result
    results.withLock { $0[index] = finished }
  }

  /// Runs variants at the display rates of the other lanes, where a finding shows on some lanes only.
  ///
  /// Normally each lane has its device's own rate. Whether a finding depends on the device or on
  /// its rate shows only if each device runs at each rate.
  package func judgeOtherRates() {
    let lanes = results.withLock { $0.compactMap { try? $0?.get() } }
    guard lanes.count == plan.lanes.count else { return }
    let found = variants.indices.map { index in
      RateEvidence(
        plan, variants[index], review, found: lanes.map { $0.occurrences[index] })
    }
    rates.withLock { $0 = found }
  }

  /// The result of all lanes, after all have been judged.
  ///
  /// - Parameters:
  ///   - file: The path of the scenario as reports name it.
  ///   - isNarrowed: Whether the command line left out some of the scenario's devices or variants.
  ///   - warn: Called with what is odd about the runs.
  /// - Throws: An error, or the fact that a check was never evaluated.
  package func outcome(
    file: String, isNarrowed: Bool, warn: (String) -> Void
  ) throws(OperationError) -> JudgedScenario {
    var lanes: [LaneResult] = []
    for result in results.withLock({ $0 }) {
      guard let result else { continue }
      lanes.append(try result.get())
    }
    var warnings: [String] = []
    for warning in lanes.flatMap(\.warnings) where !warnings.contains(warning) {
      warnings.append(warning)
    }
    warnings.forEach(warn)
    for (place, message) in review.checks.blind(lanes.map(\.tally)) {
      guard isNarrowed else { throw OperationError(diagnostics: "\(place): error: \(message)") }
      warn("\(place): warning: \(message)")
    }
    let rates = rates.withLock { $0 }
    return JudgedScenario(
      id: plan.scenario.id, title: plan.scenario.title, file: file, devices: lanes.map(\.facts),
      variants: variants.enumerated().map { place, variant in
        JudgedScenario.Variant(
          id: "\(plan.variant(variant).id)", title: "\(plan.variant(variant).title)",
          occurrences: lanes.map { $0.occurrences[place] },
          explanations: rates.indices.contains(place)
            ? rates[place].explanations(lanes.map(\.facts)) : [:])
      },
      evaluated: ReviewRule.allCases.filter { rule in
        lanes.contains { $0.evaluated.contains(rule) }
      }.map { "\($0.id)" })
  }

  private func judged(_ lane: Lane) throws(OperationError) -> LaneResult {
    var result = LaneResult(
      facts: DeviceFacts(
        id: lane.id, name: lane.name, screen: plan.request(0, on: lane).screen, rate: lane.rate),
      occurrences: [], tally: review.checks.emptyTally, warnings: [])
    var timeline = Timeline(rate: lane.rate)
    for variant in variants {
      try plan.run(variant, on: lane, into: &timeline)
      result.warnings += plan.stepWarnings(timeline)
      // The rules come last, because they need not restore the run.
      let faults = try review.checks.faults(in: timeline, &result.tally)
      let stepTimes = timeline.stepTimes
      let outcome = review.outcome(of: &timeline, of: variant, on: lane, restores: false)
      result.evaluated.formUnion(outcome.evaluated)
      var occurrences = outcome.findings.map { finding in
        let time = timeline.time(ofFrame: finding.worstFrame)
        let place = self.place(at: time, stepTimes)
        return Occurrence(finding, line: place.line, column: place.column)
      }
      occurrences += faults.map { fault in
        Occurrence(
          fault.finding, subject: fault.subject, line: fault.check.line,
          column: fault.check.column)
      }
      result.occurrences.append(occurrences)
    }
    return result
  }

  /// The position of the step that runs at a time.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - stepTimes: When each step begins, in seconds, and when the last one ends.
  private func place(at time: Double, _ stepTimes: [Double]) -> (line: Int, column: Int) {
    let sources = plan.scenario.stepSources
    let step = stepTimes.dropLast().lastIndex { $0 <= time + 1e-9 } ?? 0
    guard sources.indices.contains(step) else { return (1, 1) }
    return (sources[step].line, sources[step].column)
  }
}
