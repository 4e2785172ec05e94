// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Expression {
  /// The result of an operation on numbers, as the core computes it.
  ///
  /// - Returns: Nil for no result, and for what is no operation on numbers.
  func result(_ a: Double, _ b: Double, band: (Double) -> RubberBand) -> Double? {
    switch self {
    case .negated: -a
    case .sum: a + b
    case .difference: a - b
    case .product: a * b
    case .quotient: b == 0 ? nil : a / b
    case .minimum: min(a, b)
    case .maximum: max(a, b)
    case .isLess: a < b ? 1 : 0
    case .isAtMost: a <= b ? 1 : 0
    case .isEqual: a == b ? 1 : 0
    case .not: a == 0 ? 1 : 0
    case .floor: a.rounded(.down)
    case .pixel: PixelRounding.nearestPixel(a, scale: b)
    case .squareRoot: a < 0 ? nil : a.squareRoot()
    case .exponential: Elementary.exp(a)
    case .logarithm: a > 0 ? Elementary.log(a) : nil
    case .smoothStep: a * a * (3 - 2 * a)
    case .rubber: band(b).banded(a)
    default: nil
    }
  }
}
