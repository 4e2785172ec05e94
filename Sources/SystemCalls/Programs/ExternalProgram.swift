// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A program of the system that does what a well-kept program does better than this tool would.
package struct ExternalProgram {
  /// Its name, as a shell knows it.
  package let name: String
  /// Its path.
  private let path: String

  /// Finds a program.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - purpose: What it is needed for, as the end of a sentence.
  ///   - package: Its Debian package.
  /// - Throws: An error with its package if it is not installed.
  package init(_ name: String, for purpose: String, package: String) throws(OperationError) {
    guard let path = Machine.program(name) else {
      throw OperationError(
        "\(name) is needed \(purpose), and is not installed",
        hints: ["on Debian: apt-get install \(package)"])
    }
    self.name = name
    self.path = path
  }

  /// Runs the program to its end, with what it finds on standard input.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - input: A whole file.
  ///   - limit: The most bytes that are accepted of what it prints.
  /// - Returns: What it printed.
  /// - Throws: An error with the last line of its output if it failed.
  @discardableResult
  package func run(
    _ arguments: [String], reading input: borrowing AnonymousFile, limit: Int = 1 << 24
  ) throws(OperationError) -> [UInt8] {
    try judged(ChildProcess.run([path] + arguments, reading: input, limit: limit))
  }

  /// Runs the program to its end; what it prints is only kept for an error.
  package func run(_ arguments: [String]) throws(OperationError) {
    // More output than this is no answer of a program that writes to a file.
    _ = try judged(ChildProcess.run([path] + arguments, limit: 1 << 24))
  }

  /// Starts the program, which reads its input from a pipe.
  package func start(_ arguments: [String]) throws(OperationError) -> RunningProgram {
    try RunningProgram([path] + arguments)
  }

  /// Starts the program, whose output is read piece by piece.
  package func stream(_ arguments: [String]) throws(OperationError) -> StreamedProgram {
    try StreamedProgram([path] + arguments)
  }

  /// Runs the program to its end with nothing on its standard input, whether it fails or not.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - limit: The most bytes that are accepted of what it prints.
  /// - Throws: An error if it prints more, or the interruption.
  package func ask(_ arguments: [String], limit: Int) throws(OperationError) -> ChildProcess.Result
  {
    let result = try ChildProcess.run([path] + arguments, limit: limit)
    try Interruption.check()
    return result
  }

  /// Ends the input of the program and waits for its end.
  ///
  /// - Throws: An error with the last line of its output if it failed.
  package func finish(_ program: consuming RunningProgram) throws(OperationError) {
    _ = try judged(try program.finish())
  }

  /// The output of a run that went well.
  private func judged(_ result: ChildProcess.Result) throws(OperationError) -> [UInt8] {
    try Interruption.check()
    guard result.code == 0 else {
      let said = String(decoding: result.output.prefix(4096), as: UTF8.self) + result.errors
      let lines = said.split(separator: "\n")
      throw OperationError("\(name) failed: \(lines.last ?? "it printed nothing")")
    }
    return result.output
  }
}
