// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How small a movement has become when it counts as ended.
public enum Tolerance: Equatable, Sendable, BitwiseCopyable {
  /// A distance in points, or a speed in points per second.
  case points(Double)
  /// A distance in device pixels, or a speed in device pixels per second.
  case pixels(Double)

  /// The tolerance in points, or points per second.
  ///
  /// - Parameter scale: Device pixels per point, above 0.
  /// - Returns: Points, or points per second.
  public func inPoints(scale: Double) -> Double {
    switch self {
    case .points(let value): value
    case .pixels(let value): value / scale
    }
  }
}
