// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A quiet line of words below a section: where its contacts are kept.
enum SectionFooterArt {
  private static let words: [String] = [
    "From the family address book", "On this phone", "From the office directory",
  ]

  static let form = ElementArt.Form.layered(
    background: { element, context, writer in
      let rect = element.rect
      writer.rect(rect) {
        context.fill(.band, &$0)
        $0.attribute(.fillOpacity, 0.45)
      }
      // Words fit neither a strip nor a hairline.
      guard rect.width > rect.height, rect.height >= 14 else { return }
      writer.beginWords(context.leadingEdge(of: rect) + 16, rect.y + rect.height / 2 + 4.5)
      writer.attribute(.fontSize, 13)
      context.fill(.dim, &writer)
      writer.text(words[Int(max(element.id.item, 0)) % words.count])
      writer.end()
    }, content: nil)
}
