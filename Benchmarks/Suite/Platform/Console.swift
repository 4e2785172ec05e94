// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard error and standard output.
enum Console {
  /// Prints a line for people.
  static func say(_ line: String) {
    _ = System.send(Array((line + "\n").utf8), to: 2)
  }

  /// Shows how far a command is; nothing where no person looks.
  static func progress(_ index: Int, _ count: Int, _ what: String) {
    guard isatty(2) != 0 else { return }
    let line = index < count ? "\r\u{1B}[K\(index + 1)/\(count) \(what)" : "\r\u{1B}[K"
    _ = System.send(Array(line.utf8), to: 2)
  }
}

/// Flushes everything printed so far.
func flush() { fflush(nil) }
