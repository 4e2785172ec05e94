// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A row of a profile's list: a post with portrait, name and two lines, or an album with three photographs.
enum PostArt {
  static let form = ElementArt.Form.single { element, identify, context, writer in
    writer.begin(.g)
    identify(&writer)
    writer.frame(element.rect)
    let tab = Int(element.id.section)
    let left = element.rect.x + context.screen.safeAreaInsets.left + 16
    let textX: Double
    if PostBook.holdsAlbums(tab) {
      writer.repeatable { title(element, left, context, &$0) }
      photos(element, context, &writer)
      textX = left
    } else {
      let side = max(8, min(element.rect.height - 18, 42))
      textX = left + side + 12
      writer.repeatable { post(element, left, textX, side: side, context, &$0) }
    }
    let rect = element.rect
    writer.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) {
      context.fill(.hairline, &$0)
    }
    writer.end()
  }

  /// Draws a post: a portrait of a size in points, and words that begin at `textX`.
  private static func post(
    _ element: SceneElement, _ left: Double, _ textX: Double, side: Double, _ context: ArtContext,
    _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let post = PostBook.post(Int(element.id.item), ofTab: Int(element.id.section))
    let middle = rect.y + rect.height / 2
    writer.beginPicture()
    context.refer(to: .portrait(post.author.portrait), &writer)
    writer.place(Rect(left, middle - side / 2, side, side))
    writer.attribute(.color, post.author.tint)
    writer.endPicture()
    // Lines that a low row has no room for are left out.
    let lines = rect.height >= 56 ? 3 : rect.height >= 40 ? 2 : 1
    let baseline = middle - 16 * Double(lines - 1) / 2 + 4
    beginText(textX, baseline, size: 14, .dim, context, &writer)
    writer.begin(.tspan)
    writer.attribute(.fontWeight, 600)
    context.fill(.ink, &writer)
    writer.text(post.author.name)
    writer.end()
    writer.text("  ")
    writer.text(post.age)
    writer.end()
    if lines > 1 { line(post.first, textX, baseline + 17, context, &writer) }
    if lines > 2 { line(post.second, textX, baseline + 33, context, &writer) }
  }

  /// Draws the words of an album.
  private static func title(
    _ element: SceneElement, _ left: Double, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let album = PostBook.album(Int(element.id.item))
    let middle = rect.y + rect.height / 2
    let isTall = rect.height >= 40
    beginText(left, middle + (isTall ? -3 : 5), size: 15, .ink, context, &writer)
    writer.attribute(.fontWeight, 600)
    writer.text(album.title)
    writer.end()
    if isTall {
      beginText(left, middle + 15, size: 13, .dim, context, &writer)
      writer.raw { text in
        text.append(decimal: album.count)
        text.append(" photos")
      }
      writer.end()
    }
  }

  /// Draws the photographs of an album, which end at the trailing edge.
  private static func photos(
    _ element: SceneElement, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let number = Int(element.id.item)
    let middle = rect.y + rect.height / 2
    let side = max(8, min(rect.height - 8, 52))
    let right = rect.maxX - context.screen.safeAreaInsets.right - 16
    for place in 0..<3 {
      let choice = PhotoArt.choice(for: photo(place, of: number))
      writer.beginPicture()
      context.refer(to: .photo(choice.motif), &writer)
      let x = right - Double(3 - place) * side - Double(2 - place) * 3
      writer.place(Rect(x, middle - side / 2, side, side))
      writer.attribute(.color, choice.tint)
      writer.endPicture()
    }
  }

  /// A photograph of an album: every other motif, so that a picture of a phone carries six of them; three
  /// neighbours differ, and albums with the same motifs have other tints.
  private static func photo(_ place: Int, of album: Int) -> ElementID {
    ElementID(.cell, item: Int32(2 * ((album + 2 * place) % 6) + 24 * (album % 1000)))
  }

  private static func line(
    _ words: StaticString, _ x: Double, _ y: Double, _ context: ArtContext,
    _ writer: inout MarkupWriter
  ) {
    beginText(x, y, size: 13, .dim, context, &writer)
    writer.text(words)
    writer.end()
  }

  private static func beginText(
    _ x: Double, _ y: Double, size: Double, _ ink: Ink, _ context: ArtContext,
    _ writer: inout MarkupWriter
  ) {
    writer.beginWords(x, y)
    writer.attribute(.fontSize, size)
    context.fill(ink, &writer)
  }
}
