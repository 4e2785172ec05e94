// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The W3C pointer action `pointerMove`: the pointer travels to a position at constant speed.
public struct PointerMove: Equatable, Sendable {
  /// The reference point of the position.
  public enum Origin: Equatable, Sendable {
    /// The top left corner of the screen.
    case viewport
    /// The position of the pointer when the move starts.
    case pointer
    /// The centre of an element in the last frame; fractional lengths are relative to its size.
    case element(ElementID)
  }

  /// The position, relative to `origin`.
  public var place: ScriptPoint
  /// Time of the travel, in seconds; not negative.
  public var duration: Double
  /// The reference point of the position.
  public var origin: Origin

  /// Makes a move; the duration is in seconds.
  public init(_ place: ScriptPoint, duration: Double, origin: Origin = .viewport) {
    self.place = place
    self.duration = duration
    self.origin = origin
  }
}
