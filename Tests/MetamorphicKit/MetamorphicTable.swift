// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// How findings compare, by relation and rule.
package struct MetamorphicTable: Sendable {
  /// The number of findings for each result of a comparison.
  fileprivate struct Counts {
    var compared = 0
    var same = 0
    var explained = 0
    var open = 0
    var different = 0
  }

  private var counts: [Relation: [String: Counts]] = [:]
  /// The unexplained differences.
  package private(set) var unexplained: [Comparison] = []
  /// The known differences that no comparison shows.
  package let unneeded: [KnownDifference]

  /// Counts comparisons.
  package init(_ comparisons: [Comparison]) {
    var needed: Set<KnownDifference> = []
    for comparison in comparisons {
      let known = comparison.known
      var counts = counts[comparison.relation]?["\(comparison.rule.id)"] ?? Counts()
      counts.compared += 1
      if comparison.outcome == .same {
        counts.same += 1
      } else if let known {
        needed.insert(known)
        if known.isOpen { counts.open += 1 } else { counts.explained += 1 }
      } else {
        counts.different += 1
        unexplained.append(comparison)
      }
      self.counts[comparison.relation, default: [:]]["\(comparison.rule.id)"] = counts
    }
    unneeded = KnownDifference.all.filter { !needed.contains($0) }
  }

  /// The number of compared findings.
  package var compared: Int {
    counts.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.compared } }
  }

  /// The table in Markdown: a line for each relation, and one for each rule that differs under it.
  package var markdown: String {
    var lines = [
      "| change | rule | compared | same | explained | open | different |",
      "|---|---|--:|--:|--:|--:|--:|",
    ]
    for relation in Relation.allCases {
      let rules = counts[relation] ?? [:]
      lines.append(Self.line("**\(relation.rawValue)**", "all", rules.values.reduce(Counts(), +)))
      for rule in ReviewRule.allCases.map({ "\($0.id)" }) {
        guard let counts = rules[rule], counts.same < counts.compared else { continue }
        lines.append(Self.line("", "`\(rule)`", counts))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The reasons of known differences in Markdown, and the rules and variants that they explain.
  package var reasons: String {
    var reasons: [String] = []
    for known in KnownDifference.all where !reasons.contains(known.reason) {
      reasons.append(known.reason)
    }
    let lines = reasons.map { reason in
      var places: [String] = []
      for known in KnownDifference.all where known.reason == reason {
        let place = "`\(known.rule)` `\(known.variant)`"
        if !places.contains(place) { places.append(place) }
      }
      return "- \(reason) \(places.joined(separator: ", "))."
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ relation: String, _ rule: String, _ counts: Counts) -> String {
    let numbers = [
      counts.compared, counts.same, counts.explained, counts.open, counts.different,
    ]
    return "| \(relation) | \(rule) | " + numbers.map(String.init).joined(separator: " | ") + " |"
  }
}

extension MetamorphicTable.Counts {
  fileprivate static func + (a: Self, b: Self) -> Self {
    Self(
      compared: a.compared + b.compared, same: a.same + b.same,
      explained: a.explained + b.explained, open: a.open + b.open,
      different: a.different + b.different)
  }
}
