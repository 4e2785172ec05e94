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
    /// Steps other than those of `floor`, which are meant.
    case stepsButFloors
  }

  /// Where expressions are evaluated.
  enum Setting {
    /// In one world, where what depends on the screen and the parameters only is a number.
    case world(WorldFormulas)
    /// In some worlds at once. Some registers have a place in boxes, after the variables; the others are ranges.
    case group(WorldGroup, [Int])
  }

  /// A comparison with both outcomes on a box; the difference of its sides changes sign where to split.
  struct Decision {
    var difference: Enclosure
    /// The comparison; nil for what is decided by an extreme or a whole part.
    var comparison: Int?
    /// Whether the places where both sides are equal have to be looked at on their own.
    var isEquality = false
    /// Whether the step there is one of `floor` that is meant.
    var isMeant = false
  }

  let program: ProofProgram
  private(set) var setting: Setting
  /// The variables of the program that have a place in boxes, in order.
  private(set) var variables: [Int]
  var mode = Mode.extremes
  private var assumptions: [Int: Bool] = [:]
  /// What is undecided on the box, in the order in which it was met.
  var decisions: [Decision] = []
  /// Whether something may have a step on the box.
  var hasStep = false
  /// What is read for each part of each expression: in memory of its own, because nothing else takes as long here.
  private let memory: Memory
  /// The box.
  var box: Box { memory.state.pointee.box }

  init(_ program: ProofProgram, _ setting: Setting, _ variables: [Int]) {
    self.program = program
    self.setting = setting
    self.variables = variables
    memory = Memory(program.graph.expressions, variableCount: program.variables.count)
    enter(setting, variables, [])
  }

  /// An evaluator in one world.
  convenience init(_ formulas: WorldFormulas, _ variables: [Int]) {
    self.init(formulas.owner, .world(formulas), variables)
  }

  /// Goes on with other worlds, or other variables.
  ///
  /// - Parameters:
  ///   - variables: The variables of the program that have a place in boxes, in order.
  ///   - ranges: Where each variable of the program may be: those without a place in boxes may be anywhere there.
  func enter(_ setting: Setting, _ variables: [Int], _ ranges: [Interval]) {
    let state = memory.state
    let next: Unmanaged<WorldFormulas>?
    if case .world(let formulas) = setting { next = .passUnretained(formulas) } else { next = nil }
    let isSame = next != nil && next?.toOpaque() == state.pointee.formulas?.toOpaque()
    if !isSame {
      state.pointee.world += 1
      state.pointee.formulas = next
      self.setting = setting
    }
    state.pointee.isGroup = next == nil
    self.variables = variables
    for variable in 0..<memory.variableCount {
      memory.variables[variable] = Memory.Variable(
        place: -1, range: variable < ranges.count ? ranges[variable] : .whole)
    }
    for (place, variable) in variables.enumerated() { memory.variables[variable].place = place }
    state.pointee.round += 1
  }

  /// Whether several worlds are looked at together: then a box ends where no other one begins.
  var isGroup: Bool { memory.state.pointee.isGroup }

  /// Begins with a box.
  ///
  /// - Parameter assumptions: Comparisons whose outcomes are taken for granted, whatever the box says.
  func begin(_ box: Box, assuming assumptions: [Int: Bool] = [:]) {
    memory.state.pointee.box = box
    memory.state.pointee.round += 1
    memory.state.pointee.hasAssumptions = !assumptions.isEmpty
    self.assumptions = assumptions
    decisions = []
    hasStep = false
  }

  /// What is known of an expression on the box.
  func value(_ number: Int) -> Enclosure {
    precondition(number < memory.count, "an expression newer than its evaluator")
    let state = memory.state
    let known = memory.stamps[number]
    let isInWorld = known.world == state.pointee.world
    // A number of the world, or what was found on this box.
    if known.round == state.pointee.round || isInWorld && known.isNumber {
      return memory.values[number]
    }
    var (result, isNumber) = (Enclosure(0), false)
    if state.pointee.isGroup {
      result = exact(number) ?? compute(number)
    } else if isInWorld {
      // What varies in a world is not asked about again there.
      result = compute(number)
    } else {
      (result, isNumber) = first(number)
    }
    if state.pointee.hasAssumptions, let outcome = assumptions[number] {
      result.range = Interval(outcome ? 1 : 0)
      result.rest = result.range
      isNumber = false
    }
    // What was shown to have a result everywhere has one here.
    if result.mayFail, program.isSafe(number) { result.mayFail = false }
    memory.values.advanced(by: number).initialize(to: result)
    memory.stamps[number] = Memory.Stamp(
      world: state.pointee.world, round: state.pointee.round, isNumber: isNumber)
    return result
  }

  /// What is known of an expression that is asked about for the first time in a world, and whether it is a number there.
  private func first(_ number: Int) -> (Enclosure, isNumber: Bool) {
    // Asked so often that counting references shows.
    let known = memory.state.pointee.formulas?._withUnsafeGuaranteedRef { $0.known(number) }
    return switch known {
    case nil: (compute(number), false)
    case .number(let number): (Enclosure(number), true)
    case .failing: (Enclosure(.whole, derivative: .whole, mayFail: true), false)
    case .varying: (compute(number), false)
    }
  }

  /// What an operation on numbers is that are the same in all worlds of a group, as the core computes it.
  private func exact(_ number: Int) -> Enclosure? {
    guard program.motion(of: number) == .still else { return nil }
    let expression = memory.expressions[number]
    let parts = expression.parts
    guard !parts.isEmpty, expression.layout == nil else { return nil }
    var numbers = (0.0, 0.0)
    for (place, part) in parts.enumerated() {
      let value = value(part)
      guard value.range.isPoint, !value.mayFail else { return nil }
      if place == 0 { numbers.0 = value.range.low } else { numbers.1 = value.range.low }
    }
    return expression.result(numbers.0, numbers.1, band: program.band).map { Enclosure($0) }
  }

  private func compute(_ number: Int) -> Enclosure {
    let expression = memory.expressions[number]
    switch expression {
    case .number(let number): return Enclosure(number)
    case .register(let register): return self.register(register)
    case .variable(let variable):
      precondition(variable < memory.variableCount, "a variable newer than its evaluator")
      let known = memory.variables[variable]
      return known.place < 0 ? Enclosure(known.range) : box.variable(known.place)
    case .open, .index, .item, .sectionNumber, .itemsLength:
      return Enclosure(.whole, derivative: .whole)
    case .itemStart(let items, _), .itemEnd(let items, _), .section(let items, _, _):
      return Enclosure(layoutRange(expression, items), derivative: .whole, mayFail: true)
    case .negated(let a): return value(a).negated(on: box)
    case .sum(let a, let b): return value(a).adding(value(b), on: box)
    case .difference(let a, let b): return value(a).subtracting(value(b), on: box)
    case .product(let a, let b): return value(a).multiplied(by: value(b), on: box)
    case .quotient(let a, let b): return quotient(value(a), value(b))
    case .minimum(let a, let b): return extreme(value(a), value(b), isMinimum: true)
    case .maximum(let a, let b): return extreme(value(a), value(b), isMinimum: false)
    case .isLess(let a, let b):
      return comparison(number, value(a), value(b), whenEqual: false) { program.isNeverAbove(b, a) }
    case .isAtMost(let a, let b):
      return comparison(number, value(a), value(b), whenEqual: true) { program.isNeverAbove(a, b) }
    case .isEqual(let a, let b): return equality(number, value(a), value(b))
    case .not(let a): return Enclosure(1).subtracting(truth(value(a)), on: box)
    case .choice(let condition, let a, let b): return choice(number, condition, a, b)
    case .floor(let a): return floor(a)
    case .pixel(let a, let scale): return pixel(value(a), value(scale).range)
    case .required(let condition, let a): return required(value(condition), value(a))
    case .squareRoot, .exponential, .logarithm, .smoothStep, .rubber:
      return CurveEnclosure(box: box, band: program.band).value(expression, value)
    }
  }

  private func register(_ register: Int) -> Enclosure {
    switch setting {
    case .world(let formulas): return Enclosure(formulas.registers[register])
    case .group(let group, let registers):
      let range = group.range(of: register)
      guard !range.isPoint, let place = registers.firstIndex(of: register) else {
        return Enclosure(range)
      }
      return box.variable(variables.count + place)
    }
  }

  /// Where something is that is looked up in the layout of items, whatever its number is.
  private func layoutRange(_ expression: Expression, _ items: Int) -> Interval {
    guard case .world(let formulas) = setting else { return .whole }
    return formulas.layout(of: items)?.range(of: expression) ?? .whole
  }

  /// A truth as an interval without slopes.
  private func truth(_ value: Enclosure) -> Enclosure {
    let isKnown = value.range.low > 0.5 || value.range.high < 0.5
    guard !isKnown else {
      return Enclosure(Interval(value.range.low > 0.5 ? 1 : 0), mayFail: value.mayFail)
    }
    return Enclosure(.truth, mayFail: value.mayFail)
  }

  /// What is known of each expression.
  ///
  /// Everything in it is plain numbers, which need no end.
  fileprivate final class Memory {
    /// When something was found out.
    struct Stamp {
      /// In which world, and on which of all boxes.
      var world = 0
      var round = 0
      /// Whether it is a number, whatever the box.
      var isNumber = false
    }

    /// A variable of the program.
    struct Variable {
      /// Its place in boxes; −1 for none.
      var place: Int
      /// Where it is without one.
      var range: Interval
    }

    struct State {
      var box = Box([])
      /// The formulas of the world, which the evaluator's setting keeps; nil for several worlds together.
      var formulas: Unmanaged<WorldFormulas>?
      /// Whether several worlds are looked at together.
      var isGroup = false
      var hasAssumptions = false
      var world = 1
      var round = 1
    }

    let count: Int
    let expressions: UnsafeMutablePointer<Expression>
    let values: UnsafeMutablePointer<Enclosure>
    let stamps: UnsafeMutablePointer<Stamp>
    let variableCount: Int
    let variables: UnsafeMutablePointer<Variable>
    let state: UnsafeMutablePointer<State>

    init(_ all: [Expression], variableCount: Int) {
      count = all.count
      expressions = .allocate(capacity: count)
      for (index, expression) in all.enumerated() {
        expressions.advanced(by: index).initialize(to: expression)
      }
      values = .allocate(capacity: count)
      stamps = .allocate(capacity: count)
      stamps.initialize(repeating: Stamp(), count: count)
      self.variableCount = variableCount
      variables = .allocate(capacity: variableCount)
      variables.initialize(
        repeating: Variable(place: -1, range: .whole), count: variableCount)
      state = .allocate(capacity: 1)
      state.initialize(to: State())
    }

    deinit {
      expressions.deallocate()
      values.deallocate()
      stamps.deallocate()
      variables.deallocate()
      state.deallocate()
    }
  }
}
