// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a document, schema or query could not be had: at least one finding of severity `error`.
public struct XMLFindings: Error, Equatable, Sendable {
  /// The findings in the order in which they were met.
  public var diagnostics: [XMLDiagnostic]

  /// Wraps findings so that they can be thrown.
  public init(_ diagnostics: [XMLDiagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension XMLFindings: CustomStringConvertible {
  /// One finding per line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
