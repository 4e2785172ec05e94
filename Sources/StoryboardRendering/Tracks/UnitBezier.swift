// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The timing curve `cubic-bezier(.33, y1, .67, y2)`, evaluated as browsers do.
///
/// Browsers solve for the curve's parameter at a given x and then evaluate y. With these two x values the
/// parameter differs from x by less than 0.001, but over a travel of 500 pt that is half a point, so it
/// must be solved for.
struct UnitBezier: Equatable {
  static let x1 = 0.33
  static let x2 = 0.67

  var y1: Double
  var y2: Double

  /// The fraction of the travel after a fraction of the time.
  func value(at x: Double) -> Double {
    Self.value(Self.parameter(at: x), y1, y2)
  }

  /// The curve parameter for x from 0 to 1, to 1e-12.
  ///
  /// With x1 + x2 = 1 and x1 = 0.33,
  ///
  ///     x(s) = s − 0.01 s (1 − s)(1 − 2 s)
  ///
  /// so that s ← x + 0.01 s (1 − s)(1 − 2 s) gains two digits with each iteration, from 0.001 on.
  static func parameter(at x: Double) -> Double {
    var s = x
    for _ in 0..<5 { s = x + 0.01 * s * (1 - s) * (1 - 2 * s) }
    return s
  }

  /// The fractions of the travel after four fractions of the time; the same numbers as one by one.
  func value(at x: SIMD4<Double>) -> SIMD4<Double> {
    let one = SIMD4<Double>(repeating: 1)
    var s = x
    for _ in 0..<5 {
      let rest = one - s
      let turn = one - s * 2
      s = x + s * 0.01 * rest * turn
    }
    let r = one - s
    let first = r * 3 * r * s * y1
    let second = r * 3 * s * s * y2
    return first + second + s * s * s
  }

  /// x for a curve parameter.
  static func time(at s: Double) -> Double {
    s - 0.01 * s * (1 - s) * (1 - 2 * s)
  }

  /// y for a curve parameter.
  static func value(_ s: Double, _ y1: Double, _ y2: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s
  }
}
