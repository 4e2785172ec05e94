// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScenarioFiles
import StoryboardProduction
import SystemCalls

/// `scrollwork explain FILE`.
enum ExplainCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let path = arguments.operands[0]
    let bytes = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    let outline = try ProjectSource.outline(path, bytes) { (variants) throws(OperationError) in
      guard let word = arguments.text(.variant) else { return 0 }
      return try ProjectSource.variant(word, of: variants)
    }
    try context.output.write(PatternExplanation(outline).text)
    return .clean
  }
}
