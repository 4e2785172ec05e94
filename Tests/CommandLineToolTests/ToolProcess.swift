// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import TestSupport

@testable import CommandLineTool
@testable import SystemCalls

/// A run of the built tool as a separate process, for effects that cannot be seen in process.
struct ToolProcess {
  /// Where the process's standard output goes.
  enum Output {
    /// Into a file, which is read afterwards.
    case file
    /// Into a closed pipe.
    case closedPipe
  }

  /// The path of the built tool, which is next to the tests.
  static let path = FileSystem.folder(of: CommandLine.arguments[0]) + "/scrollwork"

  private let pid: pid_t
  private let scratch: ScratchFolder
  private let name: String

  /// Starts the tool.
  ///
  /// - Parameters:
  /// - arguments: Its arguments.
  ///   - output: Where its standard output goes.
  /// - memory: The limit of its address space in bytes; nil for none.
  /// - variables: Its environment.
  /// - scratch: The folder for its streams.
  init(
    _ arguments: [String], output: Output = .file, memory: Int? = nil,
    variables: [String: String] = [:], in scratch: ScratchFolder
  ) throws {
    self.scratch = scratch
    name = "run-\(arguments.count)-\(arguments.last ?? "")".split(separator: "/").joined(
      separator: "_")
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 2, scratch.path(name + ".err"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var pipes: [CInt] = [-1, -1]
    switch output {
    case .file:
      posix_spawn_file_actions_addopen(
        &actions, 1, scratch.path(name + ".out"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .closedPipe:
      guard pipe(&pipes) == 0 else { throw OperationError("no pipe") }
      posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
      posix_spawn_file_actions_addclose(&actions, pipes[0])
    }
    var words = [Self.path] + arguments
    if let memory {
      words = ["/bin/sh", "-c", "ulimit -v \(memory / 1024) && exec \"$0\" \"$@\""] + words
    }
    var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    // Nothing is inherited from the environment of the test run.
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in environment { free(variable) } }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of tests block signals, and a process inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var pid = pid_t()
    let result = posix_spawn(&pid, words[0], &actions, &attributes, &argv, &environment)
    for descriptor in pipes where descriptor >= 0 { close(descriptor) }
    guard result == 0 else {
      throw OperationError("cannot start \(Self.path): \(SystemError.text(result))")
    }
    self.pid = pid
  }

  /// Sends a signal.
  func send(_ signal: CInt) { kill(pid, signal) }

  /// Waits for the end.
  ///
  /// - Returns: The exit code, or minus the number of the signal that ended the process.
  func wait() -> Int32 {
    var status: CInt = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// Its standard output.
  func output() throws -> String { try scratch.text(name + ".out") }

  /// Its standard error.
  func errors() throws -> String { try scratch.text(name + ".err") }
}
