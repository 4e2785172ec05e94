// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The exponential function, e^x.
  ///
  /// Within 2 ulp for −745…709. Infinity above 709.782…, 0 below −745.133…, subnormal results in between;
  /// NaN gives NaN.
  ///
  /// - Complexity: O(1); no division.
  @_optimize(speed)
  public static func exp(_ x: Double) -> Double {
    guard x <= 709.782712893384 else { return x.isNaN ? x : .infinity }
    guard x > -745.1332191019412 else { return x.isNaN ? x : 0 }
    // x = k·ln 2 + r with |r| ≤ ln 2 / 2. The high part of ln 2 has 36 bits and k has 11, so
    // k·high is exact, and so is the difference.
    // The sum has k in its last bits, too.
    let shifted = x * 0x1.71547652b82fep+0 + 0x1.8p52
    let k = shifted - 0x1.8p52
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
    let exponent = Int(truncatingIfNeeded: shifted.bitPattern &- (0x1.8p52).bitPattern)
    if exponent >= -1021 {
      // 2^1024 is no number, so the largest results are scaled in two steps.
      return exponent <= 1023
        ? y * powerOfTwo(exponent) : y * 0x1p1023 * powerOfTwo(exponent &- 1023)
    }
    // Subnormal results: the last multiplication rounds once.
    return y * powerOfTwo(exponent &+ 60) * 0x1p-60
  }
}
