// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A large title; it scales about the left end of its base line.
enum TitleArt {
  static let form = ElementArt.Form.layered(
    background: nil,
    content: { element, context, canvas in
      let rect = element.rect
      let left = rect.x + margin + context.screen.safeAreaInsets.left
      let width = rect.maxX - margin - context.screen.safeAreaInsets.right - left
      canvas.label(
        "Inbox", left, rect.maxY - depth, size: 34, as: .largeTitle, within: width, weight: 700
      ) {
        context.fill(.label, &$0)
      }
    },
    anchor: { Point($0.x + margin, $0.maxY - depth) })

  private static let margin = 16.0
  /// The distance of the base line from the bottom edge, in points.
  private static let depth = 12.0
}
