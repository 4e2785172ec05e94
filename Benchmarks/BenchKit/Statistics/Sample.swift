// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Numbers that were measured, in rising order.
package struct Sample: Equatable, Sendable {
  /// The numbers, the least first.
  package let sorted: [Double]

  /// Takes up numbers; they need no order, and none of them may be NaN.
  package init(_ values: [Double]) {
    sorted = values.sorted()
  }

  /// The median: the middle number, or the mean of the two in the middle; NaN for no numbers.
  package var median: Double { quantile(0.5) }

  /// The median distance from the median; NaN of no numbers.
  package var medianAbsoluteDeviation: Double {
    let center = median
    return Sample(sorted.map { abs($0 - center) }).median
  }

  /// The mean; NaN of no numbers.
  package var mean: Double { sorted.reduce(0, +) / Double(sorted.count) }

  /// The standard deviation of a sample; 0 of one number.
  package var standardDeviation: Double {
    guard sorted.count > 1 else { return 0 }
    let center = mean
    let squares = sorted.reduce(0) { $0 + ($1 - center) * ($1 - center) }
    return (squares / Double(sorted.count - 1)).squareRoot()
  }

  /// A quantile by linear interpolation between neighbours (type 7, as numpy and R have it).
  ///
  /// - Parameter fraction: From 0 to 1; values outside are clamped.
  /// - Returns: NaN of no numbers.
  package func quantile(_ fraction: Double) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let position = min(max(fraction, 0), 1) * Double(last)
    let index = min(Int(position), max(last - 1, 0))
    let next = min(index + 1, last)
    return sorted[index] + (position - Double(index)) * (sorted[next] - sorted[index])
  }

  /// The natural logarithm.
  package static func logarithm(_ value: Double) -> Double { log(value) }

  /// The exponential function.
  package static func exponential(_ value: Double) -> Double { exp(value) }
}
