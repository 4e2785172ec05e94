// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A variant of a pattern on a page.
public struct PageVariant: Equatable, Sendable {
  /// The id, such as `ch4`; letters, digits, `-`, `_` and `.` only, since it is part of ids.
  public var id: String
  /// The title.
  public var title: String
  /// A sentence on what it does, and what breaks.
  public var summary: String
  /// Whether it is fixed: no rule of the review has a finding on it.
  public var isFixed: Bool

  /// Makes a variant.
  public init(id: String, title: String, summary: String, isFixed: Bool) {
    self.id = id
    self.title = title
    self.summary = summary
    self.isFixed = isFixed
  }
}
