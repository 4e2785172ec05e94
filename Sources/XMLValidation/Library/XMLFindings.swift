// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a document, schema or query could not be had: at least one finding of severity `error`.
package struct XMLFindings: Error, Equatable, Sendable {
  /// The findings in the order in which they were met.
  package var diagnostics: [XMLDiagnostic]

  /// Wraps findings so that they can be thrown.
  package init(_ diagnostics: [XMLDiagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension XMLFindings: CustomStringConvertible {
  /// One finding per line.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
