// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A position on the screen, or a distance along both axes, in points.
///
/// x grows to the right and y grows downwards, as in UIKit.
public struct Point: Equatable, Sendable, BitwiseCopyable {
  /// Distance to the right, in points.
  public var x: Double
  /// Distance downwards, in points.
  public var y: Double

  /// The origin of every coordinate space.
  public static let zero = Point(0, 0)

  /// Makes a point from its coordinates, in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The sum of two distances.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// The distance from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// The distance scaled by a factor.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The straight distance from zero, in points.
  public var length: Double { (x * x + y * y).squareRoot() }
}
