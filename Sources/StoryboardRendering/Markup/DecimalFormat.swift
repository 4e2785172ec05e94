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
    return Int(min(max(product, -limit), limit).rounded(.toNearestOrAwayFromZero))
  }

  /// Appends a number that is given in units of the last decimal.
  func append(scaled value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    let unit = scale.magnitude
    let whole = magnitude / unit
    var fraction = magnitude % unit
    if whole > 0 || fraction == 0 || keepsLeadingZero { bytes.append(decimal: Int(whole)) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var digit = unit / 10
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / digit))
      fraction %= digit
      digit /= 10
    }
  }
}
