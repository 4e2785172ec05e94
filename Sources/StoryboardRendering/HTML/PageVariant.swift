// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A variant of a pattern in the words of a page.
public struct PageVariant: Equatable, Sendable {
  /// The short word, such as `ch4`; letters, digits, `-`, `_` and `.` only, since it is part of ids.
  public var id: String
  /// What a person calls it.
  public var title: String
  /// One sentence: what it does, and what breaks.
  public var summary: String
  /// Whether it is fixed: every rule of the review stays silent on it.
  public var isFixed: Bool

  /// Makes a variant.
  public init(id: String, title: String, summary: String, isFixed: Bool) {
    self.id = id
    self.title = title
    self.summary = summary
    self.isFixed = isFixed
  }
}
