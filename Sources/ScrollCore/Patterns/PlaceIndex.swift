// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Narrows the search in a sorted list of positions to a few candidates, whatever its length.
///
/// The range is divided into intervals of the average spacing, rounded down to a power of two. For
/// each interval, the table has the candidates that overlap it.
struct PlaceIndex: Sendable {
  /// The first and the last candidate, by index.
  private struct Candidates: Sendable, BitwiseCopyable {
    var first: Int32
    var last: Int32
  }

  private let table: [Candidates]
  /// Stretches in a point.
  private let stretchesPerPoint: Double
  /// The number of the last stretch.
  private let last: Double

  /// Creates the index.
  ///
  /// - Parameter starts: The start positions, increasing from 0, and the end of the last one.
  init(_ starts: [Double]) {
    let count = starts.count - 1
    guard count > 0, starts[count] > 0 else {
      table = [Candidates(first: 0, last: 0)]
      stretchesPerPoint = 0
      last = 0
      return
    }
    let stretch = (starts[count] / Double(count)).binade
    let stretches = Int(starts[count] / stretch) + 1
    var table: [Candidates] = []
    table.reserveCapacity(stretches)
    var place = 0
    for index in 0..<stretches {
      let first = place
      while place + 1 < count, starts[place + 1] <= Double(index + 1) * stretch { place += 1 }
      table.append(
        Candidates(
          first: Int32(truncatingIfNeeded: first), last: Int32(truncatingIfNeeded: place)))
    }
    self.table = table
    stretchesPerPoint = 1 / stretch
    last = Double(stretches - 1)
  }

  /// The candidates for a distance in points; never empty.
  @inline(__always)
  func candidates(at distance: Double) -> (first: Int, last: Int) {
    let stretch = distance * stretchesPerPoint
    // Nearly all distances are inside: predictable comparisons cost less than clamping the number.
    let found = table[stretch > 0 ? Int(min(stretch, last)) : 0]
    return (Int(found.first), Int(found.last))
  }
}
