// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A photograph in a grid, or a row of a list, where a low cell is nearly as wide as the screen.
enum CellArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    let rect = element.rect
    if !element.isPhoto(on: context.screen.size.width), rect.height < 120 {
      row(element, identify, context, &canvas)
    } else {
      let choice = PhotoArt.choice(for: element.id)
      canvas.beginPicture()
      identify(&canvas)
      context.refer(to: .photo(choice.motif), &canvas)
      canvas.pictureFrame(rect, writesZeros: false)
      canvas.attribute(.color, choice.tint)
      canvas.endPicture()
    }
  }

  /// A thumbnail, two lines of text and a hairline.
  private static func row(
    _ element: SceneElement, _ identify: (inout Canvas) -> Void, _ context: ArtContext,
    _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let choice = PhotoArt.choice(for: element.id)
    let side = min(rect.height - 16, 44)
    let center = rect.y + rect.height / 2
    let left = context.leadingEdge(of: rect) + 16
    let textX = left + side + 12
    // Lengths of the lines vary with the index, so that a list does not look like a table.
    let index = Double((Int(element.id.item) * 7 + Int(element.id.section) * 3 + 10) % 9)
    canvas.begin(.g)
    identify(&canvas)
    canvas.rect(rect) { context.fill(.paper, &$0) }
    canvas.beginPicture()
    context.refer(to: .photo(choice.motif), &canvas)
    canvas.pictureFrame(Rect(left, center - side / 2, side, side))
    canvas.attribute(.color, choice.tint)
    canvas.endPicture()
    canvas.rect(Rect(textX, center - 11, 90 + 12 * index, 8), radius: 4) {
      context.fill(.label, &$0)
      $0.attribute(.fillOpacity, 0.7)
    }
    canvas.rect(Rect(textX, center + 5, 150 - 8 * index, 6), radius: 3) {
      context.fill(.secondaryLabel, &$0)
      $0.attribute(.fillOpacity, 0.55)
    }
    canvas.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) { context.fill(.line, &$0) }
    canvas.end()
  }
}
