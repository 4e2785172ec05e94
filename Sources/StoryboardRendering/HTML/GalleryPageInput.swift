// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The content of the gallery page.
public struct GalleryPageInput: Sendable {
  /// The heading of the page.
  public var title: String
  /// One sentence below it.
  public var summary: String
  /// The patterns in order.
  public var patterns: [GalleryPattern]
  /// The first picture; nil for none.
  public var hero: GalleryHero?

  /// Makes the input of a gallery page.
  public init(
    title: String, summary: String, patterns: [GalleryPattern], hero: GalleryHero? = nil
  ) {
    self.title = title
    self.summary = summary
    self.patterns = patterns
    self.hero = hero
  }
}
