// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a section of a repeated element lies: a header, an inset, lines of items, an inset, a footer.
///
/// Distances are in points from the beginning of the content.
struct SectionPlaces: Sendable, BitwiseCopyable {
  /// Where the section begins: the natural place of its header.
  var start: Double
  /// How long its header is, and its footer.
  var headerLength, footerLength: Double
  /// What lies between the header and the lines, and between the lines and the footer.
  var leadingInset, trailingInset: Double
  /// Where its lines begin and end.
  var linesStart, linesEnd: Double
  /// Where its first item begins, and where its last item ends; where its lines begin if it has none.
  var firstStart, lastEnd: Double
  /// Where the section ends.
  var end: Double
  /// The number of its first item among the items of all sections, and how many items it has.
  var firstItem, itemCount: Int

  /// Notes where a section lies.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - headerLength: How long its header is, in points.
  ///   - footerLength: How long its footer is, in points.
  ///   - insets: What lies between the header and the lines, and between the lines and the footer, in points.
  ///   - lines: Its items.
  ///   - firstItem: How many items the sections before it have.
  init(
    start: Double, headerLength: Double, footerLength: Double,
    insets: (leading: Double, trailing: Double), lines: ItemLayout, firstItem: Int
  ) {
    self.start = start
    self.headerLength = headerLength
    self.footerLength = footerLength
    (leadingInset, trailingInset) = insets
    (linesStart, linesEnd, firstStart, lastEnd, end) = (0, 0, 0, 0, 0)
    self.firstItem = firstItem
    itemCount = lines.count
    note(lines)
  }

  /// Notes where the lines are, and what follows from it.
  private mutating func note(_ lines: ItemLayout) {
    linesStart = lines.start
    linesEnd = lines.length
    let last = lines.count - 1
    firstStart = last >= 0 ? lines.start(of: 0) : lines.start
    lastEnd = last >= 0 ? lines.start(of: last) + lines.length(of: last) : lines.start
    end = linesEnd + trailingInset + footerLength
  }

  /// Moves the section and its lines to a place, in points.
  mutating func move(to start: Double, with lines: inout ItemLayout) {
    self.start = start
    lines.move(to: start + headerLength + leadingInset)
    note(lines)
  }

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
    case .itemsTop: linesStart
    case .itemsBottom: linesEnd
    case .bottom: end
    case .firstTop: firstStart
    case .lastBottom: lastEnd
    case .rows: Double(itemCount)
    }
  }
}
