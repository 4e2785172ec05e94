// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The title of a tab, in its middle.
enum TabArt {
  static let form = ElementArt.Form.single { element, identify, context, writer in
    let rect = element.rect
    writer.begin(.g)
    identify(&writer)
    writer.frame(rect)
    writer.label(
      "\(PostBook.title(ofTab: Int(element.id.item)))", rect.x + rect.width / 2,
      rect.y + rect.height / 2 + 5, size: 15, as: .subheadline, within: rect.width, weight: 600,
      anchor: .middle
    ) { context.fill(.ink, &$0) }
    writer.end()
  }
}
