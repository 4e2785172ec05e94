// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The bounds of a scroll view on the screen along its axis, and its adjusted insets.
public struct ScrollBounds: Equatable, Sendable, BitwiseCopyable {
  /// The axis in which it scrolls.
  public var axis: ScrollView.Axis
  /// Its first edge (top or left) on the screen, in points.
  public var start: Double
  /// Its last edge (bottom or right) on the screen, in points; it may be outside the screen.
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
