// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes JSON: keys in their order, numbers as the shortest that read back the same.
struct JSONText {
  private var bytes: [UInt8] = []

  /// A document: members of the outermost object on lines of their own, a line feed at the end.
  static func document(_ value: JSONValue) -> [UInt8] {
    var text = JSONText()
    text.append(value, depth: 0)
    text.add("\n")
    return text.bytes
  }

  private mutating func append(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: add("null")
    case .flag(let flag): add(flag ? "true" : "false")
    case .number(let number): append(number)
    case .string(let text): append(text)
    case .list(let values):
      add("[")
      for (index, value) in values.enumerated() {
        if index > 0 { add(", ") }
        append(value, depth: depth + 1)
      }
      add("]")
    case .lines(let values):
      add("[")
      for (index, value) in values.enumerated() {
        add(index > 0 ? ",\n" : "\n")
        indent(depth + 1)
        append(value, depth: depth + 1)
      }
      if !values.isEmpty {
        add("\n")
        indent(depth)
      }
      add("]")
    case .object(let members):
      // What holds lines is spread over lines itself; anything else fits on one.
      let isSpread = depth == 0 || Self.holdsLines(value)
      add("{")
      for (index, member) in members.enumerated() {
        if index > 0 { add(isSpread ? "," : ", ") }
        if isSpread {
          add("\n")
          indent(depth + 1)
        }
        append(member.name)
        add(": ")
        append(member.value, depth: depth + 1)
      }
      if isSpread, !members.isEmpty {
        add("\n")
        indent(depth)
      }
      add("}")
    }
  }

  private static func holdsLines(_ value: JSONValue) -> Bool {
    switch value {
    case .lines: true
    case .object(let members): members.contains { holdsLines($0.value) }
    default: false
    }
  }

  private mutating func append(_ number: Double) {
    if let integer = Int(exactly: number), abs(integer) < 1 << 53 {
      add("\(integer)")
    } else {
      add(number.isFinite ? "\(number)" : "null")
    }
  }

  private mutating func append(_ text: String) {
    add("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": add("\\\"")
      case "\\": add("\\\\")
      case "\n": add("\\n")
      case "\r": add("\\r")
      case "\t": add("\\t")
      default:
        // What acts on a terminal or an editor is spelt out; readers get the same text.
        if PlainText.isInvisible(scalar), scalar.value <= 0xFFFF {
          let digits = String(scalar.value, radix: 16)
          add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        } else {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
    }
    add("\"")
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { add("  ") }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
