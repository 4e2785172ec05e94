// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes JSON: members in their order, numbers as the shortest that read back the same.
struct JSONWriter {
  /// Where lines break.
  enum Layout {
    /// Nowhere; a space follows each comma and colon.
    case line
    /// Between the members of the outermost object and of those that hold `lines`, and between the values of `lines`.
    case spread
    /// Between the members of objects, and between values of lists that hold lists or objects.
    case indented
  }

  private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private let escapingMarkup: Bool

  init(_ layout: Layout, escapingMarkup: Bool = false) {
    self.layout = layout
    self.escapingMarkup = escapingMarkup
  }

  /// Appends a value at nesting level `depth`.
  mutating func append(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: add("null")
    case .flag(let flag): add(flag ? "true" : "false")
    case .number(let number): JSONScalar.append(number, to: &bytes)
    case .string(let text): append(text)
    case .list(let values), .lines(let values):
      surround("[", "]", values, isSpread: isSpread(value, depth), depth) { writer, value in
        writer.append(value, depth: depth + 1)
      }
    case .object(let members):
      surround("{", "}", members, isSpread: isSpread(value, depth), depth) { writer, member in
        writer.append(member.name)
        writer.add(": ")
        writer.append(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func append(_ text: String) {
    JSONScalar.append(string: text, escapingMarkup: escapingMarkup, to: &bytes)
  }

  /// Whether each part of a value has its own line.
  private func isSpread(_ value: JSONValue, _ depth: Int) -> Bool {
    switch (layout, value) {
    case (.spread, .lines): true
    case (.spread, .object): depth == 0 || value.holdsLines
    case (.indented, .object(let members)): !members.isEmpty
    case (.indented, .list(let values)), (.indented, .lines(let values)):
      !values.allSatisfy(\.isPlain)
    default: false
    }
  }

  private mutating func surround<Part>(
    _ open: String, _ close: String, _ parts: [Part], isSpread: Bool, _ depth: Int,
    _ write: (inout JSONWriter, Part) -> Void
  ) {
    add(open)
    for (index, part) in parts.enumerated() {
      if index > 0 { add(isSpread ? "," : ", ") }
      if isSpread { breakLine(depth + 1) }
      write(&self, part)
    }
    if isSpread, !parts.isEmpty { breakLine(depth) }
    add(close)
  }

  private mutating func breakLine(_ depth: Int) {
    add("\n")
    for _ in 0..<depth { add("  ") }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension JSONValue {
  /// In UTF-8: members of the outermost object on separate lines, with a line feed at the end.
  package var document: [UInt8] { written(.spread) + [0x0A] }

  /// On one line.
  package var line: String { String(decoding: written(.line), as: UTF8.self) }

  /// On one line, with what markup has a meaning for escaped, so that it may stand in a `<script>` of a page.
  package var scriptText: String {
    String(decoding: written(.line, escapingMarkup: true), as: UTF8.self)
  }

  /// Two spaces for each level, a line feed at the end; lists of numbers and texts stay on one line.
  package var indented: String { String(decoding: written(.indented), as: UTF8.self) + "\n" }

  private func written(_ layout: JSONWriter.Layout, escapingMarkup: Bool = false) -> [UInt8] {
    var writer = JSONWriter(layout, escapingMarkup: escapingMarkup)
    writer.append(self, depth: 0)
    return writer.bytes
  }

  /// Whether it is neither a list nor an object with something in it.
  fileprivate var isPlain: Bool {
    switch self {
    case .list(let values), .lines(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  fileprivate var holdsLines: Bool {
    switch self {
    case .lines: true
    case .object(let members): members.contains { $0.value.holdsLines }
    default: false
    }
  }
}
