// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What has no result anywhere on a box.
extension BoxEvaluator {
  /// Whether an expression has no result, whatever is free.
  ///
  /// What may have one somewhere counts as having one.
  func fails(_ root: Int) -> Bool {
    var results: [Int: Bool] = [:]
    func fails(_ number: Int) -> Bool {
      if let known = results[number] { return known }
      let result = self.fails(number, fails)
      results[number] = result
      return result
    }
    return fails(root)
  }

  private func fails(_ number: Int, _ inner: (Int) -> Bool) -> Bool {
    guard value(number).mayFail else { return false }
    if case .world(let formulas) = setting, case .failing = formulas.known(number) { return true }
    switch program.graph.expressions[number] {
    case .quotient(let a, let b):
      let divisor = value(b)
      let slack = slack(divisor, Enclosure(0))
      let isZero = divisor.range.low >= -slack && divisor.range.high <= slack
      return isZero || inner(a) || inner(b)
    case .required(let condition, let a):
      return value(condition).range.high < 0.5 || inner(condition) || inner(a)
    case .squareRoot(let a): return value(a).range.high < 0 || inner(a)
    case .logarithm(let a): return value(a).range.high <= 0 || inner(a)
    case .choice(let condition, let a, let b):
      let truth = value(condition).range
      if truth.low > 0.5 { return inner(condition) || inner(a) }
      if truth.high < 0.5 { return inner(condition) || inner(b) }
      return inner(condition) || inner(a) && inner(b)
    case let other: return other.parts.contains { inner($0) }
    }
  }
}
