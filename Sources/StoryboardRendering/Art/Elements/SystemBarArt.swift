// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The navigation bar and the tab bar of the containers around the app's screen.
enum SystemBarArt {
  static let navigationForm = ElementArt.Form.layered(
    background: { element, context, canvas in
      background(element.rect, context, &canvas)
      let rect = element.rect
      canvas.rect(Rect(rect.x, rect.maxY - 0.5, rect.width, 0.5)) { context.fill(.line, &$0) }
    },
    content: { element, context, canvas in
      navigation(element.rect, title: "Library", context, &canvas)
    })

  static let tabForm = ElementArt.Form.layered(
    background: { element, context, canvas in
      background(element.rect, context, &canvas)
      let rect = element.rect
      canvas.rect(Rect(rect.x, rect.y, rect.width, 0.5)) { context.fill(.line, &$0) }
    },
    content: { element, context, canvas in tabs(element.rect, context, &canvas) })

  /// A wedge of 11 × 20 points that points to the left.
  private static let chevron: StaticString = "M9.6 0 11.2 1.6 3 10l8.2 8.4L9.6 20 0 10z"

  private static func background(
    _ rect: Rect, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    canvas.rect(rect) { context.fill(.bar, &$0) }
  }

  /// The button that leads back, and the title, in the bottom row of a bar.
  static func navigation(
    _ bar: Rect, title: String, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let left = bar.x + context.screen.safeAreaInsets.left
    let center = Canvas.buttonCenterY(in: bar)
    canvas.icon(chevron, left + 8, center - 10) { context.fill(.accent, &$0) }
    canvas.label("Back", left + 24, center + 6, size: 17) { context.fill(.accent, &$0) }
    canvas.barTitle(title, in: bar) { context.fill(.label, &$0) }
  }

  private static let names: [StaticString] = ["Home", "Browse", "Saved", "You"]
  /// A house, four squares, a bookmark and a head with shoulders, in 24 × 24 points.
  private static let symbols: [StaticString] = [
    "M12 3 2.500 11h2.500v10h5v-6h4v6h5V11h2.500z",
    "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    "M6 3h12v18l-6-5-6 5z",
    "M12 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM3.500 21c0-5 3.500-7.500 8.500-7.500s8.500 2.500 8.500 7.500z",
  ]

  /// Four tabs, the first of which is selected; a low bar has no room for their names.
  private static func tabs(_ bar: Rect, _ context: ArtContext, _ canvas: inout Canvas) {
    let insets = context.screen.safeAreaInsets
    let row = context.screen.tabBarHeight
    let hasNames = row > 40
    let width = min(bar.width - insets.left - insets.right, 520)
    let left = bar.x + insets.left + (bar.width - insets.left - insets.right - width) / 2
    let step = width / Double(names.count)
    for index in names.indices {
      let middle = left + (Double(index) + 0.5) * step
      let color = index == 0 ? PaletteColor.accent : .secondaryLabel
      let top = hasNames ? bar.y + 5 : bar.y + (row - 24) / 2
      canvas.icon(symbols[index], middle - 12, top) { context.fill(color, &$0) }
      guard hasNames else { continue }
      canvas.label(names[index], middle, bar.y + 43, size: 10, weight: 500, anchor: .center) {
        context.fill(color, &$0)
      }
    }
  }
}
