// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// All numbers between two, both included; infinite ends mean that nothing is known.
///
/// Results are rounded outwards, so that they contain the result for each number of the operands.
package struct Interval: Equatable, Sendable, BitwiseCopyable {
  /// The ends.
  package var low, high: Double

  /// All numbers.
  static let whole = Interval(-.infinity, .infinity)
  /// Something that is true or false.
  static let truth = Interval(0, 1)

  /// Makes an interval of its ends; of all numbers if one of them is none.
  package init(_ low: Double, _ high: Double) {
    let isNumber = low <= high
    self.low = isNumber ? low : -.infinity
    self.high = isNumber ? high : .infinity
  }

  /// One number.
  package init(_ number: Double) { self.init(number, number) }

  /// The number in the middle; 0 where an end is infinite.
  var center: Double { isFinite ? low + (high - low) / 2 : 0 }
  /// How far its ends are from each other.
  var width: Double { high - low }
  /// Whether both ends are finite.
  var isFinite: Bool { low.isFinite && high.isFinite }
  /// Whether it has one number only.
  var isPoint: Bool { low == high }
  /// The largest magnitude of its numbers.
  var magnitude: Double { max(low.magnitude, high.magnitude) }

  /// Whether it has a number.
  package func contains(_ number: Double) -> Bool { low <= number && number <= high }

  /// The same numbers, and those that are nearer to them than a distance.
  func widened(by distance: Double) -> Interval {
    Interval((low - distance).nextDown, (high + distance).nextUp)
  }

  /// The smallest interval with the numbers of both.
  func hull(_ other: Interval) -> Interval {
    Interval(min(low, other.low), max(high, other.high))
  }

  /// The numbers of both; those of the first if rounding has left none.
  func intersection(_ other: Interval) -> Interval {
    let (a, b) = (max(low, other.low), min(high, other.high))
    return a <= b ? Interval(a, b) : self
  }

  /// Rounds ends outwards.
  @inline(__always)
  private static func outward(_ low: Double, _ high: Double) -> Interval {
    Interval(low.nextDown, high.nextUp)
  }

  /// The sums, rounded outwards.
  package static func + (a: Interval, b: Interval) -> Interval {
    outward(a.low + b.low, a.high + b.high)
  }

  /// The differences, rounded outwards.
  package static func - (a: Interval, b: Interval) -> Interval {
    outward(a.low - b.high, a.high - b.low)
  }

  /// The numbers with the other sign.
  package static prefix func - (a: Interval) -> Interval { Interval(-a.high, -a.low) }

  /// The products, rounded outwards.
  package static func * (a: Interval, b: Interval) -> Interval {
    if a == Interval(0) || b == Interval(0) { return Interval(0) }
    let (p, q, r, s) = (a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high)
    // 0 times infinity is no number: then nothing is known.
    guard !(p + q + r + s).isNaN || !(p.isNaN || q.isNaN || r.isNaN || s.isNaN) else {
      return .whole
    }
    return outward(min(p, q, r, s), max(p, q, r, s))
  }

  /// The quotients; all numbers if the divisor may be 0.
  package static func / (a: Interval, b: Interval) -> Interval {
    guard b.low > 0 || b.high < 0 else { return .whole }
    return a * outward(1 / b.high, 1 / b.low)
  }

  /// The results of a function that does not fall, and that the core computes to a few units in the last place.
  func mapped(_ function: (Double) -> Double) -> Interval {
    guard !low.isNaN, !high.isNaN else { return .whole }
    let (a, b) = (function(low), function(high))
    return Interval(a - a.magnitude * 1e-14, b + b.magnitude * 1e-14)
  }

  /// The smallest of a number of each.
  package func minimum(_ other: Interval) -> Interval {
    Interval(min(low, other.low), min(high, other.high))
  }

  /// The largest of a number of each.
  package func maximum(_ other: Interval) -> Interval {
    Interval(max(low, other.low), max(high, other.high))
  }
}
