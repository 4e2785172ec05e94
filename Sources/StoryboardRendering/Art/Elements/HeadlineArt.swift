// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// An article of a newspaper: its section, two lines of its headline, its age, and a photograph.
enum HeadlineArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    let rect = element.rect
    let index = Int(max(element.id.item, 0))
    let article = articles[index % articles.count]
    let left = rect.x + 16 + context.screen.safeAreaInsets.left
    let right = rect.maxX - 16 - context.screen.safeAreaInsets.right
    let center = rect.y + rect.height / 2
    let side = min(canvas.fixed(64), rect.height - 16)
    // The largest text leaves no space for a photograph.
    let showsPhoto = right - left - side >= 120
    let width = right - left - (showsPhoto ? side + canvas.fixed(12) : 0)
    let lines = LineCapacity(width: width, size: canvas.fontSize(16, .callout), weight: 600)
      .lines(article.first, article.second)
    canvas.begin(.g)
    identify(&canvas)
    canvas.rect(rect) { context.fill(.paper, &$0) }
    canvas.label(
      article.section, left, center - 20, size: 12, as: .caption1, within: width, weight: 600
    ) { context.fill(.accent, &$0) }
    canvas.label(lines.0, left, center, size: 16, as: .callout, weight: 600) {
      context.fill(.label, &$0)
    }
    canvas.label(lines.1, left, center + 20, size: 16, as: .callout, weight: 600) {
      context.fill(.label, &$0)
    }
    canvas.label("\(index + 2) h", left, center + 38, size: 12, as: .caption1) {
      context.fill(.secondaryLabel, &$0)
    }
    if showsPhoto {
      canvas.beginPicture()
      context.refer(to: .photo(article.motif), &canvas)
      canvas.pictureFrame(Rect(right - side, center - side / 2, side, side))
      canvas.attribute(.color, PhotoArt.tint(ofMotif: article.motif, for: element.id))
      canvas.endPicture()
    }
    canvas.rect(Rect(left, rect.maxY - 0.5, rect.maxX - left, 0.5)) { context.fill(.hairline, &$0) }
    canvas.end()
  }

  private static let articles: [(section: String, first: String, second: String, motif: Int)] = [
    ("HARBOUR", "The last ferry leaves", "at nine again", 1),
    ("KITCHEN", "What to do with forty", "kilos of lettuce", 5),
    ("LETTERS", "A bench is not a bed,", "says the council", 4),
    ("SCIENCE", "Why cats prefer the", "north roof", 11),
    ("SPORT", "Eight oars, one boat,", "no coach", 8),
    ("CULTURE", "The man who sings", "in a lighthouse", 6),
    ("MARKETS", "Coffee is dear, and it", "will stay so", 9),
    ("TRAVEL", "Two days on foot to", "the glass lake", 2),
    ("WEATHER", "Fog until noon, then", "more fog", 7),
  ]
}
