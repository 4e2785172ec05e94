// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls
import TextFormats

/// `scrollwork mcp`.
enum AgentCommand {
  /// The most bytes of a message.
  private static let lineLimit = 1 << 20

  /// The most bytes of the messages of a command.
  private static let messageLimit = 20_000

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    var silent = context.environment
    silent.input = { _ in [] }
    let session = AgentSession(
      run: { [silent] words, output in
        var own = silent
        own.output = output
        own.errors = .memory(LineSelection(0...Int.max, limit: messageLimit))
        let code = CommandLineTool.run(words, in: own)
        return (code, own.errors.text)
      }, folder: context.environment.folder)
    var lines = LineReader(0, limit: lineLimit)
    while let line = try lines.next() {
      guard let answer = session.answer(line) else { continue }
      try context.output.write(answer.line + "\n")
      if context.output.isClosed { break }
    }
    return .clean
  }
}
