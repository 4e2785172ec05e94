// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The back button to all trips, the title of the journal, and a bookmark.
enum JournalBarArt {
  static let form = ElementArt.Form.layered(background: buttons, content: title)

  private static let buttons: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    let left = rect.x + context.screen.safeAreaInsets.left
    let right = rect.maxX - context.screen.safeAreaInsets.right
    let center = Canvas.buttonCenterY(in: rect)
    canvas.frame(rect)
    canvas.icon("M9.6 0 11.2 1.6 3 10l8.2 8.4L9.6 20 0 10z", left + 8, center - 10) {
      context.fill(.accent, &$0)
    }
    canvas.label("Trips", left + 24, center + 6, size: 17) { context.fill(.accent, &$0) }
    canvas.icon("M0 0h13v18l-6.5-5L0 18z", right - 29, center - 9) { context.fill(.accent, &$0) }
  }

  private static let title: ElementArt.Draw = { element, context, canvas in
    canvas.barTitle("Journal", in: element.rect) { context.fill(.label, &$0) }
  }
}
