// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The repository that the suite is run in.
enum Git {
  /// Its folder.
  static func root() throws(BenchError) -> String { try run(["rev-parse", "--show-toplevel"]) }

  /// The full name of a commit.
  static func commit(_ revision: String) throws(BenchError) -> String {
    try run(["rev-parse", "--verify", revision + "^{commit}"])
  }

  /// The commits of a line from one to another, oldest first, without the first.
  static func line(from first: String, to last: String) throws(BenchError) -> [String] {
    try ChildProcess.output(
      of: ["git", "rev-list", "--first-parent", "--reverse", "\(first)..\(last)"], errors: .nothing
    ).split(separator: "\n").map(String.init)
  }

  /// The first line of a commit's message.
  static func subject(_ commit: String) throws(BenchError) -> String {
    try run(["log", "-1", "--format=%s", commit])
  }

  /// Runs a command.
  ///
  /// - Returns: The first line of what it writes.
  @discardableResult
  static func run(_ arguments: [String]) throws(BenchError) -> String {
    String(
      try ChildProcess.output(of: ["git"] + arguments, errors: .nothing)
        .prefix { $0 != "\n" })
  }
}
