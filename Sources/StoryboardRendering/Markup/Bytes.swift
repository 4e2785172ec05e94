// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Appending text and numbers to a buffer of UTF-8 bytes.
extension [UInt8] {
  /// Appends the bytes of a literal.
  mutating func append(_ text: StaticString) {
    if text.hasPointerRepresentation {
      text.withUTF8Buffer { append(contentsOf: $0) }
    } else {
      append(text: String(describing: text))
    }
  }

  /// Appends a text without escaping.
  ///
  /// The label keeps literals from becoming strings.
  mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a whole number in decimal.
  mutating func append(decimal value: Int) {
    DecimalFormat(decimals: 0).append(scaled: value, to: &self)
  }

  /// Whether the bytes equal those of a buffer; eight are compared at once.
  func holdsSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let other = UnsafeRawBufferPointer(other)
    return withUnsafeBytes { bytes in
      var index = 0
      while index &+ 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word != other.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
        index &+= 8
      }
      return bytes[index...].elementsEqual(other[index...])
    }
  }
}
