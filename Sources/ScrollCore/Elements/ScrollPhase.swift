// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What drives the content in a display frame.
public enum ScrollPhase: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// Nothing moves.
  case idle
  /// A finger, or a recorded offset, holds the content.
  case tracking
  /// The content decelerates after a touch up.
  case decelerating
  /// The content springs back from beyond an end.
  case bouncing
  /// An animation that the interface itself started is running.
  case animating

  /// The identifier in frame output.
  public var name: StaticString {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .animating: "animating"
    }
  }
}
