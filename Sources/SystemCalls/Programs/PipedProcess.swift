// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// A process that runs in parallel, with a pipe between it and this one.
///
/// It is interrupted if the value ends before the process does.
struct PipedProcess: ~Copyable {
  /// Which stream of the process is the pipe.
  enum Stream {
    case input, output
  }

  /// The end of the pipe that belongs to this process.
  let end: CInt
  private let id: pid_t
  private var isOver = false

  /// Starts a program with the environment of this process.
  ///
  /// - Parameters:
  ///   - words: The path of the program and its arguments, which no shell interprets.
  ///   - stream: Which of its standard streams is the pipe.
  ///   - other: The other one.
  ///   - errors: Where it writes its messages.
  /// - Throws: An error if the program cannot be started.
  init(
    _ words: [String], piping stream: Stream, other: borrowing AnonymousFile,
    errors: borrowing AnonymousFile
  ) throws(OperationError) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw OperationError("cannot make a pipe: \(SystemError.text())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let isInput = stream == .input
    let (own, given) = isInput ? (ends[1], ends[0]) : (ends[0], ends[1])
    defer { close(given) }
    do throws(OperationError) {
      id = try ChildProcess.spawn(
        words, input: isInput ? given : other.descriptor,
        output: isInput ? other.descriptor : given, errors: errors.descriptor)
    } catch {
      close(own)
      throw error
    }
    end = own
  }

  deinit {
    guard !isOver else { return }
    close(end)
    kill(id, SIGTERM)
    var status: CInt = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Closes the pipe.
  ///
  /// - Returns: The process, whose end the caller waits for.
  consuming func closed() -> pid_t {
    close(end)
    isOver = true
    return id
  }
}
