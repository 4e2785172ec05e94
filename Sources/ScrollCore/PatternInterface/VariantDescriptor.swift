// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One variant of a pattern: the article's own, broken or not, or a fixed one.
public struct VariantDescriptor: Sendable {
  /// The short identifier, such as `ch4`.
  public var id: StaticString
  /// The rest of the long identifier: `clamped` gives `ch4-clamped`.
  public var slug: StaticString
  /// What a person calls it.
  public var title: StaticString
  /// One sentence: what it does, and what breaks.
  public var summary: StaticString
  /// Whether every rule of the review stays silent on it.
  public var isFixed: Bool

  /// Makes a descriptor.
  public init(
    _ id: StaticString, _ slug: StaticString, title: StaticString, isFixed: Bool = false,
    _ summary: StaticString
  ) {
    self.id = id
    self.slug = slug
    self.title = title
    self.isFixed = isFixed
    self.summary = summary
  }
}
