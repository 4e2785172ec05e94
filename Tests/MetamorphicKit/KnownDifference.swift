// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// A difference that a relation brings about for a reason.
///
/// The table is tested both ways: every other difference fails, and so does a row that no shipped run needs any more.
package struct KnownDifference: Hashable, Sendable {
  /// The change that brings it about.
  package let relation: Relation
  /// The word of the rule whose findings differ.
  package let rule: String
  /// The short word of the variant.
  package let variant: String
  /// Why, in a sentence; one that begins with "open:" is a defect that is known and not fixed yet.
  package let reason: String

  /// Whether it is a defect that is not fixed yet.
  package var isOpen: Bool { reason.hasPrefix("open:") }

  /// Whether it is what a comparison shows.
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
