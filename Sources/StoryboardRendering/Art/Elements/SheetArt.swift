// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A surface with round top corners, a shadow and a grabber.
enum SheetArt {
  private static let radius = 12.0

  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      let rect = element.rect
      // Engines count strokes as part of a shape when they measure it.
      canvas.frame(rect)
      // Strokes of decreasing opacity draw the shadow: filters are slow, and many hosts remove them.
      for width in [22.0, 14, 8, 3] {
        surface(rect, &canvas) {
          $0.attribute(.stroke, "#000")
          $0.attribute(.strokeOpacity, 0.035)
          $0.attribute(.strokeWidth, width)
          $0.attribute(.fill, "none")
        }
      }
      surface(rect, &canvas) { context.fill(.bar, &$0) }
      canvas.rect(Rect(rect.x + rect.width / 2 - 18, rect.y + 5, 36, 5), radius: 2.5) {
        context.fill(.hairline, &$0)
      }
    }, content: nil)

  private static func surface(
    _ rect: Rect, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    canvas.begin(.path)
    canvas.path {
      $0.move(rect.x, rect.maxY)
      $0.vertical(rect.y + radius)
      $0.quarter(radius: radius, clockwise: true, radius, -radius)
      $0.horizontal(rect.maxX - radius)
      $0.quarter(radius: radius, clockwise: true, radius, radius)
      $0.vertical(rect.maxY)
      $0.close()
    }
    paint(&canvas)
    canvas.end()
  }
}
