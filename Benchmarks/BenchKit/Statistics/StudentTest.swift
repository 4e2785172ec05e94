// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether two samples have the same mean, by Student's t with the variance of both together.
package enum StudentTest {
  /// The probability that two samples of one distribution differ so much, in either direction.
  ///
  /// Samples without any variance have exact figures: it is 0 if they differ, and 1 if not.
  ///
  /// - Returns: 1 where a sample is empty or both together have fewer than three numbers.
  package static func probability(_ one: ArraySlice<Double>, _ other: ArraySlice<Double>) -> Double
  {
    let freedom = Double(one.count + other.count - 2)
    guard !one.isEmpty, !other.isEmpty, freedom > 0 else { return 1 }
    func mean(_ values: ArraySlice<Double>) -> Double {
      values.reduce(0, +) / Double(values.count)
    }
    let (a, b) = (mean(one), mean(other))
    guard a != b else { return 1 }
    func squares(_ values: ArraySlice<Double>, _ mean: Double) -> Double {
      values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
    let variance = (squares(one, a) + squares(other, b)) / freedom
    let error = variance * (1 / Double(one.count) + 1 / Double(other.count))
    // What rounding leaves of equal numbers is no variance.
    guard error > 1e-24 * (a * a + b * b) else { return 0 }
    let square = (a - b) * (a - b) / error
    return incompleteBeta(freedom / (freedom + square), freedom / 2, 0.5)
  }

  /// The regularised incomplete beta function, by its continued fraction (modified Lentz).
  ///
  /// - Parameters:
  ///   - x: From 0 to 1.
  ///   - a: Above 0.
  ///   - b: Above 0.
  static func incompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The fraction converges quickly on this side only.
    if x > (a + 1) / (a + b + 2) { return 1 - incompleteBeta(1 - x, b, a) }
    let front = exp(
      lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    var (c, d) = (1.0, 1 / nonzero(1 - (a + b) * x / (a + 1)))
    var fraction = d
    for step in 1...300 {
      let m = Double(step)
      let place = a + 2 * m
      let even = m * (b - m) * x / ((place - 1) * place)
      d = 1 / nonzero(1 + even * d)
      c = nonzero(1 + even / c)
      fraction *= d * c
      let product = (a + m) * (a + b + m) * x
      let odd = -product / (place * (place + 1))
      d = 1 / nonzero(1 + odd * d)
      c = nonzero(1 + odd / c)
      fraction *= d * c
      if abs(d * c - 1) < 1e-14 { break }
    }
    return min(1, front * fraction / a)
  }

  private static func nonzero(_ value: Double) -> Double { abs(value) < 1e-300 ? 1e-300 : value }
}
