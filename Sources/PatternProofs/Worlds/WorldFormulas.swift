// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What expressions are in one world: numbers where they depend on screen and parameters only.
final class WorldFormulas {
  /// What is known of an expression before anything free has a value.
  enum Known {
    case number(Double)
    /// It has no result.
    case failing
    /// It depends on what may be anything.
    case varying
  }

  let owner: ProofProgram
  let expressions: [Expression]
  let registers: [Double]
  private var known: [Known?]
  private var layouts: [Int: RepeatLayout?] = [:]
  /// The physics profile's rubber band for a view of some length, in points.
  let band: (Double) -> RubberBand

  /// The most items whose lengths are formulas of their index.
  private static let itemLimit = 1000.0

  init(_ owner: ProofProgram, in world: ProofWorld) {
    self.owner = owner
    expressions = owner.graph.expressions
    registers = world.registers
    known = Array(repeating: nil, count: expressions.count)
    let physics = world.request.physics
    band = { physics.rubberBand(dimension: $0) }
  }

  /// What an expression is.
  func known(_ number: Int) -> Known {
    if let result = known[number] { return result }
    let result = compute(expressions[number], nil)
    known[number] = result
    return result
  }

  /// The number that an expression is; nil if it is none.
  func number(_ expression: Int) -> Double? {
    if case .number(let number) = known(expression) { number } else { nil }
  }

  /// What is free, and the results that follow from it.
  private final class Place {
    var index: Double?
    var variables: [Int: Double]
    var results: [Known?]

    init(_ count: Int, index: Double? = nil, variables: [Int: Double] = [:]) {
      self.index = index
      self.variables = variables
      results = Array(repeating: nil, count: count)
    }
  }

  /// What an expression is where variables have some values, with the operations that the core runs.
  func known(_ number: Int, at variables: [Int: Double]) -> Known {
    value(number, Place(expressions.count, variables: variables))
  }

  private func value(_ number: Int, _ place: Place?) -> Known {
    let alone = known(number)
    guard let place, case .varying = alone else { return alone }
    if let result = place.results[number] { return result }
    let result = compute(expressions[number], place)
    place.results[number] = result
    return result
  }

  private func compute(_ expression: Expression, _ place: Place?) -> Known {
    switch expression {
    case .number(let number): return .number(number)
    case .register(let register): return .number(registers[register])
    case .variable(let variable):
      return place?.variables[variable].map { .number($0) } ?? .varying
    case .open: return .varying
    case .index: return place?.index.map { .number($0) } ?? .varying
    case .choice(let condition, let a, let b):
      guard case .number(let truth) = value(condition, place) else {
        return value(condition, place)
      }
      return value(truth != 0 ? a : b, place)
    case .required(let condition, let a):
      guard case .number(let truth) = value(condition, place) else {
        return value(condition, place)
      }
      return truth != 0 ? value(a, place) : .failing
    case .itemStart(let items, _), .itemEnd(let items, _), .itemsLength(let items):
      guard let layout = layout(of: items) else { return .varying }
      return item(expression, in: layout, place)
    default: break
    }
    var numbers: (Double, Double) = (0, 0)
    var isVarying = false
    for (position, part) in expression.parts.enumerated() {
      switch value(part, place) {
      case .number(let number):
        if position == 0 { numbers.0 = number } else { numbers.1 = number }
      case .failing: return .failing
      case .varying: isVarying = true
      }
    }
    if isVarying { return .varying }
    return result(expression, numbers.0, numbers.1).map { .number($0) } ?? .failing
  }

  /// The result of an operation on numbers, as the core computes it.
  private func result(_ expression: Expression, _ a: Double, _ b: Double) -> Double? {
    switch expression {
    case .negated: -a
    case .sum: a + b
    case .difference: a - b
    case .product: a * b
    case .quotient: b == 0 ? nil : a / b
    case .minimum: min(a, b)
    case .maximum: max(a, b)
    case .isLess: a < b ? 1 : 0
    case .isAtMost: a <= b ? 1 : 0
    case .isEqual: a == b ? 1 : 0
    case .not: a == 0 ? 1 : 0
    case .floor: a.rounded(.down)
    case .pixel: PixelRounding.nearestPixel(a, scale: b)
    case .squareRoot: a < 0 ? nil : a.squareRoot()
    case .exponential: Elementary.exp(a)
    case .logarithm: a > 0 ? Elementary.log(a) : nil
    case .smoothStep: a * a * (3 - 2 * a)
    case .rubber: band(b).banded(a)
    default: nil
    }
  }

  // MARK: Items

  private func item(
    _ expression: Expression, in layout: RepeatLayout, _ place: Place?
  ) -> Known {
    switch expression {
    case .itemStart(_, let item), .itemEnd(_, let item):
      guard case .number(let number) = value(item, place) else { return value(item, place) }
      guard number >= 0, number < Double(layout.count), number.rounded(.down) == number else {
        return .failing
      }
      let (start, length) = layout.place(of: Int(number))
      if case .itemStart = expression { return .number(start) }
      return .number(start + length)
    default: return .number(layout.length)
    }
  }

  /// Where items of different lengths lie; nil if that depends on what may be anything, or if there are too many.
  private func layout(of index: Int) -> RepeatLayout? {
    if let known = layouts[index] { return known }
    let layout = makeLayout(owner.program.items[index])
    layouts[index] = layout
    return layout
  }

  private func makeLayout(_ items: PatternProgram.Items) -> RepeatLayout? {
    // These expressions are part of what is looked up: their numbers are known since the program was translated.
    guard let count = number(owner.formula(items.count)), count <= Self.itemLimit,
      let columns = number(owner.formula(items.columns)),
      let gap = number(owner.formula(items.gap)), let start = number(owner.formula(items.start))
    else { return nil }
    let length = owner.formula(items.length)
    var lengths: [Double] = []
    for item in 0..<Int(max(0, count)) {
      guard case .number(let number) = value(length, Place(expressions.count, index: Double(item))),
        number >= 0
      else { return nil }
      lengths.append(number)
    }
    return RepeatLayout(
      lengths: lengths, columns: Int(min(max(1, columns), 1000)), gap: gap, start: start,
      isCentered: items.isCentered)
  }
}
