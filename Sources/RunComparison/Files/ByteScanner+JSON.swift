// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The tokens of frame output, which is JSON without spaces or escapes.
extension ByteScanner {
  /// Whether these bytes follow; if so, they are read.
  mutating func takes(literal: StaticString) -> Bool {
    for index in 0..<literal.utf8CodeUnitCount
    where byte(at: place + index) != literal.utf8Start[index] { return false }
    for _ in 0..<literal.utf8CodeUnitCount { advance() }
    return true
  }

  /// A string in quotation marks without escapes.
  mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    advance()
    var bytes: [UInt8] = []
    while next != UInt8(ascii: "\"") {
      guard next >= 0x20, next != UInt8(ascii: "\\"), bytes.count < 400 else { return nil }
      bytes.append(next)
      advance()
    }
    advance()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number, or NaN for `null`.
  mutating func jsonNumber() -> Double? {
    if takes(literal: "null") { return .nan }
    var bytes: [UInt8] = []
    while next &- 48 < 10 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(next) {
      guard bytes.count < 40 else { return nil }
      bytes.append(next)
      advance()
    }
    guard let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }
}
