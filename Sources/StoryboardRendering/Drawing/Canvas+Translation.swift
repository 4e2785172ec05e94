// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Canvas {
  /// Adds a translation in points, unless it is 0.
  mutating func translate(_ distance: Point) {
    let format = writer.format
    guard format.scaled(distance.x) != 0 || format.scaled(distance.y) != 0 else { return }
    attribute(.transform) { bytes in
      bytes.append("translate(")
      format.append(distance.x, to: &bytes)
      bytes.append(" ")
      format.append(distance.y, to: &bytes)
      bytes.append(")")
    }
  }
}
