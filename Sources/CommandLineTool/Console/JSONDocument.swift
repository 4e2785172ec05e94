// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardRendering

/// Machine output of the tool: objects with keys in the order in which they are added.
///
/// Numbers are the shortest that read back the same. One value of a top-level list takes one line, so
/// that a difference of two outputs is a difference of lines.
struct JSONDocument {
  private var bytes: [UInt8] = []

  /// A value that can be written.
  indirect enum Value {
    /// Nothing.
    case null
    /// Yes or no.
    case flag(Bool)
    /// A whole number.
    case integer(Int)
    /// A number; what is not finite is written as null.
    case number(Double)
    /// Text.
    case string(String)
    /// Values in order, on one line.
    case list([Value])
    /// Named values in order, on one line.
    case object([(String, Value)])
    /// Values in order, each on a line of its own.
    case lines([Value])
  }

  /// The document of a command: `schemaVersion` first, then its members, then a line feed.
  static func text(_ members: [(String, Value)]) -> String {
    var json = JSONDocument()
    json.add("{\n")
    let all = [("schemaVersion", Value.integer(1))] + members
    for (index, member) in all.enumerated() {
      json.add("  ")
      JSONScalar.append(string: member.0, to: &json.bytes)
      json.add(": ")
      json.append(member.1)
      json.add(index + 1 < all.count ? ",\n" : "\n")
    }
    json.add("}\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// A value on one line.
  static func line(_ value: Value) -> String {
    var json = JSONDocument()
    json.append(value)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .null: add("null")
    case .flag(let flag): add(flag ? "true" : "false")
    case .integer(let number): add("\(number)")
    case .number(let number): JSONScalar.append(number, to: &bytes)
    case .string(let string): JSONScalar.append(string: string, to: &bytes)
    case .list(let values):
      append(values, open: "[", separator: ", ", close: "]") { json, value in json.append(value) }
    case .object(let members):
      append(members, open: "{", separator: ", ", close: "}") { json, member in
        JSONScalar.append(string: member.0, to: &json.bytes)
        json.add(": ")
        json.append(member.1)
      }
    case .lines(let values):
      if values.isEmpty {
        add("[]")
      } else {
        append(values, open: "[\n    ", separator: ",\n    ", close: "\n  ]") { json, value in
          json.append(value)
        }
      }
    }
  }

  private mutating func append<T>(
    _ items: [T], open: String, separator: String, close: String,
    with body: (inout JSONDocument, T) -> Void
  ) {
    add(open)
    for (index, item) in items.enumerated() {
      if index > 0 { add(separator) }
      body(&self, item)
    }
    add(close)
  }

  private mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
