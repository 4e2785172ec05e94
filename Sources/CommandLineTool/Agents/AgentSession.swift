// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import StoryboardProduction
import SystemCalls
import TextFormats

/// One conversation in the Model Context Protocol: JSON-RPC 2.0, a message in each line.
struct AgentSession {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The most bytes of an answer; more would fill an agent's memory.
  static let answerLimit = 200_000
  /// The frames that `frames` prints if no last one is named.
  private static let frameCount = 20

  /// Runs a command that writes to a stream, and returns its exit code and its messages.
  let run: ([String], OutputStream) -> (code: ExitCode, errors: String)
  /// The folder that paths have to be in.
  let folder: String

  /// Answers one message; nil for what needs no answer.
  func answer(_ line: LineReader.Line) -> JSONValue? {
    guard case .bytes(let bytes) = line else {
      return Self.error(.null, -32700, "a message is longer than the limit")
    }
    guard bytes.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return nil }
    let message: JSONValue
    do { message = try JSONParser.parse(bytes) } catch {
      return Self.error(.null, -32700, "no JSON: \(error)")
    }
    guard message.members != nil, message["jsonrpc"]?.text == "2.0" else {
      return Self.error(.null, -32600, "expected an object of JSON-RPC 2.0")
    }
    let id: JSONValue?
    switch message["id"] {
    case nil: id = nil
    case .string(let text)?: id = .string(text)
    case .number(let number)?: id = .number(number)
    default: return Self.error(.null, -32600, "id: expected a text or a number")
    }
    guard let method = message["method"]?.text else {
      // What has a result or an error is an answer to a request, and none was made.
      let isAnswer = message["result"] != nil || message["error"] != nil
      return isAnswer ? nil : Self.error(id ?? .null, -32600, "method: expected a text")
    }
    // Notifications have no identifier and no answer.
    guard let id else { return nil }
    switch method {
    case "initialize": return Self.result(id, greeting(message["params"]))
    case "ping": return Self.result(id, .object([:]))
    case "tools/list":
      return Self.result(id, .object([("tools", .list(AgentTool.all.map(\.json)))]))
    case "tools/call": return call(id, message["params"])
    default: return Self.error(id, -32601, "no such method: \(method.prefix(80))")
    }
  }

  private func greeting(_ parameters: JSONValue?) -> JSONValue {
    let wanted = parameters?["protocolVersion"]?.text
    return .object([
      (
        "protocolVersion", .string(Self.versions.first { $0 == wanted } ?? Self.versions[0])
      ), ("capabilities", .object([("tools", .object([:]))])),
      (
        "serverInfo",
        .object([("name", .string("scrollwork")), ("version", .string(ToolVersion.number))])
      ),
      (
        "instructions",
        .string(
          "Scrollwork computes scroll-driven interfaces frame by frame and reviews their motion. Call check on scenarios, explain_rule on the rules of findings, and frames around a finding's worst frame; explain_pattern and prove read pattern files."
        )
      ),
    ])
  }

  private func call(_ id: JSONValue, _ parameters: JSONValue?) -> JSONValue {
    guard let name = parameters?["name"]?.text,
      let tool = AgentTool.all.first(where: { $0.name == name })
    else {
      let found = parameters?["name"]?.text ?? ""
      return Self.error(
        id, -32602,
        UnknownWord.message("tool", found: found, words: AgentTool.all.map(\.name)))
    }
    let arguments: AgentArguments
    do throws(OperationError) {
      arguments = try AgentArguments(parameters?["arguments"], of: tool, in: folder)
    } catch {
      return Self.error(id, -32602, error.message)
    }
    if tool.name == "explain_rule" { return explain(id, arguments.texts("rule")[0]) }
    // The first line describes the run; the frames follow.
    let first = arguments.number("first") ?? 0
    let last = arguments.number("last") ?? first &+ (Self.frameCount - 1)
    let isFrames = tool.name == "frames"
    guard !isFrames || (first < Int.max / 2 && last >= first) else {
      return Self.error(id, -32602, "last: expected no frame before the first, found \(last)")
    }
    let lines = isFrames ? first + 1...min(last, Int.max - 1) + 1 : 0...Int.max
    let output = OutputStream.memory(LineSelection(lines, limit: Self.answerLimit - 1000))
    let result = run(tool.command(arguments), output)
    var text = output.text
    if isFrames, result.code != .failure, let selection = output.selection {
      text += Self.extent(selection, first, last)
    } else if let omitted = output.selection?.omitted, omitted > 0 {
      text += "[left out for length: \(omitted) bytes; ask for less]"
    }
    if !result.errors.isEmpty { text += (text.isEmpty ? "" : "\n") + result.errors }
    return Self.content(id, text, isError: result.code == .failure)
  }

  private func explain(_ id: JSONValue, _ rule: String) -> JSONValue {
    if let text = RuleHelp.markdown(ofRule: rule) { return Self.content(id, text, isError: false) }
    return Self.content(
      id, UnknownWord.message("rule", found: rule, words: RuleHelp.rules), isError: true)
  }

  /// Which frames the run has, and where to go on.
  private static func extent(_ selection: LineSelection, _ first: Int, _ last: Int) -> String {
    let count = selection.count - 1
    let text = "the run has the frames 0 to \(count - 1)"
    let next = first + max(0, selection.kept - 1)
    guard next <= min(last, count - 1) else { return text }
    return text + "; left out for length: ask for those from \(next) on"
  }

  private static func content(_ id: JSONValue, _ text: String, isError: Bool) -> JSONValue {
    var text = text
    if text.utf8.count > answerLimit {
      text =
        String(decoding: text.utf8.prefix(answerLimit), as: UTF8.self)
        + "\n[left out for length: \(text.utf8.count - answerLimit) bytes; ask for less]"
    }
    return result(
      id,
      .object([
        ("content", .list([.object([("type", .string("text")), ("text", .string(text))])])),
        ("isError", .flag(isError)),
      ]))
  }

  private static func result(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }

  private static func error(_ id: JSONValue, _ code: Int, _ message: String) -> JSONValue {
    .object([
      ("jsonrpc", .string("2.0")), ("id", id),
      (
        "error",
        .object([("code", .integer(code)), ("message", .string(VisibleText.line(message)))])
      ),
    ])
  }
}
