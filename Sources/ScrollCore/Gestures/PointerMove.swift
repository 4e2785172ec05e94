// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The W3C pointer verb `pointerMove`: the pointer travels to a place at constant speed.
public struct PointerMove: Equatable, Sendable {
  /// What the place is measured from.
  public enum Origin: Equatable, Sendable {
    /// The top left corner of the screen.
    case viewport
    /// Where the pointer is when the move begins.
    case pointer
    /// The middle of an element as the last frame shows it; shares of lengths are those of its extents.
    case element(ElementID)
  }

  /// The place, measured from `origin`.
  public var place: ScriptPoint
  /// Time of the travel, in seconds; not negative.
  public var duration: Double
  /// What the place is measured from.
  public var origin: Origin

  /// Makes a move; the duration is in seconds.
  public init(_ place: ScriptPoint, duration: Double, origin: Origin = .viewport) {
    self.place = place
    self.duration = duration
    self.origin = origin
  }
}
