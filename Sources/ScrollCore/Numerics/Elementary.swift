// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Exponential, logarithm, sine and cosine in plain Swift arithmetic.
///
/// The functions use only additions, multiplications, divisions and bit patterns: no C library and
/// no fused multiply-add. Every step is rounded as IEEE 754 specifies, so results agree to the bit
/// on x86, ARM and WebAssembly. Errors stay below 2 units in the last place (ulp) over the ranges
/// documented with each function; the tests measure them against the C library.
public enum Elementary {
  /// 2^`exponent` for exponents of normal numbers, −1022…1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }

  /// The nearest whole number to a value, ties to even, for magnitudes below 2^51.
  ///
  /// Adding 1.5·2^52 pushes the fraction out of the significand; taking it away again leaves the rest.
  @inline(__always)
  static func nearestWhole(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// The greatest whole number that is not above a value, for magnitudes below 2^51.
  static func roundedDown(_ x: Double) -> Double {
    let nearest = nearestWhole(x)
    return nearest > x ? nearest - 1 : nearest
  }
}
