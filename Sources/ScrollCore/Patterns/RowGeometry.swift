// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The lines of items in a section: their lengths along the scroll axis and their positions.
///
/// Lengths of items repeat a list, so lines repeat too, and the sums of one period answer every
/// question: a section of ten million rows costs as much as one of ten. Lengths are in points.
struct RowGeometry: Sendable {
  /// The number of items in a line.
  let columns: Int
  /// Whether each line has one item, and these are not all equally long.
  let isUnevenColumn: Bool
  /// The length of the shortest item.
  let shortestItem: Double
  /// Lengths of the items; item `i` has the one at `i % count`.
  private let lengths: [Double]
  /// The start positions of the lines of one period, and the end of the period.
  private let starts: [Double]
  /// The lines of one period.
  let lines: [Line]
  /// Finds a line of a period by its position.
  private let lineIndex: PlaceIndex
  /// After how many lines their lengths repeat.
  private let period: Int
  /// The length of the lines of one period.
  private let periodLength: Double

  /// A line whose items are all there.
  struct Line: Sendable, BitwiseCopyable {
    /// Its start, relative to the first line of its period.
    var start: Double
    /// The distance of its first item from its start: items shorter than their line are centred in
    /// it.
    var margin: Double
    /// The length of its first item.
    var itemLength: Double
    /// Its end: the start of the next one.
    var end: Double
  }

  /// Makes lines of items whose lengths repeat a list.
  ///
  /// - Parameters:
  ///   - lengths: Lengths of the first items, in points; at least one, none of them 0.
  ///   - columns: The number of items in a line; at least 1.
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
    isUnevenColumn = columns == 1 && period > 1
    periodLength = starts[period]
    lineIndex = PlaceIndex(starts)
    lines = (0..<period).map { line in
      let itemLength = lengths[line * columns % lengths.count]
      return Line(
        start: starts[line], margin: (starts[line + 1] - starts[line] - itemLength) / 2,
        itemLength: itemLength, end: starts[line + 1])
    }
  }

  /// The number of lines that a number of items fills or starts.
  func lineCount(of items: Int) -> Int { (items + columns - 1) / columns }

  #if !WITHOUT_PROGRAM_STEPS
  /// Whether all items are equally long.
  var hasOneLength: Bool { lengths.allSatisfy { $0 == shortestItem } }
  #endif

  /// The length of an item.
  func length(ofItem item: Int) -> Double { lengths[item % lengths.count] }

  /// The start of a line, relative to the first; all lines before it are complete.
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

  /// The start of an item, relative to the first line.
  ///
  /// Items shorter than their line are centred in it, as in `UICollectionViewFlowLayout`.
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
    /// The number of whole periods before the line.
    fileprivate var turn: Int
    /// The number of the line in its period.
    fileprivate(set) var index: Int
    /// The start of the line's period, relative to the first line.
    fileprivate(set) var turnStart: Double
  }

  /// The line at a distance from the first, as a start for iteration; the first one if the distance
  /// is not positive.
  ///
  /// - Complexity: O(1) where lines are about as long as each other, O(log period) at worst.
  @inline(__always)
  func place(at distance: Double) -> Place { place(at: distance, near: 0) }

  /// The same line, looked for where another one was, by its number in its period.
  @inline(__always)
  func place(at distance: Double, near other: Int) -> Place {
    guard distance > 0 else { return Place(turn: 0, index: 0, turnStart: 0) }
    var turn = 0
    var turnStart = 0.0
    // The division takes as long as all the rest.
    if distance >= periodLength {
      turn = Int(distance / periodLength)
      turnStart = Double(turn) * periodLength
    }
    let rest = distance - turnStart
    let line = lines[other]
    let index = line.start <= rest && rest < line.end ? other : index(at: rest)
    return Place(turn: turn, index: index, turnStart: turnStart)
  }

  /// The number of the line of a period at a distance from the first.
  @inline(__always)
  private func index(at distance: Double) -> Int {
    var (index, last) = lineIndex.candidates(at: distance)
    while last &- index > 1 {
      let middle = (index &+ last) &>> 1
      if lines[middle].start <= distance { index = middle } else { last = middle &- 1 }
    }
    // Which of two it is cannot be predicted: a conditional move is faster than a branch in a loop.
    return lines[last].start <= distance ? last : index
  }

  /// The number of the line at a position.
  @inline(__always)
  func number(of place: Place) -> Int { place.turn &* period &+ place.index }

  /// The first item of the line at a position.
  @inline(__always)
  func firstItem(of place: Place) -> Int { number(of: place) &* columns }

  /// Moves to the next line.
  @inline(__always)
  func pass(_ place: inout Place) {
    place.index &+= 1
    if place.index == period { startTurn(&place) }
  }

  /// Moves to the first line of the next period.
  @inline(__always)
  func startTurn(_ place: inout Place) {
    place.index = 0
    place.turn &+= 1
    place.turnStart = Double(place.turn) * periodLength
  }
}
