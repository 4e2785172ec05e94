// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A translucent bar with a large title, a line below it and the reader's portrait.
enum HeaderArt {
  static let form = ElementArt.Form.layered(background: background, content: content)

  private static let background: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    canvas.rect(rect) {
      context.fill(.bar, &$0)
      $0.attribute(.fillOpacity, 0.92)
    }
    canvas.rect(Rect(rect.x, rect.maxY - 0.5, rect.width, 0.5)) { context.fill(.line, &$0) }
  }

  private static let content: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    let left = rect.x + max(20, context.screen.safeAreaInsets.left)
    let right = rect.maxX - max(20, context.screen.safeAreaInsets.right)
    // Beside the portrait, with a margin.
    let width = right - 48 - left
    let upper = rect.maxY - 17 - canvas.lines(22, .subheadline)
    canvas.label("Library", left, upper, size: 34, as: .largeTitle, within: width, weight: 700) {
      context.fill(.label, &$0)
    }
    canvas.label(
      "1,204 photos, 36 places", left, rect.maxY - 17, size: 14, as: .subheadline, within: width
    ) { context.fill(.secondaryLabel, &$0) }
    avatar(right - 19, rect.maxY - 46, &canvas)
  }

  /// A round portrait of 38 pt.
  private static func avatar(_ x: Double, _ y: Double, _ canvas: inout Canvas) {
    canvas.circle(x, y, radius: 19) { $0.attribute(.fill, "#c9d8e6") }
    // Shoulders end on the circle: half a chord of 26 lies 13.9 below the centre.
    canvas.begin(.path)
    canvas.path {
      $0.move(x - 13, y + 13.9)
      $0.cubic(x - 12, y + 5, x + 12, y + 5, x + 13, y + 13.9)
      $0.cubic(x + 6, y + 20.7, x - 6, y + 20.7, x - 13, y + 13.9)
      $0.close()
    }
    canvas.attribute(.fill, "#5c7f9e")
    canvas.end()
    canvas.circle(x, y - 3, radius: 7) { $0.attribute(.fill, "#e8bfa0") }
    canvas.begin(.path)
    canvas.path {
      $0.move(x - 7.6, y - 3)
      $0.cubic(x - 9, y - 13, x + 9, y - 13, x + 7.6, y - 3)
      $0.cubic(x + 5, y - 7, x - 3, y - 5, x - 7.6, y - 3)
      $0.close()
    }
    canvas.attribute(.fill, "#4a3a34")
    canvas.end()
  }
}
