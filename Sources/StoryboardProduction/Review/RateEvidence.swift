// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import ScrollCore

/// Which findings of a variant show on which devices, at each of the display rates in question.
struct RateEvidence: Sendable {
  /// What rules and causes were found on each lane, for each rate; the rates in ascending order.
  private var found: [(rate: Int, causes: [Set<String>])] = []

  /// Runs a variant at the rates of all lanes, unless every finding shows on every lane or all lanes have one rate.
  ///
  /// A run that cannot be made at another rate leaves no evidence.
  ///
  /// - Parameters:
  ///   - plan: What is run.
  ///   - variant: The variant, as an index in the pattern's list.
  ///   - review: The review to apply.
  ///   - own: What was found on each lane at its own rate.
  package init(_ plan: RunPlan, _ variant: Int, _ review: RunReview, found own: [[Occurrence]]) {
    let rates = Set(plan.lanes.map(\.rate)).sorted()
    let causes = own.map { Set($0.filter { !$0.isCheck }.map(\.causeKey)) }
    let isUniform = causes.allSatisfy { $0 == causes[0] }
    guard rates.count > 1, !isUniform, !plan.lanes.contains(where: \.namesRate) else { return }
    // Only what has been found is explained, and rules do not depend on each other.
    let review = review.limited(to: Set(own.flatMap { $0.map(\.rule) }))
    for rate in rates {
      var atRate: [Set<String>] = []
      for (index, lane) in plan.lanes.enumerated() {
        guard lane.rate != rate else {
          atRate.append(causes[index])
          continue
        }
        let other = Lane(selection: lane.selection, rate: rate, namesRate: false)
        guard var timeline = try? plan.run(variant, on: other) else {
          found = []
          return
        }
        let outcome = review.outcome(of: &timeline, of: variant, on: other, restores: false)
        atRate.append(Set(outcome.findings.map { Occurrence($0, line: 1, column: 1).causeKey }))
      }
      found.append((rate, atRate))
    }
  }

  /// A sentence for each rule and cause that shows on some devices only, by the key of its occurrences.
  func explanations(_ devices: [DeviceFacts]) -> [String: String] {
    var sentences: [String: String] = [:]
    for cause in Set(found.flatMap { $0.causes.flatMap { $0 } }) {
      let shown = found.map { rate in
        (rate: rate.rate, devices: devices.indices.filter { rate.causes[$0].contains(cause) })
      }
      sentences[cause] = DeviceExplanation.sentence(shownAt: shown, of: devices)
    }
    return sentences
  }
}
