// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Expressions that share their parts: equal ones have one number.
struct ExpressionGraph: Sendable {
  /// The expressions; parts come before what they are parts of.
  private(set) var expressions: [Expression] = []
  private var numbers: [Expression: Int] = [:]
  /// Whether it does not matter if a part has no result: then more can be simplified.
  var forgetsFaults = false

  /// The number of an expression.
  mutating func add(_ expression: Expression) -> Int {
    if let simple = simplified(expression) { return simple }
    if let known = numbers[expression] { return known }
    expressions.append(expression)
    numbers[expression] = expressions.count - 1
    return expressions.count - 1
  }

  mutating func number(_ value: Double) -> Int { add(.number(value)) }

  /// All parts of some expressions, with themselves, in order.
  func parts(of roots: [Int]) -> [Int] {
    var isPart = [Bool](repeating: false, count: expressions.count)
    for root in roots { isPart[root] = true }
    for index in stride(from: expressions.count - 1, through: 0, by: -1) where isPart[index] {
      for part in expressions[index].parts { isPart[part] = true }
    }
    return isPart.indices.filter { isPart[$0] }
  }
}
