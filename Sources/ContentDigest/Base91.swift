// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Encodes bytes as text that is valid in a script element of HTML and of XML, with 13 bits in two
/// characters, where base 64 has 12; `base91.js` decodes it.
///
/// The alphabet is printable ASCII from `!` on, without `&`, `<` and `>`. Two characters encode 13
/// bits, the lowest first, and the first of the two is the lower; a single character at the end
/// encodes the last six bits.
package enum Base91 {
  private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter {
    !"&<>".utf8.contains($0)
  }

  /// The text for some bytes.
  ///
  /// - Complexity: Linear in the number of bytes.
  package static func text(of bytes: [UInt8]) -> String {
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

  /// The value of each character, by its code; 255 for characters outside the alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  /// The bytes of an encoded text; nil if it contains a character outside the alphabet.
  ///
  /// - Complexity: Linear in the number of characters.
  package static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let values = values
    var bytes: [UInt8] = []
    let room = (text.count / 2 * 13 + text.count % 2 * 6) / 8
    bytes.reserveCapacity(room)
    var held = 0
    var count = 0
    for start in stride(from: 0, to: text.count, by: 2) {
      let first = values[Int(text[start])]
      let second = start + 1 < text.count ? values[Int(text[start + 1])] : 0
      guard first != 255, second != 255 else { return nil }
      held |= (Int(first) + 91 * Int(second)) << count
      count += 13
      while count >= 8, bytes.count < room {
        bytes.append(UInt8(truncatingIfNeeded: held))
        held >>= 8
        count -= 8
      }
    }
    return bytes
  }
}
