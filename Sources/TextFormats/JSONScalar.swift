// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers and strings as JSON writes them; every JSON writer uses them.
package enum JSONScalar {
  /// Appends the shortest decimal that reads back to the same bits, without a fraction of zero.
  ///
  /// A number that is not finite does not exist in JSON and is `null`; negative zero is `0`.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    // Whole numbers of up to 53 bits are exact, and most numbers of a frame are whole.
    if abs(value) < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      return append(decimal: Int(value), to: &bytes)
    }
    var digits = DigitBytes()
    // Nothing else may hold the bytes, or they would be copied.
    swap(&digits.bytes, &bytes)
    value.write(to: &digits)
    swap(&digits.bytes, &bytes)
    // The description of a large whole number ends in ".0".
    let end = bytes.count
    if bytes[end - 1] == UInt8(ascii: "0"), bytes[end - 2] == UInt8(ascii: ".") {
      bytes.removeLast(2)
    }
  }

  /// Takes the digits of a number as they are spelt: a string of them would often be allocated.
  private struct DigitBytes: TextOutputStream {
    var bytes: [UInt8] = []

    mutating func write(_ string: String) {
      // The digits are ASCII, which a string lends; one that is appended would be retained.
      let lent: Void? = string.utf8.withContiguousStorageIfAvailable {
        bytes.append(contentsOf: $0)
      }
      if lent == nil { bytes.append(contentsOf: string.utf8) }
    }

    /// What the standard library calls with digits; where it does not, `write` takes them.
    // swift-format-ignore: NoLeadingUnderscores
    mutating func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
      bytes.append(contentsOf: buffer)
    }
  }

  /// Appends a string in quotation marks; what acts on a terminal or an editor is spelt out.
  ///
  /// - Parameters:
  ///   - string: Any text.
  ///   - escapingMarkup: Whether `<`, `&`, `>` and the two code points that XML forbids are escaped too,
  ///     so that the JSON may stand in a `<script>` of a page.
  ///   - bytes: What the string is appended to.
  package static func append(
    string: String, escapingMarkup: Bool = false, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var index = 0
      while index < text.count {
        let start = index
        while index < text.count, isPlain(text[index], escapingMarkup) { index += 1 }
        bytes.append(contentsOf: text[start..<index])
        guard index < text.count else { break }
        if text[index] < 0x80 {
          append(Unicode.Scalar(text[index]), escapingMarkup, to: &bytes)
          index += 1
          continue
        }
        // What else comes together is whole code points.
        let others = index
        while index < text.count, text[index] >= 0x80 { index += 1 }
        for scalar in String(decoding: text[others..<index], as: UTF8.self).unicodeScalars {
          append(scalar, escapingMarkup, to: &bytes)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8, _ escapingMarkup: Bool) -> Bool {
    guard byte >= 0x20, byte < 0x7F else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return false
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ">"): return !escapingMarkup
    default: return true
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar, _ escapingMarkup: Bool, to bytes: inout [UInt8]
  ) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "<", "&", ">", "\u{FFFE}", "\u{FFFF}":
      if escapingMarkup { appendEscape(scalar, to: &bytes) } else { fallthrough }
    default:
      if VisibleText.isInvisible(scalar), scalar.value <= 0xFFFF {
        appendEscape(scalar, to: &bytes)
      } else {
        UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
      }
    }
  }

  /// Appends a whole number.
  private static func append(decimal value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends a code point of the basic plane as four digits.
  private static func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: "u"))
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(scalar.value >> shift & 15)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
