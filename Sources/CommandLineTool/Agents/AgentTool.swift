// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import SystemCalls
import TextFormats

/// A tool that an agent may call: what it takes, and the command that answers.
///
/// Paths lie in the current folder, links resolved, so that a text that an agent has read somewhere cannot make it
/// read or write other files of the machine.
struct AgentTool: Sendable {
  /// An argument.
  struct Argument: Sendable {
    /// What an argument may be.
    enum Kind: Sendable {
      /// A text.
      case text
      /// One of some words.
      case word([String])
      /// A path in the current folder.
      case path
      /// Paths in the current folder.
      case paths
      /// Words, such as the identifiers of devices.
      case words
      /// A whole number from 0 on.
      case number
    }

    /// The name.
    var name: String
    /// What it may be.
    var kind: Kind
    /// What it is for.
    var summary: String
    /// Whether it is needed.
    var isNeeded = false
  }

  /// The name.
  let name: String
  /// What it does, for the agent.
  let summary: String
  /// What it takes.
  let arguments: [Argument]
  /// Whether it writes files.
  var writes = false
  /// The words of the command, made of arguments that have been checked.
  let command: @Sendable (AgentArguments) -> [String]

  /// What `tools/list` says of it.
  var json: JSONValue {
    .object([
      ("name", .string(name)), ("description", .string(summary)),
      (
        "inputSchema",
        .object([
          ("type", .string("object")),
          ("properties", .object(arguments.map { ($0.name, Self.schema($0)) })),
          ("required", .list(arguments.filter(\.isNeeded).map { .string($0.name) })),
          ("additionalProperties", .flag(false)),
        ])
      ),
      (
        "annotations",
        .object([("readOnlyHint", .flag(!writes)), ("openWorldHint", .flag(false))])
      ),
    ])
  }

  private static func schema(_ argument: Argument) -> JSONValue {
    let text = JSONValue.object([("type", .string("string"))])
    var members: [(String, JSONValue?)]
    switch argument.kind {
    case .text, .path: members = [("type", .string("string"))]
    case .word(let words):
      members = [("type", .string("string")), ("enum", .list(words.map { .string($0) }))]
    case .paths, .words: members = [("type", .string("array")), ("items", text)]
    case .number: members = [("type", .string("integer")), ("minimum", .integer(0))]
    }
    return .object(members + [("description", .string(argument.summary))])
  }

  /// All tools.
  static let all: [AgentTool] = [
    AgentTool(
      name: "list",
      summary:
        "Lists what scrollwork knows: devices, patterns, variants, rules, or the keys and functions of pattern files.",
      arguments: [
        Argument(
          name: "subject", kind: .word(ListSubject.allCases.map(\.rawValue)),
          summary: "What to list.", isNeeded: true),
        Argument(
          name: "pattern", kind: .text, summary: "Only variants or parameters of this pattern."),
      ]
    ) { ["list", "--json"] + $0.option("pattern", "--pattern") + ["--"] + $0.texts("subject") },
    AgentTool(
      name: "check",
      summary:
        "Reviews the motion of scenarios by the rules. Returns findings with rule, frames, amount, element and sentence.",
      arguments: [.scenarios, .devices, .variants]
    ) {
      ["check", "--reporter", "json", "--exit-zero"] + $0.choice + ["--"] + $0.texts("paths")
    },
    AgentTool(
      name: "explain_rule",
      summary:
        "Explains a rule of the review: what it looks for, its formula and threshold, and how its findings are fixed.",
      arguments: [
        Argument(
          name: "rule", kind: .text, summary: "The rule of a finding, such as JUMP.", isNeeded: true
        )
      ], command: { _ in [] }),
    AgentTool(
      name: "explain_pattern",
      summary:
        "Prints what the tool understands of a pattern file, or its mistakes with line and column.",
      arguments: [.pattern, .variants]
    ) { ["explain"] + $0.option("variants", "--variant") + ["--"] + $0.texts("file") },
    AgentTool(
      name: "prove",
      summary:
        "Decides the claims of a pattern file for all offsets, devices and sizes of text; returns counterexamples.",
      arguments: [.pattern, .devices, .variants]
    ) { ["prove", "--json"] + $0.choice + ["--"] + $0.texts("file") },
    AgentTool(
      name: "frames",
      summary:
        "Prints display frames of one run as lines of JSON: values of all tracks and rectangles of visible elements, in points.",
      arguments: [
        Argument(name: "scenario", kind: .path, summary: "A scenario file.", isNeeded: true),
        Argument(name: "device", kind: .text, summary: "The device, if the scenario has several."),
        Argument(
          name: "variant", kind: .text, summary: "The variant, if the scenario has several."),
        Argument(name: "first", kind: .number, summary: "The first frame; 0 if left out."),
        Argument(
          name: "last", kind: .number, summary: "The last frame; 19 after the first if left out."),
      ]
    ) {
      ["frames"] + $0.option("device", "--device") + $0.option("variant", "--variant") + ["--"]
        + $0.texts("scenario")
    },
    AgentTool(
      name: "render",
      summary:
        "Renders scenarios as storyboard pages and animated SVG files into a folder below the current one.",
      arguments: [
        .scenarios,
        Argument(
          name: "output", kind: .path, summary: "The folder to write to, such as Output.",
          isNeeded: true),
        .devices, .variants,
      ], writes: true
    ) {
      ["render", "--verbose"] + $0.option("output", "--output") + $0.choice + ["--"]
        + $0.texts("paths")
    },
  ]
}

extension AgentTool.Argument {
  fileprivate static let scenarios = Self(
    name: "paths", kind: .paths, summary: "Scenario files, or folders with such.", isNeeded: true)
  fileprivate static let pattern = Self(
    name: "file", kind: .path, summary: "A pattern file, *.pattern.jsonc.", isNeeded: true)
  fileprivate static let devices = Self(
    name: "devices", kind: .words, summary: "Identifiers of devices, instead of the scenario's.")
  fileprivate static let variants = Self(
    name: "variants", kind: .words, summary: "Identifiers of variants, instead of the scenario's.")
}
