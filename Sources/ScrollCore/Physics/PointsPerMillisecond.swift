// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A velocity as scroll view delegates receive it, in points per millisecond.
///
/// Positive when the content moves up, that is, when `contentOffset` grows (Apple's documentation of
/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`). The rest of the core uses points
/// per second.
public struct PointsPerMillisecond: Equatable, Sendable, BitwiseCopyable {
  /// The number of points per millisecond.
  public var value: Double

  /// Makes a velocity from points per millisecond.
  public init(_ value: Double) {
    self.value = value
  }

  /// Makes a velocity from points per second.
  public init(pointsPerSecond: Double) {
    value = pointsPerSecond / 1000
  }

  /// The same velocity in points per second.
  public var pointsPerSecond: Double { value * 1000 }
}
