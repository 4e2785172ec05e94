// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes numbers with a fixed count of decimals, as short as they can be.
///
/// There are no trailing zeros, no exponent, no negative zero and, unless requested, no zero before the
/// point: `0.50` with two decimals is `.5`. Digits come from integer arithmetic, because writing text takes
/// most of the time of an output.
public struct DecimalFormat: Sendable, Equatable, BitwiseCopyable {
  /// The maximum number of decimals.
  public let decimals: Int
  /// Whether `0.5` is written with its leading zero, as JSON requires.
  public let keepsLeadingZero: Bool
  private let scale: Int

  /// Makes a format; the number of decimals is clamped to 0 to 9.
  public init(decimals: Int, keepsLeadingZero: Bool = false) {
    self.decimals = min(max(decimals, 0), 9)
    self.keepsLeadingZero = keepsLeadingZero
    var scale = 1
    for _ in 0..<self.decimals { scale *= 10 }
    self.scale = scale
  }

  /// The value of the written number: halves are rounded away from zero.
  public func rounded(_ value: Double) -> Double {
    Double(scaled(value)) / Double(scale)
  }

  /// Appends a number in UTF-8; one that is not finite is written as 0.
  ///
  /// Numbers beyond 2⁶² units of the last decimal are clamped to that limit.
  ///
  /// - Complexity: Constant; no allocation unless the buffer grows.
  public func append(_ value: Double, to bytes: inout [UInt8]) {
    append(scaled: scaled(value), to: &bytes)
  }

  /// Appends a number to a text; see `append(_:to:)` for arrays.
  public func append(_ value: Double, to text: inout ByteText) {
    append(scaled: scaled(value), to: &text)
  }

  /// Appends a number and a byte after it.
  func append(_ value: Double, endingWith last: UInt8, to text: inout ByteText) {
    text.append(upTo: Self.longest + 1) { start in
      let count = write(scaled: scaled(value), at: start)
      start[count] = last
      return count + 1
    }
  }

  /// The number in units of the last decimal.
  @inline(__always)
  func scaled(_ value: Double) -> Int {
    let limit = 4.6e18
    let product = value * Double(scale)
    // Infinities and NaN are not below the limit, either.
    let held = product.magnitude < limit ? product : Self.held(product, limit)
    // The fraction that a conversion cuts off is exact; rounding first would be a call into the C library.
    let whole = Int(held)
    let rest = held - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  @inline(never)
  private static func held(_ product: Double, _ limit: Double) -> Double {
    product.isFinite ? min(max(product, -limit), limit) : 0
  }

  /// Appends a number that is given in units of the last decimal.
  func append(scaled value: Int, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { buffer in
      guard let start = buffer.baseAddress else { return }
      let count = write(scaled: value, at: start)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// Appends a number that is given in units of the last decimal.
  func append(scaled value: Int, to text: inout ByteText) {
    text.append(upTo: Self.longest) { write(scaled: value, at: $0) }
  }

  /// The maximum number of bytes: a sign, 19 digits and a point, and some more.
  private static let longest = 24

  /// Writes a number to memory for at least `longest` bytes, and returns the number of bytes.
  @inline(__always)
  private func write(scaled value: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
    // Nearly all numbers are coordinates and lengths in points.
    decimals == 2 && !keepsLeadingZero && value.magnitude < 1_000_000
      ? Self.writeHundredths(value, at: start) : writeAny(scaled: value, at: start)
  }

  private func writeAny(scaled value: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
    var digits = value.magnitude
    var places = decimals
    while places > 1, digits % 100 == 0 {
      digits /= 100
      places -= 2
    }
    if places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    let sign = value < 0 ? 1 : 0
    let point = places > 0 ? 1 : 0
    let least = point == 0 || keepsLeadingZero ? places + 1 : places
    let count = sign + point + max(Self.count(ofDigits: digits), least)
    // From the end, two at a time: divisions by a hundred are multiplications.
    var end = start + count
    if point > 0 {
      while places > 1 {
        end -= 2
        Self.writePair(digits % 100, at: end)
        digits /= 100
        places -= 2
      }
      if places > 0 {
        end -= 1
        end.pointee = Self.digit(digits % 10)
        digits /= 10
      }
      end -= 1
      end.pointee = UInt8(ascii: ".")
    }
    let first = start + sign
    while end > first + 1 {
      end -= 2
      Self.writePair(digits % 100, at: end)
      digits /= 100
    }
    if end > first { first.pointee = Self.digit(digits) }
    if sign > 0 { start.pointee = UInt8(ascii: "-") }
    return count
  }
}
