// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Another program that runs beside this one and reads what it is given, piece by piece.
///
/// It is asked to stop when the value ends before the program does.
struct RunningProgram: ~Copyable {
  /// Where its standard input is written to.
  let input: CInt
  private let child: pid_t
  private let output: NamelessFile
  private let errors: NamelessFile
  private var isOver = false

  /// Starts a program with the environment of this process.
  ///
  /// - Parameter words: The path of the program and its arguments, which no shell sees.
  /// - Throws: That the program cannot be started.
  init(_ words: [String]) throws(ToolError) {
    let output = try NamelessFile()
    let errors = try NamelessFile()
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ToolError("cannot make a pipe: \(SystemError.text())") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.descriptor, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let started = posix_spawnp(&child, words[0], &actions, nil, arguments, environ)
    guard started == 0 else {
      close(ends[1])
      throw ToolError("cannot run \(words[0]): \(SystemError.text(started))")
    }
    self.child = child
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
  consuming func finish() -> ChildProcess.Result {
    close(input)
    isOver = true
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {
      if Interruption.isRequested { kill(child, SIGTERM) }
    }
    let signal = Int(status & 0x7F)
    let said = (try? errors.contents(name: "errors", limit: 1 << 16)) ?? []
    return ChildProcess.Result(
      code: signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal,
      output: (try? output.contents(name: "output", limit: 1 << 16)) ?? [],
      errors: String(decoding: said, as: UTF8.self))
  }
}
