// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The selectors that the sheet of a drawing may have; each stands alone before its block.
enum DrawingSelector: Equatable {
  /// `*`
  case everything
  /// `#id`: what moves.
  case element(String)
  /// `.class`: what has a colour.
  case look(String)
  /// `#id:target~g *`: the drawing while the fragment of its address is this id.
  case still(String)
  /// `.class:target~g *`: the drawing while its address has the fragment of a still.
  case stills(String)
  /// `.class:target~g .class`: a part of the drawing meanwhile.
  case stillPart(String, String)

  /// Reads a selector; nil for any other.
  init?(_ bytes: Stylesheet.Bytes) {
    var cursor = ByteCursor(bytes)
    if cursor.skip("*") {
      guard cursor.isAtEnd else { return nil }
      self = .everything
      return
    }
    let isID = cursor.skip("#")
    guard isID || cursor.skip("."), let name = Self.name(&cursor) else { return nil }
    if cursor.isAtEnd {
      self = isID ? .element(name) : .look(name)
      return
    }
    guard cursor.skip(":target") else { return nil }
    cursor.skipSpaces()
    guard cursor.skip("~") else { return nil }
    cursor.skipSpaces()
    guard cursor.skip("g ") else { return nil }
    if cursor.skip("*") {
      self = isID ? .still(name) : .stills(name)
    } else if !isID, cursor.skip("."), let part = Self.name(&cursor) {
      self = .stillPart(name, part)
    } else {
      return nil
    }
    guard cursor.isAtEnd else { return nil }
  }

  /// A name, in which a backslash may stand before a sign that names have otherwise not.
  private static func name(_ cursor: inout ByteCursor) -> String? {
    var name: [UInt8] = []
    while let byte = cursor.peek {
      if byte == UInt8(ascii: "\\") {
        cursor.advance()
        guard let sign = cursor.peek, sign > 0x20, !isNameByte(sign), sign < 0x7F else {
          return nil
        }
        name.append(sign)
      } else if isNameByte(byte), !name.isEmpty || isNameStart(byte) {
        name.append(byte)
      } else {
        break
      }
      cursor.advance()
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
