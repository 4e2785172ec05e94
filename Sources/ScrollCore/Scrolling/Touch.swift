// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A finger that is down, as of the event that a pattern answers; in screen coordinates, in points.
public struct Touch: Equatable, Sendable, BitwiseCopyable {
  /// Where it landed.
  public internal(set) var landing: Point
  /// Its position.
  public internal(set) var position: Point
  /// Where it was when the pattern was last notified of it.
  public internal(set) var previous: Point

  /// A finger that has just landed.
  init(landing point: Point) {
    landing = point
    position = point
    previous = point
  }

  /// How far it has moved since the pattern was last notified of it, in points.
  public var delta: Point { position - previous }
  /// How far it has moved since it landed, in points.
  public var translation: Point { position - landing }
}
