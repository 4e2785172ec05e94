// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Expressions that are others in a longer form.
///
/// Each rule gives the same number as the core's arithmetic, and has no result in the same places.
extension ExpressionGraph {
  /// The number of an expression that is the same; nil for none that is simpler.
  mutating func simplified(_ expression: Expression) -> Int? {
    switch expression {
    case .sum(let a, let b) where isNumber(b, 0): return a
    case .sum(let a, let b) where isNumber(a, 0): return b
    case .difference(let a, let b) where isNumber(b, 0): return a
    case .product(let a, let b) where isNumber(b, 1): return a
    case .product(let a, let b) where isNumber(a, 1): return b
    case .minimum(let a, let b) where a == b: return a
    case .maximum(let a, let b) where a == b: return a
    case .floor(let a) where isWhole(a): return a
    case .isEqual(let a, let b) where a == b && isWhole(a): return number(1)
    case .required(let condition, let value) where isNumber(condition, 1): return value
    case .choice(let condition, let a, let b):
      if let simple = simplifiedChoice(condition, a, b) { return simple }
    default: break
    }
    return forgetsFaults ? simplifiedWithoutFaults(expression) : nil
  }

  /// A choice whose condition is known, negated or joined of two conditions.
  ///
  /// `p || q ? a : b` is `p ? a : (q ? a : b)`: then each comparison has sides of its own, which meet or not.
  private mutating func simplifiedChoice(_ condition: Int, _ a: Int, _ b: Int) -> Int? {
    if isNumber(condition, 1) { return a }
    if isNumber(condition, 0) { return b }
    switch expressions[condition] {
    case .not(let other): return add(.choice(other, b, a))
    case .choice(let p, let q, let r) where isNumber(q, 1) || q == p && isTruth(p):
      return add(.choice(p, a, add(.choice(r, a, b))))
    case .choice(let p, let q, let r) where isNumber(r, 0) || r == p && isTruth(p):
      return add(.choice(p, add(.choice(q, a, b)), b))
    default: return nil
    }
  }

  func isNumber(_ part: Int, _ value: Double) -> Bool { number(of: part) == value }

  private func number(of part: Int) -> Double? {
    if case .number(let number) = expressions[part] { number } else { nil }
  }

  /// Whether it is a whole number by its last operation.
  private func isWhole(_ part: Int) -> Bool {
    if case .floor = expressions[part] { true } else { false }
  }

  /// Whether it is 1 or 0 by its last operation.
  private func isTruth(_ part: Int) -> Bool {
    switch expressions[part] {
    case .isLess, .isAtMost, .isEqual, .not: true
    default: false
    }
  }

  // MARK: Without faults

  /// The same for numbers that are not rounded, wherever all parts have a result.
  private mutating func simplifiedWithoutFaults(_ expression: Expression) -> Int? {
    switch expression {
    case .negated(let a): return number(of: a).map { number(-$0) }
    case .floor(let a): return number(of: a).map { number($0.rounded(.down)) }
    case .sum(let a, let b): return folded(a, b) { $0 + $1 }
    case .difference(let a, let b): return a == b ? number(0) : folded(a, b) { $0 - $1 }
    case .product(let a, let b):
      if isNumber(a, 0) || isNumber(b, 0) { return number(0) }
      return folded(a, b) { $0 * $1 }
    case .quotient(let a, _) where isNumber(a, 0): return a
    case .minimum(let a, let b):
      // min(max(x, b), b) is b.
      return absorbed(a, b, isMinimum: true) ?? folded(a, b) { min($0, $1) }
    case .maximum(let a, let b):
      return absorbed(a, b, isMinimum: false) ?? folded(a, b) { max($0, $1) }
    case .isLess(let a, let b): return a == b ? number(0) : folded(a, b) { $0 < $1 ? 1 : 0 }
    case .isAtMost(let a, let b): return a == b ? number(1) : folded(a, b) { $0 <= $1 ? 1 : 0 }
    case .isEqual(let a, let b): return a == b ? number(1) : folded(a, b) { $0 == $1 ? 1 : 0 }
    case .choice(_, let a, let b): return a == b ? a : nil
    case .required(_, let value): return value
    default: return nil
    }
  }

  private mutating func folded(_ a: Int, _ b: Int, _ result: (Double, Double) -> Double) -> Int? {
    guard let p = number(of: a), let q = number(of: b) else { return nil }
    return number(result(p, q))
  }

  /// The side of an extreme that is a side of the opposite extreme on its other side.
  private func absorbed(_ a: Int, _ b: Int, isMinimum: Bool) -> Int? {
    for (outer, inner) in [(a, b), (b, a)] {
      switch expressions[inner] {
      case .maximum(let p, let q) where isMinimum && (p == outer || q == outer): return outer
      case .minimum(let p, let q) where !isMinimum && (p == outer || q == outer): return outer
      default: continue
      }
    }
    return nil
  }
}
