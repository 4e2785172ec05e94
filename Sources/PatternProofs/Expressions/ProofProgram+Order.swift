// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the form of expressions says about which of them is larger.
extension ProofProgram {
  /// How deep forms are looked into.
  private static let orderDepth = 6

  /// Whether a number is never above another one, whatever is free.
  ///
  /// The extremes of numbers are exact, and differences that are rounded keep the order of what they are of. So this is true
  /// of what the core computes, too.
  func isNeverAbove(_ a: Int, _ b: Int) -> Bool {
    let pair = NumberPair(a: a, b: b)
    if let known = orders[pair] { return known }
    let result = isNeverAbove(a, b, Self.orderDepth)
    orders[pair] = result
    return result
  }

  private func isNeverAbove(_ a: Int, _ b: Int, _ depth: Int) -> Bool {
    if a == b { return true }
    guard depth > 0 else { return false }
    func isNeverAbove(_ a: Int, _ b: Int) -> Bool { self.isNeverAbove(a, b, depth - 1) }
    switch (graph.expressions[a], graph.expressions[b]) {
    case (.number(let p), .number(let q)): return p <= q
    case (.number(0), .difference(let p, let q)) where isNeverAbove(q, p): return true
    case (.difference(let p, let q), .number(0)) where isNeverAbove(p, q): return true
    case (.negated(let p), .negated(let q)) where isNeverAbove(q, p): return true
    case (.required(_, let p), _) where isNeverAbove(p, b): return true
    case (_, .required(_, let q)) where isNeverAbove(a, q): return true
    default: break
    }
    switch graph.expressions[a] {
    case .minimum(let p, let q) where isNeverAbove(p, b) || isNeverAbove(q, b): return true
    case .maximum(let p, let q) where isNeverAbove(p, b) && isNeverAbove(q, b): return true
    default: break
    }
    switch graph.expressions[b] {
    case .maximum(let p, let q): return isNeverAbove(a, p) || isNeverAbove(a, q)
    case .minimum(let p, let q): return isNeverAbove(a, p) && isNeverAbove(a, q)
    default: return false
    }
  }
}

/// The numbers of two expressions that are compared.
struct NumberPair: Hashable {
  let a, b: Int
}
