// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What other programs talk to.
extension CommandCatalog {
  static let agents = CommandSpecification(
    name: .mcp,
    summary: "Answer an agent over standard input and output (Model Context Protocol).",
    discussion: [
      """
      The agent's program starts this command and sends a message in each line. Its tools list devices and rules, \
      check scenarios, explain rules and pattern files, prove claims, print frames, and render pages: \
      \(AgentTool.all.map(\.name).joined(separator: ", ")).
      """,
      "Files are read and written in the current folder only. Nothing is sent over a network.",
    ],
    operands: .init(placeholder: "", count: 0...0), options: [],
    examples: [("mcp", "wait for the messages of an agent")])
}
