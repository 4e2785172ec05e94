// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers and strings as JSON writes them; every JSON writer uses them.
package enum JSONScalar {
  /// Appends the shortest decimal that reads back to the same bits, without a fraction of zero.
  ///
  /// A number that is not finite does not exist in JSON and is `null`; negative zero is `0`.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append("null") }
    // Whole numbers of up to 53 bits are exact, and most numbers of a frame are whole.
    if abs(value) < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      return bytes.append(decimal: Int(value))
    }
    var text = value.description
    text.withUTF8 { units in
      // The description of a large whole number ends in ".0".
      let end = units.count
      let isWhole =
        end > 2 && units[end - 1] == UInt8(ascii: "0") && units[end - 2] == UInt8(ascii: ".")
      bytes.append(contentsOf: isWhole ? UnsafeBufferPointer(rebasing: units[..<(end - 2)]) : units)
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
    bytes.append("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes.append("\\\"")
      case "\\": bytes.append("\\\\")
      case "\n": bytes.append("\\n")
      case "\t": bytes.append("\\t")
      case "\r": bytes.append("\\r")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        appendEscape(scalar, to: &bytes)
      case "<", "&", ">", "\u{FFFE}", "\u{FFFF}":
        if escapingMarkup { appendEscape(scalar, to: &bytes) } else { fallthrough }
      default: UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
      }
    }
    bytes.append("\"")
  }

  /// Appends a code point of the first plane as four digits.
  private static func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append("\\u")
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> UInt32(shift) & 15)]) }
  }
}
