// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The selectors that the sheet of a drawing may have; each is alone before its block.
enum DrawingSelector: Equatable {
  /// `*`, or `#id *` in the element that has an id.
  case everything(in: SelectorName?)
  /// `#id`: what moves.
  case element(SelectorName)
  /// `.class`, or `#id .class` in the element that has an id: what has a colour.
  case look(SelectorName, in: SelectorName?)
  /// `#id:target~g *`: the drawing while the fragment of its address is this id.
  case still(SelectorName)
  /// `.class:target~g *`: the drawing while its address has the fragment of a still.
  case stills(SelectorName)
  /// `.class:target~g .class`: a part of the drawing meanwhile.
  case stillPart(SelectorName, SelectorName)

  /// The id of the element within which the rule holds; nil for a rule without such a limit.
  var scope: SelectorName? {
    switch self {
    case .everything(let id), .look(_, let id): id
    default: nil
    }
  }

  /// Reads a selector; nil for any other.
  init?(_ bytes: Stylesheet.Bytes) {
    var cursor = ByteCursor(bytes)
    if cursor.skip("*") {
      guard cursor.isAtEnd else { return nil }
      self = .everything(in: nil)
      return
    }
    let isID = cursor.skip("#")
    guard isID || cursor.skip("."), let name = Self.name(&cursor, in: bytes) else { return nil }
    if cursor.isAtEnd {
      self = isID ? .element(name) : .look(name, in: nil)
      return
    }
    if isID, cursor.skip(" ") {
      cursor.skipSpaces()
      if cursor.skip("*") {
        self = .everything(in: name)
      } else if cursor.skip("."), let look = Self.name(&cursor, in: bytes) {
        self = .look(look, in: name)
      } else {
        return nil
      }
      guard cursor.isAtEnd else { return nil }
      return
    }
    guard cursor.skip(":target") else { return nil }
    cursor.skipSpaces()
    guard cursor.skip("~") else { return nil }
    cursor.skipSpaces()
    guard cursor.skip("g ") else { return nil }
    if cursor.skip("*") {
      self = isID ? .still(name) : .stills(name)
    } else if !isID, cursor.skip("."), let part = Self.name(&cursor, in: bytes) {
      self = .stillPart(name, part)
    } else {
      return nil
    }
    guard cursor.isAtEnd else { return nil }
  }

  /// A name, in which a backslash may escape a character.
  private static func name(_ cursor: inout ByteCursor, in bytes: Stylesheet.Bytes) -> SelectorName?
  {
    let start = cursor.offset
    while let byte = cursor.peek {
      if byte == UInt8(ascii: "\\") {
        cursor.advance()
        guard let sign = cursor.peek, sign > 0x20, !isNameByte(sign), sign < 0x7F else {
          return nil
        }
      } else if !isNameByte(byte) || cursor.offset == start && !isNameStart(byte) {
        break
      }
      cursor.advance()
    }
    guard cursor.offset > start else { return nil }
    return SelectorName(
      spelling: ByteName(bytes: Stylesheet.Bytes(rebasing: bytes[start..<cursor.offset])))
  }
}
