// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a scroll view lies on the screen along its axis, and how far its adjusted insets reach into it.
public struct ScrollBounds: Equatable, Sendable, BitwiseCopyable {
  /// The axis in which it scrolls.
  public var axis: ScrollView.Axis
  /// Its first edge (top or left) on the screen, in points.
  public var start: Double
  /// Its last edge (bottom or right) on the screen, in points; it may lie beyond the screen's.
  public var end: Double
  /// `adjustedContentInset` from the first edge on, in points.
  public var leadingInset: Double
  /// `adjustedContentInset` up to the last edge, in points.
  public var trailingInset: Double

  /// Makes bounds; lengths in points.
  public init(
    axis: ScrollView.Axis = .vertical, start: Double, end: Double, leadingInset: Double,
    trailingInset: Double
  ) {
    self.axis = axis
    self.start = start
    self.end = end
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }
}
