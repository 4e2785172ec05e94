// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// `scrollwork man`.
enum ManualCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    try context.output.write(ManualPage.text)
    return .clean
  }
}
