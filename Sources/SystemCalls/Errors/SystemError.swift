// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The last error of the C library, as text.
package enum SystemError {
  /// The text for an error number, such as `no such file or directory`; the current one by default.
  ///
  /// The locale is never set, so the text is the same everywhere.
  package static func text(_ number: CInt = errno) -> String {
    guard let words = strerror(number) else { return "error \(number)" }
    var text = Array(String(cString: words).utf8)
    // Lowercases the first letter for the middle of a sentence; keeps an abbreviation in capitals.
    if text.count > 1, (65...90).contains(text[0]), !(65...90).contains(text[1]) { text[0] += 32 }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a write failed because the reader has closed the pipe.
  package static func isReaderGone(_ number: CInt) -> Bool { number == EPIPE }
}
