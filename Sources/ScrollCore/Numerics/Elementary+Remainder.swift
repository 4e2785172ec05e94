// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The remainder of a division, with the sign of the dividend: `x − y·trunc(x / y)`, exactly.
  ///
  /// NaN if the dividend is infinite or one of the numbers is NaN, and for a divisor of 0; the dividend if the divisor
  /// is infinite.
  ///
  /// - Complexity: O(1) for whole numbers below 2⁵³, else one step for each power of two between the magnitudes of the
  ///   numbers, at most 2,098.
  public static func remainder(_ x: Double, dividingBy y: Double) -> Double {
    guard x.isFinite, !y.isNaN, y != 0 else { return .nan }
    let divisor = y.magnitude
    var rest = x.magnitude
    // Whole numbers, such as those of rows, need one division.
    if rest >= divisor, rest < 0x1p53 {
      let (whole, part) = (Int64(rest), Int64(divisor))
      if Double(whole) == rest, Double(part) == divisor {
        let rest = Double(whole % part)
        return x.sign == .minus ? -rest : rest
      }
    }
    // A multiple of the divisor by a power of two loses no bit, and neither does a difference of two numbers of
    // which one is at most twice the other.
    while rest >= divisor {
      var part = divisor
      let distance = Int(rest.exponent) - Int(divisor.exponent)
      var steps = distance
      while steps > 0 {
        let step = min(steps, 1000)
        part *= powerOfTwo(step)
        steps -= step
      }
      if part > rest { part /= 2 }
      rest -= part
    }
    return x.sign == .minus ? -rest : rest
  }

  /// The nearest whole number to a value, ties away from zero.
  public static func rounded(_ x: Double) -> Double {
    let magnitude = x.magnitude
    // Larger numbers are whole, and adding to them would round.
    guard magnitude < 0x1p52 else { return x }
    var whole = magnitude.rounded(.down)
    if magnitude - whole >= 0.5 { whole += 1 }
    return x.sign == .minus ? -whole : whole
  }
}
