// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The back button and another button in the bottom row of the bar; its content is the small title.
enum NavigationBarArt {
  static let form = ElementArt.Form.layered(background: buttons, content: title)

  private static let buttons: ElementArt.Draw = { element, context, canvas in
    canvas.frame(element.rect)
    let left = element.rect.x + context.screen.safeAreaInsets.left
    let right = element.rect.maxX - context.screen.safeAreaInsets.right
    let center = Canvas.buttonCenterY(in: element.rect)
    canvas.icon(chevron, left + 8, center - 10) { context.fill(.accent, &$0) }
    canvas.label("Mailboxes", left + 24, center + 6, size: 17) { context.fill(.accent, &$0) }
    canvas.label("Edit", right - 16, center + 6, size: 17, anchor: .end) {
      context.fill(.accent, &$0)
    }
  }

  /// A wedge of 11 × 20 points that points to the left.
  private static let chevron: StaticString = "M9.6 0 11.2 1.6 3 10l8.2 8.4L9.6 20 0 10z"

  private static let title: ElementArt.Draw = { element, context, canvas in
    canvas.barTitle("Inbox", in: element.rect) { context.fill(.label, &$0) }
  }
}
