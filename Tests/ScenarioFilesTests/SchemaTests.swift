// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing
import TextFormats

@testable import ScenarioFiles

@Suite struct SchemaTests {
  /// A value in a schema, by a path of keys and indices.
  private func part(_ path: String..., of schema: String) throws -> Value {
    try path.reduce(try document(schema).root) { value, key in
      if let index = Int(key) { return value.elements[index] }
      return try #require(value.member(key), "\(key)")
    }
  }

  private func keys(_ value: Value) -> [String] {
    var result: [String] = []
    var next = value.index + 1
    while next < value.document.nodes[value.index].extent {
      result.append(value.document.text(of: next))
      next = value.document.next(after: next + 1)
    }
    return result
  }

  /// The properties of an alternative, after those of a definition that it refers to.
  private func properties(_ value: Value) throws -> [String] {
    guard let reference = value.member("$ref")?.text else {
      return keys(try #require(value.member("properties")))
    }
    let name = String(reference.split(separator: "/").last ?? "")
    return keys(try part("$defs", name, "properties", of: scenarioSchema))
  }

  @Test func `a scenario has the same keys in the schema and in the reader`() throws {
    #expect(keys(try part("properties", of: scenarioSchema)) == ScenarioReader.keys)
    #expect(
      keys(try part("properties", "physics", "oneOf", "1", "properties", of: scenarioSchema))
        == ScenarioReader.physicsKeys)
    #expect(
      keys(try part("properties", "touch", "properties", of: scenarioSchema))
        == ScenarioReader.touchKeys)
    #expect(
      keys(try part("properties", "insets", "properties", of: scenarioSchema))
        == ScenarioReader.insetsKeys)
    #expect(
      keys(try part("properties", "report", "properties", of: scenarioSchema))
        == BugReportReader.keys)
    #expect(
      keys(try part("properties", "initialOffset", "oneOf", "1", "properties", of: scenarioSchema))
        == OffsetFromEnd.keys)
  }

  @Test func `a story has the same keys in the schema and in the reader`() throws {
    #expect(keys(try part("properties", of: storySchema)) == StoryReader.keys)
    #expect(
      keys(try part("properties", "chapters", "items", "properties", of: storySchema))
        == StoryReader.chapterKeys)
  }

  @Test func `a project has the same keys in the schema and in the reader`() throws {
    #expect(keys(try part("properties", of: projectSchema)) == ProjectReader.keys)
    let settings = try part(
      "properties", "rules", "additionalProperties", "enum", of: projectSchema)
    #expect(settings.elements.compactMap(\.text) == ProjectReader.settings)
  }

  @Test func `every type of step has the same keys in the schema and in the reader`() throws {
    var seen: [String] = []
    for alternative in try part("$defs", "step", "oneOf", of: scenarioSchema).elements {
      let type = try #require(alternative.member("properties")?.member("type"))
      let words = type.member("const").map { [$0] } ?? type.member("enum")?.elements ?? []
      for word in words.compactMap(\.text) {
        let step = try #require(StepKeys(rawValue: word))
        #expect(try properties(alternative) == step.keys, "\(word)")
        seen.append(word)
      }
    }
    #expect(seen == StepKeys.allCases.map(\.rawValue))
  }

  @Test func `every type of check has the same keys in the schema and in the reader`() throws {
    var seen: [String] = []
    for alternative in try part("$defs", "check", "oneOf", of: scenarioSchema).elements {
      let type = try #require(alternative.member("properties")?.member("type"))
      let words = type.member("const").map { [$0] } ?? type.member("enum")?.elements ?? []
      for word in words.compactMap(\.text) {
        let check = try #require(CheckListReader.Keys(rawValue: word))
        let keys = try properties(alternative)
        if alternative.member("title")?.text == "equal tracks" {
          #expect(keys == check.keys.filter { $0 != "value" })
        } else {
          #expect(keys == check.keys, "\(word)")
        }
        if !seen.contains(word) { seen.append(word) }
      }
    }
    #expect(seen == CheckListReader.Keys.allCases.map(\.rawValue))
  }

  @Test func `a device has the same keys in the schema and in the reader`() throws {
    #expect(keys(try part("properties", of: deviceSchema)) == DeviceReader.keys)
    #expect(
      keys(try part("properties", "size", "properties", of: deviceSchema)) == DeviceReader.sizeKeys)
    #expect(
      keys(try part("properties", "cutout", "oneOf", "1", "properties", of: deviceSchema))
        == DeviceReader.cutoutKeys)
    #expect(
      keys(try part("properties", "systemVariants", "items", "properties", of: deviceSchema))
        == DeviceReader.variantKeys)
    for name in ["statusBarHeight", "safeArea"] {
      #expect(
        keys(try part("$defs", name, "properties", of: deviceSchema))
          == DeviceReader.orientationKeys)
    }
    #expect(
      keys(try part("$defs", "insets", "properties", of: deviceSchema)) == DeviceReader.insetsKeys)
  }

  @Test func `the schema and the reader have the same limits`() throws {
    func number(_ path: String..., of schema: String = scenarioSchema) throws -> Double? {
      try path.reduce(try document(schema).root) { value, key in try #require(value.member(key)) }
        .number
    }
    #expect(try number("properties", "steps", "maxItems") == Double(FileLimits.steps))
    #expect(try number("properties", "checks", "maxItems") == Double(FileLimits.checks))
    #expect(try number("$defs", "samples", "maxItems") == Double(FileLimits.samples))
    #expect(try number("$defs", "ms", "maximum") == FileLimits.seconds * 1_000)
    #expect(try number("$defs", "offset", "maximum") == TraceReader.positionLimit)
    #expect(try number("$defs", "speed", "maximum") == StepReader.speedLimit)
  }

  @Test func `no schema allows unknown keys`() throws {
    for schema in [scenarioSchema, deviceSchema] {
      let document = try document(schema)
      var objects = 0
      for index in document.nodes.indices where document.kind(of: index) == .object {
        let value = Value(document: document, index: index)
        guard value.member("type")?.text == "object", value.member("properties") != nil,
          value.member("oneOf") == nil || value.member("additionalProperties") != nil
        else { continue }
        objects += 1
        #expect(value.member("additionalProperties")?.flag == false, "offset \(value.offset)")
      }
      #expect(objects >= 5)
    }
  }
}
