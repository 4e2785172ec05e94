// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What every writer appends to its buffer of UTF-8 bytes.
extension [UInt8] {
  /// Appends the bytes of a literal.
  mutating func append(_ text: StaticString) {
    if text.hasPointerRepresentation {
      text.withUTF8Buffer { append(contentsOf: $0) }
    } else {
      append(text: String(describing: text))
    }
  }

  /// Appends a text as it is.
  ///
  /// It has a label so that a literal is never taken for a string.
  mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a whole number in decimal.
  mutating func append(decimal value: Int) {
    DecimalFormat(decimals: 0).append(scaled: value, to: &self)
  }
}
