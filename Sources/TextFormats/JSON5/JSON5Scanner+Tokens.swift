// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Tokens: strings, keys, white space and comments.

extension JSON5Scanner {
  /// Moves past a quoted string, checking its escapes.
  mutating func scanString() throws(JSON5SyntaxError) {
    let start = at
    let quote = bytes[at]
    at += 1
    while let byte = peek {
      switch byte {
      case quote:
        at += 1
        return
      case UInt8(ascii: "\\"): try skipEscape(stringStart: start)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw JSON5SyntaxError(start, "the string is not closed before the end of its line")
      default: at += 1
      }
    }
    throw JSON5SyntaxError(start, "the string is not closed before the end of the file")
  }

  private mutating func skipEscape(stringStart: Int) throws(JSON5SyntaxError) {
    let start = at
    at += 1
    guard let escape = peek else {
      throw JSON5SyntaxError(stringStart, "the string is not closed before the end of the file")
    }
    at += 1
    switch escape {
    case UInt8(ascii: "x"): _ = try scanHex(2, from: start)
    case UInt8(ascii: "u"): try scanUnicodeEscape(from: start)
    case UInt8(ascii: "0"):
      guard peek?.isDigit != true else { fallthrough }
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw JSON5SyntaxError(
        start, "octal escapes are not accepted; write \\x and two hexadecimal digits")
    case UInt8(ascii: "\r"):
      if peek == UInt8(ascii: "\n") { at += 1 }
    default: break  // further bytes of a scalar are taken by the loop over the string
    }
  }

  /// Moves past what follows `\u`, with the second half of a surrogate pair.
  private mutating func scanUnicodeEscape(from start: Int) throws(JSON5SyntaxError) {
    let value = try scanHex(4, from: start)
    guard 0xD800..<0xE000 ~= value else { return }
    if value < 0xDC00, peek == UInt8(ascii: "\\"), at + 1 < bytes.count,
      bytes[at + 1] == UInt8(ascii: "u")
    {
      at += 2
      if 0xDC00..<0xE000 ~= (try scanHex(4, from: start)) { return }
    }
    throw JSON5SyntaxError(
      start, "the escape is half of a surrogate pair; both halves must follow each other")
  }

  private mutating func scanHex(_ count: Int, from start: Int) throws(JSON5SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = peek?.hexDigitValue else {
        throw JSON5SyntaxError(
          start, "the escape needs \(count) hexadecimal digits; found \(foundHere)")
      }
      value = value << 4 | UInt32(digit)
      at += 1
    }
    return value
  }

  /// Moves past a bare key.
  mutating func scanIdentifier() throws(JSON5SyntaxError) {
    let start = at
    while at < bytes.count {
      var (scalar, length) = scalar(at: at)
      let place = at
      if scalar == "\\" {
        at += 1
        guard peek == UInt8(ascii: "u") else {
          throw JSON5SyntaxError(place, "a bare key accepts only \\u escapes; found \(foundHere)")
        }
        at += 1
        let value = try scanHex(4, from: place)
        guard let named = Unicode.Scalar(value), named.isIdentifierPart(first: place == start)
        else {
          throw JSON5SyntaxError(place, "the escape is not a letter that a bare key may hold")
        }
        (scalar, length) = (named, 0)
      }
      guard scalar.isIdentifierPart(first: place == start) else { break }
      at += length
    }
    guard at > start else {
      throw JSON5SyntaxError(start, "expected a key or '}'; found \(foundHere)")
    }
  }

  /// The letters, digits, `$` and `_` that follow.
  func bareWord() -> String {
    var end = at
    while end < bytes.count {
      let (scalar, length) = scalar(at: end)
      guard scalar.isIdentifierPart(first: false) else { break }
      end += length
    }
    return String(decoding: bytes[at..<end], as: UTF8.self)
  }

  /// Moves past white space and comments.
  mutating func skipSpace() throws(JSON5SyntaxError) {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: at += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        let (scalar, length) = scalar(at: at)
        let isSpace =
          scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{FEFF}"
          || scalar.isSeparator
        guard isSpace else { return }
        at += length
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSON5SyntaxError) {
    let start = at
    at += 1
    switch peek {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        if byte == 0xE2, scalar(at: at).0.isSeparator { return }
        at += 1
      }
    case UInt8(ascii: "*"):
      at += 1
      while at + 1 < bytes.count {
        if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
          at += 2
          return
        }
        at += 1
      }
      throw JSON5SyntaxError(start, "the comment is not closed before the end of the file")
    default:
      throw JSON5SyntaxError(start, "a comment begins with // or /*; found a single '/'")
    }
  }

  /// The scalar that begins at a byte of the valid text, and how many bytes it has.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is U+2028 or U+2029, which end a line in JSON5.
  var isSeparator: Bool { self == "\u{2028}" || self == "\u{2029}" }

  /// Whether ECMAScript 5.1 accepts the scalar in an identifier.
  func isIdentifierPart(first: Bool) -> Bool {
    if self == "$" || self == "_" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !first
    default: return !first && (self == "\u{200C}" || self == "\u{200D}")
    }
  }
}
