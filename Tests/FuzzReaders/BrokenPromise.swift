// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An invariant of a reader that does not hold for some input.
package struct BrokenPromise: Error, CustomStringConvertible {
  /// The invariant, and what was found instead.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless an invariant holds.
  static func unless(
    _ holds: Bool, _ promise: @autoclosure () -> String
  ) throws(BrokenPromise) {
    if !holds { throw BrokenPromise(promise()) }
  }

  /// The output of a writer, read again; an invariant is broken if the reader refuses it.
  static func again<Value, Failure: Error>(
    _ read: () throws(Failure) -> Value
  ) throws(BrokenPromise) -> Value {
    do throws(Failure) {
      return try read()
    } catch {
      throw BrokenPromise("what is written is read: \(error)")
    }
  }

  /// Throws unless a message can be printed: it is not empty, and is one line without effects on a
  /// terminal.
  static func unlessPrintable(_ message: String) throws(BrokenPromise) {
    let acts = message.unicodeScalars.contains { scalar in
      // Most characters are printable ASCII, and looking up categories would take a fifth of the
      // fuzzing time.
      if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
      // The remaining joiners are within emoji.
      if scalar == "\u{200D}" { return false }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: false
      }
    }
    try unless(!message.isEmpty && !acts, "a message is one line of what can be seen: \(message)")
    try unless(message.utf8.count <= 4_000, "a message is short: \(message.utf8.count) bytes")
  }
}
