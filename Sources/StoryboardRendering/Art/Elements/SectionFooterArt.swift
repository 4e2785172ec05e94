// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A line of secondary text below a section: the source of its contacts.
enum SectionFooterArt {
  private static let texts: [String] = [
    "From the family address book", "On this phone", "From the office directory",
  ]

  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      let rect = element.rect
      canvas.rect(rect) {
        context.fill(.band, &$0)
        $0.attribute(.fillOpacity, 0.45)
      }
      // Text fits neither a strip nor a hairline.
      guard rect.width > rect.height, rect.height >= 14 else { return }
      let left = context.leadingEdge(of: rect) + 16
      canvas.label(
        texts[Int(max(element.id.item, 0)) % texts.count], left, rect.y + rect.height / 2 + 4.5,
        size: 13, as: .footnote, within: rect.maxX - 16 - left
      ) { context.fill(.secondaryLabel, &$0) }
    }, content: nil)
}
