// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes numbers with a fixed count of decimals, as short as they can be.
///
/// There are no trailing zeros, no exponent, no negative zero and, unless asked for, no zero before the
/// point: `0.50` with two decimals is `.5`. Digits come from integer arithmetic, because text is where
/// most of the time of an output goes.
public struct DecimalFormat: Sendable, Equatable, BitwiseCopyable {
  /// The greatest count of decimals.
  public let decimals: Int
  /// Whether `0.5` is written with its first zero, as JSON wants it.
  public let keepsLeadingZero: Bool
  private let scale: Int

  /// Makes a format; a count of decimals outside 0 to 9 is taken as the nearest in that range.
  public init(decimals: Int, keepsLeadingZero: Bool = false) {
    self.decimals = min(max(decimals, 0), 9)
    self.keepsLeadingZero = keepsLeadingZero
    var scale = 1
    for _ in 0..<self.decimals { scale *= 10 }
    self.scale = scale
  }

  /// The number that a reader of the written text gets: halves are rounded away from zero.
  public func rounded(_ value: Double) -> Double {
    Double(scaled(value)) / Double(scale)
  }

  /// Appends a number in UTF-8; one that is not finite is written as 0.
  ///
  /// Numbers beyond 2⁶² units of the last decimal are held at that limit.
  ///
  /// - Complexity: Constant; no allocation unless the buffer grows.
  public func append(_ value: Double, to bytes: inout [UInt8]) {
    append(scaled: scaled(value), to: &bytes)
  }

  /// The number in units of the last decimal.
  func scaled(_ value: Double) -> Int {
    let limit = 4.6e18
    let product = value * Double(scale)
    guard product.isFinite else { return 0 }
    let held = min(max(product, -limit), limit)
    // What a conversion cuts off is exact; rounding first would be a call into the C library.
    let whole = Int(held)
    let rest = held - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// Appends a number that is given in units of the last decimal.
  func append(scaled value: Int, to bytes: inout [UInt8]) {
    // A sign, 19 digits and a point, written from the end: divisions by ten are multiplications.
    var text = InlineArray<24, UInt8>(repeating: UInt8(ascii: "0"))
    var start = 24
    var rest = value.magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    if places > 0 {
      for _ in 0..<places {
        start -= 1
        text[start] += UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      start -= 1
      text[start] = UInt8(ascii: ".")
    }
    if rest == 0, places == 0 || keepsLeadingZero { start -= 1 }
    while rest > 0 {
      start -= 1
      text[start] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    if value < 0 {
      start -= 1
      text[start] = UInt8(ascii: "-")
    }
    text.span.extracting(start...).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }
}
