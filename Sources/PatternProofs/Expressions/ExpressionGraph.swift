// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Expressions that share their parts: equal ones have one number.
struct ExpressionGraph: Sendable {
  /// The expressions; parts come before what they are parts of.
  private(set) var expressions: [Expression] = []
  private var numbers: [Expression: Int] = [:]

  /// The number of an expression.
  mutating func add(_ expression: Expression) -> Int {
    let simple = simplified(expression)
    if case .same(let number) = simple { return number }
    guard case .new(let expression) = simple else { return 0 }
    if let known = numbers[expression] { return known }
    expressions.append(expression)
    numbers[expression] = expressions.count - 1
    return expressions.count - 1
  }

  mutating func number(_ value: Double) -> Int { add(.number(value)) }

  private enum Simplified {
    case same(Int)
    case new(Expression)
  }

  private func isNumber(_ part: Int, _ value: Double) -> Bool {
    if case .number(let number) = expressions[part] { number == value } else { false }
  }

  /// Whether it is a whole number by its last operation.
  private func isWhole(_ part: Int) -> Bool {
    if case .floor = expressions[part] { true } else { false }
  }

  /// What needs no operation.
  private func simplified(_ expression: Expression) -> Simplified {
    switch expression {
    case .sum(let a, let b) where isNumber(b, 0): .same(a)
    case .sum(let a, let b) where isNumber(a, 0): .same(b)
    case .difference(let a, let b) where isNumber(b, 0): .same(a)
    case .product(let a, let b) where isNumber(b, 1): .same(a)
    case .product(let a, let b) where isNumber(a, 1): .same(b)
    case .minimum(let a, let b) where a == b: .same(a)
    case .maximum(let a, let b) where a == b: .same(a)
    case .floor(let a) where isWhole(a): .same(a)
    case .isEqual(let a, let b) where a == b && isWhole(a): .new(.number(1))
    case .choice(let condition, let a, _) where isNumber(condition, 1): .same(a)
    case .choice(let condition, _, let b) where isNumber(condition, 0): .same(b)
    case .required(let condition, let value) where isNumber(condition, 1): .same(value)
    default: .new(expression)
    }
  }

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
