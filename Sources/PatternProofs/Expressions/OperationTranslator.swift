// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Translates one operation of a formula to an expression.
struct OperationTranslator {
  let owner: ProofProgram

  private func add(_ expression: Expression) -> Int { owner.graph.add(expression) }
  private func number(_ value: Double) -> Int { owner.graph.number(value) }

  /// The expression of an operation.
  ///
  /// - Parameter register: Gives what a register holds.
  func result(of operation: FormulaOperation, _ register: (Int) -> Int) -> Int {
    let (a, b, c) = (Int(operation.a), Int(operation.b), Int(operation.c))
    switch operation.code {
    case .copy, .finish: return register(a)
    case .negate: return add(.negated(register(a)))
    case .add: return add(.sum(register(a), register(b)))
    case .subtract: return add(.difference(register(a), register(b)))
    case .multiply: return add(.product(register(a), register(b)))
    case .divide: return add(.quotient(register(a), register(b)))
    case .remainder: return remainder(register(a), register(b))
    case .not: return add(.not(register(a)))
    case .isLess: return add(.isLess(register(a), register(b)))
    case .isAtMost: return add(.isAtMost(register(a), register(b)))
    case .isEqual: return add(.isEqual(register(a), register(b)))
    case .isDifferent: return add(.not(add(.isEqual(register(a), register(b)))))
    case .minimum: return add(.minimum(register(a), register(b)))
    case .maximum: return add(.maximum(register(a), register(b)))
    case .clamp:
      let (x, low, high) = (register(a), register(b), register(c))
      return add(
        .required(
          add(.isAtMost(low, high)), add(.minimum(add(.maximum(x, low)), high))))
    case .magnitude: return add(.maximum(register(a), add(.negated(register(a)))))
    case .sign:
      let x = register(a)
      let below = add(.choice(add(.isLess(x, number(0))), number(-1), number(0)))
      return add(.choice(add(.isLess(number(0), x)), number(1), below))
    case .roundDown: return add(.floor(register(a)))
    case .roundUp: return add(.negated(add(.floor(add(.negated(register(a)))))))
    case .round: return rounded(register(a))
    case .squareRoot: return add(.squareRoot(register(a)))
    case .exponential: return add(.exponential(register(a)))
    case .logarithm: return add(.logarithm(register(a)))
    case .mix:
      let (from, to) = (register(a), register(b))
      return add(.sum(from, add(.product(add(.difference(to, from)), register(c)))))
    case .select: return add(.choice(register(a), register(b), register(c)))
    case .smooth: return smooth(register(a), register(b), register(c))
    case .pixel: return add(.pixel(register(a), owner.scale))
    case .rubber: return add(.rubber(register(a), register(b)))
    case .project: return owner.open("the projection of a fling")
    case .map, .mapExtended:
      let points = (0..<2 * c).map { register(b + $0) }
      return map(
        register(a), Array(points[..<c]), Array(points[c...]),
        isExtended: operation.code == .mapExtended)
    case .element: return element(register(a), (0..<c).map { register(b + $0) })
    case .itemStart, .itemEnd, .itemsLength:
      return ItemTranslator(owner: owner, index: b).result(operation.code, register(a))
    case .section:
      return ItemTranslator(owner: owner, index: b).section(Int(operation.c), register(a))
    case .jump, .jumpIfFalse, .jumpIfTrue: return register(a)
    }
  }

  /// To the nearest whole number; ties go away from zero.
  private func rounded(_ x: Int) -> Int {
    let half = number(0.5)
    let up = add(.floor(add(.sum(x, half))))
    let down = add(.negated(add(.floor(add(.difference(half, x))))))
    return add(.choice(add(.isLess(x, number(0))), down, up))
  }

  /// The remainder with the sign of the divisor.
  private func remainder(_ a: Int, _ b: Int) -> Int {
    let parts = add(.floor(add(.quotient(a, b))))
    return add(.difference(a, add(.product(b, parts))))
  }

  private func smooth(_ x: Int, _ a: Int, _ b: Int) -> Int {
    let share = add(.quotient(add(.difference(x, a)), add(.difference(b, a))))
    let t = add(.minimum(add(.maximum(share, number(0))), number(1)))
    let step = add(.choice(add(.isLess(x, a)), number(0), number(1)))
    return add(.choice(add(.isLess(a, b)), add(.smoothStep(t)), step))
  }

  /// The piecewise linear function through some points.
  private func map(_ x: Int, _ xs: [Int], _ ys: [Int], isExtended: Bool) -> Int {
    guard xs.count > 1 else { return ys[0] }
    let widths = (1..<xs.count).map { add(.difference(xs[$0], xs[$0 - 1])) }
    func piece(_ index: Int) -> Int {
      let width = widths[index]
      let rise = add(.difference(ys[index + 1], ys[index]))
      let share = add(.quotient(add(.difference(x, xs[index])), width))
      return add(.sum(ys[index], add(.product(rise, share))))
    }
    var result = isExtended ? piece(xs.count - 2) : ys[xs.count - 1]
    for index in stride(from: xs.count - 2, through: 0, by: -1) {
      let part = isExtended && index == xs.count - 2 ? result : piece(index)
      result = joined(x, xs[index + 1], part, result, Array(widths[index...].prefix(2)))
    }
    result = joined(x, xs[0], isExtended ? piece(0) : ys[0], result, [widths[0]])
    for index in 0..<xs.count - 1 {
      result = add(.required(add(.isAtMost(xs[index], xs[index + 1])), result))
    }
    return result
  }

  /// What comes before a point, or after it: both meet there if the pieces beside it have a width.
  private func joined(_ x: Int, _ point: Int, _ a: Int, _ b: Int, _ widths: [Int]) -> Int {
    let choice = Expression.choice(add(.isLess(x, point)), a, b)
    let result = add(choice)
    owner.noteSeam(result, choice, widths: widths)
    return result
  }

  /// One of some numbers.
  private func element(_ index: Int, _ elements: [Int]) -> Int {
    var result = elements[elements.count - 1]
    for place in stride(from: elements.count - 2, through: 0, by: -1) {
      result = add(
        .choice(add(.isEqual(index, number(Double(place)))), elements[place], result))
    }
    let isInside = add(
      .choice(
        add(.isLess(index, number(0))), number(0),
        add(.isLess(index, number(Double(elements.count))))))
    let isWhole = add(.isEqual(index, add(.floor(index))))
    return add(.required(isInside, add(.required(isWhole, result))))
  }
}
