// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Evaluates expressions on boxes: where they may be for all values of what is free.
final class BoxEvaluator {
  /// What is looked for, which says what has to be known about corners and steps.
  enum Mode {
    /// The extremes: a corner or a step is between two boxes, and belongs to both.
    case extremes
    /// Steps: what only has corners is good enough.
    case steps
  }

  /// A comparison with both outcomes on a box; the difference of its sides changes sign where to split.
  struct Decision {
    var difference: Enclosure
    /// Whether the places where both sides are equal have to be looked at on their own.
    var isEquality = false
  }

  let formulas: WorldFormulas
  /// The variables of the program that have a place in boxes, in order.
  let variables: [Int]
  var mode = Mode.extremes
  private(set) var box = Box([])
  /// What is undecided on the box, in the order in which it was met.
  private(set) var decisions: [Decision] = []
  private var values: [Enclosure]
  private var rounds: [Int]
  private var round = 0

  init(_ formulas: WorldFormulas, _ variables: [Int]) {
    self.formulas = formulas
    self.variables = variables
    values = Array(repeating: Enclosure(0), count: formulas.expressions.count)
    rounds = Array(repeating: 0, count: formulas.expressions.count)
  }

  /// Begins with a box.
  func begin(_ box: Box) {
    self.box = box
    decisions = []
    round += 1
  }

  /// What is known of an expression on the box.
  func value(_ number: Int) -> Enclosure {
    if rounds[number] == round { return values[number] }
    let result: Enclosure =
      switch formulas.known(number) {
      case .number(let number): Enclosure(number)
      case .failing: Enclosure(.whole, derivative: .whole, mayFail: true)
      case .varying: compute(formulas.expressions[number])
      }
    values[number] = result
    rounds[number] = round
    return result
  }

  private func compute(_ expression: Expression) -> Enclosure {
    switch expression {
    case .number(let number): Enclosure(number)
    case .register(let register): Enclosure(formulas.registers[register])
    case .variable(let variable):
      variables.firstIndex(of: variable).map { box.variable($0) }
        ?? Enclosure(.whole, derivative: .whole)
    case .open, .index, .item, .sectionNumber, .itemsLength:
      Enclosure(.whole, derivative: .whole)
    case .itemStart(let items, _), .itemEnd(let items, _), .section(let items, _, _):
      Enclosure(
        formulas.layout(of: items)?.range(of: expression) ?? .whole, derivative: .whole,
        mayFail: true)
    case .negated(let a): value(a).negated(on: box)
    case .sum(let a, let b): value(a).adding(value(b), on: box)
    case .difference(let a, let b): value(a).subtracting(value(b), on: box)
    case .product(let a, let b): value(a).multiplied(by: value(b), on: box)
    case .quotient(let a, let b): quotient(value(a), value(b))
    case .minimum(let a, let b): extreme(value(a), value(b), isMinimum: true)
    case .maximum(let a, let b): extreme(value(a), value(b), isMinimum: false)
    case .isLess(let a, let b): comparison(value(a), value(b), whenEqual: false)
    case .isAtMost(let a, let b): comparison(value(a), value(b), whenEqual: true)
    case .isEqual(let a, let b): equality(value(a), value(b))
    case .not(let a): Enclosure(1).subtracting(truth(value(a)), on: box)
    case .choice(let condition, let a, let b): choice(value(condition), a, b)
    case .floor(let a): floor(value(a))
    case .pixel(let a, let scale): pixel(value(a), value(scale).range)
    case .required(let condition, let a): required(value(condition), value(a))
    case .squareRoot, .exponential, .logarithm, .smoothStep, .rubber: curve(expression)
    }
  }

  /// A truth as an interval without slopes.
  private func truth(_ value: Enclosure) -> Enclosure {
    let isKnown = value.range.low > 0.5 || value.range.high < 0.5
    guard !isKnown else {
      return Enclosure(Interval(value.range.low > 0.5 ? 1 : 0), mayFail: value.mayFail)
    }
    return Enclosure(.truth, mayFail: value.mayFail)
  }

  // MARK: Comparisons

  /// How far from 0 a difference may be by rounding alone.
  private func slack(_ a: Enclosure, _ b: Enclosure) -> Double {
    guard mode == .extremes else { return 0 }
    let size = a.range.magnitude + b.range.magnitude
    return size < 1e15 ? max(1e-9, size * 1e-14) : 0
  }

  private func comparison(_ a: Enclosure, _ b: Enclosure, whenEqual: Bool) -> Enclosure {
    let difference = b.subtracting(a, on: box)
    let slack = slack(a, b)
    // Only what is linear is 0 at a border of the box alone.
    let border = difference.isLinear ? slack : 0
    let (low, high) = (difference.range.low, difference.range.high)
    var result = Interval.truth
    if low > 0 || low >= -border && high > slack && border > 0 {
      result = Interval(1)
    } else if high < 0 || high <= border && low < -slack && border > 0 {
      result = Interval(0)
    } else if whenEqual ? low >= 0 : high <= 0 {
      result = Interval(whenEqual ? 1 : 0)
    } else if low >= -slack, high <= slack {
      result = Interval(whenEqual ? 1 : 0)
    } else {
      decisions.append(Decision(difference: difference))
    }
    return Enclosure(result, mayFail: difference.mayFail)
  }

