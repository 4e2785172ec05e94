// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A search field with its icon.
enum SearchBarArt {
  static let form = ElementArt.Form.layered(
    background: nil,
    content: { element, context, canvas in
      let rect = element.rect
      let left = rect.x + 16 + context.screen.safeAreaInsets.left
      let right = rect.maxX - 16 - context.screen.safeAreaInsets.right
      // A row that grew less than its text still leaves a margin.
      let height = min(36, rect.height - (canvas.textFit == nil ? 0 : 8))
      let top = rect.maxY - height - min(12, rect.height - height)
      let center = top + height / 2
      canvas.rect(Rect(left, top, right - left, height), radius: 10) {
        context.fill(.line, &$0)
        $0.attribute(.fillOpacity, 0.2)
      }
      canvas.icon(lens, left + 9, center - 8) { context.fill(.secondaryLabel, &$0) }
      canvas.label(
        "Search", left + 32, center + 6, size: 17, as: .body, within: right - left - 40
      ) { context.fill(.secondaryLabel, &$0) }
    })

  /// A ring with a handle, 16 × 16 points.
  private static let lens: StaticString =
    "M6.5 0a6.5 6.5 0 0 1 5.2 10.4L16 14.7 14.7 16l-4.3-4.3A6.5 6.5 0 1 1 6.5 0zm0 1.8a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4z"
}
