// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A width and a height, in points.
public struct Size: Equatable, Sendable, BitwiseCopyable {
  /// Extent along x, in points.
  public var width: Double
  /// Extent along y, in points.
  public var height: Double

  /// Makes a size from its extents, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The same area, rotated by a quarter.
  public var transposed: Size { Size(height, width) }
}
