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

  /// What an element is in the file.
  enum Part {
    /// There once, or as often as its items say.
    case element
    /// The header of each section of some items, or the footer.
    case header, footer
  }

  /// The description in the file.
  var value: FileTree
  var id: String
  var part = Part.element
  /// What it lies in.
  var space: ElementSpace
  /// Where it is on the screen, if it is there once or once for each item.
  var frame: Rectangle?
  /// Where it is in the content of its view, or on the screen.
  var localFrame: Rectangle?
  /// The other edges of the frame.
  var ends: Ends?
  /// Which items it has, if it is repeated; for a header or a footer those of its sections.
  var items: Int?
  /// Whether it is there, its opacity and its scale, with those of the elements that it lies in.
  var visible, alpha, scale: Int?
  /// Its place among copies, one for each view of a family; nil for no copy.
  var copy: Int?
  /// How many elements after it are there once for each of its items.
  var childCount = 0

  /// Whether formulas know it by its name, as something that is there once.
  var isThereOnce: Bool { frame != nil && space.items == nil }
}
