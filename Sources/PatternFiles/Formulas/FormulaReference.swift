// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What a name in a formula stands for.
enum FormulaReference {
  /// A number, a truth or a word that a register holds.
  case register(Int, FormulaType)
  /// One of the numbers that neighbouring registers hold, by an index that is a formula.
  case element(first: Int, count: Int, index: Formula, FormulaType)
  /// Where an item of a repeated element begins or ends on the screen: a place in the content, and the formula of where
  /// the content begins.
  case item(FormulaCode, items: Int, index: Formula, origin: Int)
  /// A place of a section in the content, or how many items it has, by an index that is a formula.
  case section(items: Int, index: Formula, part: Int)
  /// What an operation gives that has no operand.
  case operation(FormulaCode, Int)
  /// What another formula gives, by its number in the file.
  case formula(Int)
  /// What a formula gives that the compiler has made, in the same scope.
  case inline(Formula)
  /// A number that is known when the file is read.
  case number(Double)
}
