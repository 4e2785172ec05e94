// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A search for the commit that changed a figure, among consecutive commits of which the first has
/// the old figure and the last the new one.
///
/// Takes about log2 of the number of commits. Commits without a result are skipped, and widen the
/// answer only if they are adjacent to it.
package struct Bisection: Sendable {
  /// What is known of a commit.
  package enum Side: Sendable {
    /// It costs what the first costs.
    case before
    /// It costs what the last costs.
    case behind
    /// It cannot be measured.
    case unknown
  }

  private var last: Int
  private var first: Int
  private var passedOver: Set<Int> = []

  /// Starts a search.
  ///
  /// - Parameter count: How many commits there are, the first and the last included: two or more.
  package init(count: Int) {
    precondition(count >= 2, "a move lies between two commits")
    last = 0
    first = count - 1
  }

  /// The commits one of which has moved the figure; a single one if all of them could be measured.
  package var suspects: ClosedRange<Int> { last + 1...first }

  /// The commit to measure next, the nearest to the middle; nil when the search is over.
  package var next: Int? {
    let midpoint = (last + first) / 2
    return (last + 1..<first).filter { !passedOver.contains($0) }
      .min { (abs($0 - midpoint), $0) < (abs($1 - midpoint), $1) }
  }

  /// Adds the result of a measurement.
  ///
  /// - Parameters:
  ///   - side: What is known now.
  ///   - commit: Of which commit: what `next` was.
  package mutating func note(_ side: Side, of commit: Int) {
    precondition(suspects.contains(commit) && commit < first, "only a suspect tells more")
    switch side {
    case .before: last = commit
    case .behind: first = commit
    case .unknown: passedOver.insert(commit)
    }
  }
}
