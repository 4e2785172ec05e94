// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The value grammars that libxml2's RelaxNG would check by slow regular expressions.
///
/// Each function reads the whole value and allocates nothing.
enum ValueSyntax {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The value of one number, such as `-1.5`; nil for anything else.
  static func number(_ bytes: Bytes) -> Double? {
    var cursor = ByteCursor(bytes)
    guard let value = cursor.number(), cursor.isAtEnd else { return nil }
    return value
  }

  /// Whether a value is an identifier.
  static func isWord(_ bytes: Bytes, _ word: StaticString) -> Bool {
    var cursor = ByteCursor(bytes)
    return cursor.skip(word) && cursor.isAtEnd
  }

  /// Whether two values have the same bytes.
  static func areEqual(_ a: Bytes, _ b: Bytes) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
      return a.count == b.count
    }
    return memcmp(first, second, a.count) == 0
  }

  /// A whole number from 1 to 1000, as weights of fonts are.
  static func isWeight(_ bytes: Bytes) -> Bool {
    guard bytes.allSatisfy({ (0x30...0x39).contains($0) }), let value = number(bytes) else {
      return false
    }
    return (1...1000).contains(value)
  }

  /// Letters, digits, `-`, `_` and full stops, starting with a letter or `_`.
  static func isIdentifier(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    return cursor.identifier() > 0 && cursor.isAtEnd
  }

  /// Identifiers with single spaces between them.
  static func isTokenList(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    repeat {
      guard cursor.name() > 0 else { return false }
    } while cursor.skip(UInt8(ascii: " "))
    return cursor.isAtEnd
  }

  /// `#rgb`, `#rrggbb`, `none`, `currentColor`, `transparent` or `url(#id)`.
  static func isPaint(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    if cursor.skip(UInt8(ascii: "#")) {
      var digits = 0
      while let byte = cursor.peek, isHexadecimal(byte) {
        digits += 1
        cursor.advance()
      }
      return cursor.isAtEnd && (digits == 3 || digits == 6)
    }
    if cursor.skip("none") || cursor.skip("currentColor") || cursor.skip("transparent") {
      return cursor.isAtEnd
    }
    return isLocalURL(bytes)
  }

  /// `url(#id)`.
  static func isLocalURL(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    return cursor.skip("url(#") && cursor.identifier() > 0 && cursor.skip(UInt8(ascii: ")"))
      && cursor.isAtEnd
  }

  /// Transform functions with one space or nothing between them.
  static func isTransformList(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    var functions = 0
    while !cursor.isAtEnd {
      let counts: [Int]
      if cursor.skip("translate(") || cursor.skip("scale(") {
        counts = [1, 2]
      } else if cursor.skip("rotate(") {
        counts = [1, 3]
      } else if cursor.skip("matrix(") {
        counts = [6]
      } else {
        return false
      }
      guard let count = numbers(&cursor), counts.contains(count), cursor.skip(UInt8(ascii: ")"))
      else { return false }
      functions += 1
      _ = cursor.skipSeparator()
    }
    return functions > 0
  }

  /// An even number of numbers, at least two.
  static func isPointList(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    guard let count = numbers(&cursor) else { return false }
    return cursor.isAtEnd && count.isMultiple(of: 2)
  }

  /// Four numbers, the last two positive.
  static func isViewBox(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    var values: [Double] = []
    while let value = cursor.number() {
      values.append(value)
      guard cursor.skipSeparator() else { break }
    }
    return cursor.isAtEnd && values.count == 4 && values[2] > 0 && values[3] > 0
  }

  /// Numbers, none negative, as in `stroke-dasharray`; or `none`.
  static func isDashList(_ bytes: Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    if cursor.skip("none") { return cursor.isAtEnd }
    repeat {
      guard let value = cursor.number(), value >= 0 else { return false }
    } while cursor.skipSeparator()
    return cursor.isAtEnd
  }

  /// The seconds of `4.5s` or `4500ms`; nil for anything else.
  static func seconds(_ bytes: Bytes) -> Double? {
    var cursor = ByteCursor(bytes)
    guard let value = cursor.number() else { return nil }
    if cursor.skip("ms") { return cursor.isAtEnd ? value / 1000 : nil }
    return cursor.skip("s") && cursor.isAtEnd ? value : nil
  }

  /// The numbers of a value up to something else; nil if it does not start with one.
  static func numbers(_ cursor: inout ByteCursor) -> Int? {
    var count = 0
    while true {
      guard cursor.number() != nil else { return nil }
      count += 1
      let before = cursor
      guard cursor.skipSeparator() || isSign(cursor.peek) else { return count }
      if !isNumberStart(cursor.peek) {
        cursor = before
        return count
      }
    }
  }

  private static func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "-") }

  private static func isNumberStart(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
  }
}
