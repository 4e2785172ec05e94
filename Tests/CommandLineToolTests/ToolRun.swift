// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CommandLineTool

/// The results of a run of the tool, all in memory.
struct ToolRun {
  var exitCode: ExitCode
  var output: String
  var errors: String

  /// Runs the tool in process.
  init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    errors: OutputStream = .memory()
  ) {
    self.init(arguments, input: input, environment: environment, errors: errors)
  }

  /// Runs the tool in process.
  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: String = ".", errors: OutputStream = .memory()
  ) {
    var inMemory = Environment.memory(input: input, variables: environment, errors: errors)
    inMemory.folder = folder
    exitCode = CommandLineTool.run(arguments, in: inMemory)
    output = inMemory.output.text
    self.errors = inMemory.errors.text
  }

  var outputLines: [Substring] { output.split(separator: "\n") }
}
