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
  /// The names that stand for a number in its formulas.
  var places: [(name: String, number: Int)] = []
  /// Which section and which item it shows, where formulas say so.
  var shownSection, shownItem: Int?
  /// How many elements after it are there once for each of its items.
  var childCount = 0

  /// Its place among copies, one for each view of a family; nil for no copy.
  var copy: Int? { places.first { $0.name == "view" }?.number }
  /// Its place among those that `each` declares at once; nil for none.
  var item: Int? { places.first { $0.name == "index" }?.number }
  /// A name that no other element of the program has.
  var ownName: String { id + (copy.map { "(\($0))" } ?? "") + (item.map { "[\($0)]" } ?? "") }
  /// What messages call it.
  var shownName: String { item.map { "\(id)[\($0)]" } ?? id }

  /// Whether formulas know it by its name, as something that is there once.
  var isThereOnce: Bool { frame != nil && space.items == nil }
}
