// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads JSON as in RFC 8259, within limits; nothing else is accepted.
package struct JSONParser {
  /// Where a text stops being JSON, in bytes from its beginning, and why.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// Bytes before the position of the error.
    package var offset: Int
    /// What was found, or what would be accepted.
    package var message: String

    /// The position and the message.
    package var description: String { "byte \(offset): \(message)" }
  }

  /// The deepest nesting that is accepted.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var at = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole document in UTF-8.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.at == bytes.count else { throw parser.failure("expected the end of the file") }
    return value
  }

  /// Reads a whole document.
  package static func parse(_ text: String) throws(Failure) -> JSONValue {
    try parse(Array(text.utf8))
  }

  private func failure(_ message: String) -> Failure { Failure(offset: at, message: message) }

  private mutating func skipSpace() {
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let letters = Array("\(word)".utf8)
    guard bytes[at...].starts(with: letters) else { return false }
    at += letters.count
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth <= Self.depthLimit else { throw failure("nested too deep") }
    skipSpace()
    guard at < bytes.count else { throw failure("expected a value, found the end of the file") }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      if take("true") { return .flag(true) }
      if take("false") { return .flag(false) }
      if take("null") { return .null }
      throw failure("expected a value")
    }
  }

  private mutating func object(_ depth: Int) throws(Failure) -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    at += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw failure("expected the name of a member")
      }
      let name = try string()
      guard names.insert(name).inserted else {
        throw failure("the name '\(shown(name))' occurs twice")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("expected ':'") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("expected ',' or '}'") }
    }
  }

  private mutating func list(_ depth: Int) throws(Failure) -> JSONValue {
    var values: [JSONValue] = []
    at += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return .list(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .list(values) }
      guard take(UInt8(ascii: ",")) else { throw failure("expected ',' or ']'") }
    }
  }

  private mutating func number() throws(Failure) -> Double {
    let start = at
    _ = take(UInt8(ascii: "-"))
    let first = at
    try digits()
    if bytes[first] == UInt8(ascii: "0"), at - first > 1 {
      throw failure("a number does not begin with 0")
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "-")) || take(UInt8(ascii: "+"))
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)), number.isFinite
    else { throw Failure(offset: start, message: "the number is too large") }
    return number
  }

  private mutating func digits() throws(Failure) {
    guard at < bytes.count, (0x30...0x39).contains(bytes[at]) else {
      throw failure("expected a digit")
    }
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
  }

  private mutating func string() throws(Failure) -> String {
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        guard let text = String(utf8: text) else {
          throw failure("the text is not UTF-8")
        }
        return text
      }
      guard byte >= 0x20 else { throw failure("a control character in a string") }
      at += 1
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    throw failure("the text does not end")
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard at < bytes.count else { throw failure("the text does not end") }
    at += 1
    switch bytes[at - 1] {
    case UInt8(ascii: "\""): return [0x22]
    case UInt8(ascii: "\\"): return [0x5C]
    case UInt8(ascii: "/"): return [0x2F]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var code = try hex()
      if (0xD800..<0xDC00).contains(code), take("\\u") {
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else { throw failure("half of a pair") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw failure("half of a pair") }
      return Array(String(scalar).utf8)
    default: throw failure("unknown escape")
    }
  }

  private mutating func hex() throws(Failure) -> UInt32 {
    guard at + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
      bytes[at] != UInt8(ascii: "+"), bytes[at] != UInt8(ascii: "-")
    else { throw failure("expected four hexadecimal digits") }
    at += 4
    return code
  }
}
