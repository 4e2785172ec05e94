// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Something of a sheet, an element, an item or a section that formulas can read.
///
/// The reader and the reference share the table.
package struct LanguageName: Sendable {
  /// How formulas write it; for items and sections behind `self.` or `section.`.
  package let name: String
  /// What it is, in one sentence.
  package let summary: String

  init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }

  /// Of a sheet, behind its name, besides its readings.
  package static let ofSheet = [
    LanguageName("at('detent')", "Whether it rests at a detent."),
    LanguageName("detent('name')", "The extent of a detent, in points."),
    LanguageName(
      "progress('one', 'other')", "How far it is on the way between two detents, from 0 to 1."),
  ]

  /// Of an element that is there once, behind its name, in points on the screen.
  package static let ofElement = [
    LanguageName("left", "The leading edge."),
    LanguageName("top", "The upper edge."),
    LanguageName("right", "The trailing edge, from the leading edge of the screen."),
    LanguageName("bottom", "The lower edge, from the top of the screen."),
    LanguageName("width", "The width."),
    LanguageName("height", "The height."),
  ]

  /// Of a repeated element, behind its name.
  package static let ofItems = [
    LanguageName("[i].top", "Where an item begins on the screen; `left` along a horizontal axis."),
    LanguageName(
      "[i].bottom", "Where an item ends on the screen; `right` along a horizontal axis."),
    LanguageName("length", "How long all items are together, with what lies before the first."),
    LanguageName("count", "How many items there are, without sections."),
    LanguageName("section[s].top", "Something of a section, by the readings of sections."),
    LanguageName(
      "header[s].top",
      "Where the header of a section is on the screen; also `bottom`, `height` and `visible`."),
  ]

  /// Of an item, in its own formulas and those of its children, behind `self`.
  package static let ofItem = [
    LanguageName("left", "The leading edge on the screen, in points."),
    LanguageName("top", "The upper edge on the screen, in points."),
    LanguageName("right", "The trailing edge on the screen, in points."),
    LanguageName("bottom", "The lower edge on the screen, in points."),
    LanguageName("width", "The width, in points."),
    LanguageName("height", "The height, in points."),
    LanguageName(
      "progress",
      "How far it has crossed the viewport: 0 when it enters at the end, 1 when it has left at the beginning."
    ),
    LanguageName("visible", "Which share of it is in the viewport, from 0 to 1."),
  ]

  /// Of a section, in the content, in the order in which the core counts them.
  package static let ofSection = [
    LanguageName("top", "Where it begins in the content, in points."),
    LanguageName("itemsTop", "Where its first line may begin, below header and inset, in points."),
    LanguageName("itemsBottom", "Where its last line ends, in points."),
    LanguageName("bottom", "Where it ends, in points."),
    LanguageName("firstTop", "Where its first item begins, in points."),
    LanguageName("lastBottom", "Where its last item ends, in points."),
    LanguageName("rows", "How many items it has."),
  ]

  /// What stands for a number in formulas of one of several things.
  package static let ofPlaces = [
    LanguageName(
      "index", "The number of the item, of the state of a list, or of the view of one name, from 0."
    ),
    LanguageName("item", "The number of the item within its section, from 0."),
    LanguageName("section", "The number of the section, from 0."),
    LanguageName(
      "view", "In an element for all views of one name: the number of the view, from 0."),
  ]
}
