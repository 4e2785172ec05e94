// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A page of a carousel: a card with a drawn photograph and a caption of two lines.
enum PageArt {
  static let form = ElementArt.Form.layered(
    background: nil, content: content, anchor: ElementArt.center)

  /// What the photographs show, by motif.
  private static let captions: [(title: String, note: String)] = [
    ("Low hills", "A walk before breakfast"),
    ("Out at sea", "Seven knots, west"),
    ("Snow line", "Two thousand metres up"),
    ("First bloom", "The garden in May"),
    ("Lights on", "Ten past six in town"),
    ("Lunch", "Leaves, radish, lemon"),
    ("Noor", "Home for the weekend"),
    ("Firs in the mist", "Half an hour of quiet"),
    ("Low tide", "Sand in everything"),
    ("The corner shop", "Best flat white around"),
    ("Up, up", "Over the river at dawn"),
    ("Mo", "Not amused"),
  ]

  private static let content: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    // Copies of a page in other rounds look the same.
    let choice = PhotoArt.choice(for: ElementID(.page, item: element.id.item))
    let caption = captions[choice.motif]
    let size = min(max(rect.width / 300, 0.7), 1.5)
    let radius = 20 * size
    let photo = min(rect.width, rect.height)
    canvas.rect(rect) { context.fill(.bar, &$0) }
    canvas.beginPicture()
    context.refer(to: .photo(choice.motif), &canvas)
    canvas.pictureFrame(Rect(rect.x, rect.y, rect.width, photo))
    canvas.attribute(.color, choice.tint)
    canvas.endPicture()
    corners(of: rect, radius, context, &canvas)
    let center = rect.y + photo + (rect.height - photo) / 2
    let text = TextFit(category: context.screen.contentSize, growth: 1)
    let growth = text.lines(.headline)
    let (left, width) = (rect.x + 18 * size, rect.width - 36 * size)
    canvas.label(
      caption.title, left, center - 3 * size * growth, size: 19 * size * text.letters(.title3),
      within: width, weight: 700
    ) { context.fill(.label, &$0) }
    canvas.label(
      caption.note, left, center + 17 * size * growth, size: 13.5 * size * text.letters(.footnote),
      within: width
    ) { context.fill(.secondaryLabel, &$0) }
  }

  /// Rounds the corners by covering them with the background, which costs less than a clip for each page, and draws
  /// the edge.
  private static func corners(
    of rect: Rect, _ radius: Double, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    canvas.begin(.path)
    canvas.path {
      // A little larger than the page, so that nothing shows at its edges.
      $0.smoothRect(rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2, radius: 0)
      $0.move(rect.x + radius, rect.y)
      $0.horizontal(rect.maxX - radius)
      $0.quarter(radius: radius, clockwise: true, radius, radius)
      $0.vertical(rect.maxY - radius)
      $0.quarter(radius: radius, clockwise: true, -radius, radius)
      $0.horizontal(rect.x + radius)
      $0.quarter(radius: radius, clockwise: true, -radius, -radius)
      $0.vertical(rect.y + radius)
      $0.quarter(radius: radius, clockwise: true, radius, -radius)
      $0.close()
    }
    canvas.attribute(.fillRule, "evenodd")
    context.fill(.paper, &canvas)
    canvas.end()
    canvas.rect(rect, radius: radius) {
      $0.attribute(.fill, "none")
      $0.attribute(.stroke, "#808088")
      $0.attribute(.strokeOpacity, 0.3)
    }
  }
}
