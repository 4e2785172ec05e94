// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What became of runs that were compared with recorded ones, or with those of another side.
package struct RunReport: Sendable {
  /// What became of a run.
  package enum Outcome: String, Sendable {
    /// Nothing differs.
    case same
    /// It was recorded for the first time.
    case new
    /// It was recorded again, because it differs.
    case changed
    /// It differs.
    case different
    /// It is not recorded.
    case missing
    /// It is recorded, and no scenario makes it any more.
    case leftOver = "left over"
    /// Only the first side has it.
    case onlyA = "only in A"
    /// Only the second side has it.
    case onlyB = "only in B"
    /// It cannot be compared or written.
    case failed

    /// Whether the command exits with 1 or 2 because of it.
    package var isFailing: Bool {
      switch self {
      case .different, .missing, .onlyA, .onlyB, .failed: true
      case .same, .new, .changed, .leftOver: false
      }
    }
  }

  /// A run.
  package struct Entry: Sendable {
    /// Scenario, variant and device, joined by slashes.
    package var name: String
    /// What became of it.
    package var outcome: Outcome
    /// How it differs, each in a sentence without a full stop, the most important first.
    package var lines: [String]
    /// Where the run differs most, as a picture of both sides: a path, or an address.
    package var picture: String?

    /// Makes an entry.
    package init(_ name: String, _ outcome: Outcome, lines: [String] = [], picture: String? = nil) {
      (self.name, self.outcome, self.lines, self.picture) = (name, outcome, lines, picture)
    }
  }

  /// The command: `record`, `approve` or `diff`.
  package let command: String
  /// The two sides: what is recorded, and what it was compared with.
  package let sides: [String]
  /// The runs; those that differ most come first.
  package var entries: [Entry]
  /// The command that accepts the differences; nil for none.
  package var remedy: String?

  /// Makes a report.
  package init(command: String, sides: [String], entries: [Entry], remedy: String? = nil) {
    (self.command, self.sides, self.entries, self.remedy) = (command, sides, entries, remedy)
  }

  /// The runs that make the command fail.
  package var failing: [Entry] { entries.filter(\.outcome.isFailing) }

  /// How many runs had which outcome, in a fixed order, without those that none had.
  package var counts: [(outcome: Outcome, count: Int)] {
    let order: [Outcome] = [
      .different, .missing, .onlyA, .onlyB, .failed, .changed, .new, .same, .leftOver,
    ]
    return order.compactMap { outcome in
      let count = entries.count { $0.outcome == outcome }
      return count > 0 ? (outcome, count) : nil
    }
  }
}
