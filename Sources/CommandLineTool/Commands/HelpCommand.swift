// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// `scrollwork help [COMMAND]`.
enum HelpCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    if let name = arguments.operands.first.flatMap(CommandName.init(rawValue:)) {
      try context.output.write(context.help.text(of: CommandCatalog.specification(of: name)))
    } else {
      try context.output.write(context.help.overview())
    }
    return .clean
  }
}
