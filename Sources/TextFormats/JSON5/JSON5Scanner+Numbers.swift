// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension JSON5Scanner {
  /// Moves past a number in any of JSON5's spellings.
  mutating func scanNumber() throws(JSON5SyntaxError) {
    let start = at
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
    switch peek {
    case UInt8(ascii: "I"): try scanNumberWord("Infinity")
    case UInt8(ascii: "N"): try scanNumberWord("NaN")
    case UInt8(ascii: "0") where at + 1 < bytes.count && bytes[at + 1] | 0x20 == UInt8(ascii: "x"):
      at += 2
      let digits = at
      while peek?.hexDigitValue != nil { at += 1 }
      if at == digits { throw malformedNumber(start) }
    default: try scanDecimal(from: start)
    }
    if at < bytes.count,
      scalar(at: at).0.isIdentifierPart(first: false) || peek == UInt8(ascii: ".")
    {
      throw malformedNumber(start)
    }
    if at - start > JSON5Number.longest {
      throw JSON5SyntaxError(
        start,
        "the number is \(at - start) characters long; at most \(JSON5Number.longest) are accepted")
    }
  }

  private mutating func scanDecimal(from start: Int) throws(JSON5SyntaxError) {
    let whole = at
    while peek?.isDigit == true { at += 1 }
    var digits = at - whole
    if digits > 1, bytes[whole] == UInt8(ascii: "0") {
      throw JSON5SyntaxError(start, "a number may not begin with a needless 0")
    }
    if peek == UInt8(ascii: ".") {
      at += 1
      let fraction = at
      while peek?.isDigit == true { at += 1 }
      digits += at - fraction
    }
    guard digits > 0 else { throw malformedNumber(start) }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      let exponent = at
      while peek?.isDigit == true { at += 1 }
      if at == exponent { throw malformedNumber(start) }
    }
  }

  private mutating func scanNumberWord(_ word: StaticString) throws(JSON5SyntaxError) {
    let start = at
    let found = bareWord()
    at += found.utf8.count
    guard found == "\(word)" else {
      throw JSON5SyntaxError(
        start, "expected a value; found the bare word '\(shown(found))'; a text must be in quotes")
    }
  }

  private func malformedNumber(_ start: Int) -> JSON5SyntaxError {
    var end = at
    while end < bytes.count {
      let (scalar, length) = scalar(at: end)
      guard scalar == "." || scalar.isIdentifierPart(first: false) else { break }
      end += length
    }
    let text = shown(String(decoding: bytes[start..<end], as: UTF8.self))
    return JSON5SyntaxError(start, "'\(text)' is not a number")
  }
}
