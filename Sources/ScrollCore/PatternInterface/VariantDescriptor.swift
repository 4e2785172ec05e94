// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One variant of a pattern: the article's own, broken or not, or a fixed one.
public struct VariantDescriptor: Sendable {
  /// The short identifier, such as `ch4`.
  public var id: String
  /// The rest of the long identifier: `clamped` gives `ch4-clamped`; empty if there is no longer one.
  public var slug: String
  /// What a person calls it.
  public var title: String
  /// One sentence: what it does, and what breaks.
  public var summary: String
  /// Whether every rule of the review stays silent on it.
  public var isFixed: Bool

  /// The long identifier, such as `ch4-clamped`.
  public var longID: String { slug.isEmpty ? id : id + "-" + slug }

  /// Makes a descriptor.
  public init(
    _ id: String, _ slug: String, title: String, isFixed: Bool = false,
    _ summary: String
  ) {
    self.id = id
    self.slug = slug
    self.title = title
    self.isFixed = isFixed
    self.summary = summary
  }
}
