// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program of the system that does what a well-kept program does better than this tool would.
struct ExternalProgram {
  /// Its name, as a shell knows it.
  let name: String
  /// Where it is.
  private let path: String

  /// Finds a program.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - purpose: What it is needed for, as the end of a sentence.
  ///   - package: The package of Debian that brings it.
  /// - Throws: That it is not installed, and what brings it.
  init(_ name: String, for purpose: String, package: String) throws(ToolError) {
    guard let path = Machine.program(name) else {
      throw ToolError(
        "\(name) is needed \(purpose), and is not installed",
        hints: ["on Debian: apt-get install \(package)"])
    }
    self.name = name
    self.path = path
  }

  /// Runs the program to its end; it reads nothing, and what it prints is only kept for an error.
  ///
  /// - Parameter arguments: What follows its name.
  /// - Throws: That it failed, with the last line that it said.
  func run(_ arguments: [String]) throws(ToolError) {
    var pipes: [CInt] = [-1, -1]
    guard pipe(&pipes) == 0 else { throw ToolError("cannot start \(name): \(SystemError.text())") }
    defer { close(pipes[0]) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 2)
    posix_spawn_file_actions_addclose(&actions, pipes[0])
    posix_spawn_file_actions_addclose(&actions, pipes[1])
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, nil, &words, environ)
    close(pipes[1])
    guard result == 0 else {
      throw ToolError("cannot start \(name): \(SystemError.text(result))")
    }
    // To the end of what it says, which is the end of the program.
    let said = try? FileSystem.contents(of: pipes[0], name: name, limit: 1 << 24)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    try Interruption.check()
    guard status == 0 else {
      let lines = String(decoding: said ?? [], as: UTF8.self).split(separator: "\n")
      throw ToolError("\(name) failed: \(lines.last ?? "it said nothing")")
    }
  }
}
