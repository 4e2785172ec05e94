// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Splits a formula into tokens.
struct FormulaScanner {
  /// The longest formula, in bytes.
  static let lengthLimit = 2000

  private let text: [UInt8]
  private var at = 0

  /// The tokens of a formula; the last one is its end.
  static func tokens(of text: String) throws(FormulaError) -> [FormulaToken] {
    var scanner = FormulaScanner(text: Array(text.utf8))
    guard scanner.text.count <= lengthLimit else {
      throw FormulaError(
        offset: lengthLimit, message: "a formula is at most \(lengthLimit) bytes long")
    }
    var tokens: [FormulaToken] = []
    repeat { tokens.append(try scanner.next()) } while tokens[tokens.count - 1].kind != .end
    return tokens
  }

  private mutating func next() throws(FormulaError) -> FormulaToken {
    while at < text.count, [UInt8(ascii: " "), 9, 10, 13].contains(text[at]) { at += 1 }
    let start = at
    guard at < text.count else { return FormulaToken(kind: .end, offset: start) }
    if Self.isDigit(text[at]) { return FormulaToken(kind: .number(try number()), offset: start) }
    if Self.isLetter(text[at]) {
      while at < text.count, Self.isLetter(text[at]) || Self.isDigit(text[at]) { at += 1 }
      return FormulaToken(kind: .name(piece(from: start)), offset: start)
    }
    if text[at] == UInt8(ascii: "'") { return FormulaToken(kind: .word(try word()), offset: start) }
    for sign in FormulaToken.Sign.allCases where text[at...].starts(with: sign.rawValue.utf8) {
      at += sign.rawValue.utf8.count
      return FormulaToken(kind: .sign(sign), offset: start)
    }
    let found = String(decoding: text[at...], as: UTF8.self).prefix(1)
    throw FormulaError(
      offset: at, message: "found '\(shown(String(found)))', which no formula has")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }

  /// Whether a byte can be in a name.
  static func isPartOfName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private func piece(from start: Int) -> String {
    String(decoding: text[start..<at], as: UTF8.self)
  }

  private mutating func digits() {
    while at < text.count, Self.isDigit(text[at]) { at += 1 }
  }

  /// Digits, with a fraction and an exponent if there are any.
  private mutating func number() throws(FormulaError) -> Double {
    let start = at
    digits()
    if at + 1 < text.count, text[at] == UInt8(ascii: "."), Self.isDigit(text[at + 1]) {
      at += 1
      digits()
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
      digits()
    }
    if at < text.count, Self.isLetter(text[at]) || text[at] == UInt8(ascii: ".") { at += 1 }
    let digits = piece(from: start)
    guard let number = Double(digits), number.isFinite, !digits.hasSuffix(".") else {
      throw FormulaError(offset: start, message: "'\(shown(digits))' is not a number")
    }
    return number
  }

  private mutating func word() throws(FormulaError) -> String {
    let start = at
    at += 1
    while at < text.count, text[at] != UInt8(ascii: "'") { at += 1 }
    guard at < text.count else {
      throw FormulaError(offset: start, message: "the word has no closing quote")
    }
    at += 1
    return String(decoding: text[start + 1..<at - 1], as: UTF8.self)
  }
}
