// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// The formulas of a pattern as expressions of what may be anything: offsets, states and chosen parameters.
///
/// Everything else about a scroll view is computed from its offset and its geometry, so that readings which depend on each
/// other are never taken for independent.
final class ProofProgram {
  /// Something that may be anything in a range.
  enum Variable: Hashable {
    /// How far a view is from its beginning, in points: `contentOffset` less its first end.
    case offset(Int)
    /// A number of a parameter, by the parameter and the place in its list.
    case parameter(Int, Int)
    /// A state, by its index; of one that is always a whole number the next whole number at or below it counts.
    case state(Int)
    /// How far a sheet has come from its edge, in points, by its index.
    case sheet(Int)
    /// The number of the item that was tapped last; the next whole number at or below it counts.
    case tappedItem
    /// How far the two views of a nest are scrolled together, in points, by the nest's index.
    case nest(Int)
  }

  let pattern: CompiledPattern
  var program: PatternProgram { pattern.program }
  var graph = ExpressionGraph()
  private(set) var variables: [Variable] = []
  /// Why something is left open, by the number in an expression.
  private(set) var reasons: [String] = []
  /// What each register holds before a formula is evaluated.
  private var registers: [Int: Expression] = [:]
  var geometries: [Geometry?]
  private var formulas: [Int: Int] = [:]
  /// The views whose geometry is being found, to end circles.
  var openViews: Set<Int> = []
  /// The views whose geometry follows their own offset.
  var selfFollowing: Set<Int> = []
  /// States that may be anything in a range, and those of them that are always whole numbers.
  let closedStates, wholeStates: Set<Int>
  /// What the layout of a repeated element depends on, by the element's number.
  private var layouts: [Int: [Int]] = [:]
  /// How expressions change while something moves, as far as that was asked.
  var motions: [Motion] = []
  /// The choices whose sides meet if some widths are positive, and those of which it was asked whether they meet.
  var seams: [Int: [Int]] = [:]
  var seamless: [Int: Bool] = [:]
  /// The pairs of which it was asked whether the first one is never above the second one.
  var orders: [NumberPair: Bool] = [:]
  /// The expressions that were shown to have a result everywhere.
  private var safe: Set<Int> = []
  /// The rubber band for a view of some length, in points.
  let band: (Double) -> RubberBand = { PhysicsProfile.uikit.rubberBand(dimension: $0) }
  /// What expressions depend on, where that was asked.
  private var dependencies: [Int: Dependencies] = [:]

  /// The geometry of a view, by the numbers of its parts.
  struct Geometry {
    var minimum, maximum, viewport, length, leadingInset, trailingInset: Int
    /// Where the viewport begins along the axis, on the screen.
    var edge: Int
    var bounces: Int
    /// How far the ends are from each other.
    var travel: Int
  }

  /// Translates the formulas of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - free: The parameters that may have any value that they allow, by their indices.
  ///   - closedStates: The states whose ranges are known.
  ///   - wholeStates: Those of them that are always whole numbers.
  init(
    _ pattern: CompiledPattern, free: [Int], closedStates: Set<Int>, wholeStates: Set<Int> = []
  ) {
    self.pattern = pattern
    self.wholeStates = wholeStates
    self.closedStates = closedStates
    geometries = Array(repeating: nil, count: pattern.program.views.count)
    for view in program.views.indices { _ = variable(.offset(view)) }
    for index in free {
      let parameter = program.parameters[index]
      for place in 0..<parameter.count {
        registers[parameter.register + place] = .variable(variable(.parameter(index, place)))
      }
    }
    for (index, parameter) in program.parameters.enumerated() where !free.contains(index) {
      for place in 0..<parameter.count {
        registers[parameter.register + place] = .register(parameter.register + place)
      }
    }
    for fact in program.facts { registers[fact.register] = .register(fact.register) }
    for (index, state) in program.states.enumerated() {
      let name = pattern.stateNames[index]
      registers[state.register] =
        closedStates.contains(index) ? seen(index) : reason("the state '\(name)'")
      registers[state.target] = reason("the target of the state '\(name)'")
      registers[state.velocity] = reason("the velocity of the state '\(name)'")
    }
    for place in 0..<PatternProgram.EventRegisters.count {
      registers[program.event.velocity + place] = reason("what an event reports")
    }
    if tappedElements != nil {
      registers[program.event.index] = .floor(graph.add(.variable(variable(.tappedItem))))
    }
    for place in 0..<PatternProgram.ItemRegisters.count {
      registers[program.item.index + place] = reason("the item that is shown")
    }
    registers[program.item.index] = .index
    registers[program.item.item] = .item
    registers[program.item.section] = .sectionNumber
  }

  /// What formulas see of a state.
  private func seen(_ state: Int) -> Expression {
    let variable = Expression.variable(variable(.state(state)))
    return wholeStates.contains(state) ? .floor(graph.add(variable)) : variable
  }

  /// The expression of how far a view is from its beginning.
  func distance(of view: Int) -> Int { graph.add(.variable(variable(.offset(view)))) }

  func variable(_ variable: Variable) -> Int {
    if let known = variables.firstIndex(of: variable) { return known }
    variables.append(variable)
    return variables.count - 1
  }

  func reason(_ text: String) -> Expression {
    if let known = reasons.firstIndex(of: text) { return .open(known) }
    reasons.append(text)
    return .open(reasons.count - 1)
  }

