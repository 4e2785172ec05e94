// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Bytes as text that may stand in a script element of HTML and of XML alike, with 13 bits in two signs where
/// base 64 has 12; `page-digits.js` reads it.
///
/// Digits are what ASCII can print, from `!` on, without `&`, `<` and `>`. Each two stand for 13 bits, the
/// lowest first, and the first of the two is the lower; one digit alone at the end stands for the last six bits.
enum Base91 {
  private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter {
    !"&<>".utf8.contains($0)
  }

  /// The text for some bytes.
  static func text(of bytes: [UInt8]) -> String {
    let digits = digits
    return String(unsafeUninitializedCapacity: (bytes.count * 8 + 12) / 13 * 2) { text in
      var end = 0
      var held = 0
      var count = 0
      func append(_ digit: Int) {
        text[end] = digits[digit]
        end += 1
      }
      for byte in bytes {
        held |= Int(byte) << count
        count += 8
        guard count >= 13 else { continue }
        append(held % 8192 % 91)
        append(held % 8192 / 91)
        held >>= 13
        count -= 13
      }
      if count > 0 { append(held % 91) }
      if count > 6 { append(held / 91) }
      return end
    }
  }
}
