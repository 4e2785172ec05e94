// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Which rows a list has after some have come and gone, section by section.
struct RowOrders: Equatable, Sendable {
  /// The rows of each section; one for a list without sections.
  private(set) var sections: [RowOrder] = []
  /// Whether the list has sections.
  let hasSections: Bool
  /// The number of the next new row among those of all sections.
  private var next = 0

  /// Rows as they are before the first change.
  init(_ rows: RowCounts) {
    hasSections = rows.hasSections
    for (section, count) in rows.counts.enumerated() {
      follow(formulaCount: count, inSection: section)
    }
  }

  /// Follows the count that a formula gives to a section: rows come and go at its end.
  ///
  /// A section that has gone keeps its rows, and shows them when it comes back.
  ///
  /// - Parameters:
  ///   - count: How many rows the formula gives.
  ///   - section: The section: one that was there, or the next one; 0 in a list without.
  mutating func follow(formulaCount count: Int, inSection section: Int) {
    guard section == sections.count else {
      return sections[section].follow(formulaCount: count, next: &next)
    }
    sections.append(RowOrder(count: count, index: next))
    next += count
  }

  /// Changes rows.
  ///
  /// - Parameters:
  ///   - rows: The change.
  ///   - count: How many sections there are now; 1 for a list without.
  /// - Returns: Why they cannot be changed; nil for success.
  mutating func change(_ rows: RowChange, among count: Int) -> RowRefusal? {
    var changed = 0..<count
    if let section = rows.section {
      guard hasSections else { return .hasNoSections }
      guard section < count else { return .noSuchSection(count: count) }
      changed = section..<section + 1
    } else if hasSections, rows.kind != .reload || rows.place != nil {
      return .needsSection
    }
    for section in changed {
      let count = sections[section].count
      let place = rows.place ?? (rows.kind == .insert ? count : 0)
      let number = rows.kind == .reload && rows.place == nil ? count : rows.count
      guard place <= count, rows.kind == .insert || number <= count - place else {
        return .noSuchRow(count: count)
      }
      switch rows.kind {
      case .insert:
        sections[section].insert(number, at: place, heights: rows.heights, next: &next)
      case .remove: sections[section].remove(number, at: place)
      case .reload: sections[section].reload(number, at: place, heights: rows.heights)
      }
    }
    return nil
  }
}
#endif
