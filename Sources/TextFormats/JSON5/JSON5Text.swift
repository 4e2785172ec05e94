// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The text of JSON5's strings and keys.
package enum JSON5Text {
  /// The text of a token that the scanner has accepted: a quoted string or a bare key.
  package static func decode(_ token: ArraySlice<UInt8>) -> String {
    guard let first = token.first else { return "" }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let body = isQuoted ? token.dropFirst().dropLast() : token
    guard body.contains(UInt8(ascii: "\\")) else { return String(decoding: body, as: UTF8.self) }
    return unescape(body)
  }

  /// Whether the text is the token's bytes between its quotes, so that places inside can be named.
  package static func isLiteral(_ token: ArraySlice<UInt8>) -> Bool {
    !token.contains(UInt8(ascii: "\\"))
  }

  private static func unescape(_ body: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = body.startIndex
    func hex(_ count: Int) -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<count {
        value = value << 4 | UInt32(body[index].hexDigitValue ?? 0)
        index += 1
      }
      return value
    }
    while index < body.endIndex {
      let byte = body[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let escape = body[index]
      index += 1
      switch escape {
      case UInt8(ascii: "b"): result.append(8)
      case UInt8(ascii: "f"): result.append(12)
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "v"): result.append(11)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "x"): append(hex(2), to: &result)
      case UInt8(ascii: "u"):
        var value = hex(4)
        if 0xD800..<0xDC00 ~= value {
          index += 2  // the scanner has made sure of \u and a low surrogate
          value = 0x10000 + (value - 0xD800) << 10 + (hex(4) - 0xDC00)
        }
        append(value, to: &result)
      case UInt8(ascii: "\r"):
        if index < body.endIndex, body[index] == UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\n"): break
      case 0xE2
      where index + 1 < body.endIndex && body[index] == 0x80 && body[index + 1] | 1 == 0xA9:
        index += 2  // a line or paragraph separator continues the line
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    result.append(contentsOf: String(Character(scalar)).utf8)
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or nil for another byte.
  var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether the byte is a decimal digit.
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
