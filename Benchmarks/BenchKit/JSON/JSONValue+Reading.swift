// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension JSONValue {
  /// Reads a JSON text.
  ///
  /// - Parameter text: The whole text, nothing else before or after it.
  /// - Throws: Where it is no JSON.
  public init(reading text: String) throws(JSONSyntaxError) {
    var reader = JSONReader(text)
    self = try reader.document()
  }
}

/// Reads JSON from UTF-8.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  /// Deeper texts than any of ours would end the stack.
  private static let depthLimit = 100

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw error("the end") }
    return value
  }

  private func error(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: place, expected: expected)
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    guard depth < Self.depthLimit else { throw error("fewer levels") }
    skipSpace()
    guard place < bytes.count else { throw error("a value") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw error(word) }
    place += word.utf8.count
    return value
  }

  private mutating func list(_ depth: Int) throws(JSONSyntaxError) -> JSONValue {
    place += 1
    var values: [JSONValue] = []
    if take("]") { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw error("a comma or ]") }
    return .list(values)
  }

  private mutating func object(_ depth: Int) throws(JSONSyntaxError) -> JSONValue {
    place += 1
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw error("a name") }
      let key = try text()
      guard take(":") else { throw error("a colon") }
      members.append(JSONValue.Member(key, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw error("a comma or }") }
    return .object(members)
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = place
    let digits = Array("+-0123456789.eE".utf8)
    while place < bytes.count, digits.contains(bytes[place]) { place += 1 }
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      place = start
      throw error("a value")
    }
    return value
  }

  private mutating func text() throws(JSONSyntaxError) -> String {
    place += 1
    var units: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &units)
      case ..<0x20: throw error("an escape instead of a control character")
      default: units.append(byte)
      }
    }
    throw error("a quotation mark")
  }

  private mutating func escape(into units: inout [UInt8]) throws(JSONSyntaxError) {
    guard place < bytes.count else { throw error("an escape") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if 0xD800..<0xDC00 ~= code, bytes[place...].starts(with: "\\u".utf8) {
        place += 2
        code = 0x10000 + (code - 0xD800) << 10 + (try hexadecimal() &- 0xDC00) & 0x3FF
      }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      units.append(contentsOf: String(Character(scalar)).utf8)
    default: throw error("an escape")
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    guard place + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits") }
    place += 4
    return code
  }
}
