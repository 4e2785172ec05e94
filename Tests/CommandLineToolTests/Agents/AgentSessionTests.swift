// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls
import TestSupport
import TextFormats
import Testing

@testable import CommandLineTool

/// The conversation of `mcp`, message by message; a client of others talks to the process in the browser tests' Python.
@Suite struct `Agent session` {
  private let scratch: ScratchFolder
  private let session: AgentSession

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Example.scenario(), to: "short.scenario.jsonc")
    session = AgentSession(
      run: { words, output in
        var environment = Environment.memory(input: "", variables: [:], errors: .memory())
        environment.output = output
        return (CommandLineTool.run(words, in: environment), environment.errors.text)
      }, folder: scratch.path(""))
  }

  private func answer(_ text: String) -> JSONValue? { session.answer(.bytes(Array(text.utf8))) }

  private func call(_ tool: String, _ arguments: String) throws -> (text: String, isError: Bool) {
    let answer = try #require(
      self.answer(
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"\(tool)\",\"arguments\":\(arguments)}}"
      ))
    #expect(answer["id"]?.integer == 7)
    if let error = answer["error"]?["message"]?.text { return (error, true) }
    let result = try #require(answer["result"])
    return (
      try #require(result["content"]?.list?.first?["text"]?.text),
      result["isError"]?.flag == true
    )
  }

  private var path: String { scratch.path("short.scenario.jsonc") }

  @Test func `greets with the client's version if it is spoken, else with the newest`() {
    for (wanted, answered) in [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")] {
      let greeting = answer(
        "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"\(wanted)\"}}"
      )
      #expect(greeting?["result"]?["protocolVersion"]?.text == answered)
      #expect(greeting?["id"]?.text == "a")
    }
    #expect(answer("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}") == nil)
  }

  @Test func `lists tools with a schema of what each takes`() throws {
    let tools = try #require(
      answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")?["result"]?["tools"]?
        .list)
    #expect(
      tools.compactMap { $0["name"]?.text } == [
        "list", "check", "explain_rule", "explain_pattern", "prove", "frames", "render",
      ])
    #expect(tools.allSatisfy { $0["inputSchema"]?["additionalProperties"]?.flag == false })
    let writing = tools.filter { $0["annotations"]?["readOnlyHint"]?.flag == false }
    #expect(writing.compactMap { $0["name"]?.text } == ["render"])
  }

  @Test func `checks a scenario, explains a rule, and prints the frames around a finding`() throws {
    let check = try call("check", "{\"paths\":[\"\(path)\"],\"variants\":[\"all\"]}")
    #expect(!check.isError && check.text.contains("\"findings\""))
    let rule = try call("explain_rule", "{\"rule\":\"JUMP\"}")
    #expect(!rule.isError && rule.text.hasPrefix("### JUMP\n"))
    let frames = try call(
      "frames",
      "{\"scenario\":\"\(path)\",\"device\":\"iphone-8\",\"variant\":\"ch6\",\"first\":3,\"last\":5}"
    )
    let lines = frames.text.split(separator: "\n")
    #expect(lines.count == 5 && lines[1].contains("\"frame\":3"))
    #expect(lines[4].hasPrefix("the run has the frames 0 to "))
  }

  @Test func `a long run comes in pages, of which the last line says where to go on`() throws {
    try scratch.write(
      Example.scenario(
        steps: "{ \"type\": \"pause\", \"duration\": 12000 }"), to: "long.scenario.jsonc")
    var next = 0
    var pages = 0
    while pages < 20 {
      let page = try call(
        "frames",
        "{\"scenario\":\"\(scratch.path("long.scenario.jsonc"))\",\"device\":\"iphone-8\",\"variant\":\"ch6\",\"first\":\(next),\"last\":1000000}"
      )
      pages += 1
      #expect(!page.isError && page.text.utf8.count <= AgentSession.answerLimit)
      let lines = page.text.split(separator: "\n")
      #expect(lines[1].contains("\"frame\":\(next),"))
      let end = try #require(lines.last)
      #expect(end.hasPrefix("the run has the frames 0 to "))
      guard let range = end.firstRange(of: "ask for those from ") else {
        #expect(lines[lines.count - 2].contains("\"frame\":720,"))
        break
      }
      next = try #require(Int(end[range.upperBound...].prefix { $0.isNumber }))
    }
    #expect(pages > 1 && pages < 20)
  }

  @Test func `of an output no more than the limit is kept, in whole lines`() throws {
    let stream = OutputStream.memory(LineSelection(3...1000, limit: 30))
    for index in 0..<100_000 { try stream.write("line \(index)\n") }
    #expect(stream.text == "line 0\nline 3\nline 4\nline 5\n")
    let selection = try #require(stream.selection)
    #expect(selection.count == 100_000 && selection.kept == 4 && selection.omitted > 5000)
    let open = OutputStream.memory(LineSelection(0...10, limit: 30))
    try open.write(String(repeating: "x", count: 1000))
    #expect(open.text == "" && open.selection?.omitted == 1000)
  }

  @Test func `renders into a folder below its own`() throws {
    let run = try call(
      "render",
      "{\"paths\":[\"\(path)\"],\"output\":\"\(scratch.path("out"))\",\"variants\":[\"ch6\"],\"devices\":[\"iphone-8\"]}"
    )
    #expect(!run.isError)
    #expect(try scratch.allFiles().contains("out/test/short/index.html"))
  }

  @Test(arguments: [
    "/etc/passwd", "../x.scenario.jsonc", "-", "", "a/../../b", "/", "\\u0000",
  ])
  func `paths outside its folder are refused`(path: String) throws {
    let check = try call("check", "{\"paths\":[\"\(path)\"]}")
    #expect(check.isError && check.text.contains("expected a path in the current folder"))
    let render = try call("render", "{\"paths\":[\"\(self.path)\"],\"output\":\"\(path)\"}")
    #expect(render.isError)
  }

  @Test func `words that look like options stay words`() throws {
    try scratch.write("{}", to: "--update.scenario.jsonc")
    let check = try call("check", "{\"paths\":[\"\(path)\"],\"devices\":[\"--exit-zero\"]}")
    #expect(check.isError && check.text.contains("--exit-zero"))
    #expect(try call("list", "{\"subject\":\"--help\"}").isError)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("7", -32600),
    ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\"}", -32601),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}", -32602),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"chek\"}}",
      -32602
    ),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"check\",\"arguments\":{\"path\":1}}}",
      -32602
    ),
    (String(repeating: "[", count: 100_000), -32700),
  ])
  func `a message that is none has the error of JSON-RPC for it`(message: String, code: Int) {
    #expect(answer(message)?["error"]?["code"]?.integer == code)
  }

  @Test func `a message above the limit is refused, and the next is read`() throws {
    #expect(session.answer(.tooLong)?["error"]?["code"]?.integer == -32700)
    #expect(answer(" ") == nil && answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}") == nil)
  }
}
