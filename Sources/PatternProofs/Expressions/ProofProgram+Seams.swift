// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How expressions change while something moves.
extension ProofProgram {
  /// How something changes.
  enum Motion: Comparable {
    /// Not at all: it depends on the screen and the parameters.
    case still
    /// Only where the whole part of something changes.
    case inSteps
    /// At any time.
    case smooth
  }

  /// How an expression changes while what is free moves.
  func motion(of number: Int) -> Motion {
    while motions.count <= number {
      let expression = graph.expressions[motions.count]
      let parts = expression.parts.map { motions[$0] }.max() ?? .still
      switch expression {
      case .variable, .open, .index, .item, .sectionNumber: motions.append(.smooth)
      case .floor: motions.append(min(parts, .inSteps))
      default:
        let isFixed = expression.layout.map { hasFixedLayout($0) } ?? true
        motions.append(isFixed ? parts : .smooth)
      }
    }
    return motions[number]
  }

  // MARK: Seams

  /// Notes that the sides of a choice meet where its condition changes, if some widths are positive.
  func noteSeam(_ number: Int, _ expression: Expression, widths: [Int]) {
    // What has become simpler is another expression.
    guard graph.expressions[number] == expression else { return }
    seams[number] = widths
  }

  /// Whether both sides of a choice between two numbers are the same where those are equal.
  ///
  /// There one may stand for the other in both sides. If that makes them one expression, they are one number, whatever it is.
  func isSeamless(_ number: Int) -> Bool {
    if let known = seamless[number] { return known }
    let result = findsSeamless(number)
    seamless[number] = result
    return result
  }

  private func findsSeamless(_ number: Int) -> Bool {
    guard case .choice(let condition, let first, let second) = graph.expressions[number] else {
      return false
    }
    let sides: (Int, Int)
    switch graph.expressions[condition] {
    case .isLess(let a, let b), .isAtMost(let a, let b), .isEqual(let a, let b): sides = (a, b)
    default: return false
    }
    var copy = graph
    copy.forgetsFaults = true
    return [sides, (sides.1, sides.0)].contains { side, other in
      copy.replacing(side, with: other, in: first) == copy.replacing(side, with: other, in: second)
    }
  }
}

extension ExpressionGraph {
  /// An expression in which a part is another one.
  mutating func replacing(_ part: Int, with other: Int, in root: Int) -> Int {
    var results: [Int: Int] = [part: other]
    for number in parts(of: [root]) where results[number] == nil {
      results[number] = add(expressions[number].mapped { results[$0] ?? $0 })
    }
    return results[root] ?? root
  }
}
