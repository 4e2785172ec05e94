// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// The highlighting of a report on a terminal.
package struct TextPaint: Sendable {
  /// The name of a severity.
  package var severity: @Sendable (Severity, String) -> String
  /// What may be overlooked.
  package var aside: @Sendable (String) -> String
  /// What is good.
  package var good: @Sendable (String) -> String

  /// Creates a paint from functions that surround text with marks.
  package init(
    severity: @escaping @Sendable (Severity, String) -> String,
    aside: @escaping @Sendable (String) -> String, good: @escaping @Sendable (String) -> String
  ) {
    self.severity = severity
    self.aside = aside
    self.good = good
  }

  /// Unchanged text.
  package static let plain = TextPaint(severity: { $1 }, aside: { $0 }, good: { $0 })
}
