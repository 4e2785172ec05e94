// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Turns the bytes of a JSON5 text into nodes, in one pass and without recursion.
///
/// The grammar is that of json5.org 1.0.0. What JSON5 leaves open is decided strictly: a key may
/// appear once, half of a surrogate pair is an error, and the depth is limited.
package struct JSON5Scanner {
  /// How deep lists and objects may be nested.
  package static let nestingLimit = 64

  /// The text; valid UTF-8.
  let bytes: [UInt8]
  /// The next byte to look at.
  var at: Int
  /// The nodes found so far.
  package private(set) var nodes: [JSON5Node] = []
  /// Nodes of the objects and lists that are open, outermost first.
  private var open: [Int] = []

  /// What the grammar wants next.
  private enum Expectation {
    case value, valueOrClose, keyOrClose, commaOrClose, end
  }

  /// Makes a scanner; the text begins at `start`, after a byte order mark.
  package init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    at = start
  }

  /// Scans the whole text.
  package mutating func scan() throws(JSON5SyntaxError) {
    var expected = Expectation.value
    while true {
      try skipSpace()
      switch expected {
      case .value: expected = try scanValue()
      case .valueOrClose: expected = try peek == UInt8(ascii: "]") ? close() : scanValue()
      case .keyOrClose: expected = try peek == UInt8(ascii: "}") ? close() : scanKeyAndColon()
      case .commaOrClose: expected = try scanCommaOrClose()
      case .end:
        guard at == bytes.count else {
          throw JSON5SyntaxError(
            at, "expected the end of the file after the value; found \(foundHere)")
        }
        return
      }
    }
  }

  /// The next byte, if there is one.
  var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// The scalar at the place, as messages show it.
  var foundHere: String {
    guard at < bytes.count else { return "the end of the file" }
    let (scalar, _) = scalar(at: at)
    return VisibleText.isInvisible(scalar) ? scalar.escaped(asASCII: true) : "'\(scalar)'"
  }

  private var isInObject: Bool {
    guard let container = open.last else { return false }
    return bytes[Int(nodes[container].offset)] == UInt8(ascii: "{")
  }

  private mutating func append(from start: Int) {
    nodes.append(JSON5Node(offset: UInt32(start), extent: UInt32(at)))
  }

  private mutating func scanValue() throws(JSON5SyntaxError) -> Expectation {
    guard let byte = peek else { throw unexpectedEnd() }
    let start = at
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.nestingLimit else {
        throw JSON5SyntaxError(
          at,
          "objects and lists are nested more than \(Self.nestingLimit) deep; at most \(Self.nestingLimit) are accepted"
        )
      }
      at += 1
      open.append(nodes.count)
      append(from: start)
      return byte == UInt8(ascii: "{") ? .keyOrClose : .valueOrClose
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try scanString()
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "I"),
      UInt8(ascii: "N"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
    default: try scanWord()
    }
    append(from: start)
    return open.isEmpty ? .end : .commaOrClose
  }

  private mutating func scanWord() throws(JSON5SyntaxError) {
    let start = at
    let word = bareWord()
    at += word.utf8.count
    if word == "true" || word == "false" || word == "null" { return }
    at = start
    guard !word.isEmpty else {
      throw JSON5SyntaxError(start, "expected a value; found \(foundHere)")
    }
    throw JSON5SyntaxError(
      start, "expected a value; found the bare word '\(shown(word))'; a text must be in quotes")
  }

  private mutating func scanKeyAndColon() throws(JSON5SyntaxError) -> Expectation {
    guard let byte = peek else { throw unexpectedEnd() }
    let start = at
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      try scanString()
    } else {
      try scanIdentifier()
    }
    append(from: start)
    try skipSpace()
    guard let colon = peek else { throw unexpectedEnd() }
    guard colon == UInt8(ascii: ":") else {
      let key = JSON5Text.decode(bytes[start..<Int(nodes[nodes.count - 1].extent)])
      throw JSON5SyntaxError(at, "expected ':' after the key '\(shown(key))'; found \(foundHere)")
    }
    at += 1
    return .value
  }

  private mutating func scanCommaOrClose() throws(JSON5SyntaxError) -> Expectation {
    guard let byte = peek else { throw unexpectedEnd() }
    let isObject = isInObject
    switch (byte, isObject) {
    case (UInt8(ascii: ","), _):
      at += 1
      return isObject ? .keyOrClose : .valueOrClose
    case (UInt8(ascii: "}"), true), (UInt8(ascii: "]"), false): return try close()
    default:
      throw JSON5SyntaxError(
        at, "expected ',' or '\(isObject ? "}" : "]")' after a value; found \(foundHere)")
    }
  }

  private mutating func close() throws(JSON5SyntaxError) -> Expectation {
    let isObject = isInObject
    at += 1
    let container = open.removeLast()
    nodes[container].extent = UInt32(nodes.count)
    if isObject { try refuseDuplicateKeys(in: container) }
    return open.isEmpty ? .end : .commaOrClose
  }

  private func refuseDuplicateKeys(in object: Int) throws(JSON5SyntaxError) {
    var first: [String: UInt32] = [:]
    var index = object + 1
    while index < nodes.count {
      let node = nodes[index]
      let key = JSON5Text.decode(bytes[Int(node.offset)..<Int(node.extent)])
      if let earlier = first.updateValue(node.offset, forKey: key) {
        throw JSON5SyntaxError(
          Int(node.offset), "key '\(shown(key))' appears twice in one object; the first is at",
          reference: Int(earlier))
      }
      let value = nodes[index + 1]
      let byte = bytes[Int(value.offset)]
      let isContainer = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      index = isContainer ? Int(value.extent) : index + 2
    }
  }

  private func unexpectedEnd() -> JSON5SyntaxError {
    guard let container = open.last else {
      return JSON5SyntaxError(at, "expected a value; found the end of the file")
    }
    return JSON5SyntaxError(
      at, "the file ends inside the \(isInObject ? "object" : "list") that begins at",
      reference: Int(nodes[container].offset))
  }
}
