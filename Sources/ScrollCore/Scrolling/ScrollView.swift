// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The model of one scroll view along the axis in which it scrolls.
public struct ScrollView: Sendable, BitwiseCopyable {
  /// The axis in which it scrolls.
  public enum Axis: UInt8, Sendable, BitwiseCopyable {
    /// Offsets count along y.
    case vertical
    /// Offsets count along x.
    case horizontal
  }

  /// The axis in which it scrolls.
  public var axis: Axis
  /// The extent of the view along the axis, in points.
  public var viewport: Double
  /// The extent of the content along the axis, in points.
  public var contentLength: Double
  /// `adjustedContentInset` before the content (top or left), in points.
  public var leadingInset: Double
  /// `adjustedContentInset` after the content (bottom or right), in points.
  public var trailingInset: Double
  /// Whether content that fits the viewport can be dragged.
  public var alwaysBounces: Bool
  /// Whether content can be pulled beyond its ends and returns; otherwise it stops there.
  public var bounces: Bool
  /// Whether the content rests on multiples of the viewport, as `isPagingEnabled` makes it.
  public var isPaging: Bool
  /// `contentOffset` along the axis as of the last `didScroll`, in points; it grows as content moves
  /// up or left.
  public internal(set) var contentOffset = 0.0

  /// Makes a scroll view at offset 0; lengths in points.
  public init(
    axis: Axis = .vertical, viewport: Double, contentLength: Double, leadingInset: Double = 0,
    trailingInset: Double = 0, alwaysBounces: Bool = false, bounces: Bool = true,
    isPaging: Bool = false
  ) {
    self.axis = axis
    self.viewport = viewport
    self.contentLength = contentLength
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.alwaysBounces = alwaysBounces
    self.bounces = bounces
    self.isPaging = isPaging
  }

  /// The offsets between the two ends: from −(leading inset) to where the content's end meets the
  /// viewport's; short content leaves one offset only.
  public var range: ScrollRange {
    ScrollRange(minimum: -leadingInset, maximum: contentLength + trailingInset - viewport)
  }

  /// An offset in coordinates that start at the other end of the content, in points.
  ///
  /// A collection view with a flipped layout (`flipsHorizontallyInOppositeLayoutDirection`)
  /// reverses its coordinates: the first item is at the right, but offsets still grow to the right.
  /// The list therefore starts at its greatest offset.
  func flipped(_ offset: Double) -> Double { contentLength - viewport - offset }

  /// Whether a finger can move the content at all.
  var canScroll: Bool {
    let range = range
    return (alwaysBounces && bounces) || range.maximum > range.minimum
  }

  /// A coordinate of a point along the axis.
  func coordinate(of point: Point) -> Double {
    axis == .vertical ? point.y : point.x
  }

  /// Takes over the geometry of another view and keeps the offset.
  mutating func adoptGeometry(of other: ScrollView) {
    axis = other.axis
    viewport = other.viewport
    contentLength = other.contentLength
    leadingInset = other.leadingInset
    trailingInset = other.trailingInset
    alwaysBounces = other.alwaysBounces
    bounces = other.bounces
    isPaging = other.isPaging
  }
}
