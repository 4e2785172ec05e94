// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Where the items of a repeated element lie, in one run or in sections; all places in points from the beginning of the
/// content.
struct ItemTable {
  /// A section.
  struct Section {
    /// Where it begins and ends.
    var start, end: Double
    /// Where its lines begin and end.
    var linesStart: Double
    /// How many items come before it.
    var firstItem: Int
    /// Its items.
    var run: RepeatLayout

    /// A place, by its number among those that formulas can read of a section, or how many items it has.
    func place(_ part: Int) -> Double {
      switch part {
      case 0: start
      case 1: linesStart
      case 2: run.length
      case 3: end
      case 4: run.count > 0 ? run.place(of: 0).start : linesStart
      case 5: run.count > 0 ? last : linesStart
      default: Double(run.count)
      }
    }

    private var last: Double {
      let (start, length) = run.place(of: run.count - 1)
      return start + length
    }
  }

  private var run: RepeatLayout?
  private(set) var sections: [Section] = []
  /// How many items there are.
  private(set) var count: Int
  /// How long everything is, with what lies before the first item.
  private(set) var length: Double

  /// Items without sections.
  init(run: RepeatLayout) {
    self.run = run
    count = run.count
    length = run.length
  }

  /// No sections yet, at a place.
  init(start: Double) {
    count = 0
    length = start
  }

  /// Appends a section whose lines begin at a distance from its own beginning.
  mutating func append(
    _ run: RepeatLayout, from start: Double, to end: Double, _ linesStart: Double
  ) {
    sections.append(
      Section(
        start: start, end: end, linesStart: start + linesStart, firstItem: count, run: run))
    count += run.count
    length = end
  }

  /// Where an item begins, and how long it is.
  func place(of item: Int) -> (start: Double, length: Double) {
    if let run { return run.place(of: item) }
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].firstItem <= item { low = middle } else { high = middle }
    }
    return sections[low].run.place(of: item - sections[low].firstItem)
  }

  /// The places of sections or items whatever their number is; nil without any.
  func range(of expression: Expression) -> Interval? {
    func hull(_ places: [Double]) -> Interval? {
      guard let low = places.min(), let high = places.max() else { return nil }
      return Interval(low, high)
    }
    switch expression {
    case .itemStart: return hull((0..<count).map { place(of: $0).start })
    case .itemEnd: return hull((0..<count).map { place(of: $0).start + place(of: $0).length })
    case .section(_, let part, _): return hull(sections.map { $0.place(part) })
    default: return nil
    }
  }
}
