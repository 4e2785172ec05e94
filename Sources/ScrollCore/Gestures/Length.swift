// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A length in a script: points, or a share of the screen's extent along the same axis.
public enum Length: Equatable, Sendable, BitwiseCopyable {
  /// An absolute length, in points.
  case points(Double)
  /// A share of the extent; 1 is the whole of it.
  case fraction(Double)

  /// The length in points on a screen with this extent along the axis.
  public func resolved(extent: Double) -> Double {
    switch self {
    case .points(let value): value
    case .fraction(let share): share * extent
    }
  }
}
