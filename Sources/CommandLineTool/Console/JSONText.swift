// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Machine output of the tool: objects with keys in the order in which they are added.
///
/// Numbers are the shortest that read back the same. One value of a top-level list takes one line, so
/// that a difference of two outputs is a difference of lines.
struct JSONText {
  private(set) var text = ""

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
  static func document(_ members: [(String, Value)]) -> String {
    var json = JSONText()
    json.text = "{\n"
    let all = [("schemaVersion", Value.integer(1))] + members
    for (index, member) in all.enumerated() {
      json.text += "  "
      json.append(string: member.0)
      json.text += ": "
      json.append(member.1)
      json.text += index + 1 < all.count ? ",\n" : "\n"
    }
    json.text += "}\n"
    return json.text
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .number(let number): append(number: number)
    case .string(let string): append(string: string)
    case .list(let values):
      append(values, open: "[", separator: ", ", close: "]") { json, value in json.append(value) }
    case .object(let members):
      append(members, open: "{", separator: ", ", close: "}") { json, member in
        json.append(string: member.0)
        json.text += ": "
        json.append(member.1)
      }
    case .lines(let values):
      if values.isEmpty {
        text += "[]"
      } else {
        append(values, open: "[\n    ", separator: ",\n    ", close: "\n  ]") { json, value in
          json.append(value)
        }
      }
    }
  }

  private mutating func append<T>(
    _ items: [T], open: String, separator: String, close: String,
    with body: (inout JSONText, T) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += separator }
      body(&self, item)
    }
    text += close
  }

  private mutating func append(number: Double) {
    guard number.isFinite else {
      text += "null"
      return
    }
    let words = "\(number)"
    text += words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }

  private mutating func append(string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
