// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Encloses functions that are not linear.
struct CurveEnclosure {
  let box: Box
  let band: (Double) -> RubberBand

  /// What a function is on the box.
  ///
  /// - Parameter part: Gives what a part of the expression is.
  func value(_ expression: Expression, _ part: (Int) -> Enclosure) -> Enclosure {
    switch expression {
    case .squareRoot(let a): squareRoot(part(a))
    case .exponential(let a): exponential(part(a))
    case .logarithm(let a): logarithm(part(a))
    case .smoothStep(let a): smoothStep(part(a))
    case .rubber(let a, let length): rubber(part(a), part(length))
    default: Enclosure(.whole, derivative: .whole)
    }
  }

  /// A function of which values and slopes are known.
  private func composed(
    _ a: Enclosure, _ limits: Interval, _ slope: Interval, _ function: (Double) -> Double
  ) -> Enclosure {
    a.composed(
      Interval(a.range.center).mapped(function), slope, within: limits, on: box)
  }

  private func squareRoot(_ a: Enclosure) -> Enclosure {
    let inside = Interval(max(0, a.range.low), max(0, a.range.high))
    let limits = inside.mapped { $0.squareRoot() }
    guard inside.low > 0, a.range.isFinite else {
      return Enclosure(limits, derivative: .whole, mayFail: a.mayFail || a.range.low < -1e-9)
    }
    let slope = Interval(0.5) / limits
    return composed(a, limits, slope) { $0.squareRoot() }
  }

  private func exponential(_ a: Enclosure) -> Enclosure {
    let limits = a.range.mapped { Elementary.exp($0) }
    return composed(a, limits, limits) { Elementary.exp($0) }
  }

  private func logarithm(_ a: Enclosure) -> Enclosure {
    guard a.range.low > 0, a.range.isFinite else {
      return Enclosure(.whole, derivative: .whole, mayFail: true)
    }
    let limits = a.range.mapped { Elementary.log($0) }
    return composed(a, limits, Interval(1) / a.range) { Elementary.log($0) }
  }

  private func smoothStep(_ a: Enclosure) -> Enclosure {
    let inside = Interval(min(max(0, a.range.low), 1), min(max(0, a.range.high), 1))
    func function(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    let limits = inside.mapped(function)
    // 6t(1 − t), which is largest in the middle.
    let peak = min(max(0.5, inside.low), inside.high)
    let slopes = [inside.low, inside.high, peak].map { 6 * $0 * (1 - $0) }
    let slope = Interval(
      min(slopes[0], slopes[1]) - 1e-14, max(slopes[0], slopes[1], slopes[2]) + 1e-14)
    let inner = Enclosure(
      slopes: a.slopes, rest: a.rest, derivative: a.derivative, mayFail: a.mayFail, on: box,
      within: inside)
    return composed(inner, limits, slope, function)
  }

  /// A rubber band never falls, and never moves farther than what pulls it.
  private func rubber(_ a: Enclosure, _ length: Enclosure) -> Enclosure {
    let fails = a.mayFail || length.mayFail
    guard length.range.isPoint, a.range.isFinite else {
      let reach = a.range.magnitude
      return Enclosure(Interval(-reach, reach), derivative: .whole, mayFail: fails)
    }
    let band = band(length.range.low)
    let limits = a.range.mapped { band.banded($0) }
    let ends = [a.range.low, a.range.high, min(max(0, a.range.low), a.range.high)]
    let slopes = ends.map { band.slope($0) }
    let slope = Interval(
      max(0, min(slopes[0], slopes[1]) - 1e-9), max(slopes[0], slopes[1], slopes[2]) + 1e-9)
    return composed(a, limits, slope) { band.banded($0) }
  }
}
