// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension JSONValue {
  /// The value in one line.
  public var line: String {
    var text = ""
    write(into: &text, indentation: nil)
    return text
  }

  /// The value over several lines, with two spaces for each level, and a newline at the end.
  ///
  /// Lists of plain values stay in one line.
  public var document: String {
    var text = ""
    write(into: &text, indentation: 0)
    return text + "\n"
  }

  private var isPlain: Bool {
    switch self {
    case .list(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func write(into text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .flag(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .text(let value): Self.quote(value, into: &text)
    case .list(let values):
      let inner = values.allSatisfy(\.isPlain) ? nil : indentation.map { $0 + 1 }
      text += "["
      for (index, value) in values.enumerated() {
        Self.separate(index, inner, into: &text)
        value.write(into: &text, indentation: inner)
      }
      if !values.isEmpty { Self.breakLine(inner.map { $0 - 1 }, into: &text) }
      text += "]"
    case .object(let members):
      let inner = indentation.map { $0 + 1 }
      text += "{"
      for (index, member) in members.enumerated() {
        Self.separate(index, inner, into: &text)
        Self.quote(member.key, into: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(into: &text, indentation: inner)
      }
      if !members.isEmpty { Self.breakLine(inner.map { $0 - 1 }, into: &text) }
      text += "}"
    }
  }

  private static func separate(_ index: Int, _ indentation: Int?, into text: inout String) {
    if index > 0 { text += "," }
    breakLine(indentation, into: &text)
  }

  private static func breakLine(_ indentation: Int?, into text: inout String) {
    guard let indentation else { return }
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value), abs(whole) < 1 << 53 { return "\(whole)" }
    return "\(value)"
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      // So that the text may stand in a script of a page, too.
      case "<": text += "\\u003c"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
