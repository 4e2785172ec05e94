// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// An element of a file whose formulas are not compiled yet; each number is the number of a formula.
struct ElementDraft {
  /// A rectangle: where it begins along both axes, and its extents.
  struct Rectangle {
    var x, y, width, height: Int
  }

  /// Where a rectangle ends along both axes.
  struct Ends {
    var right, bottom: Int
  }

  /// The description in the file.
  var value: FileTree
  var id: String
  /// The view with whose content it moves.
  var view: Int?
  /// Where it is on the screen, if it is there once.
  var frame: Rectangle?
  /// Where it is in the content of its view, or on the screen.
  var own: Rectangle?
  /// The other edges of the frame.
  var ends: Ends?
  /// Which items it has, if it is repeated.
  var items: Int?
}

/// The items of a repeated element; each number is the number of a formula.
struct ItemsDraft {
  var value: FileTree
  var count: Int
  var length: Int
  var start: Int
  /// Where the content begins on the screen, along the axis.
  var origin: Int
  var isHorizontal: Bool
}
