// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls
import TextFormats

/// The arguments of a call, checked against what the tool takes.
struct AgentArguments {
  /// The most values of one argument.
  private static let limit = 1000

  private var values: [String: [String]] = [:]

  /// Checks the arguments of a call.
  ///
  /// - Throws: An error that names the argument, what was found, and what would be accepted.
  init(
    _ json: JSONValue?, of tool: AgentTool, in folder: String
  ) throws(OperationError) {
    let members: [JSONValue.Member]
    switch json {
    case nil, .null?: members = []
    case .object(let own)?: members = own
    default: throw OperationError("arguments: expected an object")
    }
    for member in members {
      guard let argument = tool.arguments.first(where: { $0.name == member.name }) else {
        throw OperationError(
          UnknownWord.message(
            "argument", found: member.name, words: tool.arguments.map(\.name)))
      }
      values[member.name] = try Self.checked(member.value, argument, folder)
    }
    for argument in tool.arguments where argument.isNeeded && values[argument.name] == nil {
      throw OperationError("\(argument.name): missing; \(argument.summary)")
    }
  }

  private static func checked(
    _ value: JSONValue, _ argument: AgentTool.Argument, _ folder: String
  ) throws(OperationError) -> [String] {
    func wrong(_ expected: String) -> OperationError {
      OperationError("\(argument.name): expected \(expected), found \(value.line.prefix(80))")
    }
    switch argument.kind {
    case .text:
      guard let text = value.text, !text.isEmpty else { throw wrong("a text") }
      return [text]
    case .word(let words):
      guard let text = value.text, words.contains(text) else {
        throw wrong("one of " + words.joined(separator: ", "))
      }
      return [text]
    case .path:
      guard let text = value.text else { throw wrong("a path") }
      return [try path(text, argument, folder)]
    case .paths:
      guard let list = value.list, !list.isEmpty, list.count <= limit else {
        throw wrong("a list of 1 to \(limit) paths")
      }
      return try list.map { (item) throws(OperationError) in
        guard let text = item.text else { throw wrong("a list of paths") }
        return try path(text, argument, folder)
      }
    case .words:
      guard let list = value.list, !list.isEmpty, list.count <= limit else {
        throw wrong("a list of 1 to \(limit) words")
      }
      return try list.map { (item) throws(OperationError) in
        guard let text = item.text, !text.isEmpty, !text.contains(",") else {
          throw wrong("a list of words")
        }
        return text
      }
    case .number:
      guard let number = value.integer, number >= 0 else { throw wrong("a whole number from 0 on") }
      return ["\(number)"]
    }
  }

  private static func path(
    _ text: String, _ argument: AgentTool.Argument, _ folder: String
  ) throws(OperationError) -> String {
    let isFolder = FileSystem.identity(of: text) == FileSystem.identity(of: folder)
    guard !text.isEmpty, text != "-", !text.utf8.contains(0),
      isFolder || FileSystem.isPath(text, below: folder)
    else {
      throw OperationError(
        "\(argument.name): expected a path in the current folder, found '\(VisibleText.line(text))'"
      )
    }
    return text
  }

  /// The values of an argument; empty where it was left out.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// The whole number of an argument; nil where it was left out.
  func number(_ name: String) -> Int? { values[name]?.first.flatMap { Int($0) } }

  /// An argument as an option of the command line.
  func option(_ name: String, _ word: String) -> [String] {
    values[name].map { ["\(word)=" + $0.joined(separator: ",")] } ?? []
  }

  /// The choice of devices and variants.
  var choice: [String] { option("devices", "--device") + option("variants", "--variant") }
}
