// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A sign between two parts of a formula.
package enum FormulaOperator: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case isLess = "<"
  case isAtMost = "<="
  case isGreater = ">"
  case isAtLeast = ">="
  case isEqual = "=="
  case isDifferent = "!="
  case and = "&&"
  case or = "||"
}
