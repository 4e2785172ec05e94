// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// A difference with a known reason.
///
/// The table is tested in both directions: any other difference fails, and so does a row that no
/// shipped run needs any more.
package struct KnownDifference: Hashable, Sendable {
  /// The change that causes it.
  package let relation: Relation
  /// The identifier of the rule whose findings differ.
  package let rule: String
  /// The short identifier of the variant.
  package let variant: String
  /// The reason, in a sentence; "open:" at its start marks a known defect that is not fixed yet.
  package let reason: String

  /// Whether it is a defect that is not fixed yet.
  package var isOpen: Bool { reason.hasPrefix("open:") }

  /// Whether it matches a comparison.
  func explains(_ comparison: Comparison) -> Bool {
    relation == comparison.relation && rule == "\(comparison.rule.id)"
      && variant == comparison.variant
  }

  /// The whole table.
  package static let all = DifferenceTable.rows.flatMap { row in
    row.entries.split(separator: "\n").flatMap { line -> [Self] in
      let words = line.split(separator: " ").map(String.init)
      return words.dropFirst().map {
        Self(relation: row.relation, rule: words[0], variant: $0, reason: row.reason)
      }
    }
  }
}
