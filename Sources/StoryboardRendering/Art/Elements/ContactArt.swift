// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A row of a contact list: portrait or initials, name, a line of detail and a hairline.
///
/// Where the room is narrow and high it is a card: the portrait with the name below.
enum ContactArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, writer in
      writer.rect(element.rect) { context.fill(.paper, &$0) }
      if isColumn(element.rect, context), element.rect.height >= 72 {
        card(element, context, &writer)
      } else {
        row(element, context, &writer)
      }
    }, content: nil)

  /// Whether others stand beside it with little room for each: a row that large text makes narrow is none.
  private static func isColumn(_ rect: Rect, _ context: ArtContext) -> Bool {
    rect.width < min(220, context.screen.size.width)
  }

  private static func row(
    _ element: SceneElement, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let contact = ContactBook.contact(for: element.id)
    let side = max(writer.fixed(12), min(rect.height - 12, writer.fixed(40)))
    let middle = rect.y + rect.height / 2
    let left = context.leadingEdge(of: rect) + 16
    let safeRight = context.screen.safeAreaInsets.right
    let textX = left + side + writer.fixed(12)
    // A second line needs room below the first, and words wider than a narrow column are left out.
    let isTall = rect.height >= 50
    let isNarrow = isColumn(rect, context)
    let room = rect.maxX - 16 - (rect.width < context.screen.size.width ? 0 : safeRight) - textX
    writer.repeatable { writer in
      portrait(contact, element.id, left, middle - side / 2, side: side, context, &writer)
      let size = writer.fontSize(17, .body)
      let line = TextRoom(width: room, size: size, weight: 600)
      text(textX, middle + (isTall && !isNarrow ? -2 : 6), size: size, .ink, context, &writer) {
        if isNarrow {
          bold(line.fitted(contact.family), &$0)
        } else {
          name(of: contact, within: line, &$0)
        }
      }
      if isTall, !isNarrow {
        writer.label(
          contact.detail, textX, middle + 16, size: 13, as: .footnote, within: room
        ) { context.fill(.dim, &$0) }
      }
    }
    writer.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) {
      context.fill(.hairline, &$0)
    }
  }

  private static func card(
    _ element: SceneElement, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let contact = ContactBook.contact(for: element.id)
    let side = max(16, min(rect.width - 24, rect.height - 46, 56))
    let middle = rect.x + rect.width / 2
    writer.rect(
      Rect(rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8), radius: 12
    ) {
      context.fill(.band, &$0)
      $0.attribute(.fillOpacity, 0.5)
    }
    // Portrait, a gap and two lines of writing, centred together.
    let top = rect.y + (rect.height - side - 40) / 2
    portrait(contact, element.id, middle - side / 2, top, side: side, context, &writer)
    let size = writer.fontSize(13, .footnote)
    let room = TextRoom(width: rect.width - 8, size: size)
    text(middle, top + side + 19, size: size, anchor: .middle, .ink, context, &writer) {
      $0.text(room.fitted(contact.given))
    }
    text(middle, top + side + 36, size: size, anchor: .middle, .ink, context, &writer) {
      bold(room.fitted(contact.family), &$0)
    }
  }

  private static func portrait(
    _ contact: ContactBook.Contact, _ id: ElementID, _ x: Double, _ y: Double, side: Double,
    _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let choice = PortraitArt.choice(for: id, contact.pronoun)
    if let portrait = choice.portrait {
      writer.beginPicture()
      context.refer(to: .portrait(portrait), &writer)
      writer.place(Rect(x, y, side, side))
      writer.attribute(.color, choice.tint)
      writer.endPicture()
    } else {
      writer.circle(x + side / 2, y + side / 2, radius: side / 2) {
        $0.attribute(.fill, choice.tint)
      }
      let size = (side * 0.4).rounded()
      writer.beginWords(x + side / 2, y + side / 2 + size * 0.355, anchor: .middle)
      writer.attribute(.fontSize, size)
      writer.attribute(.fill, "#fff")
      writer.text(contact.initials)
      writer.end()
    }
  }

  private static func text(
    _ x: Double, _ y: Double, size: Double, anchor: TextAnchor = .start, _ ink: PaletteColor,
    _ context: ArtContext, _ writer: inout MarkupWriter, _ words: (inout MarkupWriter) -> Void
  ) {
    writer.beginWords(x, y, anchor: anchor)
    writer.attribute(.fontSize, size)
    context.fill(ink, &writer)
    words(&writer)
    writer.end()
  }

  /// Both names, as much of them as fits.
  private static func name(
    of contact: ContactBook.Contact, within line: TextRoom, _ writer: inout MarkupWriter
  ) {
    let given = contact.given
    if line.holds(letters: given.utf8CodeUnitCount + 1 + contact.family.utf8CodeUnitCount) {
      writer.text(given)
      writer.text(" ")
      return bold(.literal(contact.family), &writer)
    }
    let name = line.shortened("\(given) \(contact.family)")
    let first = "\(given) ".count
    writer.text(String(name.prefix(first)))
    if name.count > first { bold(.made(String(name.dropFirst(first))), &writer) }
  }

  /// Words that a list sorts by.
  private static func bold(_ words: Words, _ writer: inout MarkupWriter) {
    // Text has begun, so that the element stands in the line.
    writer.text("")
    writer.begin(.tspan)
    writer.attribute(.fontWeight, 600)
    writer.text(words)
    writer.end()
  }
}
