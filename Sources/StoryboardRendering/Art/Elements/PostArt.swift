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
      photos(element, left, context, &writer)
      textX = left
    } else {
      let side = max(writer.fixed(8), min(element.rect.height - 18, writer.fixed(42)))
      textX = left + side + writer.fixed(12)
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
    let room = rect.maxX - 12 - context.screen.safeAreaInsets.right - textX
    author(of: post, textX, baseline, within: room, context, &writer)
    let line = TextRoom(width: room, size: writer.fontSize(13, .footnote))
    let words = line.lines("\(post.first)", "\(post.second)")
    for (place, text) in [words.0, words.1].prefix(lines - 1).enumerated() {
      writer.label(
        text, textX, baseline + (place == 0 ? 17 : 33), size: 13, as: .footnote, within: room
      ) { context.fill(.dim, &$0) }
    }
  }

  /// Draws who wrote a post, and how long ago where there is room for it.
  private static func author(
    of post: PostBook.Post, _ x: Double, _ y: Double, within width: Double, _ context: ArtContext,
    _ writer: inout MarkupWriter
  ) {
    let size = writer.fontSize(14, .subheadline)
    let room = TextRoom(width: width, size: size, weight: 600)
    let name = "\(post.author.name)"
    let age = "  \(post.age)"
    writer.beginWords(x, y)
    writer.attribute(.fontSize, size)
    context.fill(.dim, &writer)
    writer.begin(.tspan)
    writer.attribute(.fontWeight, 600)
    context.fill(.ink, &writer)
    writer.text(room.shortened(name))
    writer.end()
    if room.holds(name + age) { writer.text(age) }
    writer.end()
  }

  /// Draws the words of an album.
  private static func title(
    _ element: SceneElement, _ left: Double, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let album = PostBook.album(Int(element.id.item))
    let middle = rect.y + rect.height / 2
    let isTall = rect.height >= 40
    let side = photoSide(in: rect, writer)
    let end = photoEnd(in: rect, context)
    let room = end - Double(photoCount(from: left, to: end, side: side)) * (side + 3) - left - 6
    // Heavy letters are wider.
    writer.label(
      "\(album.title)", left, middle + (isTall ? -3 : 5), size: 15, as: .subheadline,
      within: room / 1.06
    ) {
      context.fill(.ink, &$0)
      $0.attribute(.fontWeight, 600)
    }
    if isTall {
      writer.label(
        "\(album.count) photos", left, middle + 15, size: 13, as: .footnote, within: room
      ) { context.fill(.dim, &$0) }
    }
  }

  /// Draws the photographs of an album, which end at the trailing edge.
  private static func photos(
    _ element: SceneElement, _ left: Double, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    let rect = element.rect
    let number = Int(element.id.item)
    let middle = rect.y + rect.height / 2
    let side = photoSide(in: rect, writer)
    let right = photoEnd(in: rect, context)
    for place in (3 - photoCount(from: left, to: right, side: side))..<3 {
      let choice = PhotoArt.choice(for: photo(place, of: number))
      writer.beginPicture()
      context.refer(to: .photo(choice.motif), &writer)
      let x = right - Double(3 - place) * side - Double(2 - place) * 3
      writer.place(Rect(x, middle - side / 2, side, side))
      writer.attribute(.color, choice.tint)
      writer.endPicture()
    }
  }

  private static func photoSide(in rect: Rect, _ writer: borrowing MarkupWriter) -> Double {
    max(writer.fixed(8), min(rect.height - 8, writer.fixed(52)))
  }

  private static func photoEnd(in rect: Rect, _ context: ArtContext) -> Double {
    rect.maxX - context.screen.safeAreaInsets.right - 16
  }

  /// How many photographs there is room for beside the words: three, or fewer where text is large.
  private static func photoCount(from left: Double, to right: Double, side: Double) -> Int {
    min(3, max(0, Int((right - left - 70) / (side + 3))))
  }

  /// A photograph of an album: every other motif, so that a picture of a phone carries six of them; three
  /// neighbours differ, and albums with the same motifs have other tints.
  private static func photo(_ place: Int, of album: Int) -> ElementID {
    ElementID(.cell, item: Int32(2 * ((album + 2 * place) % 6) + 24 * (album % 1000)))
  }
}
