// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Reads the text of a `DeviceExpression`.
struct ExpressionParser {
  /// Where a text stops being an expression, in bytes from its beginning, and why.
  struct Failure: Error {
    var offset: Int
    var message: String
  }

  private let text: [UInt8]
  private var at = 0
  private var depth = 0

  private init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// Reads a whole text of at most 500 bytes.
  static func parse(_ text: String) throws(Failure) -> DeviceExpression {
    var parser = ExpressionParser(text)
    guard parser.text.count <= 500 else {
      throw Failure(offset: 0, message: "an expression is at most 500 characters long")
    }
    let result = try parser.sum()
    guard parser.at == parser.text.count else {
      throw parser.failure("expected an operator or the end of the expression")
    }
    guard result.constant.isFinite, result.terms.allSatisfy(\.factor.isFinite) else {
      throw Failure(offset: 0, message: "the expression is too large for a number")
    }
    return result
  }

  private func failure(_ message: String) -> Failure {
    let found =
      at < text.count
      ? "'\(shown(String(decoding: text[at...], as: UTF8.self).prefix(1)))'" : "the end of the text"
    return Failure(offset: at, message: "\(message); found \(found)")
  }

  private mutating func peek() -> UInt8? {
    while at < text.count, text[at] == UInt8(ascii: " ") { at += 1 }
    return at < text.count ? text[at] : nil
  }

  private mutating func sum() throws(Failure) -> DeviceExpression {
    var result = try product()
    while let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      at += 1
      result.add(try product(), times: sign == UInt8(ascii: "-") ? -1 : 1)
    }
    return result
  }

  private mutating func product() throws(Failure) -> DeviceExpression {
    var result = try factor()
    while peek() == UInt8(ascii: "*") {
      let place = at
      at += 1
      let other = try factor()
      guard result.terms.isEmpty || other.terms.isEmpty else {
        throw Failure(
          offset: place, message: "a fact of the device can only be multiplied with a number")
      }
      let (scaled, scale) =
        other.terms.isEmpty ? (result, other.constant) : (other, result.constant)
      result = DeviceExpression(0)
      result.add(scaled, times: scale)
    }
    return result
  }

  private mutating func factor() throws(Failure) -> DeviceExpression {
    guard let byte = peek() else { throw failure("expected a number or a fact of the device") }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "("):
      depth += 1
      defer { depth -= 1 }
      guard depth <= FileLimits.nesting else { throw failure("the expression is nested too deep") }
      at += 1
      var result = DeviceExpression(0)
      guard byte == UInt8(ascii: "(") else {
        result.add(try factor(), times: -1)
        return result
      }
      result = try sum()
      guard peek() == UInt8(ascii: ")") else { throw failure("expected ')'") }
      at += 1
      return result
    case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return DeviceExpression(try number())
    default: return DeviceExpression(0, [DeviceExpression.Term(try fact())])
    }
  }

  private mutating func number() throws(Failure) -> Double {
    let start = at
    while at < text.count, text[at].isDigit || text[at] == UInt8(ascii: ".") { at += 1 }
    let digits = String(decoding: text[start..<at], as: UTF8.self)
    if let number = Double(digits), number.isFinite { return number }
    throw Failure(offset: start, message: "'\(shown(digits))' is not a number")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte.isDigit || byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private mutating func fact() throws(Failure) -> DeviceExpression.Fact {
    let start = at
    while at < text.count, isLetter(text[at]) || text[at] == UInt8(ascii: ".") { at += 1 }
    let word = String(decoding: text[start..<at], as: UTF8.self)
    if let fact = DeviceExpression.Fact(rawValue: word) { return fact }
    guard !word.isEmpty else { throw failure("expected a number or a fact of the device") }
    let facts = DeviceExpression.Fact.allCases.map(\.rawValue)
    throw Failure(
      offset: start,
      message: "unknown fact '\(shown(word))'\(suggestion(for: word, among: facts)); accepted: "
        + facts.joined(separator: ", "))
  }
}

extension DeviceExpression {
  /// Adds a multiple of another expression.
  fileprivate mutating func add(_ other: DeviceExpression, times factor: Double) {
    constant += other.constant * factor
    terms = Fact.allCases.compactMap { fact in
      let own = terms.first { $0.fact == fact }?.factor
      let added = other.terms.first { $0.fact == fact }?.factor
      guard own != nil || added != nil else { return nil }
      return Term(fact, factor: (own ?? 0) + (added ?? 0) * factor)
    }
  }
}
