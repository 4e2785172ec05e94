// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A defect that can be planted in a pattern.
package enum Mutation: Hashable, Sendable {
  /// A length in the pose of a frame is wrong; the word of the pose is given by its index.
  case length(word: Int, LengthFault)
  /// The offset that the pattern reads in `didScroll` is wrong.
  case reading(LengthFault)
  /// An event is lost, or comes twice.
  case event(EventKind, EventFault)
  /// The velocity of a touch up is wrong.
  case velocity(VelocityFault)
  /// The height of the status bar is used as the top of the safe area.
  case statusBar
  /// The pattern insets its lists by the safe area, as the system already does.
  case insetTwice
  /// Whenever the screen changes, lists are set to their tops.
  case placeForgotten
  /// The picture follows the finger, and stands still while a list decelerates.
  case stillInFlings

  /// The fault of a length.
  package enum LengthFault: String, CaseIterable, Sendable {
    /// It is 4 points greater.
    case plusFour = "+ 4 pt"
    /// Its changes have the other sign.
    case negated = "sign of a delta"
    /// It changes by half.
    case half = "half of a delta"
    /// It is that of the previous frame.
    case late = "one frame late"
    /// It is that of three frames before.
    case threeLate = "three frames late"
    /// It continues with the list beyond its limit.
    case unclamped = "clamp left out"
  }

  /// The fault of an event.
  package enum EventFault: String, CaseIterable, Sendable {
    /// It never comes.
    case lost = "lost event"
    /// It always comes twice.
    case twice = "extra event"
  }

  /// The fault of a velocity.
  package enum VelocityFault: String, CaseIterable, Sendable {
    /// It is half as great.
    case half = "velocity × 0.5"
    /// It has the other sign.
    case negated = "sign of a velocity"
    /// It is zero.
    case none = "velocity lost"
    /// It is at most 400 points per second.
    case limited = "velocity limited"
    /// It has the other sign from 800 points per second on.
    case overflowing = "sign of a fast velocity"

    /// What becomes of a velocity, in points per second.
    func faulty(_ velocity: Double) -> Double {
      switch self {
      case .half: velocity / 2
      case .negated: -velocity
      case .none: 0
      case .limited: max(-400, min(400, velocity))
      case .overflowing: velocity.magnitude < 800 ? velocity : -velocity
      }
    }
  }

  /// The kind of defect, as text; reports group by it.
  package var fault: String {
    switch self {
    case .length(_, let fault), .reading(let fault): fault.rawValue
    case .event(_, let fault): fault.rawValue
    case .velocity(let fault): fault.rawValue
    case .statusBar: "status bar for safe area"
    case .insetTwice: "inset counted twice"
    case .placeForgotten: "place forgotten"
    case .stillInFlings: "picture without flings"
    }
  }

  /// What the defect is planted in, as text.
  package var subject: String {
    switch self {
    case .length(let word, _): "word \(word) of the pose"
    case .reading: "the offset in didScroll"
    case .event(let kind, _): kind.rawValue
    case .velocity: "the lift"
    case .statusBar: "the screen"
    case .insetTwice: "the insets"
    case .placeForgotten: "the change of the screen"
    case .stillInFlings: "the pose"
    }
  }
}
