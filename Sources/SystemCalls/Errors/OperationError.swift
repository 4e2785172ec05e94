// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why something could not be done, in words for the person who asked for it.
package struct OperationError: Error, Equatable, CustomStringConvertible {
  /// What happened: the place, the thing found, what would be accepted.
  ///
  /// Several mistakes are several lines.
  package var message: String
  /// What to do next, one line each.
  package var hints: [String] = []
  /// Whether the message begins with the position of the mistake, as compilers write it.
  package private(set) var isDiagnostic = false
  /// Whether nothing is wrong, and a signal asked the process to stop.
  package private(set) var isInterruption = false

  /// Makes an error.
  package init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }

  /// An error in a file of the user: lines that begin with `file:line:column: error:`.
  package init(diagnostics: String) {
    message = diagnostics
    isDiagnostic = true
  }

  /// The message, for the errors of others that quote it.
  package var description: String { message }

  /// A signal asked the process to stop.
  package static let interrupted = {
    var error = OperationError("interrupted")
    error.isInterruption = true
    return error
  }()
}
