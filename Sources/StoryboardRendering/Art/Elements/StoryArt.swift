// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A story of a journal without its picture: the window of the picture, and two lines of text below.
///
/// The colour of the window is visible where the picture does not cover it.
enum StoryArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    canvas.begin(.g)
    identify(&canvas)
    canvas.frame(element.rect)
    if element.id.item < 0 {
      hero(element.rect, context, &canvas)
    } else {
      card(element, context, &canvas)
    }
    canvas.end()
  }

  /// The height of the text, in points: the rest of the story is the window.
  private static let heroTextHeight = 72.0
  private static let cardTextHeight = 60.0

  private static func hero(
    _ rect: Rect, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let text = TextFit(category: context.screen.contentSize, growth: 1)
    let growth = text.lines(.title1)
    let bottom = rect.maxY - heroTextHeight - 92 * (growth - 1)
    let safe = context.screen.safeAreaInsets
    let left = rect.x + 16 + max(safe.left, safe.right)
    canvas.rect(Rect(rect.x, rect.y, rect.width, bottom - rect.y)) { context.fill(.ground, &$0) }
    let width = rect.maxX - 16 - max(safe.left, safe.right) - left
    let upper = bottom + 37 * growth
    canvas.label(
      "Eleven days north", left, upper, size: 26 * text.letters(.title1), within: width, weight: 700
    ) { context.fill(.label, &$0) }
    canvas.label(
      "Lofoten in June, by bus and on foot", left, upper + 23 * text.lines(.subheadline),
      size: 15 * text.letters(.subheadline), within: width
    ) { context.fill(.secondaryLabel, &$0) }
  }

  private static func card(
    _ element: SceneElement, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    let rect = element.rect
    let text = TextFit(category: context.screen.contentSize, growth: 1)
    let growth = text.lines(.headline)
    let bottom = rect.maxY - cardTextHeight * growth
    let caption = Self.captions[Int(element.id.item) % Self.captions.count]
    canvas.rect(Rect(rect.x, rect.y, rect.width, bottom - rect.y), radius: 12) {
      context.fill(.ground, &$0)
    }
    canvas.label(
      caption.title, rect.x, bottom + 26 * growth, size: 17 * text.letters(.headline),
      within: rect.width, weight: 600
    ) { context.fill(.label, &$0) }
    canvas.label(
      caption.note, rect.x, bottom + 46 * growth, size: 13 * text.letters(.footnote),
      within: rect.width
    ) { context.fill(.secondaryLabel, &$0) }
  }

  /// The stories, in the order of `SceneryArt.motifs`.
  private static let captions: [(title: String, note: String)] = [
    ("The ridge above the fjord", "Day 2 · 14 km, 900 m up"),
    ("Seven knots, west", "Day 3 · With Ingrid to the outer isles"),
    ("A forest in the cloud", "Day 4 · Rain, and half an hour of quiet"),
    ("White sand, cold feet", "Day 5 · The beach at Haukland"),
    ("Up before the wind", "Day 6 · A balloon over the strait"),
    ("The sun at midnight", "Day 8 · Nobody sleeps in June"),
    ("Svolvær after the rain", "Day 9 · Coffee, laundry, post"),
  ]
}
