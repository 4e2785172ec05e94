// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Formulas that the compiler makes of those of a file.
extension Formula {
  /// A number.
  static func number(_ number: Double) -> Formula { Formula(kind: .number(number), offset: 0) }

  /// A name with words behind dots, such as `list.offset`.
  static func name(_ root: String, _ members: String...) -> Formula {
    Formula(
      kind: .name(
        FormulaName(root: root, parts: members.map { .member($0, offset: 0) }, words: nil)),
      offset: 0)
  }

  /// Two formulas with a sign between them.
  static func binary(_ sign: FormulaOperator, _ a: Formula, _ b: Formula) -> Formula {
    Formula(kind: .binary(sign, a, b), offset: 0)
  }

  /// The smaller one of two.
  static func min(_ a: Formula, _ b: Formula) -> Formula {
    Formula(kind: .call("min", [a, b]), offset: 0)
  }

  /// The larger one of two.
  static func max(_ a: Formula, _ b: Formula) -> Formula {
    Formula(kind: .call("max", [a, b]), offset: 0)
  }

  /// Both of two truths, of which either may be left out.
  static func both(_ a: Formula?, _ b: Formula?) -> Formula? {
    guard let a, let b else { return a ?? b }
    return binary(.and, a, b)
  }

  /// The product of two numbers, of which either may be left out.
  static func product(_ a: Formula?, _ b: Formula?) -> Formula? {
    guard let a, let b else { return a ?? b }
    return binary(.multiply, a, b)
  }

  /// The sum of two.
  static func + (a: Formula, b: Formula) -> Formula { binary(.add, a, b) }

  /// The difference of two.
  static func - (a: Formula, b: Formula) -> Formula { binary(.subtract, a, b) }
}
