// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern in the gallery: its text, its variants and its scenarios.
public struct GalleryPattern: Sendable {
  /// The id, such as `collapsing-header`; letters, digits, `-` and `_` only, since it is part of
  /// ids.
  public var id: String
  /// The title.
  public var title: String
  /// A description of one sentence.
  public var summary: String
  /// All variants of the pattern in the order of their keys.
  public var variants: [PageVariant]
  /// The scenarios in order.
  public var scenarios: [GalleryScenario]
  /// The pattern's stories, each a title and an address as seen from the gallery.
  public var stories: [(title: String, page: String)]

  /// Makes a pattern.
  public init(
    id: String, title: String, summary: String, variants: [PageVariant],
    scenarios: [GalleryScenario], stories: [(title: String, page: String)] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.variants = variants
    self.scenarios = scenarios
    self.stories = stories
  }
}
