// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Lines of Swift with their indentation.
struct SwiftText {
  private(set) var lines: [String] = []
  private var depth = 0

  /// The longest line that is not broken, in characters.
  static let width = 100

  /// Appends a line.
  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Appends an empty line, unless the block has just begun.
  mutating func gap() {
    if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
  }

  /// Appends lines of a text, with its own indentation within the present one.
  mutating func text(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(String(line))
    }
  }

  /// Appends a documentation comment, broken into lines.
  mutating func comment(_ text: String, _ sign: String = "///") {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      // A carriage return of a file would end the comment.
      for word in VisibleText.line(paragraph).split(separator: " ") {
        if !line.isEmpty, depth * 2 + sign.count + line.count + word.count + 2 > Self.width {
          self.line("\(sign) \(line)")
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      self.line(line.isEmpty ? sign : "\(sign) \(line)")
    }
  }

  /// Takes an empty line at the end away.
  mutating func dropGap() {
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// Takes the last line away.
  mutating func dropLast() { lines.removeLast() }

  /// Appends lines that stand deeper.
  mutating func indented(_ body: (inout SwiftText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A text as Swift writes it.
  static func literal(_ text: String) -> String {
    let plain = VisibleText.line(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain)\""
  }

  /// Appends a block in braces.
  mutating func block(_ head: String, _ body: (inout SwiftText) -> Void) {
    line("\(head) {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Appends a method that changes the value, with its parameters in one line or in a line of their own.
  mutating func function(
    _ name: String, _ parameters: [String], isPrivate: Bool = false,
    _ body: (inout SwiftText) -> Void
  ) {
    let start = isPrivate ? "private mutating func" : "mutating func"
    let head = "\(start) \(name)(\(parameters.joined(separator: ", ")))"
    guard depth * 2 + head.count + 2 > Self.width else { return block(head, body) }
    line("\(start) \(name)(")
    line("  \(parameters.joined(separator: ", "))")
    block(")", body)
  }

  /// Appends a block with a condition, broken at its signs where it is long.
  mutating func condition(_ condition: String, _ body: (inout SwiftText) -> Void) {
    guard depth * 2 + condition.count + 5 > Self.width else {
      return block("if \(condition)", body)
    }
    let parts = Self.brokenChoices(condition)
    line("if \(parts[0])")
    for part in parts.dropFirst() { line("  " + part) }
    line("{")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Appends a call, with its arguments in one line or in a line of their own.
  mutating func call(_ name: String, _ arguments: [String]) {
    let single = "\(name)(\(arguments.joined(separator: ", ")))"
    guard depth * 2 + single.count > Self.width else { return line(single) }
    line("\(name)(")
    line("  \(arguments.joined(separator: ", ")))")
  }

  /// Closes a block that was opened with `line` and opens the next one.
  mutating func otherwise(_ body: (inout SwiftText) -> Void) {
    lines.removeLast()
    line("} else {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Appends a computed property.
  mutating func property(_ head: String, _ expression: String) {
    let single = "\(head) { \(expression) }"
    if depth * 2 + single.count <= Self.width, !expression.contains("\n") { return line(single) }
    block(head) { text in text.expression("", expression) }
  }

  /// Appends what follows a beginning such as `x = `, broken at the signs of choices where it is long.
  mutating func expression(_ start: String, _ expression: String) {
    let single = start + expression
    guard depth * 2 + single.count > Self.width else { return line(single) }
    let parts = Self.brokenChoices(expression)
    line(start + parts[0])
    for part in parts.dropFirst() { line("  " + part) }
  }

  /// A text in pieces that begin with `? ` and `: `, or `&& ` and `|| `, outside all parentheses.
  private static func brokenChoices(_ text: String) -> [String] {
    var result = [""]
    var depth = 0
    let characters = Array(text)
    for (place, character) in characters.enumerated() {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      let isBorder =
        depth == 0 && place > 0 && characters[place - 1] == " " && place + 1 < characters.count
        && (character == ":" && characters[place + 1] == " "
          || "&|".contains(character) && characters[place + 1] == character)
      if isBorder {
        result[result.count - 1].removeLast()
        result.append("")
      }
      result[result.count - 1].append(character)
    }
    return result
  }
}
