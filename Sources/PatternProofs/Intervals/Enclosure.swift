// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is known of a formula on a box of its variables.
///
/// The value at a place of the box is the sum of the slopes times the distances from the middle of the box, plus a number
/// of `rest`. For what is linear on the box, `rest` is as narrow as rounding allows, so that the extremes of the formula
/// are those at the corners.
struct Enclosure: Sendable {
  /// How many variables a box has at most.
  static let variableLimit = 8
  typealias Slopes = SIMD8<Double>

  /// Where the values are.
  var range: Interval
  /// How fast the value changes with each variable.
  var slopes: Slopes
  /// What is left without the slopes.
  var rest: Interval
  /// The derivative by the first variable, wherever there is one.
  var derivative: Interval
  /// Whether an operation may have no result.
  var mayFail = false

  /// A number.
  init(_ number: Double) { self.init(Interval(number)) }

  /// Numbers of which only the limits are known.
  init(_ range: Interval, derivative: Interval = Interval(0), mayFail: Bool = false) {
    self.range = range
    self.derivative = derivative
    self.mayFail = mayFail
    slopes = .zero
    rest = range
  }

  /// A linear form.
  init(
    slopes: Slopes, rest: Interval, derivative: Interval, mayFail: Bool, on box: Box,
    within limits: Interval = .whole
  ) {
    self.init(
      slopes, reaching: Enclosure.reach(slopes, on: box), rest, derivative, mayFail, limits)
  }

  /// A linear form of whose slopes it is known how far they reach.
  private init(
    _ slopes: Slopes, reaching reach: Double, _ rest: Interval, _ derivative: Interval,
    _ mayFail: Bool, _ limits: Interval
  ) {
    self.slopes = slopes
    self.rest = rest
    self.derivative = derivative
    self.mayFail = mayFail
    let range = Interval((rest.low - reach).nextDown, (rest.high + reach).nextUp)
    self.range = limits == .whole ? range : limits.intersection(range)
    if !range.isFinite { self = Enclosure(limits, derivative: derivative, mayFail: mayFail) }
  }

  /// How far a sum with slopes is from its middle at most, rounded up.
  static func reach(_ slopes: Slopes, on box: Box) -> Double {
    var sum = 0.0
    // What does not count may be endless.
    for index in 0..<box.count where slopes[index] != 0 {
      sum += slopes[index].magnitude * box.radii[index]
    }
    return sum * (1 + 1e-14)
  }

  /// Whether the rest is a number but for rounding.
  var isLinear: Bool { rest.width <= 1e-7 * (1 + min(rest.magnitude, 1e3)) }

  /// A linear form with the error that rounding its slopes may have made.
  private static func linear(
    _ slopes: Slopes, _ rest: Interval, _ derivative: Interval, _ mayFail: Bool, _ box: Box,
    within limits: Interval
  ) -> Enclosure {
    let reach = reach(slopes, on: box)
    return Enclosure(
      slopes, reaching: reach, rest.widened(by: reach * 4e-16), derivative, mayFail, limits)
  }

  func adding(_ other: Enclosure, on box: Box) -> Enclosure {
    .linear(
      slopes + other.slopes, rest + other.rest, derivative + other.derivative,
      mayFail || other.mayFail, box, within: range + other.range)
  }

  func subtracting(_ other: Enclosure, on box: Box) -> Enclosure {
    .linear(
      slopes - other.slopes, rest - other.rest, derivative - other.derivative,
      mayFail || other.mayFail, box, within: range - other.range)
  }

  func negated(on box: Box) -> Enclosure {
    Enclosure(
      slopes: -slopes, rest: -rest, derivative: -derivative, mayFail: mayFail, on: box,
      within: -range)
  }

  func multiplied(by other: Enclosure, on box: Box) -> Enclosure {
    let fails = mayFail || other.mayFail
    let slope = derivative * other.range + other.derivative * range
    guard range.isFinite, other.range.isFinite else {
      return Enclosure(range * other.range, derivative: slope, mayFail: fails)
    }
    let (a, b) = (range.center, other.range.center)
    // (a + x)(b + y) = a(b + y) + b(a + x) − ab + xy, where x and y are small on a small box.
    let deviation = (range - Interval(a)) * (other.range - Interval(b))
    let rest =
      other.rest * Interval(a) + self.rest * Interval(b) - Interval(a) * Interval(b) + deviation
    return .linear(
      other.slopes * a + slopes * b, rest, slope, fails, box, within: range * other.range)
  }

  func divided(by other: Enclosure, on box: Box) -> Enclosure {
    let divisor = other.range
    guard divisor.low > 0 || divisor.high < 0 else {
      return Enclosure(.whole, derivative: .whole, mayFail: true)
    }
    let slope = Interval(-1) / (divisor * divisor)
    let inverse = other.composed(
      Interval(1) / Interval(divisor.center), slope, within: Interval(1) / divisor, on: box)
    return multiplied(by: inverse, on: box)
  }

  /// A function of this number.
  ///
  /// - Parameters:
  ///   - value: What it is in the middle of the range.
  ///   - slope: What its derivative is in the range.
  ///   - limits: What it is in the range.
  func composed(
    _ value: Interval, _ slope: Interval, within limits: Interval, on box: Box
  ) -> Enclosure {
    guard range.isFinite, slope.isFinite else {
      return Enclosure(limits, derivative: derivative * slope, mayFail: mayFail)
    }
    let (middle, k) = (Interval(range.center), slope.center)
    let rest =
      value + Interval(k) * (self.rest - middle) + (slope - Interval(k)) * (range - middle)
    return .linear(slopes * k, rest, derivative * slope, mayFail, box, within: limits)
  }

  /// What one of two numbers is, whichever it is.
  func hull(_ other: Enclosure, on box: Box) -> Enclosure {
    let both = range.hull(other.range)
    let slope = derivative.hull(other.derivative)
    let fails = mayFail || other.mayFail
    guard range.isFinite, other.range.isFinite else {
      return Enclosure(both, derivative: slope, mayFail: fails)
    }
    let slopes = (self.slopes + other.slopes) / 2
    let a = rest.widened(by: Enclosure.reach(self.slopes - slopes, on: box))
    let b = other.rest.widened(by: Enclosure.reach(other.slopes - slopes, on: box))
    return .linear(slopes, a.hull(b), slope, fails, box, within: both)
  }

  /// The same numbers, changed by less than a distance.
  func widened(by distance: Double, on box: Box) -> Enclosure {
    guard distance > 0 else { return self }
    return Enclosure(
      slopes: slopes, rest: rest.widened(by: distance), derivative: derivative, mayFail: mayFail,
      on: box, within: range.widened(by: distance))
  }
}
