// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A row of the list in a sheet: a round symbol, a name, a second line and a hairline.
///
/// Row 0 is the search field, which keeps clear of the grabber.
enum PlaceArt {
  static let form = ElementArt.Form.single { element, identify, context, writer in
    writer.begin(.g)
    identify(&writer)
    writer.frame(element.rect)
    if element.id.item == 0 {
      field(element.rect, context, &writer)
    } else {
      row(element, context, &writer)
    }
    writer.end()
  }

  private static func field(
    _ rect: Rect, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let insets = context.screen.safeAreaInsets
    let top = min(16, rect.height / 4)
    let box = Rect(
      rect.x + insets.left + 16, rect.y + top, rect.width - insets.left - insets.right - 32,
      max(12, rect.height - top - 8))
    let middle = box.y + box.height / 2
    writer.rect(box, radius: min(10, box.height / 2)) { context.fill(.field, &$0) }
    writer.begin(.path)
    writer.attribute(.transform) { bytes in
      appendTranslation(box.x + 18, middle, to: &bytes)
    }
    // A ring and its handle.
    writer.attribute(
      .d,
      "M4 3l4.500 4.500-1.500 1.500-4.500-4.500A6.500 6.500 0 1 1 4 3zM-1.500-5.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z"
    )
    writer.attribute(.fillRule, "evenodd")
    context.fill(.dim, &writer)
    writer.end()
    writer.label(
      "Search places", box.x + 34, middle + 6, size: 17, as: .body, within: box.width - 42
    ) { context.fill(.dim, &$0) }
  }

  private static func row(
    _ element: SceneElement, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let place = PlaceBook.place(Int(element.id.item))
    let middle = rect.y + rect.height / 2
    let radius = max(writer.fixed(6), min(rect.height / 2 - 8, writer.fixed(18)))
    let left = rect.x + context.screen.safeAreaInsets.left + 16
    let textX = left + 2 * radius + writer.fixed(12)
    let room = rect.maxX - 16 - context.screen.safeAreaInsets.right - textX
    writer.repeatable { writer in
      writer.circle(left + radius, middle, radius: radius) { $0.attribute(.fill, place.kind.tint) }
      writer.begin(.path)
      writer.attribute(.transform) { bytes in
        appendTranslation(left + radius, middle, to: &bytes)
        if radius < 16 || radius > 18 {
          bytes.append("scale(")
          DecimalFormat(decimals: 2).append(radius / 18, to: &bytes)
          bytes.append(")")
        }
      }
      writer.attribute(.d, place.kind.symbol)
      writer.attribute(.fill, "none")
      writer.attribute(.stroke, "#fff")
      writer.attribute(.strokeWidth, 1.7)
      writer.attribute(.strokeLinecap, "round")
      writer.attribute(.strokeLinejoin, "round")
      writer.end()
      // A second line needs room below the first.
      let hasDetail = rect.height >= 44
      writer.label(
        place.name, textX, middle + (hasDetail ? -3 : 6), size: 17, as: .body, within: room
      ) { context.fill(.ink, &$0) }
      if hasDetail {
        let size = writer.fontSize(13, .footnote)
        writer.beginWords(textX, middle + 15)
        writer.attribute(.fontSize, size)
        context.fill(.dim, &writer)
        place.writeDetail(to: &writer, within: TextRoom(width: room, size: size))
        writer.end()
      }
    }
    writer.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) {
      context.fill(.hairline, &$0)
    }
  }

  private static func appendTranslation(_ x: Double, _ y: Double, to bytes: inout ByteText) {
    let format = DecimalFormat(decimals: 2)
    bytes.append("translate(")
    format.append(x, to: &bytes)
    bytes.append(" ")
    format.append(y, to: &bytes)
    bytes.append(")")
  }
}
