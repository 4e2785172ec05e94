// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A photograph of a grid or, where a low cell is nearly as wide as the screen, a row of a list.
enum CellArt {
  static let form = ElementArt.Form.single { element, identify, context, writer in
    let rect = element.rect
    if rect.width > 0.6 * context.screen.size.width, rect.height < 120 {
      row(element, identify, context, &writer)
    } else {
      let choice = PhotoArt.choice(for: element.id)
      writer.beginPicture()
      identify(&writer)
      context.refer(to: .photo(choice.motif), &writer)
      writer.place(rect, writesZeros: false)
      writer.attribute(.color, choice.tint)
      writer.endPicture()
    }
  }

  /// A thumbnail, two lines of writing and a hairline.
  private static func row(
    _ element: SceneElement, _ identify: (inout MarkupWriter) -> Void, _ context: ArtContext,
    _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let choice = PhotoArt.choice(for: element.id)
    let side = min(rect.height - 16, 44)
    let middle = rect.y + rect.height / 2
    let left = context.leadingEdge(of: rect) + 16
    let textX = left + side + 12
    // Lengths of the lines vary with the index, so that a list does not look like a table.
    let index = Double((Int(element.id.item) * 7 + Int(element.id.section) * 3 + 10) % 9)
    writer.begin(.g)
    identify(&writer)
    writer.rect(rect) { context.fill(.paper, &$0) }
    writer.beginPicture()
    context.refer(to: .photo(choice.motif), &writer)
    writer.place(Rect(left, middle - side / 2, side, side))
    writer.attribute(.color, choice.tint)
    writer.endPicture()
    writer.rect(Rect(textX, middle - 11, 90 + 12 * index, 8), radius: 4) {
      context.fill(.ink, &$0)
      $0.attribute(.fillOpacity, 0.7)
    }
    writer.rect(Rect(textX, middle + 5, 150 - 8 * index, 6), radius: 3) {
      context.fill(.dim, &$0)
      $0.attribute(.fillOpacity, 0.55)
    }
    writer.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) { context.fill(.line, &$0) }
    writer.end()
  }
}
