// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A row of a contact list: portrait or initials, name, a line of detail and a hairline.
///
/// In a narrow and tall cell it is a card: the portrait above the name.
enum ContactArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      canvas.rect(element.rect) { context.fill(.paper, &$0) }
      if isColumn(element.rect, context), element.rect.height >= 72 {
        card(element, context, &canvas)
      } else {
        row(element, context, &canvas)
      }
    }, content: nil)

  /// Whether it is one of several narrow columns; a row that is only narrow because of large text is not.
  private static func isColumn(_ rect: Rect, _ context: ArtContext) -> Bool {
    rect.width < min(220, context.screen.size.width)
  }

  private static func row(
    _ element: SceneElement, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let contact = SampleContacts.contact(for: element.id)
    let side = max(canvas.fixed(12), min(rect.height - 12, canvas.fixed(40)))
    let center = rect.y + rect.height / 2
    let left = context.leadingEdge(of: rect) + 16
    let safeRight = context.screen.safeAreaInsets.right
    let textX = left + side + canvas.fixed(12)
    // A second line needs space below the first; text wider than a narrow column is left out.
    let isTall = rect.height >= 50
    let isNarrow = isColumn(rect, context)
    let width = rect.maxX - 16 - (rect.width < context.screen.size.width ? 0 : safeRight) - textX
    canvas.repeatable { canvas in
      portrait(contact, element.id, left, center - side / 2, side: side, context, &canvas)
      let size = canvas.fontSize(17, .body)
      let line = LineCapacity(width: width, size: size, weight: 600)
      text(textX, center + (isTall && !isNarrow ? -2 : 6), size: size, .label, context, &canvas) {
        if isNarrow {
          bold(line.fitted(contact.family), &$0)
        } else {
          name(of: contact, within: line, &$0)
        }
      }
      if isTall, !isNarrow {
        canvas.label(
          contact.detail, textX, center + 16, size: 13, as: .footnote, within: width
        ) { context.fill(.secondaryLabel, &$0) }
      }
    }
    canvas.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) {
      context.fill(.hairline, &$0)
    }
  }

  private static func card(
    _ element: SceneElement, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let contact = SampleContacts.contact(for: element.id)
    let side = max(16, min(rect.width - 24, rect.height - 46, 56))
    let center = rect.x + rect.width / 2
    canvas.rect(
      Rect(rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8), radius: 12
    ) {
      context.fill(.band, &$0)
      $0.attribute(.fillOpacity, 0.5)
    }
    // The portrait, a gap and two lines of text, centred together.
    let top = rect.y + (rect.height - side - 40) / 2
    portrait(contact, element.id, center - side / 2, top, side: side, context, &canvas)
    let size = canvas.fontSize(13, .footnote)
    let line = LineCapacity(width: rect.width - 8, size: size)
    text(center, top + side + 19, size: size, anchor: .center, .label, context, &canvas) {
      $0.text(line.fitted(contact.given))
    }
    text(center, top + side + 36, size: size, anchor: .center, .label, context, &canvas) {
      bold(line.fitted(contact.family), &$0)
    }
  }

  private static func portrait(
    _ contact: SampleContacts.Contact, _ id: ElementID, _ x: Double, _ y: Double, side: Double,
    _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let choice = PortraitArt.choice(for: id, contact.pronoun)
    if let portrait = choice.portrait {
      canvas.beginPicture()
      context.refer(to: .portrait(portrait), &canvas)
      canvas.pictureFrame(Rect(x, y, side, side))
      canvas.attribute(.color, choice.tint)
      canvas.endPicture()
    } else {
      canvas.circle(x + side / 2, y + side / 2, radius: side / 2) {
        $0.attribute(.fill, choice.tint)
      }
      let size = (side * 0.4).rounded()
      canvas.beginText(x + side / 2, y + side / 2 + size * 0.355, anchor: .center)
      canvas.attribute(.fontSize, size)
      canvas.attribute(.fill, "#fff")
      canvas.text(contact.initials)
      canvas.end()
    }
  }

  private static func text(
    _ x: Double, _ y: Double, size: Double, anchor: TextAnchor = .start, _ color: PaletteColor,
    _ context: ArtContext, _ canvas: inout Canvas, _ write: (inout Canvas) -> Void
  ) {
    canvas.beginText(x, y, anchor: anchor)
    canvas.attribute(.fontSize, size)
    context.fill(color, &canvas)
    write(&canvas)
    canvas.end()
  }

  /// Both names, as much of them as fits.
  private static func name(
    of contact: SampleContacts.Contact, within line: LineCapacity, _ canvas: inout Canvas
  ) {
    let given = contact.given
    if line.holds(letters: given.utf8CodeUnitCount + 1 + contact.family.utf8CodeUnitCount) {
      canvas.text(given)
      canvas.text(" ")
      return bold(.literal(contact.family), &canvas)
    }
    let name = line.shortened("\(given) \(contact.family)")
    let first = "\(given) ".count
    canvas.text(String(name.prefix(first)))
    if name.count > first { bold(.string(String(name.dropFirst(first))), &canvas) }
  }

  /// The text by which the list is sorted, in bold.
  private static func bold(_ text: LabelText, _ canvas: inout Canvas) {
    // Begins text, so that the element stays in the line.
    canvas.text("")
    canvas.begin(.tspan)
    canvas.attribute(.fontWeight, 600)
    canvas.text(text)
    canvas.end()
  }
}
