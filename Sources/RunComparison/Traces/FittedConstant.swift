// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A constant of a motion, and its precision.
package struct FittedConstant: Equatable, Sendable {
  /// The constant.
  package var value: Double
  /// Its standard error.
  package var standardError: Double
  /// Half the width of its interval of 95 % confidence.
  package var margin: Double

  /// Makes a constant.
  ///
  /// - Parameters:
  ///   - value: The constant.
  ///   - standardError: Its standard error.
  ///   - freedom: Samples beyond those that fix the constants, at least 1.
  init(_ value: Double, standardError: Double, freedom: Int) {
    self.value = value
    self.standardError = standardError
    margin = standardError * Self.quantile(freedom: max(1, freedom))
  }

  /// The interval of 95 % confidence.
  package var interval: ClosedRange<Double> {
    margin.isFinite ? value - margin...value + margin : -.infinity ... .infinity
  }

  /// Another constant that follows from this one alone: its margin follows by the slope.
  package func mapped(_ value: Double, slope: Double) -> FittedConstant {
    var result = self
    result.value = value
    result.standardError *= slope.magnitude
    result.margin *= slope.magnitude
    return result
  }

  /// The 97.5 % point of Student's distribution.
  ///
  /// The expansion of Cornish and Fisher about the normal distribution, to the fourth order: within 0.5 %
  /// from 4 degrees of freedom on.
  static func quantile(freedom: Int) -> Double {
    let z = 1.959963984540054
    let n = Double(freedom)
    let (z3, z5, z7) = (z * z * z, z * z * z * z * z, z * z * z * z * z * z * z)
    let first = (z3 + z) / 4
    let second = (5 * z5 + 16 * z3 + 3 * z) / 96
    let third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384
    return z + first / n + second / (n * n) + third / (n * n * n)
  }
}
