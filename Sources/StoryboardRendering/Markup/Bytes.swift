// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What every writer appends to its buffer of UTF-8 bytes.
extension [UInt8] {
  /// Appends the bytes of a literal.
  mutating func append(_ text: StaticString) {
    if text.hasPointerRepresentation {
      text.withUTF8Buffer { append(contentsOf: $0) }
    } else {
      append(contentsOf: String(describing: text).utf8)
    }
  }

  /// Appends a text as it is.
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a whole number in decimal.
  mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var digits = value.magnitude
    var divisor: UInt = 1
    while digits / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(digits / divisor))
      digits %= divisor
      divisor /= 10
    }
  }
}