  // MARK: Formulas

  /// The expression of a formula of the program.
  func formula(_ index: Int) -> Int {
    if let known = formulas[index] { return known }
    let formula = program.formulas[index]
    var values: [Int: Int] = [:]
    for place in formula.loads {
      let load = program.loads[place]
      values[load.register] = reading(load.reading, of: load.view)
    }
    translate(formula.operations, &values)
    let result = value(of: formula.result, values)
    formulas[index] = result
    return result
  }

  /// What a register holds.
  private func value(of register: Int, _ values: [Int: Int]) -> Int {
    if let value = values[register] { return value }
    if let expression = registers[register] { return graph.add(expression) }
    return graph.number(program.registers[register])
  }

  /// Translates operations; jumps, which only go forwards, become choices.
  private func translate(_ range: Range<Int>, _ values: inout [Int: Int]) {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = program.operations[next]
      switch operation.code {
      case .jumpIfFalse, .jumpIfTrue:
        next = translateChoice(next, &values)
      case .jump:
        return
      default:
        let result = OperationTranslator(owner: self).result(of: operation) {
          value(of: $0, values)
        }
        values[Int(operation.target)] = result
        next += 1
      }
    }
  }

  /// Translates what may be jumped over, and what comes instead of it; the operation after both is returned.
  private func translateChoice(_ jump: Int, _ values: inout [Int: Int]) -> Int {
    let operation = program.operations[jump]
    let second = Int(operation.target)
    var condition = value(of: Int(operation.a), values)
    if operation.code == .jumpIfTrue { condition = graph.add(.not(condition)) }
    var end = second
    let last = program.operations[second - 1]
    if last.code == .jump { end = Int(last.target) }
    var (taken, other) = (values, values)
    translate(jump + 1..<second, &taken)
    if end > second { translate(second..<end, &other) }
    for register in Set(taken.keys).intersection(other.keys).sorted() {
      guard let a = taken[register], let b = other[register] else { continue }
      values[register] = a == b ? a : graph.add(.choice(condition, a, b))
    }
    return end
  }

  /// Translates all formulas that say where variables may be.
  func translateAll() {
    for state in program.states.indices { for goal in goals(of: state) { _ = formula(goal) } }
    for element in tappedElements ?? [] {
      if case .repeated(let items) = element.place { _ = formula(program.items[items].count) }
    }
    for animation in program.animations {
      guard case .spring(let response, let damping) = animation.course else { continue }
      _ = [response, damping].map { formula($0) }
    }
    for sheet in program.sheets {
      _ = sheet.detents.map { formula($0) }
      guard case .spring(let response, let damping) = sheet.spring else { continue }
      _ = [response, damping].map { formula($0) }
    }
    for view in program.views.indices {
      _ = geometry(of: view)
      _ = moves(of: view).map { formula($0) }
      _ = formula(program.views[view].start)
    }
  }

  /// The pixels in a point.
  var scale: Int {
    graph.add(.register(program.facts.first { $0.kind == .scale }?.register ?? 0))
  }

  func open(_ text: String) -> Int { graph.add(reason(text)) }

  // MARK: What formulas depend on

  /// Notes what the layout of a repeated element depends on: results are looked up in it.
  func noteLayout(of index: Int) {
    guard layouts[index] == nil else { return }
    layouts[index] = []
    let items = program.items[index]
    var formulas = [items.columns, items.gap, items.start, items.length]
    if let sections = items.sections {
      formulas += [
        sections.count, sections.rows, sections.leadingInset, sections.trailingInset,
        sections.header, sections.footer,
      ]
    } else {
      formulas.append(items.count)
    }
    layouts[index] = formulas.map { formula($0) }
  }

  /// Whether the layout of a repeated element depends on the screen and the parameters only.
  func hasFixedLayout(_ index: Int) -> Bool {
    dependencies(of: layouts[index] ?? []) == ([], [])
  }

  /// Whether an expression was shown to have a result everywhere.
  func isSafe(_ number: Int) -> Bool { safe.contains(number) }
  func noteSafe(_ number: Int) { safe.insert(number) }

  /// All parts of some expressions, with themselves and with what layouts depend on, in order.
  func parts(of roots: [Int]) -> [Int] {
    var (roots, seen) = (roots, Set<Int>())
    while true {
      let parts = graph.parts(of: roots)
      let found = Set(parts.compactMap { graph.expressions[$0].layout }).subtracting(seen)
      guard !found.isEmpty else { return parts }
      seen.formUnion(found)
      roots += found.sorted().flatMap { layouts[$0] ?? [] }
    }
  }

  /// What an expression depends on.
  typealias Dependencies = (variables: [Int], reasons: [String])

  /// The variables of an expression, and the reasons why it is open, in their order.
  func dependencies(of root: Int) -> Dependencies {
    if let known = dependencies[root] { return known }
    let result = dependencies(of: [root])
    dependencies[root] = result
    return result
  }

  /// The variables of some expressions, and the reasons why they are open, in their order.
  func dependencies(of roots: [Int]) -> Dependencies {
    var (found, texts): ([Int], [String]) = ([], [])
    for part in parts(of: roots) {
      switch graph.expressions[part] {
      case .variable(let variable): found.append(variable)
      case .open(let number): texts.append(reasons[number])
      default: break
      }
    }
    return (variables: found.sorted(), reasons: texts)
  }
}
