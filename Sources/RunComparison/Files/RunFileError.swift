// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Why a file is no recorded run.
package struct RunFileError: Error, Equatable, CustomStringConvertible {
  /// What the file is called.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong, what was found, what would be accepted.
  package var message: String

  /// Makes an error.
  package init(file: String, line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = VisibleText.line(message)
  }

  /// The position and the message, in the format of compilers.
  package var description: String { "\(VisibleText.line(file)):\(line): error: \(message)" }
}
