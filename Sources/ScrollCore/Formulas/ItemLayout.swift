// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where the items of a repeated element lie: in lines of some columns, along the axis of their scroll view.
///
/// Lengths that are all equal are not stored, so that a million items take as much memory as ten.
public struct ItemLayout: Sendable {
  /// How many items there are.
  public let count: Int
  /// How many stand beside each other in a line.
  public let columns: Int
  /// What lies between two lines, and between two columns, in points.
  public let gap: Double
  /// Where the first line begins, in points.
  private let start: Double
  /// The length of each item where all are equal, in points.
  private let equalLength: Double
  /// The lengths of the items, in points; empty where all are equal.
  private let lengths: [Double]
  /// Where each line begins, in points, and the end of the last; empty where all items are equal.
  private let lineStarts: [Double]
  /// Whether items shorter than their lines stand in the middle of them.
  private let isCentered: Bool

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
  public init(lengths: [Double], columns: Int, gap: Double, start: Double, isCentered: Bool) {
    count = lengths.count
    self.columns = columns
    self.gap = gap
    self.start = start
    self.lengths = lengths
    self.isCentered = isCentered
    equalLength = 0
    var place = start
    var lineStarts: [Double] = []
    for first in stride(from: 0, to: lengths.count, by: columns) {
      lineStarts.append(place)
      let line = lengths[first..<min(first + columns, lengths.count)]
      place += line.max() ?? 0
      if first + columns < lengths.count { place += gap }
    }
    lineStarts.append(place)
    self.lineStarts = lineStarts
  }

  /// How many lines there are.
  var lineCount: Int { (count + columns - 1) / columns }

  /// How long all items are together, with what lies before the first, in points.
  public var length: Double {
    if let end = lineStarts.last { return end }
    let lines = Double(lineCount)
    return start + lines * equalLength + max(0, lines - 1) * gap
  }

  /// Where a line begins, in points.
  func start(ofLine line: Int) -> Double {
    lineStarts.isEmpty ? start + Double(line) * (equalLength + gap) : lineStarts[line]
  }

  /// Where an item begins, in points.
  public func start(of item: Int) -> Double {
    let line = item / columns
    let place = start(ofLine: line)
    guard isCentered else { return place }
    let gap = line + 1 < lineCount ? gap : 0
    return place + (lineStarts[line + 1] - gap - place - lengths[item]) / 2
  }

  /// How long an item is, in points.
  public func length(of item: Int) -> Double { lengths.isEmpty ? equalLength : lengths[item] }

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

  /// At most how many items are visible in a viewport of some length, in points.
  func visibleLimit(in viewport: Double) -> Int {
    let least = (lengths.min() ?? equalLength) + gap
    guard least > 0 else { return count }
    let lines = viewport / least + 2
    return lines >= Double(lineCount) ? count : min(count, Int(lines) * columns)
  }
}
