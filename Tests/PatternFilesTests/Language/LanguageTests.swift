// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import Testing
import TextFormats

@testable import PatternFiles

/// The table of the language that reader, schema and reference share.
@Suite struct LanguageTests {
  @Test func `names are unique, and every entry has a sentence`() {
    for object in LanguageObject.all {
      #expect(Set(object.names).count == object.names.count, "\(object.id)")
      for key in object.keys { #expect(key.summary.hasSuffix("."), "\(object.id) \(key.name)") }
    }
    #expect(Set(LanguageObject.all.map(\.id)) == Set(LanguageObject.ID.allCases))
    for readings in [
      LanguageReading.ofView, LanguageReading.ofSheet, LanguageReading.ofFinger,
      LanguageReading.ofRun,
    ] {
      #expect(Set(readings.map(\.name)).count == readings.count)
      for reading in readings { #expect(reading.summary.hasSuffix("."), "\(reading.name)") }
    }
    let all =
      LanguageReading.ofView + LanguageReading.ofSheet + LanguageReading.ofFinger
      + LanguageReading.ofRun
    let known = Set(all.map(\.reading))
    #expect(known == Set(PatternProgram.Reading.allCases))
    for event in LanguageEvent.all { #expect(event.summary.hasSuffix("."), "\(event.name)") }
    for fact in LanguageFact.all { #expect(fact.summary.hasSuffix("."), "\(fact.name)") }
    for names in [
      LanguageName.ofSheet, LanguageName.ofElement, LanguageName.ofItems, LanguageName.ofItem,
      LanguageName.ofSection, LanguageName.ofPlaces,
    ] {
      #expect(Set(names.map(\.name)).count == names.count)
      for name in names { #expect(name.summary.hasSuffix("."), "\(name.name)") }
    }
    for statement in LanguageStatement.all { #expect(statement.summary.hasSuffix(".")) }
  }

  @Test func `what the table calls required is missed by the reader`() throws {
    for object in LanguageObject.all where object.id != .file {
      for key in object.keys where key.isRequired {
        // Three objects are told apart by the key itself; detents are an object, which has braces.
        guard !["toggle", "after", "every", "content", "rows", "detents"].contains(key.name) else {
          continue
        }
        let text = try #require(Self.examples[object.id], "\(object.id)")
        _ = try compiled(text)
        let without = try #require(removing(key.name, from: text), "\(object.id) \(key.name)")
        #expect(throws: InvalidPatternFile.self, "\(object.id) \(key.name)") {
          try compiled(without)
        }
      }
    }
  }

  @Test func `the schema accepts files that the reader accepts`() throws {
    let schema = SchemaChecker(PatternSchema.value)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Catalogue/Files")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(schema.mistakes(in: try FileTree(json5: bytes)) == [], "\(name)")
    }
  }

  @Test func `the schema refuses what the reader refuses`() throws {
    let schema = SchemaChecker(PatternSchema.value)
    func mistakes(_ members: String) throws -> [String] {
      let text =
        "{ \"version\": 1, \"id\": \"a\", \"title\": \"A\", \"scrollViews\": { \"list\": { \"content\": 1 } }, \(members) }"
      return schema.mistakes(in: try FileTree(json5: Array(text.utf8)))
    }
    #expect(try mistakes("") == [])
    #expect(try mistakes("\"valuse\": {}") == ["valuse: unknown key"])
    #expect(try mistakes("\"elements\": [{ \"id\": \"a\", \"look\": \"nothing\" }]").count == 1)
    #expect(try mistakes("\"state\": { \"a\": { \"unit\": \"pt\" } }").count == 1)
    #expect(try mistakes("\"on\": [{ \"event\": \"didScrol\", \"do\": [] }]").count == 1)
  }

  @Test func `formulas can read every name of the table`() throws {
    var formulas = LanguageReading.ofView.map { "list.\($0.name)" }
    formulas += LanguageReading.ofFinger.map { "finger.\($0.name)" }
    formulas += LanguageReading.ofSheet.map { "panel.\($0.name)" }
    formulas += ["panel.at('low')", "panel.detent('low')", "panel.progress('low', 'high')"]
    formulas += LanguageFact.all.map(\.name)
    formulas += LanguageEvent.all.flatMap { $0.facts.map(\.name) }
    formulas += LanguageName.ofElement.map { "bar.\($0.name)" }
    formulas += ["row[0].top", "row[0].bottom", "row.length", "row.count"]
    formulas += LanguageName.ofSection.map { "part.section[1].\($0.name)" }
    formulas += ["part.header[1].top", "part.header[1].bottom", "part.header[1].visible"]
    let own = LanguageName.ofItem.map { "self.\($0.name)" } + ["index", "item"]
    let ofSection = LanguageName.ofSection.map { "section.\($0.name)" } + ["section"]
    let values = formulas.enumerated().map { "\"v\($0)\": \"\($1)\"" }
    let sum = own.joined(separator: " + ")
    let sectionSum = ofSection.joined(separator: " + ")
    _ = try compiled(
      """
      "sheets": { "panel": { "detents": { "low": 100, "high": 300 } } },
      "values": { \(values.joined(separator: ", ")) },
      "elements": [
        { "id": "bar", "look": "tabBar" },
        { "id": "row", "in": "list", "look": "place", "repeat": { "count": 3, "height": 9 }, "scale": "\(sum)" },
        { "id": "part", "in": "list", "look": "place", "repeat": { "height": "index + item + section",
          "sections": { "count": 2, "rows": 3, "header": { "height": 5, "look": "caption", "scale": "\(sectionSum)" } } } },
      ]
      """)
  }

  @Test func `a sheet without detents is refused`() throws {
    _ = try compiled(#""sheets": { "a": { "detents": { "b": 1 } } }"#)
    #expect(throws: InvalidPatternFile.self) { try compiled(#""sheets": { "a": {} }"#) }
  }

  // MARK: Examples

  private static let examples: [LanguageObject.ID: String] = [
    .parameter: #""parameters": { "a": { "default": 1 } }"#,
    .state: #""state": { "a": { "start": 1 } }"#,
    .value: #""values": { "a": { "is": 1 } }"#,
    .handler: #""on": [{ "event": "didAppear", "do": [] }]"#,
    .toggle:
      #""state": { "a": false }, "on": [{ "toggle": "a", "on": "list.offset > 2", "off": "list.offset < 1" }]"#,
    .timer: #""on": [{ "after": 1, "since": "list.offset > 2" }]"#,
    .choice: #""on": [{ "event": "didAppear", "do": [{ "if": "true", "do": [] }] }]"#,
    .element: #""elements": [{ "id": "a", "look": "header" }]"#,
    .nest: #""nesting": [{ "outer": "list", "inner": "list" }]"#,
    .failure:
      #""elements": [{ "id": "a", "in": "list", "repeat": { "height": 1, "sections": { "header": { "fails": { "when": true, "say": "b" } } } } }]"#,
    .gradient:
      ##""elements": [{ "id": "a", "look": { "gradient": { "from": "ink", "to": "bar" } } }]"##,
    .cover:
      #""elements": [{ "id": "a", "look": { "fill": "ink" }, "fill": { "to": "bar", "at": 0.5 } }]"#,
    .claim: #""claims": [{ "id": "a", "always": true }]"#,
  ]

  /// The text without a key and its value, which has no commas or braces.
  private func removing(_ key: String, from text: String) -> String? {
    guard let start = text.firstRange(of: "\"\(key)\": ") else { return nil }
    let end = text[start.upperBound...].firstIndex { ",}".contains($0) } ?? text.endIndex
    let rest = text[end...]
    return String(text[..<start.lowerBound]) + String(rest.first == "," ? rest.dropFirst() : rest)
  }

  private func compiled(_ members: String) throws -> CompiledPattern {
    let text =
      "{ \"version\": 1, \"id\": \"a\", \"title\": \"A\", \"scrollViews\": { \"list\": { \"content\": 1 } }, \(members) }"
    return try PatternFile(Array(text.utf8)).compile(variant: 0)
  }
}

/// Checks files against the parts of JSON Schema that the schema of pattern files has.
private struct SchemaChecker {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  func mistakes(in file: FileTree) -> [String] { mistakes(in: file, root, "") }

  private func mistakes(in value: FileTree, _ schema: JSONValue, _ path: String) -> [String] {
    if let reference = schema["$ref"]?.text,
      let part = root["$defs"]?[String(reference.split(separator: "/").last ?? "")]
    {
      return mistakes(in: value, part, path)
    }
    if let choices = schema["anyOf"]?.list {
      let fits = choices.contains { mistakes(in: value, $0, path).isEmpty }
      return fits ? [] : ["\(path): none of \(choices.count) kinds"]
    }
    if let words = schema["enum"]?.list {
      return words.contains { $0.text == value.text && value.text != nil }
        ? [] : ["\(path): no word"]
    }
    if let number = schema["const"]?.number {
      return value.content == .number(number) ? [] : ["\(path): not \(number)"]
    }
    let types = schema["type"]?.list?.compactMap(\.text) ?? schema["type"]?.text.map { [$0] } ?? []
    guard types.isEmpty || types.contains(type(of: value)) else {
      return ["\(path): \(type(of: value)) for \(types)"]
    }
    var result: [String] = []
    for member in value.members ?? [] {
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      if let part = schema["properties"]?[member.key] ?? other(schema) {
        result += mistakes(in: member.value, part, inner)
      } else if schema["additionalProperties"] == .flag(false) {
        result.append("\(inner): unknown key")
      }
    }
    for key in schema["required"]?.list?.compactMap(\.text) ?? [] where value[key] == nil {
      result.append("\(path): no \(key)")
    }
    for element in value.elements ?? [] {
      if let items = schema["items"] { result += mistakes(in: element, items, path + "[]") }
    }
    return result
  }

  /// What keys are that the schema does not name.
  private func other(_ schema: JSONValue) -> JSONValue? {
    schema["additionalProperties"]?.members == nil ? nil : schema["additionalProperties"]
  }

  private func type(of value: FileTree) -> String {
    switch value.content {
    case .object: "object"
    case .list: "array"
    case .text: "string"
    case .number: "number"
    case .flag: "boolean"
    case .null: "null"
    }
  }
}