  private func equality(_ a: Enclosure, _ b: Enclosure) -> Enclosure {
    let difference = a.subtracting(b, on: box)
    let slack = slack(a, b)
    let range = difference.range
    var result = Interval.truth
    if range.low > 0 || range.high < 0 {
      result = Interval(0)
    } else if range.low >= -slack, range.high <= slack {
      result = Interval(1)
    } else if difference.isLinear, slack > 0, range.low >= -slack || range.high <= slack {
      result = Interval(0)
    } else {
      decisions.append(Decision(difference: difference, isEquality: true))
    }
    return Enclosure(result, mayFail: difference.mayFail)
  }

  private func extreme(_ a: Enclosure, _ b: Enclosure, isMinimum: Bool) -> Enclosure {
    let difference = isMinimum ? a.subtracting(b, on: box) : b.subtracting(a, on: box)
    let slack = slack(a, b)
    var result: Enclosure
    if difference.range.high <= slack {
      result = a.widened(by: max(0, difference.range.high), on: box)
    } else if difference.range.low >= -slack {
      result = b.widened(by: max(0, -difference.range.low), on: box)
    } else {
      if mode == .extremes { decisions.append(Decision(difference: difference)) }
      let limits = isMinimum ? a.range.minimum(b.range) : a.range.maximum(b.range)
      result = between(a, b, difference, isMinimum: isMinimum, limits)
    }
    result.mayFail = a.mayFail || b.mayFail
    return result
  }

  /// The smaller or the larger one of two numbers whose difference changes its sign on the box.
  ///
  /// The larger one is a + r(b − a), where r is the difference if it is positive, and else 0: above both, and below the
  /// chord between the ends of the difference.
  private func between(
    _ a: Enclosure, _ b: Enclosure, _ difference: Enclosure, isMinimum: Bool, _ limits: Interval
  ) -> Enclosure {
    let slope = a.derivative.hull(b.derivative)
    let (low, high) = (difference.range.low, difference.range.high)
    guard a.rest.isFinite, difference.rest.isFinite, low.isFinite, high.isFinite else {
      return Enclosure(limits, derivative: slope)
    }
    let share = high / (high - low)
    let part = difference.rest * Interval(share) + Interval(0, (-share * low).nextUp)
    let slopes = difference.slopes * share
    return Enclosure(
      slopes: isMinimum ? a.slopes - slopes : a.slopes + slopes,
      rest: (isMinimum ? a.rest - part : a.rest + part)
        .widened(by: 1e-15 * (a.range.magnitude + difference.range.magnitude)),
      derivative: slope, mayFail: false, on: box, within: limits)
  }

  // MARK: Choices

  private func choice(_ condition: Enclosure, _ first: Int, _ second: Int) -> Enclosure {
    if condition.range.low > 0.5 || condition.range.high < 0.5 {
      var result = value(condition.range.low > 0.5 ? first : second)
      result.mayFail = result.mayFail || condition.mayFail
      return result
    }
    let (a, b) = (value(first), value(second))
    var result = a.hull(b, on: box)
    if mode == .steps {
      // Where both sides are the same, there is no step.
      let difference = a.subtracting(b, on: box).range
      if difference.magnitude > Self.step {
        hasStep = true
        result.derivative = .whole
      }
    }
    result.mayFail = a.mayFail || b.mayFail || condition.mayFail
    return result
  }

  /// Less than this is rounding, not a step.
  static let step = 1e-6
  /// Whether something may have a step on the box.
  private(set) var hasStep = false

  /// Forgets the steps of the box before.
  func forgetSteps() { hasStep = false }

  private func required(_ condition: Enclosure, _ value: Enclosure) -> Enclosure {
    var result = value
    result.mayFail = value.mayFail || condition.mayFail || condition.range.low < 0.5
    return result
  }

  // MARK: Functions

  private func quotient(_ a: Enclosure, _ b: Enclosure) -> Enclosure {
    let range = b.range
    var result = a.divided(by: b, on: box)
    if range.low <= 0, range.high >= 0 {
      let slack = slack(b, Enclosure(0))
      // A divisor that is 0 at an end of the box only: the end is a place of its own.
      let isBeside =
        mode == .extremes && b.isLinear && (range.low >= -slack) != (range.high <= slack)
      result.mayFail = !isBeside
      if !isBeside, !range.isPoint {
        decisions.append(Decision(difference: b, isEquality: true))
      }
    }
    result.mayFail = result.mayFail || a.mayFail || b.mayFail
    return result
  }

  private func floor(_ a: Enclosure) -> Enclosure {
    let slack = mode == .extremes && a.isLinear ? 1e-9 : 0
    let low = (a.range.low + slack).rounded(.down)
    let high = (a.range.high - slack).rounded(.down)
    // What is a whole number but for rounding has both bounds the wrong way round: then the upper one counts.
    if low >= high { return Enclosure(Interval(low), mayFail: a.mayFail) }
    guard a.range.isFinite else {
      return Enclosure(a.range.widened(by: 1), derivative: .whole, mayFail: a.mayFail)
    }
    let border = ((low + high) / 2).rounded(.up)
    decisions.append(Decision(difference: a.subtracting(Enclosure(border), on: box)))
    hasStep = true
    return Enclosure(
      slopes: a.slopes, rest: a.rest - Interval(0, 1), derivative: .whole, mayFail: a.mayFail,
      on: box, within: Interval(low, high))
  }

  /// To the nearest pixel: what is less than one apart counts as unchanged where steps are looked for.
  private func pixel(_ a: Enclosure, _ scale: Interval) -> Enclosure {
    mode == .steps ? a : a.widened(by: 0.5 / scale.low, on: box)
  }

  private func curve(_ expression: Expression) -> Enclosure {
    CurveEnclosure(box: box, band: formulas.band).value(expression, value)
  }
}
