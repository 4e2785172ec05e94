// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import MutationKit

/// The number of planted defects that are found, by kind and by rule.
struct MutantTable {
  /// The visible defects.
  let shown: [Mutant]
  /// The number of planted defects that have no visible effect.
  let hidden: Int

  init(_ mutants: [Mutant]) {
    shown = mutants.filter { $0.shown > 0 }
    hidden = mutants.count - shown.count
  }

  /// The visible defects that some rule finds.
  private var found: [Mutant] { shown.filter { !$0.rules.isEmpty } }

  /// Whether 95 % of the visible defects are found.
  var meetsGoal: Bool { 100 * found.count >= 95 * shown.count }

  /// The result in a sentence.
  var summary: String {
    let runs = shown.reduce(0) { $0 + $1.shown }
    let foundRuns = shown.reduce(0) { $0 + $1.found }
    return """
      Of \(shown.count) planted defects that show, \(found.count) are found in some shipped script \
      (\(Self.percent(found.count, shown.count))); of \(runs) runs that show one, \(foundRuns) have a finding \
      (\(Self.percent(foundRuns, runs))). \(hidden) more change no picture.
      """
  }

  /// By kind of defect.
  var byFault: String {
    var faults: [String] = []
    for mutant in shown where !faults.contains(mutant.mutation.fault) {
      faults.append(mutant.mutation.fault)
    }
    let lines = faults.map { fault in
      let own = shown.filter { $0.mutation.fault == fault }
      let count = own.count { !$0.rules.isEmpty }
      return "| \(fault) | \(own.count) | \(count) | \(Self.percent(count, own.count)) |"
    }
    return (["| defect | planted | found | share |", "|---|--:|--:|--:|"] + lines)
      .joined(separator: "\n")
  }

  /// By rule.
  var byRule: String {
    let lines = ReviewRule.allCases.map { rule in
      let own = shown.filter { $0.rules.contains(rule) }
      return "| `\(rule.id)` | \(own.count) | \(own.count { $0.rules.count == 1 }) |"
    }
    return (["| rule | finds | alone |", "|---|--:|--:|"] + lines).joined(separator: "\n")
  }

  /// The visible defects that no rule finds.
  var missed: String {
    let lines = shown.filter(\.rules.isEmpty).map { mutant in
      "| `\(mutant.variant)` | \(mutant.mutation.fault) | \(mutant.mutation.subject) | \(Int(mutant.difference.rounded())) pt |"
    }
    return (["| variant | defect | in | shows |", "|---|---|---|--:|"] + lines)
      .joined(separator: "\n")
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "–" : "\((200 * part + whole) / (2 * whole)) %"
  }
}
