// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The bar below a profile's header; its content is a title, where there are no tabs yet.
enum TabBarArt {
  static let form = ElementArt.Form.layered(background: background, content: content)

  private static let background: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    canvas.rect(rect) { context.fill(.bar, &$0) }
    canvas.rect(Rect(rect.x, rect.maxY - 0.5, rect.width, 0.5)) { context.fill(.hairline, &$0) }
  }

  private static let content: ElementArt.Draw = { element, context, canvas in
    // A bar with tabs does not show its title.
    guard element.contentAlpha > 0 || element.opacityTrack != nil else { return }
    let rect = element.rect
    let left = rect.x + context.screen.safeAreaInsets.left + 16
    canvas.label(
      SamplePosts.title(ofTab: 0), left, rect.y + rect.height / 2 + 6, size: 17, as: .headline,
      within: rect.maxX - 16 - left, weight: 700
    ) { context.fill(.label, &$0) }
  }
}
