// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Elementary functions as Swift, operation for operation those of the core's `Elementary`.
enum ElementaryTexts {
  static func text(of helper: SwiftHelper) -> String {
    switch helper {
    case .exp: exponential
    case .log: logarithm
    case .sine: trigonometry
    case .bisect: bisection
    default: nearestWhole
    }
  }

  private static let nearestWhole = """
    /// The nearest whole number, ties to even, for magnitudes below 2^51.
    private func nearestWhole(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }
    """

  private static let exponential = """
    /// e^x in plain arithmetic: the same bits on every machine.
    private func exp(_ x: Double) -> Double {
      guard x <= 709.782712893384 else { return x.isNaN ? x : .infinity }
      guard x > -745.1332191019412 else { return x.isNaN ? x : 0 }
      // x = k·ln 2 + r with |r| ≤ ln 2 / 2. The high part of ln 2 has 36 bits and k has 11, so
      // k·high is exact, and so is the difference.
      let k = nearestWhole(x * 0x1.71547652b82fep+0)
      let high = x - k * 0x1.62e42fefa0000p-1
      let low = k * 0x1.cf79abc9e3b3ap-40
      let r = high - low
      // What rounding took from r. It enters the sum below in first order.
      let rest = (high - r) - low
      // e^r = 1 + r + r²·p(r), the Taylor series to r^13: the first term left out is below 4e-18.
      // The powers are paired (Estrin's scheme), which shortens the chain of dependent operations.
      let r2 = r * r
      let r4 = r2 * r2
      let p01 = 0x1p-1 + r * 0x1.5555555555555p-3
      let p23 = 0x1.5555555555555p-5 + r * 0x1.1111111111111p-7
      let p45 = 0x1.6c16c16c16c17p-10 + r * 0x1.a01a01a01a01ap-13
      let p67 = 0x1.a01a01a01a01ap-16 + r * 0x1.71de3a556c734p-19
      let p89 = 0x1.27e4fb7789f5cp-22 + r * 0x1.ae64567f544e4p-26
      let pAB = 0x1.1eed8eff8d898p-29 + r * 0x1.6124613a86d09p-33
      let p = (p01 + r2 * p23) + r4 * ((p45 + r2 * p67) + r4 * (p89 + r2 * pAB))
      let y = 1 + (r + (r2 * p + rest))
      let exponent = Int(k)
      if exponent >= -1021 {
        // 2^1024 is no number, so the largest results are scaled in two steps.
        return exponent <= 1023
          ? y * powerOfTwo(exponent) : y * 0x1p1023 * powerOfTwo(exponent &- 1023)
      }
      // Subnormal results: the last multiplication rounds once.
      return y * powerOfTwo(exponent &+ 60) * 0x1p-60
    }

    /// 2^`exponent` for exponents of normal numbers.
    private func powerOfTwo(_ exponent: Int) -> Double {
      Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
    }
    """

  private static let logarithm = """
    /// The natural logarithm in plain arithmetic: the same bits on every machine.
    private func log(_ x: Double) -> Double {
      guard x > 0 else { return x == 0 ? -.infinity : .nan }
      guard x < .infinity else { return x }
      var bits = x.bitPattern
      var exponent = 0
      if bits < 0x0010_0000_0000_0000 {
        // A subnormal number becomes normal by a factor 2^54.
        bits = (x * 0x1p54).bitPattern
        exponent = -54
      }
      // x = 2^k·m with m between √½ and √2. Subtracting the bit pattern of √½ before the exponent is
      // cut off moves the border between two exponents from 1 to √½.
      let shifted = bits &- 0x3FE6_A09E_667F_3BCD
      exponent &+= Int(truncatingIfNeeded: Int64(bitPattern: shifted) >> 52)
      let m = Double(bitPattern: (shifted & 0x000F_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_667F_3BCD)
      // With f = m − 1 (exact) and s = f/(2 + f): ln m = 2·artanh s = 2s + 2s³/3 + 2s⁵/5 + …
      // Because s·(2 + f) = f, 2s is f − s·f, which leaves the large term exact:
      //   ln m = f − s·(f − R),  R = 2s²/3 + 2s⁴/5 + …
      // |s| ≤ 0.1716, so the first term left out is below 1e-18 of the result.
      let f = m - 1
      let s = f / (2 + f)
      let z = s * s
      let z2 = z * z
      let z4 = z2 * z2
      let q01 = 0x1.5555555555555p-1 + z * 0x1.999999999999ap-2
      let q23 = 0x1.2492492492492p-2 + z * 0x1.c71c71c71c71cp-3
      let q45 = 0x1.745d1745d1746p-3 + z * 0x1.3b13b13b13b14p-3
      let q67 = 0x1.1111111111111p-3 + z * 0x1.e1e1e1e1e1e1ep-4
      let q89 = 0x1.af286bca1af28p-4 + z * 0x1.8618618618618p-4
      let q = (q01 + z2 * q23) + z4 * ((q45 + z2 * q67) + z4 * (q89 + z2 * 0x1.642c8590b2164p-4))
      let k = Double(exponent)
      let low = s * (f - z * q) - k * 0x1.cf79abc9e3b3ap-40
      return k * 0x1.62e42fefa0000p-1 + (f - low)
    }
    """

