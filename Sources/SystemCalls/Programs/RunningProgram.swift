// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Another program that runs in parallel and reads its input piece by piece.
///
/// It is interrupted if the value ends before the program does.
package struct RunningProgram: ~Copyable {
  /// Where its standard input is written to.
  package let input: CInt
  private let name: String
  private let child: pid_t
  private let output: AnonymousFile
  private let errors: AnonymousFile
  private var isOver = false

  /// Starts a program with the environment of this process.
  ///
  /// - Parameter words: The path of the program and its arguments, which no shell interprets.
  /// - Throws: An error if the program cannot be started.
  package init(_ words: [String]) throws(OperationError) {
    let output = try AnonymousFile()
    let errors = try AnonymousFile()
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw OperationError("cannot make a pipe: \(SystemError.text())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    do throws(OperationError) {
      child = try ChildProcess.spawn(
        words, input: ends[0], output: output.descriptor, errors: errors.descriptor)
    } catch {
      close(ends[1])
      throw error
    }
    name = words[0]
    self.output = output
    self.errors = errors
    input = ends[1]
  }

  deinit {
    guard !isOver else { return }
    close(input)
    kill(child, SIGTERM)
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// Ends its input and waits for its end.
  ///
  /// - Throws: An error if it wrote more to standard output than is read.
  package consuming func finish() throws(OperationError) -> ChildProcess.Result {
    close(input)
    isOver = true
    return try ChildProcess.result(
      of: child, named: name, output: output, errors: errors, limit: 1 << 24)
  }
}
