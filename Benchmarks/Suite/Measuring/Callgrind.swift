// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Instruction counts by valgrind's callgrind: exact, and the same on a busy machine.
enum Callgrind {
  /// Whether valgrind is there.
  static let isInstalled: Bool =
    (try? ChildProcess.output(of: ["valgrind", "--version"], errors: .nothing)) != nil

  /// The message if it is not installed.
  static let advice = "instructions: not measured (install valgrind)"
}
