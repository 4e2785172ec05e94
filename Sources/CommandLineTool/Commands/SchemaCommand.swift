// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// `scrollwork schema NAME`.
enum SchemaCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    guard let name = SchemaName(rawValue: arguments.operands[0]) else { return .failure }
    try context.output.write(name.text)
    return .clean
  }
}
