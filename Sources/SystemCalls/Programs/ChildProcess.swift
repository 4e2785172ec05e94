// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Runs another program and waits for it.
package enum ChildProcess {
  /// What a program left behind.
  package struct Result {
    /// Its exit code; 128 and more for a program that a signal ended.
    package var code: Int
    /// What it wrote to standard output.
    package var output: [UInt8]
    /// What it wrote to standard error, at most 64 KB.
    package var errors: String

    /// Decodes the status of a program from `waitpid`.
    fileprivate init(status: CInt, output: [UInt8], errors: String) {
      let signal = Int(status & 0x7F)
      code = signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal
      self.output = output
      self.errors = errors
    }
  }

  /// Runs a program, found by its name, with the environment of this process.
  ///
  /// It reads and writes unlinked files: whatever the sizes, no process waits for another, and a
  /// program that another thread starts meanwhile keeps nothing open. When the tool is interrupted,
  /// the program is interrupted, too.
  ///
  /// - Parameters:
  ///   - words: The name of the program and its arguments, which no shell interprets.
  ///   - input: What it finds on standard input.
  ///   - limit: The most bytes of output that are accepted.
  /// - Throws: An error if the program cannot be started, or writes too much.
  package static func run(
    _ words: [String], input: [UInt8] = [], limit: Int
  ) throws(OperationError) -> Result {
    let source = try AnonymousFile()
    try source.write(input)
    return try run(words, reading: source, limit: limit)
  }

  /// Runs a program that finds a whole file on standard input.
  package static func run(
    _ words: [String], reading source: borrowing AnonymousFile, limit: Int
  ) throws(OperationError) -> Result {
    source.rewind()
    let output = try AnonymousFile()
    let errors = try AnonymousFile()
    let child = try spawn(
      words, input: source.descriptor, output: output.descriptor, errors: errors.descriptor)
    return try result(of: child, named: words[0], output: output, errors: errors, limit: limit)
  }

  /// Starts a program with the environment of this process.
  ///
  /// - Parameters:
  ///   - words: The name or the path of the program, and its arguments, which no shell interprets.
  ///   - input: The descriptor that it finds as standard input.
  ///   - output: The descriptor that it finds as standard output.
  ///   - errors: The descriptor that it finds as standard error.
  /// - Throws: An error if the program cannot be started.
  static func spawn(
    _ words: [String], input: CInt, output: CInt, errors: CInt
  ) throws(OperationError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, words[0], &actions, nil, arguments, environ)
    guard failure == 0 else {
      throw OperationError("cannot run \(words[0]): \(SystemError.text(failure))")
    }
    return child
  }

  /// Waits for a program to end, and returns its status.
  ///
  /// When the tool is interrupted, the program is interrupted, too.
  ///
  /// - Throws: An error if it wrote more to standard output than is accepted.
  static func result(
    of child: pid_t, named name: String, output: borrowing AnonymousFile,
    errors: borrowing AnonymousFile, limit: Int
  ) throws(OperationError) -> Result {
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {
      if Interruption.isRequested { kill(child, SIGTERM) }
    }
    let written = try output.contents(name: "the output of \(name)", limit: limit)
    let said = (try? errors.contents(name: name, limit: 1 << 16)) ?? []
    return Result(status: status, output: written, errors: String(decoding: said, as: UTF8.self))
  }
}
