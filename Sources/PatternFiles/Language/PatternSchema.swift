// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// The JSON Schema of pattern files, from the table of the language: editors complete and check keys with it.
package enum PatternSchema {
  /// The schema.
  package static var value: JSONValue {
    let file = LanguageObject.object(.file)
    let others = LanguageObject.all.filter { $0.id != .file }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:scrollwork:schema:pattern:1")),
        ("title", .string("Scrollwork pattern")),
        (
          "description",
          .string(
            "An interface of one's own: scroll views, values, events and elements, with formulas.")
        ), ("allowComments", .flag(true)), ("allowTrailingCommas", .flag(true)),
      ] + members(of: file) + [
        (
          "$defs",
          .object(
            others.map { ($0.id.rawValue, JSONValue.object(members(of: $0))) }
              + [("number", number), ("truth", truth)])
        )
      ])
  }

  /// The schema as a file.
  package static var text: String { value.indented }

  private static func members(of object: LanguageObject) -> [(String, JSONValue?)] {
    let required = object.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      ("description", object.id == .file ? nil : .string(object.summary)),
      ("type", .string("object")), ("additionalProperties", .flag(false)),
      ("required", required.isEmpty ? nil : .list(required)),
      ("properties", .object(object.keys.map { ($0.name, property($0)) })),
    ]
  }

  private static func property(_ key: LanguageKey) -> JSONValue {
    var members: [(String, JSONValue?)] = [("description", .string(key.summary))]
    if key.name == "version" { return .object(members + [("const", .number(1))]) }
    if key.name == "id", case .text = key.kind, key.summary.contains("lowercase") {
      members.append(("pattern", .string("^[a-z][a-z0-9-]*$")))
    }
    if let otherwise = key.otherwise { members.append(("default", value(otherwise, key.kind))) }
    return .object(members + schema(key.kind))
  }

  /// What counts where a key is left out, as JSON has it.
  private static func value(_ text: String, _ kind: LanguageKey.Kind) -> JSONValue {
    if text == "true" || text == "false" { return .flag(text == "true") }
    return Double(text).map { .number($0) } ?? .string(text)
  }

  private static func schema(_ kind: LanguageKey.Kind) -> [(String, JSONValue?)] {
    switch kind {
    case .number: [("$ref", .string("#/$defs/number"))]
    case .truth: [("$ref", .string("#/$defs/truth"))]
    case .literal: [("type", .string("number"))]
    case .flag: [("type", .string("boolean"))]
    case .text, .name: [("type", .string("string"))]
    case .word(let words): [("enum", .list(words.map { .string($0) }))]
    case .object(let id): [("$ref", .string("#/$defs/\(id.rawValue)"))]
    case .named(let kind):
      [("type", .string("object")), ("additionalProperties", .object(schema(kind)))]
    case .list(let kind): [("type", .string("array")), ("items", .object(schema(kind)))]
    case .either(let kinds): [("anyOf", .list(kinds.map { .object(schema($0)) }))]
    case .anything: []
    }
  }

  private static let number = JSONValue.object([
    ("description", .string("A number, or a formula that gives one.")),
    ("type", .list([.string("number"), .string("string")])),
  ])

  private static let truth = JSONValue.object([
    ("description", .string("True or false, or a formula that gives one of them.")),
    ("type", .list([.string("boolean"), .string("string")])),
  ])
}
