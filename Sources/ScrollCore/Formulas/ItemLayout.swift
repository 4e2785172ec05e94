// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where items lie in lines of some columns, along the axis in which they follow each other.
///
/// Lengths that are all equal are not stored, so that a million items take as much memory as ten.
struct ItemLayout: Sendable {
  /// How many items there are.
  let count: Int
  /// How many stand beside each other in a line.
  let columns: Int
  /// What lies between two lines, and between two columns, in points.
  let gap: Double
  /// Where the first line begins, in points.
  private(set) var start: Double
  /// The length of each item where all are equal, in points.
  private let equalLength: Double
  /// The lengths of the items, in points; empty where all are equal.
  private let lengths: [Double]
  /// Where each line begins, in points, and the end of the last; empty where all items are equal.
  private var lineStarts: [Double]
  /// Whether items shorter than their lines stand in the middle of them.
  private let isCentered: Bool
  #if !WITHOUT_PROGRAM_STEPS
  /// Which rows they are, if some have come or gone; empty otherwise.
  private(set) var order: [RowOrder.Run] = []
  #endif

  /// Lays out items of one length, in points.
  init(count: Int, columns: Int, length: Double, gap: Double, start: Double) {
    self.count = count
    self.columns = columns
    self.gap = gap
    self.start = start
    equalLength = length
    lengths = []
    lineStarts = []
    isCentered = false
  }

  /// Lays out items of different lengths, in points; a line is as long as its longest item.
  init(lengths: [Double], columns: Int, gap: Double, start: Double, isCentered: Bool) {
    count = lengths.count
    self.columns = columns
    self.gap = gap
    self.start = start
    self.lengths = lengths
    self.isCentered = isCentered
    equalLength = 0
    var place = start
    var lineStarts: [Double] = []
    lineStarts.reserveCapacity((lengths.count + columns - 1) / columns + 1)
    for first in stride(from: 0, to: lengths.count, by: columns) {
      lineStarts.append(place)
      let line = lengths[first..<min(first + columns, lengths.count)]
      place += line.max() ?? 0
      if first + columns < lengths.count { place += gap }
    }
    lineStarts.append(place)
    self.lineStarts = lineStarts
  }

  #if !WITHOUT_PROGRAM_STEPS
  /// The same places for rows of which some have come or gone.
  func holding(_ order: RowOrder) -> ItemLayout {
    var layout = self
    layout.order = order.runs
    return layout
  }
  #endif

  /// The number of the item at a place, which is the place unless items have come or gone.
  @inline(__always)
  func number(of place: Int) -> Int {
    #if WITHOUT_PROGRAM_STEPS
    return place
    #else
    return order.number(at: place)
    #endif
  }

  /// Its number among the items of all sections.
  ///
  /// - Parameters:
  ///   - place: Its place.
  ///   - first: The number of the first item of the section, where none have come or gone.
  @inline(__always)
  func index(of place: Int, from first: Int) -> Int {
    #if WITHOUT_PROGRAM_STEPS
    return first + place
    #else
    return order.index(at: place, from: first)
    #endif
  }

  /// Moves all lines, so that the first begins at a place, in points; the others are where a new layout would have them.
  ///
  /// - Complexity: O(1) for items of one length, else O(items).
  mutating func move(to start: Double) {
    self.start = start
    guard !lineStarts.isEmpty else { return }
    var place = start
    for line in 0..<lineStarts.count - 1 {
      lineStarts[line] = place
      let first = line * columns
      let end = min(first + columns, count)
      var longest = lengths[first]
      for item in first..<end where longest < lengths[item] { longest = lengths[item] }
      place += longest
      if first + columns < count { place += gap }
    }
    lineStarts[lineStarts.count - 1] = place
  }

  /// The length of all items and how far apart two lines begin, in points, where all are equal.
  var equal: (length: Double, step: Double)? {
    lineStarts.isEmpty ? (equalLength, equalLength + gap) : nil
  }

  /// How many lines there are.
  var lineCount: Int { (count + columns - 1) / columns }

  /// How long all items are together, with what lies before the first, in points.
  var length: Double {
    if let end = lineStarts.last { return end }
    let lines = Double(lineCount)
    return start + lines * equalLength + max(0, lines - 1) * gap
  }

  /// Where a line begins, in points.
  func start(ofLine line: Int) -> Double {
    lineStarts.isEmpty ? start + Double(line) * (equalLength + gap) : lineStarts[line]
  }

  /// Where an item begins, in points.
  func start(of item: Int) -> Double {
    let line = item / columns
    return start(of: item, inLine: line, from: start(ofLine: line))
  }

  /// Lends where lines begin and how long items of different lengths are, in points, and whether they stand in the middle
  /// of their lines.
  @inline(__always)
  func withPlaces(
    _ body: (_ starts: Span<Double>, _ lengths: Span<Double>, _ isCentered: Bool) -> Void
  ) {
    lineStarts.withSpan { starts in
      lengths.withSpan { lengths in body(starts, lengths, isCentered) }
    }
  }

  /// Where an item begins, whose line begins at a place, in points.
  func start(of item: Int, inLine line: Int, from place: Double) -> Double {
    guard isCentered else { return place }
    let gap = line + 1 < lineCount ? gap : 0
    return place + (lineStarts[line + 1] - gap - place - lengths[item]) / 2
  }

  /// How long an item is, in points.
  func length(of item: Int) -> Double { lengths.isEmpty ? equalLength : lengths[item] }

  /// The first line that ends behind a place in the content, in points; the number of lines if none does.
  ///
  /// - Complexity: O(1) for items of one length, else O(log lines).
  func firstLine(endingAfter place: Double) -> Int {
    let lines = lineCount
    guard !lineStarts.isEmpty else {
      let step = equalLength + gap
      guard step > 0 else { return 0 }
      let line = ((place - start) / step).rounded(.down)
      return line <= 0 ? 0 : line >= Double(lines) ? lines : Int(line)
    }
    var (low, high) = (0, lines)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle + 1] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The lines of which a part may lie between two places in the content, in points.
  ///
  /// - Complexity: O(1) for items of one length, else O(log lines).
  func lines(from low: Double, to high: Double) -> Range<Int> {
    let lines = lineCount
    // Lines without length lie all at one place.
    guard !lineStarts.isEmpty || equalLength + gap > 0 else { return 0..<lines }
    let first = firstLine(endingAfter: low)
    return first..<max(first, min(firstLine(endingAfter: high) + 1, lines))
  }

  /// At most how many items are visible in a viewport of some length, in points.
  func visibleLimit(in viewport: Double) -> Int {
    let least = (lengths.min() ?? equalLength) + gap
    guard least > 0 else { return count }
    let lines = viewport / least + 2
    return lines >= Double(lineCount) ? count : min(count, Int(lines) * columns)
  }
}
