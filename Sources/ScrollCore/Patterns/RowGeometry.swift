// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The lines of items in a section: how long each is along the scroll axis, and where it begins.
///
/// Lengths of items repeat a list, so lines repeat too, and the sums of one period answer every
/// question: a section of ten million rows costs as much as one of ten. Lengths are in points.
struct RowGeometry: Sendable {
  /// How many items lie side by side in a line.
  let columns: Int
  /// The length of the shortest item.
  let shortestItem: Double
  /// Lengths of the items; item `i` has the one at `i % count`.
  private let lengths: [Double]
  /// Where the lines of one period begin, and where the period ends.
  private let starts: [Double]
  /// After how many lines their lengths repeat.
  private let period: Int

  /// Makes lines of items whose lengths repeat a list.
  ///
  /// - Parameters:
  ///   - lengths: Lengths of the first items, in points; at least one, none of them 0.
  ///   - columns: How many items lie side by side; at least 1.
  init(lengths: [Double], columns: Int) {
    self.lengths = lengths
    self.columns = columns
    shortestItem = lengths.min() ?? 1
    var (divisor, rest) = (lengths.count, columns)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    let period = lengths.count / divisor
    var starts = [0.0]
    starts.reserveCapacity(period + 1)
    for line in 0..<period {
      var longest = 0.0
      for column in 0..<columns {
        longest = max(longest, lengths[(line * columns + column) % lengths.count])
      }
      starts.append(starts[line] + longest)
    }
    self.starts = starts
    self.period = period
  }

  /// How many lines a number of items fill or begin.
  func lineCount(of items: Int) -> Int { (items + columns - 1) / columns }

  /// The length of an item.
  func length(ofItem item: Int) -> Double { lengths[item % lengths.count] }

  /// Where a line begins, measured from the first; all lines before it are whole.
  func start(ofLine line: Int) -> Double {
    Double(line / period) * starts[period] + starts[line % period]
  }

  /// The length of a line: that of its longest item.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - items: How many items the section has; its last line may be incomplete.
  func length(ofLine line: Int, of items: Int) -> Double {
    let first = line * columns
    if first + columns <= items {
      return starts[line % period + 1] - starts[line % period]
    }
    var longest = 0.0
    for item in first..<items { longest = max(longest, length(ofItem: item)) }
    return longest
  }

  /// The length of all lines together.
  func length(of items: Int) -> Double {
    guard items > 0 else { return 0 }
    let last = lineCount(of: items) - 1
    return start(ofLine: last) + length(ofLine: last, of: items)
  }

  /// Where an item begins, measured from the first line.
  ///
  /// Items that are shorter than their line stand in its middle, as `UICollectionViewFlowLayout`
  /// places them.
  func start(ofItem item: Int, of items: Int) -> Double {
    let line = item / columns
    return start(ofLine: line) + (length(ofLine: line, of: items) - length(ofItem: item)) / 2
  }

  /// The line at a distance from the first; 0 for a distance that is not positive.
  ///
  /// - Complexity: O(log period).
  func line(at distance: Double) -> Int {
    let (turn, index) = turnAndIndex(at: distance)
    return turn * period + index
  }

  /// The period at a distance from the first line, and the line in it.
  private func turnAndIndex(at distance: Double) -> (turn: Int, index: Int) {
    guard distance > 0 else { return (0, 0) }
    let turn = Int(distance / starts[period])
    let rest = distance - Double(turn) * starts[period]
    return (turn, starts.lastIndex(notAbove: rest, in: 0..<period))
  }

  // MARK: Line by line

  /// A line, told by where its lengths and those of its items repeat, so that the next one is found
  /// without a division.
  struct Place {
    /// How many whole periods lie before the line.
    fileprivate var turn: Int
    /// The number of the line in its period.
    fileprivate var index: Int
    /// The next item.
    fileprivate(set) var item: Int
    /// Where the length of the next item stands in the list that repeats.
    fileprivate var lengthIndex: Int
  }

  /// The line at a distance from the first, as a place to go on from.
  ///
  /// - Complexity: O(log period).
  func place(at distance: Double) -> Place {
    let (turn, index) = turnAndIndex(at: distance)
    let item = (turn &* period &+ index) &* columns
    return Place(turn: turn, index: index, item: item, lengthIndex: item % lengths.count)
  }

  /// Where the line of a place begins, measured from the first.
  func start(of place: Place) -> Double {
    Double(place.turn) * starts[period] + starts[place.index]
  }

  /// The length of the line of a place, whose first items are next: that of its longest item.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - count: How many items the line has.
  func length(of place: Place, items count: Int) -> Double {
    if count == columns { return starts[place.index &+ 1] - starts[place.index] }
    var longest = 0.0
    for item in place.item..<place.item &+ count { longest = max(longest, length(ofItem: item)) }
    return longest
  }

  /// The length of the next item of a place.
  func itemLength(at place: Place) -> Double { lengths[place.lengthIndex] }

  /// Goes on to the next item, which may be the first of the next line.
  func passItem(_ place: inout Place) {
    place.item &+= 1
    place.lengthIndex &+= 1
    if place.lengthIndex == lengths.count { place.lengthIndex = 0 }
  }

  /// Goes on to the next line, once all items of this one have been passed.
  func passLine(_ place: inout Place) {
    place.index &+= 1
    if place.index == period {
      place.index = 0
      place.turn &+= 1
    }
  }
}

extension [Double] {
  /// The last of some places in a rising list whose number is not above another; the first of them if
  /// all are.
  ///
  /// - Complexity: O(log n).
  func lastIndex(notAbove number: Double, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
