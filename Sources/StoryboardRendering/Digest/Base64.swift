// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Base 64 of RFC 4648 §4, with padding.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for some bytes.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for digit in 0..<4 {
        let isPadding = digit > group.count
        text.append(isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