  private static let bisection = """
    /// The earliest time found at which a condition does not hold that holds at the start.
    private func bisect(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
      var low = start
      var high = end
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if holds(middle) { low = middle } else { high = middle }
      }
    }
    """

  private static let trigonometry = """
    /// The sine in plain arithmetic: the same bits on every machine.
    private func sin(_ x: Double) -> Double {
      // x³/6 is below half a unit here; the sign of zero stays.
      if x.magnitude < 0x1p-27 { return x }
      let angle = reduced(x)
      guard angle.quadrant >= 0 else { return .nan }
      let y = angle.quadrant & 1 == 0 ? sinKernel(angle) : cosKernel(angle)
      return angle.quadrant & 2 == 0 ? y : -y
    }

    /// The cosine; see `sin`.
    private func cos(_ x: Double) -> Double {
      let angle = reduced(x)
      guard angle.quadrant >= 0 else { return .nan }
      let y = angle.quadrant & 1 == 0 ? cosKernel(angle) : sinKernel(angle)
      return (angle.quadrant &+ 1) & 2 == 0 ? y : -y
    }

    /// An angle less its multiples of π/2, as an unrounded sum.
    private struct ReducedAngle {
      /// At most π/4 in magnitude.
      var high: Double
      /// What rounding took from `high`.
      var low: Double
      /// The number of quarter rotations removed, modulo 4; −1 if the angle cannot be reduced.
      var quadrant: Int
    }

    /// Subtracts multiples of π/2, of which four parts are subtracted one after the other.
    private func reduced(_ x: Double) -> ReducedAngle {
      if x.magnitude <= 0x1.921fb54442d18p-1 { return ReducedAngle(high: x, low: 0, quadrant: 0) }
      guard x.magnitude < 0x1p30 else { return ReducedAngle(high: 0, low: 0, quadrant: -1) }
      let k = nearestWhole(x * 0x1.45f306dc9c883p-1)
      // Exact: the two are multiples of the same unit, and nearly equal.
      let first = x - k * 0x1.921fb54400000p+0
      // The remaining parts are subtracted with the rounding error of each difference.
      let b = k * 0x1.0b4611a600000p-34
      let second = first - b
      let secondLoss = (first - second) - b
      let c = k * 0x1.3198a2e000000p-69
      let third = second - c
      let thirdLoss = difference(second, c, third)
      let loss = (secondLoss + thirdLoss) - k * 0x1.b839a252049c1p-104
      let high = third + loss
      return ReducedAngle(
        high: high, low: (third - high) + loss, quadrant: Int(truncatingIfNeeded: Int64(k)) & 3)
    }

    /// What rounding took from `a − b`.
    private func difference(_ a: Double, _ b: Double, _ rounded: Double) -> Double {
      let bRounded = a - rounded
      let aRounded = rounded + bRounded
      return (a - aRounded) - (b - bRounded)
    }

    /// sin(high + low) by its series.
    private func sinKernel(_ angle: ReducedAngle) -> Double {
      let x = angle.high
      let z = x * x
      let z2 = z * z
      let s01 = -0x1.5555555555555p-3 + z * 0x1.1111111111111p-7
      let s23 = -0x1.a01a01a01a01ap-13 + z * 0x1.71de3a556c734p-19
      let s45 = -0x1.ae64567f544e4p-26 + z * 0x1.6124613a86d09p-33
      let s67 = -0x1.ae7f3e733b81fp-41 + z * 0x1.952c77030ad4ap-49
      let s = (s01 + z2 * s23) + (z2 * z2) * (s45 + z2 * s67)
      return x + (x * z * s + angle.low * (1 - 0.5 * z))
    }

    /// cos(high + low) by its series.
    private func cosKernel(_ angle: ReducedAngle) -> Double {
      let x = angle.high
      let z = x * x
      let z2 = z * z
      let c01 = 0x1.5555555555555p-5 - z * 0x1.6c16c16c16c17p-10
      let c23 = 0x1.a01a01a01a01ap-16 - z * 0x1.27e4fb7789f5cp-22
      let c45 = 0x1.1eed8eff8d898p-29 - z * 0x1.93974a8c07c9dp-37
      let c67 = 0x1.ae7f3e733b81fp-45 - z * 0x1.6827863b97d97p-53
      let c = (c01 + z2 * c23) + (z2 * z2) * (c45 + z2 * c67)
      let half = 0.5 * z
      let main = 1 - half
      // 1 − half loses up to half a unit, which goes back in with the small terms.
      return main + (((1 - main) - half) + (z2 * c - x * angle.low))
    }
    """
}
