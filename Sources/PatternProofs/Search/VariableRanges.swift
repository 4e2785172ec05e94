// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Where the variables of a program may be in one world.
struct VariableRanges {
  /// By variable.
  private(set) var ranges: [Interval]
  /// Where they are at rest.
  private(set) var rest: [Double]

  /// All variables at rest.
  var resting: [Int: Double] {
    Dictionary(uniqueKeysWithValues: rest.enumerated().map { ($0, $1) })
  }

  /// How often states are looked at again after one has a wider range.
  private static let rounds = 8

  /// Finds the ranges.
  ///
  /// A state may be what it is at first, and all that is assigned to it; where that does not come to an end, it may be
  /// anything.
  init(_ program: ProofProgram, _ world: WorldFormulas) {
    let count = program.variables.count
    ranges = Array(repeating: .whole, count: count)
    rest = Array(repeating: 0, count: count)
    for (index, variable) in program.variables.enumerated() {
      if case .parameter(let parameter, let place) = variable {
        setParameter(index, program.pattern.parameters[parameter], place, program, world)
      }
    }
    for (index, variable) in program.variables.enumerated() {
      if case .offset(let view) = variable { setOffset(index, view, program, world) }
    }
    setStates(program, world)
    // Geometry may follow states, whose ranges are known by now.
    for (index, variable) in program.variables.enumerated() {
      if case .offset(let view) = variable { setOffset(index, view, program, world) }
    }
  }

  private mutating func setParameter(
    _ index: Int, _ parameter: ParameterDescriptor, _ place: Int, _ program: ProofProgram,
    _ world: WorldFormulas
  ) {
    switch parameter.kind {
    case .number(_, let minimum, let maximum), .numbers(_, let minimum, let maximum):
      ranges[index] = Interval(minimum, maximum)
    case .flag: ranges[index] = .truth
    case .choice(_, let options): ranges[index] = Interval(0, Double(options.count - 1))
    }
    let number = program.pattern.parameters.firstIndex { $0.key == parameter.key } ?? 0
    rest[index] = world.registers[program.program.parameters[number].register + place]
  }

  private mutating func setOffset(
    _ index: Int, _ view: Int, _ program: ProofProgram, _ world: WorldFormulas
  ) {
    guard let geometry = program.geometry(of: view) else { return }
    let length = range(of: geometry.travel, program, world)
    let viewport = max(0, range(of: geometry.viewport, program, world).high)
    let bounces = range(of: geometry.bounces, program, world).high > 0.5
    let reach = bounces ? viewport : 0
    ranges[index] = Interval(-reach, length.high + reach)
  }

  private mutating func setStates(_ program: ProofProgram, _ world: WorldFormulas) {
    var assigned: [(variable: Int, expression: Int)] = []
    for (index, variable) in program.variables.enumerated() {
      guard case .state(let state) = variable else { continue }
      let first = range(of: program.formula(program.program.states[state].first), program, world)
      ranges[index] = first
      rest[index] = first.isFinite ? first.center : 0
      if program.program.toggles.contains(where: { $0.state == state }) {
        ranges[index] = .truth
      }
      for formula in program.assignments(to: state) {
        assigned.append((index, program.formula(formula)))
      }
    }
    for round in 0..<Self.rounds {
      var changes = false
      for (variable, expression) in assigned {
        let range = range(of: expression, program, world)
        let hull = ranges[variable].hull(range)
        // The last digits of a sum are rounding.
        guard hull.low < ranges[variable].low - 1e-9 || hull.high > ranges[variable].high + 1e-9
        else { continue }
        changes = true
        ranges[variable] = round < Self.rounds - 2 ? hull : .whole
      }
      if !changes { return }
    }
  }

  /// Where an expression may be.
  private func range(
    of expression: Int, _ program: ProofProgram, _ world: WorldFormulas
  ) -> Interval {
    switch world.known(expression) {
    case .number(let number): return Interval(number)
    case .failing: return .whole
    case .varying: break
    }
    let used = program.dependencies(of: [expression]).variables
    // More variables than a box has may be anything.
    let variables = Array(used.prefix(Enclosure.variableLimit))
    let evaluator = BoxEvaluator(world, variables)
    evaluator.begin(Box(variables.map { ranges[$0] }))
    return evaluator.value(expression).range
  }
}
