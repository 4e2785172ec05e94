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
    [1.0, 0.7, 0.45, 0.2].map { step in
      let spread = reach * step
      let area = Rect(
        rect.x - spread, rect.y - spread + reach * 0.3, rect.width + 2 * spread,
        rect.height + 2 * spread)
      return (area, radius + spread)
    }
  }

  /// How many rectangles they are.
  static let shadeCount = 4
}
