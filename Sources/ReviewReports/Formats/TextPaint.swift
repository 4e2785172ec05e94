// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// How words of a report are set off on a terminal.
package struct TextPaint: Sendable {
  /// The word for a severity.
  package var severity: @Sendable (Severity, String) -> String
  /// What may be overlooked.
  package var aside: @Sendable (String) -> String
  /// What is good.
  package var good: @Sendable (String) -> String

  /// Makes a paint of functions that put marks around words.
  package init(
    severity: @escaping @Sendable (Severity, String) -> String,
    aside: @escaping @Sendable (String) -> String, good: @escaping @Sendable (String) -> String
  ) {
    self.severity = severity
    self.aside = aside
    self.good = good
  }

  /// Words as they are.
  package static let plain = TextPaint(severity: { $1 }, aside: { $0 }, good: { $0 })
}
