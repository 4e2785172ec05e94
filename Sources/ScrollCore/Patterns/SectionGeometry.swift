// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where the sections of a list lie along the scroll axis: a header, an inset, lines of items, another
/// inset, a footer, and the next section.
///
/// Distances are in points from the beginning of the content. Sections are found by a table and lines by
/// division, so that nothing depends on the number of rows.
struct SectionGeometry: Sendable {
  /// The lines of items in every section.
  let rows: RowGeometry
  /// The length of a header.
  let headerLength: Double
  /// The space between a header and the first line.
  let leadingInset: Double
  /// The length of a footer; 0 for none.
  let footerLength: Double
  /// How many items each section has.
  private let itemCounts: [Int]
  /// Where each section begins, and where the content ends.
  private let starts: [Double]
  /// Where the last line of each section ends.
  private let linesEnds: [Double]
  /// Finds a section by its place.
  private let index: PlaceIndex
  /// The sections that have no items, in order.
  private let emptySections: [Int]

  /// Makes sections; lengths in points, that of the header above 0.
  init(
    itemCounts: [Int], rows: RowGeometry, headerLength: Double, leadingInset: Double,
    trailingInset: Double, footerLength: Double
  ) {
    self.itemCounts = itemCounts
    self.rows = rows
    self.headerLength = headerLength
    self.leadingInset = leadingInset
    self.footerLength = footerLength
    var starts = [0.0]
    var linesEnds: [Double] = []
    starts.reserveCapacity(itemCounts.count + 1)
    linesEnds.reserveCapacity(itemCounts.count)
    for (section, items) in itemCounts.enumerated() {
      linesEnds.append(starts[section] + headerLength + leadingInset + rows.length(of: items))
      starts.append(linesEnds[section] + trailingInset + footerLength)
    }
    self.starts = starts
    self.linesEnds = linesEnds
    index = PlaceIndex(starts)
    emptySections = itemCounts.indices.filter { itemCounts[$0] == 0 }
  }

  /// How many sections there are.
  var count: Int { itemCounts.count }

  /// The length of everything.
  var contentLength: Double { starts[count] }

  /// How many items a section has.
  func itemCount(of section: Int) -> Int { itemCounts[section] }

  /// Where a section begins: the natural place of its header.
  func start(of section: Int) -> Double { starts[section] }

  /// Where a section ends, inset and footer included.
  func end(of section: Int) -> Double { starts[section + 1] }

  /// Where the first line of a section begins.
  func linesStart(of section: Int) -> Double { starts[section] + headerLength + leadingInset }

  /// Where the last line of a section ends.
  func linesEnd(of section: Int) -> Double { linesEnds[section] }

  /// Where the first item of a section begins; NaN where there is none.
  func firstItemStart(of section: Int) -> Double {
    let items = itemCounts[section]
    guard items > 0 else { return .nan }
    return linesStart(of: section) + rows.start(ofItem: 0, of: items)
  }

  /// Where the last item of a section ends, which need not be where its last line does; NaN where there
  /// is none.
  func lastItemEnd(of section: Int) -> Double {
    let items = itemCounts[section]
    guard items > 0 else { return .nan }
    return linesStart(of: section) + rows.start(ofItem: items - 1, of: items)
      + rows.length(ofItem: items - 1)
  }

  /// The section at a distance; the first or the last for a distance outside of the content.
  ///
  /// - Complexity: O(1) where sections are about as long as each other, O(log sections) at worst.
  func section(at distance: Double) -> Int {
    starts.lastIndex(notAbove: distance, in: index.candidates(at: distance))
  }

  /// Whether the header of a section without items lies between two distances, at its natural place.
  ///
  /// - Complexity: O(log sections).
  func hasHeaderOfEmptySection(between low: Double, and high: Double) -> Bool {
    var first = 0
    var end = emptySections.count
    while first < end {
      let middle = first + (end - first) / 2
      let headerEnd = starts[emptySections[middle]] + headerLength
      if headerEnd > low { end = middle } else { first = middle + 1 }
    }
    return first < emptySections.count && starts[emptySections[first]] < high
  }
}
