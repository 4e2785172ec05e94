// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// One finding about an XML file: its position and its message.
///
/// The parser knows a column for what is not well-formed. Schema and content findings carry the
/// line of the element's start tag and the path of the node instead.
package struct XMLDiagnostic: Hashable, Sendable {
  /// How much a finding matters.
  package enum Severity: String, Sendable {
    /// The file is not what it should be.
    case error
    /// The file works, but something in it is doubtful.
    case warning
    /// Information that is not an error.
    case note
  }

  /// Name of the file as the caller gave it.
  package var file: String
  /// Line from 1; 0 where none is known.
  package var line: Int
  /// Column in bytes from 1, where the parser knows it.
  package var column: Int?
  /// Path of the node by local names, as in `/svg/g[2]/rect[5]`, where there is one.
  package var path: String?
  /// How much it matters.
  package var severity: Severity
  /// The message, in one line; libxml2's text if libxml2 reported it.
  package var message: String

  /// Creates a finding; `line` 0 and nil mean that the position is unknown.
  package init(
    file: String, line: Int, column: Int? = nil, path: String? = nil,
    severity: Severity = .error, message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.severity = severity
    self.message = message
  }
}

extension XMLDiagnostic: CustomStringConvertible {
  /// `file:line:column: severity: message (path)`, without the parts that are not known.
  package var description: String {
    var text = VisibleText.line(file)
    if line > 0 {
      text += ":\(line)"
      if let column { text += ":\(column)" }
    }
    text += ": \(severity.rawValue): \(message)"
    if let path { text += " (\(VisibleText.line(path)))" }
    return text
  }
}
