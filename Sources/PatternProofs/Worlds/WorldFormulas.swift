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
  var layouts: [Int: ItemTable?] = [:]
  /// The extent of the screen, in points.
  let screen: Size

  /// Finds out what expressions are in a world.
  ///
  /// - Parameter isTurned: Whether the device is turned from how it is held there.
  convenience init(_ owner: ProofProgram, in world: ProofWorld, isTurned: Bool = false) {
    self.init(
      owner, in: world, turned: isTurned ? world.turnedRegisters(of: owner) : nil)
  }

  /// Finds out what expressions are in a world, or, with their registers there, after the device has been turned.
  init(_ owner: ProofProgram, in world: ProofWorld, turned: [Double]?) {
    self.owner = owner
    expressions = owner.graph.expressions
    registers = turned ?? world.registers
    screen = (turned == nil ? world.request.screen : world.request.turnedScreen).size
    known = Array(repeating: nil, count: expressions.count)
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
  final class Place {
    /// The item, or the section, whose length is computed.
    var index, item, section: Double?
    var variables: [Int: Double]
    var results: [Known?]

    init(
      _ count: Int, index: Double? = nil, item: Double? = nil, section: Double? = nil,
      variables: [Int: Double] = [:]
    ) {
      self.index = index
      self.item = item
      self.section = section
      self.variables = variables
      results = Array(repeating: nil, count: count)
    }
  }

  /// What an expression is where variables have some values, with the operations that the core runs.
  func known(_ number: Int, at variables: [Int: Double]) -> Known {
    value(number, Place(expressions.count, variables: variables))
  }

  func value(_ number: Int, _ place: Place?) -> Known {
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
    case .item: return place?.item.map { .number($0) } ?? .varying
    case .sectionNumber: return place?.section.map { .number($0) } ?? .varying
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
    default: break
    }
    if let items = expression.layout {
      guard let layout = layout(of: items) else { return .varying }
      return lookUp(expression, in: layout, place)
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
    return expression.result(numbers.0, numbers.1, band: owner.band).map { .number($0) } ?? .failing
  }
}
