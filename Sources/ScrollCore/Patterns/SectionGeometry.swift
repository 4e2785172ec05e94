// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The positions of the sections of a list along the scroll axis: a header, an inset, lines of
/// items, another inset, a footer, and the next section.
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
  #if !WITHOUT_PROGRAM_STEPS
  /// The space between the last line of a section and its footer.
  private let trailingInset: Double
  #endif
  /// The sections.
  private let sections: [Section]
  /// Finds a section by its position.
  private let index: PlaceIndex
  /// The sections that have no items, in order.
  private let emptySections: [Int]
  /// The length of everything.
  let contentLength: Double

  /// The positions within a section.
  struct Section: Sendable, BitwiseCopyable {
    /// Its start: the natural position of its header.
    var start: Double
    /// The start of its first line.
    var linesStart: Double
    /// Where its last line ends.
    var linesEnd: Double
    /// Where it ends, inset and footer included.
    var end: Double
    /// The last position of a header that does not leave it.
    var headerLimit: Double
    /// How many items it has.
    var itemCount: Int
  }

  /// Makes sections; lengths in points, that of the header above 0.
  init(
    itemCounts: [Int], rows: RowGeometry, headerLength: Double, leadingInset: Double,
    trailingInset: Double, footerLength: Double
  ) {
    self.rows = rows
    self.headerLength = headerLength
    self.leadingInset = leadingInset
    self.footerLength = footerLength
    #if !WITHOUT_PROGRAM_STEPS
    self.trailingInset = trailingInset
    #endif
    var sections: [Section] = []
    var starts = [0.0]
    sections.reserveCapacity(itemCounts.count)
    starts.reserveCapacity(itemCounts.count + 1)
    var start = 0.0
    for items in itemCounts {
      let linesStart = start + headerLength + leadingInset
      let linesEnd = linesStart + rows.length(of: items)
      let end = linesEnd + trailingInset + footerLength
      sections.append(
        Section(
          start: start, linesStart: linesStart, linesEnd: linesEnd, end: end,
          headerLimit: (end - headerLength).atLeast(start), itemCount: items))
      starts.append(end)
      start = end
    }
    self.sections = sections
    contentLength = start
    index = PlaceIndex(starts)
    emptySections = itemCounts.indices.filter { itemCounts[$0] == 0 }
  }

  /// How many sections there are.
  var count: Int { sections.count }

  /// Lends the positions within all sections for as long as a function runs.
  @inline(__always)
  func withSections<Result>(_ body: (Span<Section>) -> Result) -> Result { sections.withSpan(body) }

  /// The positions within a section.
  subscript(section: Int) -> Section { sections[section] }

  /// How many items a section has.
  func itemCount(of section: Int) -> Int { sections[section].itemCount }

  #if !WITHOUT_PROGRAM_STEPS
  /// Changes how many items a section has.
  ///
  /// - Complexity: O(sections).
  mutating func setItemCount(_ count: Int, of section: Int) {
    var counts = sections.map { $0.itemCount }
    counts[section] = count
    self = SectionGeometry(
      itemCounts: counts, rows: rows, headerLength: headerLength, leadingInset: leadingInset,
      trailingInset: trailingInset, footerLength: footerLength)
  }
  #endif

  /// The start of a section: the natural position of its header.
  func start(of section: Int) -> Double { sections[section].start }

  /// Where a section ends, inset and footer included.
  func end(of section: Int) -> Double { sections[section].end }

  /// The start of the first line of a section.
  func linesStart(of section: Int) -> Double { sections[section].linesStart }

  /// Where the last line of a section ends.
  func linesEnd(of section: Int) -> Double { sections[section].linesEnd }

  /// The start of the first item of a section; NaN if there is none.
  func firstItemStart(of section: Int) -> Double {
    let items = sections[section].itemCount
    guard items > 0 else { return .nan }
    return linesStart(of: section) + rows.start(ofItem: 0, of: items)
  }

  /// The end of the last item of a section, which may differ from the end of its last line; NaN if
  /// there is none.
  func lastItemEnd(of section: Int) -> Double {
    let items = sections[section].itemCount
    guard items > 0 else { return .nan }
    return linesStart(of: section) + rows.start(ofItem: items - 1, of: items)
      + rows.length(ofItem: items - 1)
  }

  /// The section at a distance; the first or the last for a distance outside of the content.
  ///
  /// - Complexity: O(1) where sections are about as long as each other, O(log sections) at worst.
  @inline(__always)
  func section(at distance: Double) -> Int {
    var (low, last) = index.candidates(at: distance)
    while last &- low > 1 {
      let middle = (low &+ last) &>> 1
      if sections[middle].start <= distance { low = middle } else { last = middle &- 1 }
    }
    return sections[last].start <= distance ? last : low
  }

  /// The section at a distance, as `section(at:)` has it, looked for where another one was.
  ///
  /// - Complexity: O(1) if it is the same section.
  @inline(__always)
  func section(at distance: Double, near other: Int) -> Int {
    // From frame to frame it mostly is, which a processor foretells; a table it has to wait for.
    sections[other].start <= distance && distance < sections[other].end
      ? other : section(at: distance)
  }

  /// Whether the header of a section without items is between two distances, at its natural
  /// position.
  ///
  /// - Complexity: O(log sections).
  func hasHeaderOfEmptySection(between low: Double, and high: Double) -> Bool {
    var first = 0
    var end = emptySections.count
    while first < end {
      let middle = first + (end - first) / 2
      let headerEnd = start(of: emptySections[middle]) + headerLength
      if headerEnd > low { end = middle } else { first = middle + 1 }
    }
    return first < emptySections.count && start(of: emptySections[first]) < high
  }
}
