// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// `scrollwork completions SHELL`.
enum CompletionsCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    guard let shell = Shell(rawValue: arguments.operands[0]) else { return .failure }
    try context.output.write(shell.completions)
    return .clean
  }
}
