// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What an element lies in: the screen, the content of a view, or another element.
struct ElementSpace {
  /// The view with whose content it moves.
  var view: Int?
  /// The repeated element for each item of which it is there, by its items.
  var items: Int?
  /// What is there for each item, by its draft, and shows it only within its edges: the item, or an element in it.
  var clippingItem: Int?
  /// Where the space begins on the screen, and in the content of the view.
  var x, y: Formula
  var localX, localY: Formula
  /// How large it is where a frame does not say it.
  var width, height: Formula
  /// Whether and how it shows.
  var visible, alpha: Formula?
  /// What it moves with and what clips it, from the outermost on.
  var holders: [Holder] = []

  /// Something that elements lie in.
  enum Holder {
    /// The content of a view.
    case view(Int)
    /// A sheet.
    case sheet(Int)
    /// An element, by its draft, which shows its children only within its edges.
    case clip(Int)
  }
}
