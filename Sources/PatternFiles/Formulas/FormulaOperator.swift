// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A sign between two parts of a formula.
package enum FormulaOperator: String {
  /// The sum.
  case add = "+"
  /// The difference.
  case subtract = "-"
  /// The product.
  case multiply = "*"
  /// The quotient.
  case divide = "/"
  /// The remainder, with the sign of the divisor.
  case remainder = "%"
  /// Whether the first number is below the second.
  case isLess = "<"
  /// Whether it is at most the second.
  case isAtMost = "<="
  /// Whether it is above the second.
  case isGreater = ">"
  /// Whether it is at least the second.
  case isAtLeast = ">="
  /// Whether both are equal.
  case isEqual = "=="
  /// Whether they differ.
  case isDifferent = "!="
  /// Whether both hold; the second is looked at only if it counts.
  case and = "&&"
  /// Whether one of them holds; the second is looked at only if it counts.
  case or = "||"
}
