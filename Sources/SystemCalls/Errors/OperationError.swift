// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An error with a message for the person who ran the command.
package struct OperationError: Error, Equatable, CustomStringConvertible {
  /// The message: the position, what was found, what is accepted.
  ///
  /// Several mistakes are several lines.
  package var message: String
  /// What to do next, one line each.
  package var hints: [String] = []
  /// Whether the message starts with the position of the error, as in compilers.
  package private(set) var isDiagnostic = false
  /// Whether it is not an error: a signal interrupted the process.
  package private(set) var isInterruption = false

  /// Makes an error.
  package init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }

  /// Errors in a file of the user: lines that start with `file:line:column: error:`.
  package init(diagnostics: String) {
    message = diagnostics
    isDiagnostic = true
  }

  /// The message, for the errors of others that quote it.
  package var description: String { message }

  /// A signal interrupted the process.
  package static let interrupted = {
    var error = OperationError("interrupted")
    error.isInterruption = true
    return error
  }()
}
