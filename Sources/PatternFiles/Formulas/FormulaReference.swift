// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a name in a formula stands for.
enum FormulaReference {
  /// A number, a truth or a word that a register holds.
  case register(Int, FormulaType)
  /// One of the numbers that neighbouring registers hold, by an index that is a formula.
  case element(first: Int, count: Int, index: Formula, FormulaType)
  /// What another formula gives, by its number in the file.
  case formula(Int)
  /// A number that is known when the file is read.
  case number(Double)
}
