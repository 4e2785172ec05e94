// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The value of JSON5's numbers.
package enum JSON5Number {
  /// The longest number that is read, in characters.
  ///
  /// Nothing needs as many digits, and the time of a correctly rounded conversion grows faster than
  /// their count.
  package static let longest = 1_000

  /// The value of a token that the scanner has accepted, correctly rounded.
  package static func decode(_ token: ArraySlice<UInt8>) -> Double {
    switch token.last {
    case UInt8(ascii: "y"): token.first == UInt8(ascii: "-") ? -.infinity : .infinity
    case UInt8(ascii: "N"): .nan
    // The standard library takes signs, bare points and hexadecimal digits as JSON5 writes them.
    default: Double(String(decoding: token, as: UTF8.self)) ?? .nan
    }
  }
}
