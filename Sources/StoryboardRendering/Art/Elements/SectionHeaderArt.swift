// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A translucent band with the letter of its section or, in the list of a tab, with a period of time; in a horizontal
/// list, a strip with the letter at its top.
enum SectionHeaderArt {
  /// The titles of sections in a tab's list; all further sections have the last one.
  private static let spans = ["Today", "This week", "Earlier this month", "Last month", "Older"]

  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      let rect = element.rect
      canvas.rect(rect) {
        context.fill(.band, &$0)
        $0.attribute(.fillOpacity, 0.94)
      }
      let isStrip = rect.height > rect.width
      // A hairline separates a header from one that it pushes away.
      canvas.rect(
        Rect(rect.x, rect.y, isStrip ? 0.5 : rect.width, isStrip ? rect.height : 0.5)
      ) { context.fill(.hairline, &$0) }
      let size = max(8, min((isStrip ? rect.width : rect.height) * 0.6, 17))
      let left = context.leadingEdge(of: rect) + 16
      let number = Int(element.id.item)
      canvas.label(
        element.id.section < 0
          ? SampleContacts.letter(of: number) : spans[min(max(number, 0), spans.count - 1)],
        isStrip ? rect.x + rect.width / 2 : left,
        isStrip ? rect.y + 26 : rect.y + rect.height / 2 + size * 0.355, size: size, as: .headline,
        within: isStrip ? .infinity : max(size, rect.maxX - 16 - left), weight: 600,
        anchor: isStrip ? .center : .start
      ) { context.fill(.label, &$0) }
    }, content: nil)
}
