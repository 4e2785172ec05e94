// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The content offsets between the two ends of a scroll view, in points.
public struct ScrollRange: Equatable, Sendable, BitwiseCopyable {
  /// The offset at the top (or left) end, in points: −(adjusted inset).
  public let minimum: Double
  /// The offset at the bottom (or right) end, in points; never less than `minimum`.
  public let maximum: Double

  /// Makes a range; a `maximum` below `minimum`, as short content gives it, becomes `minimum`.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    // `max` also decides between numbers and NaN, in five instructions; this is one.
    self.maximum = minimum > maximum ? minimum : maximum
  }

  /// The nearest offset within the range, in points.
  public func clamp(_ offset: Double) -> Double {
    let start = maximum < offset ? maximum : offset
    return minimum > start ? minimum : start
  }

  /// The distance of an offset beyond the range, in points: negative before `minimum`, positive
  /// beyond `maximum`, 0 within.
  public func overshoot(_ offset: Double) -> Double {
    offset < minimum ? offset - minimum : (offset > maximum ? offset - maximum : 0)
  }

  /// Whether an offset is within the range, ends included.
  public func contains(_ offset: Double) -> Bool {
    offset >= minimum && offset <= maximum
  }
}
