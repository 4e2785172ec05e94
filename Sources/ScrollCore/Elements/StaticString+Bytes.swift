// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StaticString {
  /// Whether two literals have the same bytes.
  func isSame(as other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return withUTF8Buffer { a in
      other.withUTF8Buffer { b in unsafe a.elementsEqual(b) }
    }
  }
}
