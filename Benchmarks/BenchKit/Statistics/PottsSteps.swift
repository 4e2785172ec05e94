// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A series of numbers as few levels: steps in a history with noise.
///
/// Of all segmentations of the series, the one is chosen that minimises the sum of distances from
/// the segments' medians plus a penalty for each cut (an L1 Potts functional). The penalty is
/// chosen as in airspeed velocity: the result must have the best ratio of fit to number of cuts.
package struct PottsSteps: Equatable, Sendable {
  /// Numbers that share a level.
  package struct Segment: Equatable, Sendable {
    /// Which numbers of the series.
    package var range: Range<Int>
    /// Their median.
    package var level: Double
  }

  /// The segments in order; together they hold the whole series.
  package var segments: [Segment]

  /// Cuts a series at a stated price.
  ///
  /// - Parameters:
  ///   - series: The numbers in their order, none of them NaN.
  ///   - price: What a cut costs, in the unit of the numbers.
  ///   - minimumLength: How many numbers a segment has at least.
  /// - Complexity: O(n² log n) for n numbers.
  package init(_ series: [Double], price: Double, minimumLength: Int = 1) {
    segments = Self.cut(series, Self.costs(series), price: price, minimumLength)
  }

  /// Cuts a series at the price that suits its noise.
  ///
  /// - Parameters:
  ///   - series: The numbers in their order, none of them NaN.
  ///   - minimumLength: How many numbers a segment has at least.
  package init(_ series: [Double], minimumLength: Int = 1) {
    let count = Double(max(series.count, 1))
    let costs = Self.costs(series)
    let whole = series.isEmpty ? 0 : costs[0][series.count - 1]
    segments = Self.cut(series, costs, price: .infinity, minimumLength)
    guard whole > 0 else { return }
    // As many cuts as pay for themselves: each counts 4 ln n / n in the logarithm of the misfit.
    let weight = 4 * Sample.logarithm(max(count, 2)) / count
    var best = Double.infinity
    var price = whole
    // Below this share of the whole nothing but noise is left to fit.
    while price > whole * 1e-4 {
      let candidate = Self.cut(series, costs, price: price, minimumLength)
      let misfit = candidate.reduce(0) { $0 + costs[$1.range.lowerBound][$1.range.upperBound - 1] }
      let score =
        Sample.logarithm(max(misfit, whole * 1e-9)) + weight * Double(candidate.count)
      if score < best - 1e-12 {
        best = score
        segments = candidate
      }
      price *= 0.7
    }
  }

  /// The sum of distances from the median for every stretch: `costs[i][j]` from number i to j.
  private static func costs(_ series: [Double]) -> [[Double]] {
    var costs = [[Double]](
      repeating: [Double](repeating: 0, count: series.count), count: series.count)
    for start in series.indices {
      var sorted: [Double] = []
      var cost = 0.0
      for end in start..<series.count {
        let value = series[end]
        // Adding a number moves the median by at most one position, which changes no sum except by
        // the number itself.
        let midpoint = sorted.count / 2
        if !sorted.isEmpty {
          let low = sorted[(sorted.count - 1) / 2]
          let high = sorted[midpoint]
          cost += max(0, low - value, value - high)
        }
        var low = 0
        var high = sorted.count
        while low < high {
          let insertion = (low + high) / 2
          if sorted[insertion] < value { low = insertion + 1 } else { high = insertion }
        }
        sorted.insert(value, at: low)
        costs[start][end] = cost
      }
    }
    return costs
  }

  private static func cut(
    _ series: [Double], _ costs: [[Double]], price: Double, _ minimumLength: Int
  ) -> [Segment] {
    guard !series.isEmpty else { return [] }
    // Best functional of the first n numbers, and the start of its last segment.
    var best = [Double](repeating: .infinity, count: series.count + 1)
    var starts = [Int](repeating: 0, count: series.count + 1)
    best[0] = 0
    for end in 1...series.count {
      for start in 0..<end where end - start >= minimumLength || (start == 0 && end == series.count)
      {
        let total = best[start] + (start > 0 ? price : 0) + costs[start][end - 1]
        if total < best[end] {
          best[end] = total
          starts[end] = start
        }
      }
    }
    var segments: [Segment] = []
    var end = series.count
    while end > 0 {
      let range = starts[end]..<end
      segments.append(Segment(range: range, level: Sample(Array(series[range])).median))
      end = range.lowerBound
    }
    return segments.reversed()
  }
}
