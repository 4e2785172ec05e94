// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

/// The highlighting of a report on a terminal.
public struct TextPaint: Sendable {
  /// The name of a severity.
  public var severity: @Sendable (Severity, String) -> String
  /// What may be overlooked.
  public var aside: @Sendable (String) -> String
  /// What is good.
  public var good: @Sendable (String) -> String

  /// Creates a paint from functions that surround text with marks.
  public init(
    severity: @escaping @Sendable (Severity, String) -> String,
    aside: @escaping @Sendable (String) -> String, good: @escaping @Sendable (String) -> String
  ) {
    self.severity = severity
    self.aside = aside
    self.good = good
  }

  /// Unchanged text.
  public static let plain = TextPaint(severity: { $1 }, aside: { $0 }, good: { $0 })
}
