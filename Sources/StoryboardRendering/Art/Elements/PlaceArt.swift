// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A row of the list in a sheet: a round symbol, a name, a second line and a hairline.
///
/// Row 0 is the search field, below the grabber.
enum PlaceArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    canvas.begin(.g)
    identify(&canvas)
    canvas.frame(element.rect)
    if element.id.item == 0 {
      field(element.rect, context, &canvas)
    } else {
      row(element, context, &canvas)
    }
    canvas.end()
  }

  private static func field(
    _ rect: Rect, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let insets = context.screen.safeAreaInsets
    let top = min(16, rect.height / 4)
    let box = Rect(
      rect.x + insets.left + 16, rect.y + top, rect.width - insets.left - insets.right - 32,
      max(12, rect.height - top - 8))
    let center = box.y + box.height / 2
    canvas.rect(box, radius: min(10, box.height / 2)) { context.fill(.field, &$0) }
    canvas.begin(.path)
    canvas.attribute(.transform) { bytes in
      appendTranslation(box.x + 18, center, to: &bytes)
    }
    // A ring and its handle.
    canvas.attribute(
      .d,
      "M4 3l4.500 4.500-1.500 1.500-4.500-4.500A6.500 6.500 0 1 1 4 3zM-1.500-5.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z"
    )
    canvas.attribute(.fillRule, "evenodd")
    context.fill(.secondaryLabel, &canvas)
    canvas.end()
    canvas.label(
      "Search places", box.x + 34, center + 6, size: 17, as: .body, within: box.width - 42
    ) { context.fill(.secondaryLabel, &$0) }
  }

  private static func row(
    _ element: SceneElement, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let place = SamplePlaces.place(Int(element.id.item))
    let center = rect.y + rect.height / 2
    let radius = max(canvas.fixed(6), min(rect.height / 2 - 8, canvas.fixed(18)))
    let left = rect.x + context.screen.safeAreaInsets.left + 16
    let textX = left + 2 * radius + canvas.fixed(12)
    let width = rect.maxX - 16 - context.screen.safeAreaInsets.right - textX
    canvas.repeatable { canvas in
      canvas.circle(left + radius, center, radius: radius) { $0.attribute(.fill, place.kind.tint) }
      canvas.begin(.path)
      canvas.attribute(.transform) { bytes in
        appendTranslation(left + radius, center, to: &bytes)
        if radius < 16 || radius > 18 {
          bytes.append("scale(")
          DecimalFormat(decimals: 2).append(radius / 18, to: &bytes)
          bytes.append(")")
        }
      }
      canvas.attribute(.d, place.kind.symbol)
      canvas.attribute(.fill, "none")
      canvas.attribute(.stroke, "#fff")
      canvas.attribute(.strokeWidth, 1.7)
      canvas.attribute(.strokeLinecap, "round")
      canvas.attribute(.strokeLinejoin, "round")
      canvas.end()
      // A second line needs space below the first.
      let hasDetail = rect.height >= 44
      canvas.label(
        place.name, textX, center + (hasDetail ? -3 : 6), size: 17, as: .body, within: width
      ) { context.fill(.label, &$0) }
      if hasDetail {
        let size = canvas.fontSize(13, .footnote)
        canvas.beginText(textX, center + 15)
        canvas.attribute(.fontSize, size)
        context.fill(.secondaryLabel, &canvas)
        place.writeDetail(to: &canvas, within: LineCapacity(width: width, size: size))
        canvas.end()
      }
    }
    canvas.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) {
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
