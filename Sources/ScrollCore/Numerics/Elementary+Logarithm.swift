// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The natural logarithm.
  ///
  /// Within 2 ulp for every positive number, subnormal ones included. −infinity for 0, NaN for negative
  /// numbers and NaN, infinity for infinity.
  ///
  /// - Complexity: O(1); one division.
  public static func log(_ x: Double) -> Double {
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
}
