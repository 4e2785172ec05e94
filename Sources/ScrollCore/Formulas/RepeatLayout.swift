// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where all items of a repeated element lie: in one run of lines, or section by section.
public struct RepeatLayout: Sendable {
  /// The items of an element without sections.
  var lines: ItemLayout
  /// The sections; nil for an element without.
  var sections: [SectionPlaces]?

  /// Makes a layout without sections.
  init(_ lines: ItemLayout) {
    self.lines = lines
  }

  /// Makes a layout of sections, which begins at a place in points.
  init(_ sections: [SectionPlaces], start: Double) {
    lines = ItemLayout(count: 0, columns: 1, length: 0, gap: 0, start: start)
    self.sections = sections
  }

  /// How many items there are.
  var count: Int {
    guard let last = sections?.last else { return lines.count }
    return last.firstItem + last.lines.count
  }

  /// How long everything is, with what lies before the first item, in points.
  var length: Double { sections?.last?.end ?? lines.length }

  /// Where an item begins and how long it is, in points, by its number among all.
  func place(of item: Int) -> (start: Double, length: Double) {
    guard let sections else { return (lines.start(of: item), lines.length(of: item)) }
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].firstItem <= item { low = middle } else { high = middle }
    }
    let section = sections[low]
    let own = item - section.firstItem
    return (section.lines.start(of: own), section.lines.length(of: own))
  }

  /// The first section that ends behind a place in the content, in points; the number of sections if none does.
  ///
  /// - Complexity: O(log sections).
  func firstSection(endingAfter place: Double) -> Int {
    guard let sections else { return 0 }
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// At most how many items are visible in a viewport of some length, in points.
  func visibleLimit(in viewport: Double) -> Int {
    guard let sections else { return lines.visibleLimit(in: viewport) }
    return sections.reduce(0) { max($0, $1.lines.visibleLimit(in: viewport)) }
  }
}
