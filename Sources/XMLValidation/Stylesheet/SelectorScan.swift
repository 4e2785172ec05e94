// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds the ids and classes that a selector list names.
enum SelectorScan {
  /// The result, and the first part that does not belong to a selector.
  struct Result {
    var identifiers: [String] = []
    var classes: [String] = []
    var fault: String?
  }

  /// Reads type, class, id, attribute and pseudo selectors with any combinators.
  static func scan(_ bytes: Stylesheet.Bytes) -> Result {
    var result = Result()
    var cursor = ByteCursor(bytes)
    /// A name in which a backslash escapes everything but letters, digits, `-` and `_`.
    func name(_ cursor: inout ByteCursor) -> String? {
      if let plain = cursor.plainName() { return plain }
      var found: [UInt8] = []
      while let byte = cursor.peek {
        if byte == UInt8(ascii: "\\") {
          cursor.advance()
          if let escaped = cursor.peek { found.append(escaped) }
        } else if isNameByte(byte) {
          found.append(byte)
        } else {
          break
        }
        cursor.advance()
      }
      return found.isEmpty ? nil : String(decoding: found, as: UTF8.self)
    }
    var depth = 0
    while let byte = cursor.peek {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "."):
        cursor.advance()
        guard let found = name(&cursor) else {
          result.fault = "\(UnicodeScalar(byte)) without a name"
          return result
        }
        if byte == UInt8(ascii: "#") {
          result.identifiers.append(found)
        } else {
          result.classes.append(found)
        }
      case UInt8(ascii: "["):
        while let inner = cursor.peek, inner != UInt8(ascii: "]") { cursor.advance() }
        cursor.advance()
      case UInt8(ascii: "("):
        depth += 1
        cursor.advance()
      case UInt8(ascii: ")"):
        depth -= 1
        cursor.advance()
      case UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: ">"), UInt8(ascii: "+"),
        UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "&"), 0x20, 0x09, 0x0A, 0x0D:
        cursor.advance()
      case _ where isNameStart(byte): _ = cursor.name()
      case _ where depth > 0: cursor.advance()
      default:
        result.fault = "\"\(UnicodeScalar(byte))\" is no part of a selector"
        return result
      }
    }
    return result
  }
}
