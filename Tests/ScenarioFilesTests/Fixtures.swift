// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

@testable import ScenarioFiles

/// Identifiers that do not depend on the program's catalogues.
extension Vocabulary {
  static let fixture = Vocabulary(
    patterns: [
      Pattern(
        entry: PatternCatalog.builtIn.entries[0], id: "collapsing-header",
        variants: [
          VariantDescriptor("ch0", "fullbleed", title: "", ""),
          VariantDescriptor("ch1", "fixed", title: "", ""),
          VariantDescriptor("ch2", "safearea", title: "", ""),
          VariantDescriptor("ch3", "unclamped", title: "", ""),
          VariantDescriptor("ch4", "clamped", title: "", ""),
          VariantDescriptor("ch5", "guard-top", title: "", ""),
          VariantDescriptor("ch6", "final", title: "", ""),
          VariantDescriptor("ch7", "fixed", title: "", ""),
          VariantDescriptor("ch8", "absolute", title: "", ""),
        ],
        parameters: [
          ParameterDescriptor("alwaysBounceVertical", .flag(default: true), ""),
          ParameterDescriptor(
            "contentInsetAdjustment",
            .choice(default: 0, options: ["always", "automatic", "never"]), ""),
          ParameterDescriptor(
            "extra", .number(default: 100, minimum: 0, maximum: 1_000), unit: "pt", ""),
          ParameterDescriptor(
            "contentHeight", .number(default: 2_000, minimum: 0, maximum: 1e7), unit: "pt", ""),
        ],
        scrollViews: ["list"]),
      Pattern(
        entry: PatternCatalog.builtIn.entries[3], id: "sticky-tabs",
        variants: [VariantDescriptor("st0", "native-table", title: "", "")],
        parameters: [
          ParameterDescriptor(
            "rows", .numbers(default: [20, 20], minimum: 0, maximum: 10_000), "")
        ],
        scrollViews: ["outer", "inner"]),
    ],
    devices: DeviceCatalog.devices + DeviceCatalog.provisional,
    matrix: DeviceCatalog.matrix.map { DeviceSelection($0.device, $0.orientation) },
    physics: PhysicsProfile.catalog)
}

/// A failure with the text that a system would give.
struct NoSuchFile: Error, CustomStringConvertible {
  var description: String { "no such file" }
}

/// Reads a scenario from a text; other files are given by path.
func read(_ text: String, files: [String: String] = [:]) throws(InvalidScenarioFile) -> Scenario {
  try Scenario.read(
    path: "folder/test.scenario.jsonc", source: Array(text.utf8), vocabulary: .fixture
  ) { path in
    guard let text = files[path] else { throw NoSuchFile() }
    return Array(text.utf8)
  }
}

/// The errors of a text as `line:column: message`; those of another file start with its path.
func mistakes(_ text: String, files: [String: String] = [:]) -> [String] {
  do {
    _ = try read(text, files: files)
    return []
  } catch {
    return error.errors.map { error in
      let file = error.file == "folder/test.scenario.jsonc" ? "" : "\(error.file):"
      return "\(file)\(error.line):\(error.column): \(error.message)"
    }
  }
}

/// A valid scenario whose second line is `line`, with one step unless `line` has its own.
func scenario(with line: String) -> String {
  let steps = line.contains("steps:") ? "" : "steps: [{type: 'pause', duration: 1}],"
  return "{version: 1, id: 'a', pattern: 'collapsing-header', \(steps)\n\(line)\n}"
}

/// A valid scenario whose steps are on the second line.
func scenario(steps: String, then line: String = "") -> String {
  "{version: 1, id: 'a', pattern: 'collapsing-header', steps: [\n\(steps)\n],\n\(line)\n}"
}

/// The steps of a scenario, as `scenario(steps:)` takes them.
func script(_ steps: String, files: [String: String] = [:]) throws -> [GestureStep] {
  try read(scenario(steps: steps), files: files).script.steps
}

/// The document of a text, or its first error.
func document(_ text: String) throws(InvalidScenarioFile) -> JSON5Document {
  try document(Array(text.utf8))
}

/// The document of some bytes, or its first error.
func document(_ bytes: [UInt8]) throws(InvalidScenarioFile) -> JSON5Document {
  let log = ErrorLog()
  guard let document = JSON5Document(SourceFile(path: "test", bytes: bytes, log: log)) else {
    throw log.failure
  }
  return document
}

/// A value as text, with keys in the order of the file.
func spelling(_ value: Value) -> String {
  let document = value.document
  switch value.kind {
  case .object:
    var parts: [String] = []
    var next = value.index + 1
    while next < document.nodes[value.index].extent {
      let content = Value(document: document, index: next + 1)
      parts.append("\(document.text(of: next).debugDescription):\(spelling(content))")
      next = document.next(after: content.index)
    }
    return "{\(parts.joined(separator: ","))}"
  case .list: return "[\(value.elements.map(spelling).joined(separator: ","))]"
  case .string: return document.text(of: value.index).debugDescription
  case .number: return "\(document.number(at: value.index))"
  case .boolean: return value.flag == true ? "true" : "false"
  case .null: return "null"
  }
}
