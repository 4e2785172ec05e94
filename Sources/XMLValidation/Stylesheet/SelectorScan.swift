// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds the ids and classes that a selector list names, up to the first part that does not belong to a selector.
///
/// Type, class, id, attribute and pseudo selectors with any combinators are read.
struct SelectorScan {
  private let bytes: Stylesheet.Bytes
  private var cursor: ByteCursor
  private var depth = 0

  init(_ bytes: Stylesheet.Bytes) {
    self.bytes = bytes
    cursor = ByteCursor(bytes)
  }

  /// The next id or class; nil after the last one.
  mutating func next() -> (name: SelectorName, isClass: Bool)? {
    while let byte = cursor.peek {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "."):
        cursor.advance()
        return name().map { ($0, byte == UInt8(ascii: ".")) }
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
      default: return nil
      }
    }
    return nil
  }

  /// A name in which a backslash escapes any character; nil if none comes next.
  private mutating func name() -> SelectorName? {
    let start = cursor.offset
    while let byte = cursor.peek, isNameByte(byte) || byte == UInt8(ascii: "\\") {
      cursor.advance()
      if byte == UInt8(ascii: "\\") { cursor.advance() }
    }
    guard cursor.offset > start else { return nil }
    return SelectorName(
      spelling: ByteName(bytes: Stylesheet.Bytes(rebasing: bytes[start..<cursor.offset])))
  }
}
