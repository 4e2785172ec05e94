// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Why a file is no report, or no baseline, that can be read.
package struct InvalidReportFile: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was found, and what would be accepted.
  package var message: String

  init(_ message: String) { self.message = PlainText.visible(message) }

  /// The message.
  package var description: String { message }

  /// Reads JSON and reports the line of an error.
  static func parse(_ bytes: [UInt8]) throws(InvalidReportFile) -> JSONValue {
    do {
      return try JSONParser.parse(bytes)
    } catch {
      let before = bytes[..<min(error.offset, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      throw InvalidReportFile("no JSON: \(error.message) in line \(line)")
    }
  }
}
