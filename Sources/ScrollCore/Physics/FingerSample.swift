// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A position of a finger at a time.
public struct FingerSample: Equatable, Sendable, BitwiseCopyable {
  /// Time in seconds.
  public var time: Double
  /// The position on the screen, in points.
  public var position: Point

  /// Creates a sample from a time in seconds and a position in points.
  public init(time: Double, position: Point) {
    self.time = time
    self.position = position
  }
}
