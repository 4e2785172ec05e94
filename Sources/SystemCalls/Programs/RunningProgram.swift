// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Another program that runs in parallel and reads its input piece by piece.
///
/// It is interrupted if the value ends before the program does.
package struct RunningProgram: ~Copyable {
  private let name: String
  private let process: PipedProcess
  private let output: AnonymousFile
  private let errors: AnonymousFile

  /// Where its standard input is written to.
  package var input: CInt { process.end }

  /// Starts a program with the environment of this process.
  ///
  /// - Parameter words: The path of the program and its arguments, which no shell interprets.
  /// - Throws: An error if the program cannot be started.
  package init(_ words: [String]) throws(OperationError) {
    let output = try AnonymousFile()
    let errors = try AnonymousFile()
    process = try PipedProcess(words, piping: .input, other: output, errors: errors)
    name = words[0]
    self.output = output
    self.errors = errors
  }

  /// Ends its input and waits for its end.
  ///
  /// - Throws: An error if it wrote more to standard output than is read.
  package consuming func finish() throws(OperationError) -> ChildProcess.Result {
    try ChildProcess.result(
      of: process.closed(), named: name, output: output, errors: errors, limit: 1 << 24)
  }
}
