// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ByteText {
  /// Appends a text with references for the characters that have a meaning in XML.
  ///
  /// Control characters become U+FFFD, and so do bidirectional controls: XML 1.0 does not allow the former, and a title
  /// must not reorder the text beside it.
  mutating func append(escaped text: String, inAttribute: Bool) {
    Self.withBytes(of: text) { append(escaped: $0, inAttribute: inAttribute) }
  }

  /// Appends a literal with references for the characters that have a meaning in character data.
  mutating func append(escaped text: StaticString) {
    text.withUTF8Buffer { append(escaped: $0, inAttribute: false) }
  }

  /// Appends valid UTF-8; text between special characters is copied in one piece.
  private mutating func append(escaped bytes: UnsafeBufferPointer<UInt8>, inAttribute: Bool) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = Self.lengthOfSpecial(bytes, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      appendReference(
        to: UnsafeBufferPointer(rebasing: bytes[index..<(index + length)]), inAttribute: inAttribute
      )
      index += length
      start = index
    }
    append(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Appends the replacement of a special character.
  private mutating func appendReference(
    to character: UnsafeBufferPointer<UInt8>, inAttribute: Bool
  ) {
    switch character[0] {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\"") where inAttribute: append("&quot;")
    case UInt8(ascii: "\t") where inAttribute: append("&#9;")
    case UInt8(ascii: "\n") where inAttribute: append("&#10;")
    case UInt8(ascii: "\r"): append("&#13;")
    case UInt8(ascii: "\""), UInt8(ascii: "\t"), UInt8(ascii: "\n"): append(character)
    default: append("\u{FFFD}")
    }
  }

  /// The number of bytes of a special character; 0 for any other character.
  @inline(__always)
  private static func lengthOfSpecial(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x40 { return Int((special >> UInt64(byte)) & 1) }
    if byte < 0x7F { return 0 }
    switch byte {
    case 0x7F: return 1
    // U+0080 to U+009F, U+202A to U+202E, U+2066 to U+2069, U+FFFE and U+FFFF.
    case 0xC2: return bytes[index + 1] < 0xA0 ? 2 : 0
    case 0xE2:
      switch (bytes[index + 1], bytes[index + 2]) {
      case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    case 0xEF: return bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE ? 3 : 0
    default: return 0
    }
  }

  /// Control characters and `"`, `&`, `<`, `>`, a bit each.
  private static let special: UInt64 = 0x5000_0044_FFFF_FFFF
}
