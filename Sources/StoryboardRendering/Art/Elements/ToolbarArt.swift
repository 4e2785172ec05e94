// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The name of a newspaper in large letters, and a button beside it.
enum ToolbarArt {
  static let form = ElementArt.Form.layered(background: nil) { element, context, canvas in
    let rect = element.rect
    let left = rect.x + 16 + context.screen.safeAreaInsets.left
    let right = rect.maxX - 16 - context.screen.safeAreaInsets.right
    let center = rect.y + rect.height / 2
    canvas.label(
      "The Quay", left, center + 10, size: 28, as: .title1, within: right - 28 - left, weight: 800
    ) { context.fill(.label, &$0) }
    canvas.icon(bell, right - 18, center - 10) { context.fill(.accent, &$0) }
  }

  /// A bell of 18 × 21 points.
  private static let bell: StaticString =
    "M9 0a1.6 1.6 0 0 1 1.6 1.6v.7A6 6 0 0 1 15 8.2v4.6l2.6 3.2H.4L3 12.8V8.2a6 6 0 0 1 4.4-5.9v-.7A1.6 1.6 0 0 1 9 0zM6.4 18h5.2a2.6 2.6 0 0 1-5.2 0z"
}
