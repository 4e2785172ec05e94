// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// An object of a file whose keys are known in advance.
struct KeyedObject {
  /// The object itself.
  let value: Value
  /// What the object describes, such as `a drag step`.
  let name: String
  private let keys: [String]
  private var values: [Value?]

  /// Takes an object apart; reports other values and unknown keys.
  ///
  /// Nil when the value is no object. `hints` says more about some keys that are not accepted.
  init?(_ value: Value, _ name: String, keys: [String], hints: [String: String] = [:]) {
    guard value.kind == .object else {
      value.report("\(name) must be an object; found \(value.found)")
      return nil
    }
    self.value = value
    self.name = name
    self.keys = keys
    values = Array(repeating: nil, count: keys.count)
    let document = value.document
    var next = value.index + 1
    while next < document.nodes[value.index].extent {
      let key = Value(document: document, index: next)
      let content = Value(document: document, index: next + 1)
      let word = document.text(of: next)
      if let index = keys.firstIndex(of: word) {
        values[index] = content
      } else {
        key.report(
          "unknown key '\(shown(word))' in \(name)"
            + (hints[word].map { "; \($0)" } ?? suggestion(for: word, among: keys))
            + "; accepted: \(keys.joined(separator: ", "))")
      }
      next = document.next(after: content.index)
    }
  }

  /// The value of a key, if the object has it.
  subscript(key: String) -> Value? {
    keys.firstIndex(of: key).flatMap { values[$0] }
  }

  /// The value of a key; its absence is reported at the object.
  func required(_ key: String) -> Value? {
    if let value = self[key] { return value }
    value.report("\(name) needs the key '\(key)'")
    return nil
  }

  /// Reads what every file begins with: the version of its format, and where its schema is.
  func checkFormat() {
    if let version = required("version"), version.number != 1 {
      version.refuse("'version'", "1, the version of the format that this program reads")
    }
    if let schema = self["$schema"] { _ = schema.readText("'$schema'", atMost: 2_000) }
  }
}
