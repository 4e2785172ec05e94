// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The text of a label: a literal, which allocates nothing, or a string.
enum LabelText {
  /// A literal.
  case literal(StaticString)
  /// A string that was made at run time.
  case string(String)
}

extension LineCapacity {
  /// Whether a literal fits into a line.
  func holds(_ literal: StaticString) -> Bool {
    // No letter takes less than a byte.
    holds(letters: literal.utf8CodeUnitCount) || holds("\(literal)")
  }

  /// The literal, or as much of its beginning as fits, and an ellipsis.
  func fitted(_ literal: StaticString) -> LabelText {
    holds(literal) ? .literal(literal) : .string(shortened("\(literal)"))
  }

  /// Two lines broken between words; the second one is shortened.
  func lines(_ first: StaticString, _ second: StaticString) -> (LabelText, LabelText) {
    if holds(first), holds(second) { return (.literal(first), .literal(second)) }
    let both = lines("\(first)", "\(second)")
    return (.string(both.0), .string(both.1))
  }
}
