// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A formula whose names are resolved.
package indirect enum OutlineExpression: Equatable, Sendable {
  /// A number.
  case number(Double)
  /// True or false.
  case truth(Bool)
  /// A text in single quotes: the option of a parameter that it is compared with, a style or a keyword.
  case word(String)
  /// What a name stands for.
  case name(OutlineReference)
  /// A call of a function.
  case call(FormulaFunction, [OutlineExpression])
  /// Formulas in brackets.
  case list([OutlineExpression])
  /// A formula with a minus.
  case negative(OutlineExpression)
  /// A truth that is turned round.
  case not(OutlineExpression)
  /// Two formulas and the sign between them.
  case binary(FormulaOperator, OutlineExpression, OutlineExpression)
  /// A condition, what counts if it holds, and what counts if not.
  case choice(OutlineExpression, OutlineExpression, OutlineExpression)

  /// What a name of the language stands for that is a formula itself, behind how the file spells the name.
  case spelled(String, OutlineExpression)

  /// The parts that it is made of, in the order in which they are written.
  package var parts: [OutlineExpression] {
    switch self {
    case .number, .truth, .word: []
    case .name(let reference): reference.index.map { [$0] } ?? []
    case .call(_, let parts), .list(let parts): parts
    case .negative(let part), .not(let part), .spelled(_, let part): [part]
    case .binary(_, let first, let second): [first, second]
    case .choice(let condition, let first, let second): [condition, first, second]
    }
  }

  /// Whether it is nothing but 0, as where an element on the screen begins.
  package var isZero: Bool {
    switch self {
    case .number(0): true
    case .binary(.add, let first, let second): first.isZero && second.isZero
    default: false
    }
  }

  /// Calls a closure with the expression and all parts within it.
  package func forEach(_ body: (OutlineExpression) -> Void) {
    body(self)
    for part in parts { part.forEach(body) }
  }
}
