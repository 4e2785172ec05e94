// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Narrows the search in a rising list of places down to a few, whatever its length.
///
/// What the places divide is cut into stretches as long as the average place, rounded down to a power of
/// two, and for each stretch the table has the place that it begins in.
struct PlaceIndex: Sendable {
  /// The place that each stretch begins in, and the last place twice.
  private let firsts: [Int32]
  /// Stretches in a point.
  private let stretchesPerPoint: Double
  /// The greatest index of a stretch, as a number.
  private let last: Double

  /// Makes the index of places.
  ///
  /// - Parameter starts: Where places begin, rising from 0, and where the last one ends.
  init(_ starts: [Double]) {
    let count = starts.count - 1
    let length = starts[max(count, 0)]
    guard count > 0, length > 0 else {
      firsts = [0, 0]
      stretchesPerPoint = 0
      last = 0
      return
    }
    let stretch = (length / Double(count)).binade
    let stretches = Int(length / stretch) + 1
    var firsts: [Int32] = []
    firsts.reserveCapacity(stretches + 1)
    var place = 0
    for index in 0..<stretches {
      while place + 1 < count, starts[place + 1] <= Double(index) * stretch { place += 1 }
      firsts.append(Int32(truncatingIfNeeded: place))
    }
    firsts.append(Int32(truncatingIfNeeded: count - 1))
    self.firsts = firsts
    stretchesPerPoint = 1 / stretch
    last = Double(stretches - 1)
  }

  /// The places that a distance in points can lie in; never empty.
  func candidates(at distance: Double) -> Range<Int> {
    let stretch = Int(min(max(0, distance * stretchesPerPoint), last))
    return Int(firsts[stretch])..<Int(firsts[stretch &+ 1]) &+ 1
  }
}
