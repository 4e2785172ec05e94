// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a command ends early, in words for the person who typed it.
struct ToolError: Error, Equatable, CustomStringConvertible {
  /// What the process tells the shell.
  var exitCode: ExitCode
  /// What happened: the place, the thing found, what would be accepted.
  ///
  /// Several mistakes are several lines. Empty where nothing needs to be said.
  var message: String
  /// What to do next, one line each.
  var hints: [String] = []
  /// Whether the message says by itself that it is one, and where the mistake is.
  var isDiagnostic = false

  init(_ message: String, exitCode: ExitCode = .failure, hints: [String] = []) {
    self.exitCode = exitCode
    self.message = message
    self.hints = hints
  }

  /// An error in a file of the user: lines that begin with `file:line:column: error:`.
  init(diagnostics: String) {
    exitCode = .failure
    message = diagnostics
    isDiagnostic = true
  }

  /// The message, for the errors of others that quote it.
  var description: String { message }

  /// A signal asked the tool to stop.
  static let interrupted = ToolError("interrupted", exitCode: .interrupted)
}
