// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a section of a repeated element lies: a header, an inset, lines of items, an inset, a footer.
///
/// Distances are in points from the beginning of the content.
struct SectionPlaces: Sendable {
  /// Where the section begins: the natural place of its header.
  var start: Double
  /// How long its header is, and its footer.
  var headerLength, footerLength: Double
  /// Its items.
  var lines: ItemLayout
  /// Where the section ends.
  var end: Double
  /// The number of its first item among the items of all sections.
  var firstItem: Int

  /// A place that formulas can read of a section.
  enum Part: UInt16 {
    /// Where it begins, where its lines begin and end, and where it ends.
    case top, itemsTop, itemsBottom, bottom
    /// Where its first item begins, and where its last item ends; those of its lines where it has none.
    case firstTop, lastBottom
    /// How many items it has.
    case rows
  }

  /// A place, in points, or the number of items.
  subscript(part: Part) -> Double {
    switch part {
    case .top: start
    case .itemsTop: lines.start
    case .itemsBottom: lines.length
    case .bottom: end
    case .firstTop: lines.count > 0 ? lines.start(of: 0) : lines.start
    case .lastBottom:
      lines.count > 0
        ? lines.start(of: lines.count - 1) + lines.length(of: lines.count - 1) : lines.start
    case .rows: Double(lines.count)
    }
  }
}
