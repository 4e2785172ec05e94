// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Functions of columns: each number has the bits that the function of one number gives it.
extension FormulaMachine {
  /// Whether all numbers are truths that hold, or none is; nil where they are not the same number.
  @inline(__always)
  static func commonTruth(_ truths: FrameColumn) -> Bool? {
    let bits = unsafe unsafeBitCast(truths, to: SIMD16<UInt64>.self)
    let (low, high) = (bits.lowHalf, bits.highHalf)
    let (some, all) = (low | high, low & high)
    let (some4, all4) = (some.lowHalf | some.highHalf, all.lowHalf & all.highHalf)
    let (some2, all2) = (some4.lowHalf | some4.highHalf, all4.lowHalf & all4.highHalf)
    let (anyBit, everyBit) = (some2[0] | some2[1], all2[0] & all2[1])
    // Without their signs: −0 does not hold either.
    if anyBit << 1 == 0 { return false }
    return anyBit == everyBit ? true : nil
  }

  /// Whether something holds of all numbers.
  @inline(__always)
  static func holdsForAll(_ mask: SIMDMask<SIMD16<Int64>>) -> Bool {
    let bits = unsafe unsafeBitCast(mask, to: SIMD16<Int64>.self)
    let eight = bits.lowHalf & bits.highHalf
    let four = eight.lowHalf & eight.highHalf
    let two = four.lowHalf & four.highHalf
    return two[0] & two[1] != 0
  }

  /// The magnitudes of numbers.
  @inline(__always)
  static func magnitude(_ a: FrameColumn) -> FrameColumn {
    // A difference, so that −0 becomes 0.
    a.replacing(with: FrameColumn.zero - a, where: a .<= 0)
  }

  /// The nearest whole numbers; see `Elementary.rounded`.
  static func rounded(_ a: FrameColumn) -> FrameColumn {
    let magnitude = magnitude(a)
    var whole = magnitude.rounded(.down)
    whole.replace(with: whole + 1, where: magnitude - whole .>= 0.5)
    whole.replace(with: -1 * whole, where: a .< 0)
    // What is whole stays, −0 among it.
    return whole.replacing(with: a, where: .!(magnitude .< 0x1p52) .| (a .== 0))
  }

  /// The nearest pixels, in points; see `PixelRounding.nearestPixel`.
  static func nearestPixel(_ a: FrameColumn, scale: Double) -> FrameColumn {
    let pixels = magnitude(a) * scale
    var whole = (pixels + 0x1.8p52) - 0x1.8p52
    whole.replace(with: whole + 1, where: pixels - whole .== 0.5)
    var rounded = whole / scale
    rounded.replace(with: -1 * rounded, where: a .< 0)
    return rounded.replacing(with: a, where: .!(pixels .< 0x1p51))
  }

  /// The remainders of whole numbers with the signs of the divisors, as they are computed one by one; nil for others.
  static func wholeRemainder(_ a: FrameColumn, _ b: FrameColumn) -> FrameColumn? {
    let (zero, limit) = (FrameColumn.zero, FrameColumn(repeating: 0x1p51))
    let areWhole =
      (nearest(a) .== a) .& (nearest(b) .== b) .& (magnitude(a) .< limit)
      .& (magnitude(b) .< limit) .& (b .!= zero)
    guard holdsForAll(areWhole) else { return nil }
    // No quotient of such numbers is rounded to a whole one, and none of the products is rounded.
    let quotient = a / b
    var whole = nearest(quotient)
    whole.replace(with: whole - 1, where: whole .> quotient)
    let rest = a - b * whole
    // A remainder of 0 has the sign of the dividend.
    return rest.replacing(with: a * 0, where: rest .== zero)
  }

  /// The nearest whole numbers, ties to even, of numbers below 2⁵¹.
  @inline(__always)
  private static func nearest(_ a: FrameColumn) -> FrameColumn { (a + 0x1.8p52) - 0x1.8p52 }

  /// 0 below `b`, 1 above `c`, and a smooth step between.
  static func smooth(_ a: FrameColumn, _ b: FrameColumn, _ c: FrameColumn) -> FrameColumn {
    var t = (a - b) / (c - b)
    t.replace(with: 0, where: FrameColumn.zero .>= t)
    t.replace(with: 1, where: t .> 1)
    let steps = FrameColumn(repeating: 1).replacing(with: 0, where: a .< b)
    return (t * t * (3 - 2 * t)).replacing(with: steps, where: .!(b .< c))
  }
}
#endif
