// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Base 64 of RFC 4648 §4, with padding.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for some bytes.
  package static func text(of bytes: [UInt8]) -> String {
    let digits = digits
    return String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
      var end = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let isLast = start + 3 > bytes.count
        let second = start + 1 < bytes.count ? Int(bytes[start + 1]) : 0
        let bits = Int(bytes[start]) << 16 | second << 8 | (isLast ? 0 : Int(bytes[start + 2]))
        for digit in 0..<4 { text[end + digit] = digits[bits >> (18 - 6 * digit) & 63] }
        end += 4
      }
      // A group of one or two bytes ends with padding.
      let missing = (3 - bytes.count % 3) % 3
      for index in (end - missing)..<end { text[index] = UInt8(ascii: "=") }
      return end
    }
  }
}
