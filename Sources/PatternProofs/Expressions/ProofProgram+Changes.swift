// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ProofProgram {
  /// An expression in which a variable is something else.
  func replacing(_ variable: Int, with other: Int, in root: Int) -> Int {
    var results: [Int: Int] = [:]
    for part in graph.parts(of: [root]) {
      let expression = graph.expressions[part]
      if case .variable(variable) = expression {
        results[part] = other
      } else {
        let changed = expression.mapped { results[$0] ?? $0 }
        let number = graph.add(changed)
        results[part] = number
        if let widths = seams[part] {
          let changedWidths = widths.compactMap { results[$0] }
          if changedWidths.count == widths.count {
            noteSeam(number, changed, widths: changedWidths)
          }
        }
      }
    }
    return results[root] ?? root
  }

  /// The same number with its differences inside the extremes that they are of.
  ///
  /// In `b − max(a, b)` both sides are the same number where `b` counts: `min(b − a, b − b)` shows it.
  func distributed(_ root: Int, depth: Int = 6) -> Int {
    guard depth > 0 else { return root }
    func inner(_ part: Int) -> Int { distributed(part, depth: depth - 1) }
    switch graph.expressions[root] {
    case .difference(let a, let b): return difference(a, b, depth)
    case .maximum(let a, let b): return graph.add(.maximum(inner(a), inner(b)))
    case .minimum(let a, let b): return graph.add(.minimum(inner(a), inner(b)))
    case .choice(let condition, let a, let b):
      return graph.add(.choice(condition, inner(a), inner(b)))
    case .required(let condition, let a): return graph.add(.required(condition, inner(a)))
    default: return root
    }
  }

  private func difference(_ a: Int, _ b: Int, _ depth: Int) -> Int {
    guard depth > 0 else { return graph.add(.difference(a, b)) }
    func difference(_ a: Int, _ b: Int) -> Int { self.difference(a, b, depth - 1) }
    switch graph.expressions[b] {
    case .maximum(let p, let q):
      return graph.add(.minimum(difference(a, p), difference(a, q)))
    case .minimum(let p, let q):
      return graph.add(.maximum(difference(a, p), difference(a, q)))
    case .sum(let p, let q) where isExtreme(q):
      return difference(graph.add(.difference(a, p)), q)
    case .sum(let p, let q) where isExtreme(p):
      return difference(graph.add(.difference(a, q)), p)
    default: break
    }
    switch graph.expressions[a] {
    case .maximum(let p, let q):
      return graph.add(.maximum(difference(p, b), difference(q, b)))
    case .minimum(let p, let q):
      return graph.add(.minimum(difference(p, b), difference(q, b)))
    case .sum(let p, let q) where isExtreme(q):
      return difference(q, graph.add(.difference(b, p)))
    case .sum(let p, let q) where isExtreme(p):
      return difference(p, graph.add(.difference(b, q)))
    default: return graph.add(.difference(a, b))
    }
  }

  private func isExtreme(_ part: Int) -> Bool {
    switch graph.expressions[part] {
    case .maximum, .minimum: true
    default: false
    }
  }

  /// Whether an expression only has some values with steps between them, as its author wrote them.
  func isStepFunction(_ root: Int) -> Bool {
    var isStepped: [Int: Bool] = [:]
    for part in graph.parts(of: [root]) {
      let expression = graph.expressions[part]
      isStepped[part] =
        switch expression {
        case .variable, .open: false
        case .isLess, .isAtMost, .isEqual, .not, .floor: true
        case .choice(let condition, let a, let b) where dependencies(of: condition) == ([], []):
          // One of both, for good.
          isStepped[a] == true && isStepped[b] == true
            || [a, b].contains {
              isStepped[$0] == true && !dependencies(of: $0).variables.isEmpty
            }
        case .choice(_, let a, let b): isStepped[a] == true && isStepped[b] == true
        case .required(_, let a): isStepped[a] == true
        default: expression.parts.allSatisfy { isStepped[$0] == true }
        }
    }
    return isStepped[root] == true
  }
}
