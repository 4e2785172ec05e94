// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The centre of a sample by Hodges and Lehmann: the median of all pairwise means, with an interval.
///
/// It is nearly as precise as the mean for well-behaved numbers, and a few outliers do not move it.
package struct HodgesLehmann: Equatable, Sendable {
  /// The centre.
  package var estimate: Double
  /// The lower end of the confidence interval; minus infinity where there are too few numbers.
  package var lower: Double
  /// The upper end of the confidence interval; infinity where there are too few numbers.
  package var upper: Double

  /// Estimates the centre of independent numbers.
  ///
  /// - Parameters:
  ///   - values: The numbers; at least one, none of them NaN.
  ///   - confidence: How sure the interval is at least, below 1.
  /// - Complexity: O(n² log n).
  package init(_ values: [Double], confidence: Double) {
    var means: [Double] = []
    means.reserveCapacity(values.count * (values.count + 1) / 2)
    for first in values.indices {
      for second in first..<values.count {
        means.append((values[first] + values[second]) / 2)
      }
    }
    let sample = Sample(means)
    estimate = sample.median
    if let excluded = SignedRank.excludedMeans(count: values.count, confidence: confidence) {
      lower = sample.sorted[excluded]
      upper = sample.sorted[sample.sorted.count - 1 - excluded]
    } else {
      lower = -.infinity
      upper = .infinity
    }
  }
}
