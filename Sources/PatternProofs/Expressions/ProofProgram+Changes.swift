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
        results[part] = graph.add(expression.mapped { results[$0] ?? $0 })
      }
    }
    return results[root] ?? root
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
        case .choice(let condition, let a, let b) where dependencies(of: [condition]) == ([], []):
          // One of both, for good.
          isStepped[a] == true && isStepped[b] == true
            || [a, b].contains {
              isStepped[$0] == true && !dependencies(of: [$0]).variables.isEmpty
            }
        case .choice(_, let a, let b): isStepped[a] == true && isStepped[b] == true
        case .required(_, let a): isStepped[a] == true
        default: expression.parts.allSatisfy { isStepped[$0] == true }
        }
    }
    return isStepped[root] == true
  }
}
