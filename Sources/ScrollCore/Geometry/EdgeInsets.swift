// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Distances inward from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// Inward distance from the top edge, in points.
  public var top: Double
  /// Inward distance from the left edge, in points.
  public var left: Double
  /// Inward distance from the bottom edge, in points.
  public var bottom: Double
  /// Inward distance from the right edge, in points.
  public var right: Double

  /// No distance on any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets from four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
