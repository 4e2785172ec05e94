// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The selectors that the sheet of a drawing may have; each is alone before its block.
enum DrawingSelector: Equatable {
  /// `*`, or `#id *` in the element that has an id.
  case everything(in: String?)
  /// `#id`: what moves.
  case element(String)
  /// `.class`, or `#id .class` in the element that has an id: what has a colour.
  case look(String, in: String?)
  /// `#id:target~g *`: the drawing while the fragment of its address is this id.
  case still(String)
  /// `.class:target~g *`: the drawing while its address has the fragment of a still.
  case stills(String)
  /// `.class:target~g .class`: a part of the drawing meanwhile.
  case stillPart(String, String)

  /// The id of the element within which the rule holds; nil for a rule without such a limit.
  var scope: String? {
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
    guard isID || cursor.skip("."), let name = Self.name(&cursor) else { return nil }
    if cursor.isAtEnd {
      self = isID ? .element(name) : .look(name, in: nil)
      return
    }
    if isID, cursor.skip(" ") {
      cursor.skipSpaces()
      if cursor.skip("*") {
        self = .everything(in: name)
      } else if cursor.skip("."), let look = Self.name(&cursor) {
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
    } else if !isID, cursor.skip("."), let part = Self.name(&cursor) {
      self = .stillPart(name, part)
    } else {
      return nil
    }
    guard cursor.isAtEnd else { return nil }
  }

  /// A name, in which a backslash may escape a character.
  private static func name(_ cursor: inout ByteCursor) -> String? {
    // Nearly all names are without a backslash.
    if let plain = cursor.plainName() { return plain }
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
