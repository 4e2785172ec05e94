// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Says of frames that come in their order whether some ranges contain them.
struct RangeCursor {
  private let ranges: [Range<Int>]
  /// How many of the ranges are over.
  private var index = 0

  /// - Parameter ranges: The ranges, in their order.
  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
  }

  /// Whether a range contains a frame, which comes after those that were asked for before.
  @inline(__always)
  mutating func contains(_ frame: Int) -> Bool {
    while index < ranges.count, ranges[index].upperBound <= frame { index += 1 }
    return index < ranges.count && ranges[index].lowerBound <= frame
  }
}
