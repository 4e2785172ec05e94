// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview
package import ScenarioFiles
import ScrollCore
import SystemCalls

/// The checks of a scenario's author, which judge every run in addition to the rules of the review.
package struct AuthorChecks: Sendable {
  /// A check that does not hold in a run.
  package struct Fault {
    /// The check.
    package var check: ScenarioCheck
    /// The identity of the check within its file, independent of its numbers.
    package var subject: String
    /// The fault, with the author's severity; its sentence ends with the author's message.
    package var finding: Finding
  }

  /// What the checks had to look at in some runs.
  package struct Tally: Sendable {
    /// How many frames each check looked at.
    fileprivate var judgedFrames: [Int]
    /// The elements that were visible, for checks whose elements never were.
    fileprivate var shown: [String] = []
  }

  private let plan: RunPlan
  private let subjects: [String]

  /// Prepares the checks of a plan.
  package init(_ plan: RunPlan) {
    self.plan = plan
    subjects = plan.scenario.checkSubjects
  }

  /// A tally of no run.
  var emptyTally: Tally { Tally(judgedFrames: plan.scenario.checks.map { _ in 0 }) }

  /// What does not hold in a run, in the order of the file.
  ///
  /// - Parameters:
  ///   - timeline: A run of the plan.
  ///   - tally: Learns what there was to look at.
  /// - Throws: An error with position if a check names a track that the pattern does not have.
  func faults(in timeline: Timeline, _ tally: inout Tally) throws(OperationError) -> [Fault] {
    guard !plan.scenario.checks.isEmpty else { return [] }
    let timeline = HeaderValues(plan.scenario, timeline).added(to: timeline)
    let resolver = CheckResolver(plan, timeline)
    var faults: [Fault] = []
    for (index, check) in plan.scenario.checks.enumerated() {
      let verdict = try resolver.resolve(check).judge(timeline)
      tally.judgedFrames[index] += verdict.judgedFrames
      if verdict.judgedFrames == 0 { tally.note(elementsOf: timeline) }
      guard var fault = verdict.fault else { continue }
      if let message = check.message { fault.sentence += Array(" \(message)".utf8) }
      fault.severity = check.reviewSeverity
      fault.cause = index
      faults.append(Fault(check: check, subject: subjects[index], finding: fault))
    }
    return faults
  }

  /// The checks that were never evaluated: their positions, and the reason.
  func blind(_ tallies: [Tally]) -> [(place: String, message: String)] {
    guard !tallies.isEmpty else { return [] }
    return plan.scenario.checks.enumerated().compactMap { index, check in
      guard tallies.allSatisfy({ $0.judgedFrames[index] == 0 }) else { return nil }
      return (
        "\(plan.path):\(check.line):\(check.column)", blindness(check, tallies.flatMap(\.shown))
      )
    }
  }

  private func blindness(_ check: ScenarioCheck, _ shown: [String]) -> String {
    let own = plan.scenario.pattern.ownElements
    let moment = check.during.map { " during '\($0)'" } ?? ""
    switch check.rule {
    case .noOverlap(let a, let b), .noGap(let a, let b):
      let (first, second) = (own.text(of: a), own.text(of: b))
      if let name = [first, second].first(where: { !shown.contains($0) }) {
        return "no run shows the element '\(name)'; shown: \(ElementRanges.text(shown))"
      }
      return
        "no frame\(moment) shows '\(first)' and '\(second)' together, so that nothing is checked"
    default:
      return "no frame\(moment) has a value of '\(check.subject(own))', so that nothing is checked"
    }
  }
}

extension AuthorChecks.Tally {
  /// Notes the elements that a run shows in any frame.
  fileprivate mutating func note(elementsOf timeline: Timeline) {
    var known = Set(shown)
    for element in timeline.elements {
      let name = timeline.ownElements.text(of: element.id)
      if known.insert(name).inserted { shown.append(name) }
    }
  }
}
