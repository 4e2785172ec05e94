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
  /// The lines of one period.
  let lines: [Line]
  /// Finds a line of a period by its place.
  private let lineIndex: PlaceIndex
  /// After how many lines their lengths repeat.
  private let period: Int
  /// The length of the lines of one period.
  private let periodLength: Double

  /// A line whose items are all there.
  struct Line: Sendable, BitwiseCopyable {
    /// Where it begins, measured from the first line of its period.
    var start: Double
    /// How far its first item begins after it: items that are shorter than their line stand in its middle.
    var margin: Double
    /// The length of its first item.
    var itemLength: Double
  }

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
    periodLength = starts[period]
    lineIndex = PlaceIndex(starts)
    lines = (0..<period).map { line in
      let itemLength = lengths[line * columns % lengths.count]
      return Line(
        start: starts[line], margin: (starts[line + 1] - starts[line] - itemLength) / 2,
        itemLength: itemLength)
    }
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
  /// - Complexity: O(1) where lines are about as long as each other, O(log period) at worst.
  func line(at distance: Double) -> Int {
    let place = place(at: distance)
    return place.turn * period + place.index
  }

  // MARK: Line by line

  /// A line, identified by where the lengths of lines repeat, so that the next one is found without a division.
  struct Place {
    /// How many whole periods lie before the line.
    fileprivate var turn: Int
    /// The number of the line in its period.
    fileprivate(set) var index: Int
    /// Where the period of the line begins, measured from the first line.
    fileprivate(set) var turnStart: Double
  }

  /// The line at a distance from the first, to go on from; the first for a distance that is not positive.
  ///
  /// - Complexity: O(1) where lines are about as long as each other, O(log period) at worst.
  @inline(__always)
  func place(at distance: Double) -> Place {
    guard distance > 0 else { return Place(turn: 0, index: 0, turnStart: 0) }
    var turn = 0
    var turnStart = 0.0
    // The division takes as long as all the rest.
    if distance >= periodLength {
      turn = Int(distance / periodLength)
      turnStart = Double(turn) * periodLength
    }
    let rest = distance - turnStart
    var (index, last) = lineIndex.candidates(at: rest)
    while last &- index > 1 {
      let middle = (index &+ last) &>> 1
      if lines[middle].start <= rest { index = middle } else { last = middle &- 1 }
    }
    // Which of two it is cannot be foretold: a choice, where a loop would be a branch.
    if lines[last].start <= rest { index = last }
    return Place(turn: turn, index: index, turnStart: turnStart)
  }

  /// The first item of the line of a place.
  @inline(__always)
  func firstItem(of place: Place) -> Int { (place.turn &* period &+ place.index) &* columns }

  /// Goes on to the next line.
  @inline(__always)
  func pass(_ place: inout Place) {
    place.index &+= 1
    if place.index == period {
      place.index = 0
      place.turn &+= 1
      place.turnStart = Double(place.turn) * periodLength
    }
  }
}
