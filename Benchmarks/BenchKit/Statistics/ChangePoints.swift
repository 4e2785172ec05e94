// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where the mean of a series changes, by E-divisive means.
///
/// The series is cut where the energy distance between both sides is greatest, and each side again. As in Apache
/// Otava, Student's t decides whether a cut is significant instead of random permutations, so that the same series
/// has the same answer. Doubtful cuts are made at first and taken back at the end, the most doubtful first: a small
/// step is often seen only when a greater one beside it has been cut off.
package struct ChangePoints: Equatable, Sendable {
  /// A change of the mean.
  package struct Point: Equatable, Sendable {
    /// The first number of the new level.
    package var index: Int
    /// The mean of the level before.
    package var before: Double
    /// The mean from then on, until the next change.
    package var after: Double
    /// The probability that chance alone makes such a difference somewhere in both levels; at most 1.
    package var probability: Double
  }

  /// The changes, the oldest first.
  package private(set) var points: [Point] = []

  /// Finds the changes of a series.
  ///
  /// - Parameters:
  ///   - series: The numbers in their order, none of them NaN.
  ///   - probability: From where on a change may be chance.
  ///   - share: The least change that counts, as a share of the level before.
  /// - Complexity: O(n²) for each change, of n numbers.
  package init(_ series: [Double], probability: Double = 0.001, share: Double = 0) {
    var cuts: [Int] = []
    var open = [0..<series.count]
    while let range = open.popLast() {
      guard let cut = Self.farthest(series[range]) else { continue }
      let chance = StudentTest.probability(
        series[range.lowerBound..<cut], series[cut..<range.upperBound])
      guard chance < Self.doubtful else { continue }
      cuts.append(cut)
      open += [range.lowerBound..<cut, cut..<range.upperBound]
    }
    cuts.sort()
    while true {
      points = Self.points(series, cuts)
      let worst = points.indices.max { doubt(points[$0], share) < doubt(points[$1], share) }
      guard let worst, doubt(points[worst], share) > probability else { return }
      cuts.remove(at: worst)
    }
  }

  /// Below this probability a cut is made, for the time being.
  private static let doubtful = 0.05

  /// How doubtful a change is: its probability; more than 1 where it is too small to count.
  private func doubt(_ point: Point, _ share: Double) -> Double {
    abs(point.after - point.before) < share * abs(point.before) ? 2 : point.probability
  }

  private static func points(_ series: [Double], _ cuts: [Int]) -> [Point] {
    let edges = [0] + cuts + [series.count]
    return cuts.indices.map { index in
      let before = series[edges[index]..<edges[index + 1]]
      let after = series[edges[index + 1]..<edges[index + 2]]
      return Point(
        index: cuts[index], before: before.reduce(0, +) / Double(before.count),
        after: after.reduce(0, +) / Double(after.count),
        // The cut is the best of as many places: chance has had as many tries.
        probability: min(
          1, StudentTest.probability(before, after) * Double(before.count + after.count - 1)))
    }
  }

  /// Where both sides are farthest apart in energy distance; nil for fewer than three numbers.
  private static func farthest(_ series: ArraySlice<Double>) -> Int? {
    guard series.count > 2 else { return nil }
    let first = series.startIndex
    // Sums of the distances within the left side, within the right side, and between both.
    var (left, right, between) = (0.0, 0.0, 0.0)
    for one in series.indices {
      for other in series.indices where other > one { right += abs(series[one] - series[other]) }
    }
    var best = (energy: 0.0, cut: -1)
    for cut in series.indices.dropFirst() {
      // The number before the cut moves from the right side to the left.
      let moved = series[cut - 1]
      var (toLeft, toRight) = (0.0, 0.0)
      for index in first..<(cut - 1) { toLeft += abs(moved - series[index]) }
      for index in cut..<series.endIndex { toRight += abs(moved - series[index]) }
      left += toLeft
      right -= toRight
      between += toRight - toLeft
      let (m, n) = (Double(cut - first), Double(series.endIndex - cut))
      var energy = 2 * between / (m * n)
      if m > 1 { energy -= 2 * left / (m * (m - 1)) }
      if n > 1 { energy -= 2 * right / (n * (n - 1)) }
      energy *= m * n / (m + n)
      if energy > best.energy { best = (energy, cut) }
    }
    return best.cut < 0 ? nil : best.cut
  }
}
