// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A screen that was pushed: a bar with the button that leads back, a picture, and lines of text.
enum PushedScreenArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      let rect = element.rect
      canvas.rect(rect) { context.fill(.paper, &$0) }
      // Its edge, which is at the side from which it comes.
      let edge = context.screen.direction == .rightToLeft ? rect.maxX - 0.5 : rect.x
      canvas.rect(Rect(edge, rect.y, 0.5, rect.height)) { context.fill(.line, &$0) }
    },
    content: { element, context, canvas in draw(element.rect, context, &canvas) })

  /// Lengths of lines of text, as shares of the width.
  private static let lines = [0.96, 0.88, 0.93, 0.6, 0, 0.9, 0.97, 0.85, 0.94, 0.35]

  private static func draw(_ rect: Rect, _ context: ArtContext, _ canvas: inout Canvas) {
    let insets = context.screen.safeAreaInsets
    let upper = max(insets.top, context.screen.statusBarHeight)
    let bar = Rect(rect.x, rect.y, rect.width, upper + context.screen.navigationBarHeight)
    SystemBarArt.navigation(bar, title: "Details", context, &canvas)
    let left = rect.x + insets.left + 20
    let width = max(0, rect.width - insets.left - insets.right - 40)
    let height = min(width * 0.56, rect.height * 0.3)
    let top = bar.maxY + 12
    canvas.rect(Rect(left, top, width, height), radius: 12) { context.fill(.ground, &$0) }
    canvas.rect(Rect(left, top + height + 24, width * 0.55, 18), radius: 5) {
      context.fill(.secondaryLabel, &$0)
    }
    for (index, share) in lines.enumerated() {
      let line = top + height + 62 + Double(index) * 22
      guard share > 0, line + 10 < rect.maxY - insets.bottom else { continue }
      canvas.rect(Rect(left, line, width * share, 10), radius: 5) { context.fill(.field, &$0) }
    }
  }
}
