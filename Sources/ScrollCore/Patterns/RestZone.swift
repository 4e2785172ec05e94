// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The part near the top of a list in which it may rest only at a few offsets, so that a collapsing
/// bar is never left half open.
struct RestZone: Equatable, Sendable, BitwiseCopyable {
  /// A position at rest between the ends, as a distance from rest at the top, in points; 0 or
  /// `length` if there is none.
  var middle: Double
  /// The distance from the rest at the top from which on the list may rest anywhere, in points.
  var length: Double

  /// Makes a zone; distances in points.
  init(middle: Double = 0, length: Double) {
    self.middle = middle
    self.length = length
  }

  /// The allowed offset at which a list comes to rest, given its target, in points.
  ///
  /// It is the nearest one that the list can reach: content that ends within the zone returns to
  /// the top, or to the middle position. At equal distances, the one nearer to the top wins.
  func rest(for offset: Double, in range: ScrollRange) -> Double {
    let distance = offset - range.minimum
    guard distance > 0, distance < length else { return offset }
    let reach = range.maximum - range.minimum
    var best = 0.0
    if middle <= reach, (middle - distance).magnitude < distance { best = middle }
    if length <= reach, length - distance < (best - distance).magnitude { best = length }
    return range.minimum + best
  }
}
