// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An upright rectangle, in points.
///
/// Width and height are not negative where a rectangle describes something laid out; the type itself
/// does not forbid it.
public struct Rect: Equatable, Sendable, BitwiseCopyable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points; y grows downwards.
  public var y: Double
  /// Extent along x, in points.
  public var width: Double
  /// Extent along y, in points.
  public var height: Double

  /// Makes a rectangle from its left and top edges and its extents, in points.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  public var maxY: Double { y + height }

  /// The centre.
  public var middle: Point { Point(x + width / 2, y + height / 2) }

  /// The rectangle moved by a distance.
  public func offset(by distance: Point) -> Rect {
    Rect(x + distance.x, y + distance.y, width, height)
  }

  /// The intersection with a size at the origin; empty if there is none.
  public func within(_ size: Size) -> Rect {
    let (left, top) = (min(max(x, 0), size.width), min(max(y, 0), size.height))
    return Rect(
      left, top, max(0, min(maxX, size.width) - left), max(0, min(maxY, size.height) - top))
  }

  /// Whether a point is inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
