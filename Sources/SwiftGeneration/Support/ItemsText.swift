// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The items of a repeated element as Swift, operation for operation the core's `ItemLayout`.
enum ItemsText {
  static let text = """
    /// Where items lie in the content, in lines of some columns; along the axis, in points.
    struct Items {
      private(set) var count = 0
      private var columns = 1
      private var gap = 0.0
      private var first = 0.0
      /// The length of each item where all are equal.
      private var equalLength = 0.0
      /// The lengths of items that differ, and where their lines begin, with the end of the last.
      private var lengths: [Double] = []
      private var lineStarts: [Double] = []
      private var isCentered = false

      init() {}

      /// Items of one length.
      init(count: Double, columns: Double, length: Double, gap: Double, start: Double) {
        (self.count, self.columns) = Self.whole(count, columns)
        (self.gap, first, equalLength) = (gap, start, length)
      }

      /// Items of different lengths; a line is as long as its longest item.
      init(
        count: Double, columns: Double, gap: Double, start: Double, isCentered: Bool,
        length: (Double) -> Double
      ) {
        (self.count, self.columns) = Self.whole(count, columns)
        (self.gap, first, self.isCentered) = (gap, start, isCentered)
        self.count = min(self.count, 1_000_000)
        lengths = (0..<self.count).map { length(Double($0)) }
        var place = start
        for first in stride(from: 0, to: lengths.count, by: self.columns) {
          lineStarts.append(place)
          place += lengths[first..<min(first + self.columns, lengths.count)].max() ?? 0
          if first + self.columns < lengths.count { place += gap }
        }
        lineStarts.append(place)
      }

      private static func whole(_ count: Double, _ columns: Double) -> (Int, Int) {
        (Int(min(max(0, count), 10_000_000)), Int(min(max(1, columns), 1_000)))
      }

      private var lineCount: Int { (count + columns - 1) / columns }

      /// How long all items are together, with what lies before the first.
      var length: Double {
        if let end = lineStarts.last { return end }
        let lines = Double(lineCount)
        return first + lines * equalLength + max(0, lines - 1) * gap
      }

      /// Where an item begins.
      func start(of item: Int) -> Double {
        let line = item / columns
        let place = lineStarts.isEmpty ? first + Double(line) * (equalLength + gap) : lineStarts[line]
        guard isCentered else { return place }
        let gap = line + 1 < lineCount ? gap : 0
        return place + (lineStarts[line + 1] - gap - place - lengths[item]) / 2
      }

      /// How long an item is.
      func length(of item: Int) -> Double { lengths.isEmpty ? equalLength : lengths[item] }

      /// Where an item ends.
      func end(of item: Int) -> Double { start(of: item) + length(of: item) }
    }
    """
}
