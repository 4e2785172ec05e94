// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchProbe

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A child process; its creator waits for its end.
final class ChildProcess {
  /// Where a stream of the process leads.
  enum Stream {
    /// Nowhere.
    case nothing
    /// To this process.
    case pipe
    /// Where this process's own leads; for standard output that is standard error.
    case shared
  }

  private let process: pid_t
  /// What the process reads; nil without a pipe.
  private(set) var input: CInt?
  /// What the process writes; nil without a pipe.
  let output: CInt?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program, searched as in a shell, and its arguments.
  ///   - variables: The environment besides the search path, as `NAME=value`.
  ///   - input: What standard input is.
  ///   - output: What standard output is.
  ///   - errors: What standard error is.
  init(
    _ arguments: [String], variables: [String] = [], input: Stream = .nothing,
    output: Stream = .pipe, errors: Stream = .shared
  ) throws(BenchError) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var given: [CInt] = []
    var own: [CInt?] = [nil, nil]
    for (number, stream) in [(CInt(0), input), (1, output), (2, errors)] {
      switch stream {
      case .nothing:
        posix_spawn_file_actions_addopen(
          &actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      case .shared:
        if number == 1 { posix_spawn_file_actions_adddup2(&actions, 2, 1) }
      case .pipe:
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { throw BenchError("no pipe") }
        // If another child held an end of the pipe, this one would never see the end of its input.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (theirs, ours) = number == 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
        posix_spawn_file_actions_adddup2(&actions, theirs, number)
        given.append(theirs)
        if number < 2 { own[Int(number)] = ours }
      }
    }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let path = "PATH=" + (System.variable("PATH") ?? "/usr/bin:/bin")
    let home = System.variable("HOME").map { ["HOME=" + $0] } ?? []
    var environment: [UnsafeMutablePointer<CChar>?] =
      ([path] + home + variables).map { strdup($0) } + [nil]
    defer { for pointer in pointers + environment { free(pointer) } }
    var process = pid_t()
    let result = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, &environment)
    for end in given { close(end) }
    guard result == 0 else {
      for end in own { if let end { close(end) } }
      throw BenchError("cannot start \(arguments[0]): \(String(cString: strerror(result)))")
    }
    self.process = process
    self.input = own[0]
    self.output = own[1]
  }

  /// Closes what the process reads.
  func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Waits for the end.
  func wait() -> scrollwork_usage {
    closeInput()
    if let output { close(output) }
    var usage = scrollwork_usage()
    guard scrollwork_wait(process, &usage) else {
      usage.status = -1
      return usage
    }
    return usage
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote to standard output.
  /// - Throws: An error if it cannot be started, or if it failed.
  @discardableResult
  static func output(
    of arguments: [String], variables: [String] = [], errors: Stream = .shared
  ) throws(BenchError) -> String {
    let child = try ChildProcess(arguments, variables: variables, errors: errors)
    let text = String(decoding: System.readAll(child.output ?? -1), as: UTF8.self)
    let usage = child.wait()
    guard usage.status == 0 else {
      throw BenchError("\(arguments.joined(separator: " ")) failed with \(usage.status)")
    }
    return text
  }
}
