// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Canvas {
  /// Writes the small title of a bar, centred in its row of buttons; the closure adds its colour.
  mutating func barTitle(
    _ title: String, in bar: Rect, _ paint: (inout Canvas) -> Void
  ) {
    label(
      title, bar.x + bar.width / 2, Self.buttonCenterY(in: bar) + 6, size: 17, weight: 600,
      anchor: .center, paint)
  }

  /// The centre of a bar's row of buttons along y, in points; the row is 44 points high, or as high as the bar.
  static func buttonCenterY(in bar: Rect) -> Double { bar.maxY - min(44, bar.height) / 2 }
}
