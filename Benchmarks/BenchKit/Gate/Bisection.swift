// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The search for the one of several commits in a row that has moved a figure, when it is known of the first that it
/// lies before the move and of the last that it lies behind.
///
/// Finds it in about as many steps as the number of commits has binary digits; commits of which nothing can be told
/// are passed over, and widen the answer only if they are its neighbours.
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

  /// Begins a search.
  ///
  /// - Parameter count: How many commits there are, the first and the last included: two or more.
  package init(count: Int) {
    precondition(count >= 2, "a move lies between two commits")
    last = 0
    first = count - 1
  }

  /// The commits one of which has moved the figure; a single one if all of them could be measured.
  package var suspects: ClosedRange<Int> { last + 1...first }

  /// The commit to measure next, the nearest to the middle; nil when no more can be told.
  package var next: Int? {
    let middle = (last + first) / 2
    return (last + 1..<first).filter { !passedOver.contains($0) }
      .min { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  /// Takes up what a measurement has told.
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
