// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What was decided about one claim or question.
package struct ProofVerdict: Sendable {
  /// What was asked.
  package enum Kind: String, Sendable, CaseIterable {
    /// What the file claims.
    case claim
    /// Whether every formula has a result.
    case result
    /// Whether something jumps while content moves.
    case jump
    /// Whether something moves farther than the content.
    case lead
    /// Whether the background shows between the header and the first row.
    case gap
    /// Whether the header covers the first row at rest.
    case overlap
    /// Whether the header follows content that is beyond its end.
    case bounce

    /// Whether it asks what happens while content moves.
    package var isAboutMotion: Bool { self == .jump || self == .lead || self == .bounce }
  }

  /// What came out.
  package enum Outcome: Sendable {
    /// It holds in all worlds, for all that is free.
    case holds
    /// It does not hold.
    case fails(Counterexample)
    /// It was not decided, for these reasons.
    case open([String])
  }

  /// A place where something does not hold, which the core has confirmed.
  package struct Counterexample: Sendable {
    /// The screen.
    package var world: ProofWorld
    /// What was free, and its values: offsets as distances from rest, in points; others as they are.
    package var values: [(name: String, value: Double)]
    /// By how much it does not hold, in the unit of what is compared.
    package var amount: Double
    /// By how much it does not hold at most on this screen; nil if nothing worse is known.
    package var worst: Double?
    /// Whether a run has come there by scrolling, because more than the offset counts.
    package var isOfRun: Bool
    /// Whether the device was turned in that run.
    package var isTurned = false
    /// Whether a finger moves what is shown in that run.
    package var isDragged = false
  }

  /// A part in which something was not decided.
  package struct Undecided: Sendable {
    /// The screen.
    package var world: ProofWorld
    /// Where everything is there that may have any value: offsets as distances from rest, in points.
    package var ranges: [(name: String, low: Double, high: Double)]
  }

  /// What was asked.
  package var kind: Kind
  /// The name of the claim, the element's edge or the value.
  package var subject: String
  /// What must hold, as people read it.
  package var text: String
  /// Whether it can be said by how much it does not hold.
  package var hasAmount: Bool
  /// Where it stands in the file, in bytes; nil for nowhere.
  package var offset: Int?
  /// What came out.
  package var outcome: Outcome
  /// In how many worlds it was asked.
  package var worldCount: Int
  /// What was free, and where it was in all worlds together: offsets as distances from rest, in points.
  package var ranges: [(name: String, low: Double, high: Double)]
  /// The first part that was not decided; nil if all were, or if the question was not asked of any part.
  package var undecided: Undecided?
  /// How many parts were looked at, in all worlds together.
  package var parts = 0
}
