// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A defect that is planted in a pattern.
package enum Mutation: Hashable, Sendable {
  /// A length that a frame is drawn from is wrong: a word of the pose, by its index.
  case length(word: Int, LengthFault)
  /// The offset that the pattern reads in `didScroll` is wrong.
  case reading(LengthFault)
  /// An event does not come, or comes twice.
  case event(EventKind, EventFault)
  /// The velocity of a lift is wrong.
  case velocity(VelocityFault)
  /// The height of the status bar stands for the top of the safe area.
  case statusBar

  /// What is wrong with a length.
  package enum LengthFault: String, CaseIterable, Sendable {
    /// It is 4 points greater.
    case plusFour = "+ 4 pt"
    /// Its changes have the other sign.
    case negated = "sign of a delta"
    /// It changes by half.
    case half = "half of a delta"
    /// It is that of the frame before.
    case late = "one frame late"
    /// It goes on with the list beyond the end at which it stays.
    case unclamped = "clamp left out"
  }

  /// What is wrong with events of a kind.
  package enum EventFault: String, CaseIterable, Sendable {
    /// None comes.
    case lost = "lost event"
    /// Each comes twice.
    case twice = "extra event"
  }

  /// What is wrong with a velocity.
  package enum VelocityFault: String, CaseIterable, Sendable {
    /// It is half as great.
    case half = "velocity × 0.5"
    /// It has the other sign.
    case negated = "sign of a velocity"
    /// It is zero.
    case none = "velocity lost"
  }

  /// The kind of defect, in words that reports group by.
  package var fault: String {
    switch self {
    case .length(_, let fault), .reading(let fault): fault.rawValue
    case .event(_, let fault): fault.rawValue
    case .velocity(let fault): fault.rawValue
    case .statusBar: "status bar for safe area"
    }
  }

  /// What it is planted in.
  package var subject: String {
    switch self {
    case .length(let word, _): "word \(word) of the pose"
    case .reading: "the offset in didScroll"
    case .event(let kind, _): kind.rawValue
    case .velocity: "the lift"
    case .statusBar: "the screen"
    }
  }
}
