// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ElementLook {
  /// The rectangles of a soft shadow, one within the other.
  ///
  /// - Parameters:
  ///   - reach: How far it reaches, in points.
  ///   - rect: The box.
  ///   - radius: The radius of its corners, in points.
  static func shades(
    _ reach: Double, of rect: Rect, radius: Double
  ) -> [(rect: Rect, radius: Double)] {
    shadeSpreads.map { share in
      let spread = reach * share
      let area = Rect(
        rect.x - spread, rect.y - spread + reach * shadeDrop, rect.width + 2 * spread,
        rect.height + 2 * spread)
      return (area, radius + spread)
    }
  }

  /// How far each rectangle goes beyond the box, as a part of the reach.
  static let shadeSpreads = [1.0, 0.7, 0.45, 0.2]
  /// How much lower they lie than the box, as a part of the reach.
  static let shadeDrop = 0.3
  /// How dark each rectangle is.
  static let shadeOpacity = 0.04

  /// The opacity of all rectangles together, from 0 to 1: a shadow that grows from nothing does not darken at once what is
  /// seen through its box.
  static func shadowOpacity(_ reach: Double) -> Double { min(1, reach) }
}
