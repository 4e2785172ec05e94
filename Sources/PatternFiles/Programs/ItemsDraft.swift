// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The items of a repeated element; each number is the number of a formula.
struct ItemsDraft {
  /// The description in the file.
  var value: FileTree
  /// The element.
  var id: String
  /// What the items lie in.
  var space: ElementSpace
  var count: Int
  var length: Int
  var start: Int
  /// Where the content begins on the screen, along the axis.
  var origin: Formula
  var isHorizontal: Bool
  /// Their sections, if they have any.
  var sections: Sections?

  /// The sections of items.
  struct Sections {
    var count, rows, leadingInset, trailingInset, header, footer: Int
    /// Where a header lies in the content, as a formula of its section; nil for its natural place.
    var place: Formula?
    /// Whether a header is there, as a formula of its section; nil for always.
    var visible: Formula?
  }
}
