// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers and strings as JSON writes them.
enum ExactText {
  /// Appends the shortest decimal that reads back to the same bits, without a fraction of zero.
  ///
  /// A number that is not finite does not exist in JSON and is `null`; negative zero is `0`.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
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

  /// Appends a string in quotation marks.
  static func append(string: String, to bytes: inout [UInt8]) {
    bytes.append("\"")
    for unit in string.utf8 {
      switch unit {
      case UInt8(ascii: "\""): bytes.append("\\\"")
      case UInt8(ascii: "\\"): bytes.append("\\\\")
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append("\\u00")
        bytes.append(digits[Int(unit >> 4)])
        bytes.append(digits[Int(unit & 15)])
      default: bytes.append(unit)
      }
    }
    bytes.append("\"")
  }
}
