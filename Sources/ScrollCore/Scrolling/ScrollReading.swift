// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is recorded of the scroll view that a pattern names as the one to watch.
public struct ScrollReading: Sendable, BitwiseCopyable {
  /// `contentOffset` along the axis, in points.
  public var offset: Double
  /// How fast the offset changes just after the frame, in points per second.
  public var velocity: Double
  /// The offsets between the ends, in points.
  public var range: ScrollRange

  /// Makes a reading; points and points per second.
  public init(offset: Double, velocity: Double, range: ScrollRange) {
    self.offset = offset
    self.velocity = velocity
    self.range = range
  }
}
