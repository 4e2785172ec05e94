// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The sine of an angle in radians.
  ///
  /// Within 2 ulp for magnitudes up to 100,000. The error grows beyond 1,000,000; from 2^30 on, and for
  /// infinities and NaN, the result is NaN.
  ///
  /// - Complexity: O(1).
  public static func sin(_ x: Double) -> Double {
    // x³/6 is below half a unit here; the sign of zero stays.
    if x.magnitude < 0x1p-27 { return x }
    let angle = reduced(x)
    guard angle.quadrant >= 0 else { return .nan }
    let y = angle.quadrant & 1 == 0 ? sinKernel(angle) : cosKernel(angle)
    return angle.quadrant & 2 == 0 ? y : -y
  }

  /// The cosine of an angle in radians.
  ///
  /// Within 2 ulp for magnitudes up to 100,000. The error grows beyond 1,000,000; from 2^30 on, and for
  /// infinities and NaN, the result is NaN.
  ///
  /// - Complexity: O(1).
  public static func cos(_ x: Double) -> Double {
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

  /// Subtracts multiples of π/2.
  ///
  /// π/2 is the sum of four parts. The first three have 32 bits or fewer, so their products with a
  /// count of up to 21 bits are exact, and a double next to a multiple of π/2 keeps its full
  /// precision.
  private static func reduced(_ x: Double) -> ReducedAngle {
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

  /// What rounding took from `a − b`, whichever of the two is larger.
  @inline(__always)
  private static func difference(_ a: Double, _ b: Double, _ rounded: Double) -> Double {
    let bRounded = a - rounded
    let aRounded = rounded + bRounded
    return (a - aRounded) - (b - bRounded)
  }

  /// sin(high + low) = high + high³·S(high²) + low·cos(high), Taylor series to the 17th power; the first
  /// term left out is below 1e-19.
  private static func sinKernel(_ angle: ReducedAngle) -> Double {
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

  /// cos(high + low) = 1 − high²/2 + high⁴·C(high²) − low·high, Taylor series to the 18th power.
  private static func cosKernel(_ angle: ReducedAngle) -> Double {
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
}
