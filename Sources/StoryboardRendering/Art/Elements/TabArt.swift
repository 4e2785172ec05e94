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
    writer.beginWords(rect.x + rect.width / 2, rect.y + rect.height / 2 + 5, anchor: .middle)
    writer.attribute(.fontSize, 15)
    writer.attribute(.fontWeight, 600)
    context.fill(.ink, &writer)
    writer.text(PostBook.title(ofTab: Int(element.id.item)))
    writer.end()
    writer.end()
  }
}
