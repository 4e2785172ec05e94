// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A formula as it is written, before its names mean anything.
struct Formula: Equatable, Sendable {
  /// What a formula, or a part of one, is.
  indirect enum Kind: Equatable, Sendable {
    case number(Double)
    case truth(Bool)
    /// A text in single quotes.
    case word(String)
    case name(FormulaName)
    case call(String, [Formula])
    /// Numbers in brackets.
    case list([Formula])
    case negative(Formula)
    case not(Formula)
    case binary(FormulaOperator, Formula, Formula)
    /// A condition, what counts if it holds, and what counts if not.
    case choice(Formula, Formula, Formula)
  }

  /// What it is.
  var kind: Kind
  /// Where messages point: to its sign, or where it begins; in bytes from the beginning of the text.
  var offset: Int
}
