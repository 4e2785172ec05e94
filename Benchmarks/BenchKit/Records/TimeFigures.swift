// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How long one unit of work took, over several processes.
package struct TimeFigures: Equatable, Sendable {
  /// The median, in nanoseconds.
  package var median: Double
  /// The median distance from the median, in nanoseconds.
  package var deviation: Double
  /// The 99th percentile, in nanoseconds.
  package var percentile99: Double
  /// The median of each process, in nanoseconds.
  package var forks: [Double]

  /// Takes up figures that were stored, in nanoseconds.
  package init(median: Double, deviation: Double, percentile99: Double, forks: [Double]) {
    self.median = median
    self.deviation = deviation
    self.percentile99 = percentile99
    self.forks = forks
  }

  /// Sums up the slices of several processes.
  ///
  /// - Parameter slices: For each process what one unit took in each slice, in nanoseconds; none empty.
  package init(slices: [[Double]]) {
    let all = Sample(slices.flatMap { $0 })
    forks = slices.map { Sample($0).median }
    median = Sample(forks).median
    deviation = all.medianAbsoluteDeviation
    percentile99 = all.quantile(0.99)
  }
}
