// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A row of a profile's list: a post with portrait, name and two lines, or an album with three photographs.
enum PostArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    canvas.begin(.g)
    identify(&canvas)
    canvas.frame(element.rect)
    let tab = Int(element.id.section)
    let left = element.rect.x + context.screen.safeAreaInsets.left + 16
    let textX: Double
    if SamplePosts.holdsAlbums(tab) {
      canvas.repeatable { title(element, left, context, &$0) }
      photos(element, left, context, &canvas)
      textX = left
    } else {
      let side = max(canvas.fixed(8), min(element.rect.height - 18, canvas.fixed(42)))
      textX = left + side + canvas.fixed(12)
      canvas.repeatable { post(element, left, textX, side: side, context, &$0) }
    }
    let rect = element.rect
    canvas.rect(Rect(textX, rect.maxY - 0.5, rect.maxX - textX, 0.5)) {
      context.fill(.hairline, &$0)
    }
    canvas.end()
  }

  /// Draws a post: a portrait of the given size in points, and text that begins at `textX`.
  private static func post(
    _ element: SceneElement, _ left: Double, _ textX: Double, side: Double, _ context: ArtContext,
    _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let post = SamplePosts.post(Int(element.id.item), ofTab: Int(element.id.section))
    let center = rect.y + rect.height / 2
    canvas.beginPicture()
    context.refer(to: .portrait(post.author.portrait), &canvas)
    canvas.pictureFrame(Rect(left, center - side / 2, side, side))
    canvas.attribute(.color, post.author.tint)
    canvas.endPicture()
    // A low row leaves lines out.
    let lines = rect.height >= 56 ? 3 : rect.height >= 40 ? 2 : 1
    let baseline = center - 16 * Double(lines - 1) / 2 + 4
    let width = rect.maxX - 12 - context.screen.safeAreaInsets.right - textX
    author(of: post, textX, baseline, within: width, context, &canvas)
    let line = LineCapacity(width: width, size: canvas.fontSize(13, .footnote))
    let texts = line.lines(post.first, post.second)
    if lines > 1 {
      canvas.label(
        texts.0, textX, baseline + 17, size: 13, as: .footnote, within: width
      ) { context.fill(.secondaryLabel, &$0) }
    }
    if lines > 2 {
      canvas.label(
        texts.1, textX, baseline + 33, size: 13, as: .footnote, within: width
      ) { context.fill(.secondaryLabel, &$0) }
    }
  }

  /// Draws the author of a post, and its age where that fits.
  private static func author(
    of post: SamplePosts.Post, _ x: Double, _ y: Double, within width: Double,
    _ context: ArtContext,
    _ canvas: inout Canvas
  ) {
    let size = canvas.fontSize(14, .subheadline)
    let line = LineCapacity(width: width, size: size, weight: 600)
    let (name, age) = (post.author.name, post.age)
    canvas.beginText(x, y)
    canvas.attribute(.fontSize, size)
    context.fill(.secondaryLabel, &canvas)
    canvas.begin(.tspan)
    canvas.attribute(.fontWeight, 600)
    context.fill(.label, &canvas)
    canvas.text(line.fitted(name))
    canvas.end()
    if line.holds(letters: name.utf8CodeUnitCount + 2 + age.utf8CodeUnitCount) {
      canvas.text("  ")
      canvas.text(age)
    }
    canvas.end()
  }

  /// Draws the title and the size of an album.
  private static func title(
    _ element: SceneElement, _ left: Double, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let album = SamplePosts.album(Int(element.id.item))
    let center = rect.y + rect.height / 2
    let isTall = rect.height >= 40
    let side = photoSide(in: rect, canvas)
    let end = photoEnd(in: rect, context)
    let width = end - Double(photoCount(from: left, to: end, side: side)) * (side + 3) - left - 6
    // Bold letters are wider.
    canvas.label(
      album.title, left, center + (isTall ? -3 : 5), size: 15, as: .subheadline,
      within: width / 1.06
    ) {
      context.fill(.label, &$0)
      $0.attribute(.fontWeight, 600)
    }
    if isTall {
      canvas.label(
        "\(album.count) photos", left, center + 15, size: 13, as: .footnote, within: width
      ) { context.fill(.secondaryLabel, &$0) }
    }
  }

  /// Draws the photographs of an album, which end at the trailing edge.
  private static func photos(
    _ element: SceneElement, _ left: Double, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let number = Int(element.id.item)
    let center = rect.y + rect.height / 2
    let side = photoSide(in: rect, canvas)
    let right = photoEnd(in: rect, context)
    for index in (3 - photoCount(from: left, to: right, side: side))..<3 {
      let choice = PhotoArt.choice(for: photo(index, of: number))
      canvas.beginPicture()
      context.refer(to: .photo(choice.motif), &canvas)
      let x = right - Double(3 - index) * side - Double(2 - index) * 3
      canvas.pictureFrame(Rect(x, center - side / 2, side, side))
      canvas.attribute(.color, choice.tint)
      canvas.endPicture()
    }
  }

  private static func photoSide(in rect: Rect, _ canvas: borrowing Canvas) -> Double {
    max(canvas.fixed(8), min(rect.height - 8, canvas.fixed(52)))
  }

  private static func photoEnd(in rect: Rect, _ context: ArtContext) -> Double {
    rect.maxX - context.screen.safeAreaInsets.right - 16
  }

  /// How many photographs fit beside the text: three, or fewer where text is large.
  private static func photoCount(from left: Double, to right: Double, side: Double) -> Int {
    min(3, max(0, Int((right - left - 70) / (side + 3))))
  }

  /// A photograph of an album: every other motif, so that a drawing defines six of them.
  ///
  /// Three neighbours differ, and albums with the same motifs have different tints.
  private static func photo(_ index: Int, of album: Int) -> ElementID {
    ElementID(.cell, item: Int32(2 * ((album + 2 * index) % 6) + 24 * (album % 1000)))
  }
}
