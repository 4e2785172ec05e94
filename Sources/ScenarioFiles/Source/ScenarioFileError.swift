// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// One mistake in a scenario, device or trace file.
package struct ScenarioFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file as the caller gave it, or as another file named it.
  package var file: String
  /// The line, from 1.
  ///
  /// Line feed, carriage return and the pair of them end a line.
  package var line: Int
  /// The column, from 1, in Unicode scalars; a tab counts as one, a byte order mark as none.
  package var column: Int
  /// What was found and what would be accepted.
  package var message: String
  /// The line that the mistake is on; the part around it where the line is long.
  ///
  /// Control characters are shown as spaces.
  package var excerpt: String
  /// Where in `excerpt` the mistake is, in Unicode scalars from 0.
  package var caret: Int

  /// Makes an error; line and column count from 1, the caret from 0.
  package init(
    file: String, line: Int, column: Int, message: String, excerpt: String = "", caret: Int = 0
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.caret = caret
  }

  /// The error on one line: `file:line:column: error: message`.
  package var description: String {
    "\(VisibleText.line(file)):\(line):\(column): error: \(message)"
  }

  /// The error on three lines: `description`, the line of the file, and a caret below the place.
  package var rendering: String {
    guard !excerpt.isEmpty else { return description }
    return "\(description)\n  \(excerpt)\n  \(String(repeating: " ", count: caret))^"
  }
}
