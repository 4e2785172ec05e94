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
    /// A state, by its index.
    case state(Int)
  }

  let pattern: CompiledPattern
  var program: PatternProgram { pattern.program }
  var graph = ExpressionGraph()
  private(set) var variables: [Variable] = []
  /// Why something is left open, by the number in an expression.
  private(set) var reasons: [String] = []
  /// What each register holds before a formula is evaluated.
  private var registers: [Int: Expression] = [:]
  private var geometries: [Geometry?]
  private var formulas: [Int: Int] = [:]
  /// The views whose geometry is being found, to end circles.
  private var openViews: Set<Int> = []
  /// The views whose geometry follows their own offset.
  private var selfFollowing: Set<Int> = []
  /// States that may be anything in a range; see `StateHulls`.
  let closedStates: Set<Int>

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
  init(_ pattern: CompiledPattern, free: [Int], closedStates: Set<Int>) {
    self.pattern = pattern
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
        closedStates.contains(index)
        ? .variable(variable(.state(index))) : reason("the state '\(name)'")
      registers[state.target] = reason("the target of the state '\(name)'")
      registers[state.velocity] = reason("the velocity of the state '\(name)'")
    }
    for place in 0..<PatternProgram.EventRegisters.count {
      registers[program.event.velocity + place] = reason("what an event reports")
    }
    for place in 0..<PatternProgram.ItemRegisters.count {
      registers[program.item.index + place] = reason("the item that is shown")
    }
    registers[program.item.index] = .index
    registers[program.item.item] = .index
  }

  /// The expression of how far a view is from its beginning.
  func distance(of view: Int) -> Int { graph.add(.variable(variable(.offset(view)))) }

  func variable(_ variable: Variable) -> Int {
    if let known = variables.firstIndex(of: variable) { return known }
    variables.append(variable)
    return variables.count - 1
  }

  private func reason(_ text: String) -> Expression {
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

  // MARK: Readings

  private func reading(_ reading: PatternProgram.Reading, of view: Int) -> Int {
    switch reading {
    case _ where reading.isOfSheet: return graph.add(self.reason("where a sheet is"))
    case _ where reading.isOfFinger: return graph.add(self.reason("the finger"))
    case .time: return graph.add(self.reason("time"))
    default: break
    }
    let isNested = program.nests.contains { $0.outer == view || $0.inners.contains(view) }
    guard !isNested else {
      return graph.add(self.reason("how views share one way"))
    }
    let distance = distance(of: view)
    let zero = graph.number(0)
    switch reading {
    case .offset where openViews.contains(view):
      selfFollowing.insert(view)
      return distance
    case .target, .velocity, .delta, .pan, .isTracking, .isDragging, .isDecelerating:
      return graph.add(
        self.reason("the \(reading.kindOfMotion) of '\(pattern.viewNames[view])'"))
    default: break
    }
    guard let geometry = geometry(of: view) else {
      return graph.add(
        self.reason("the geometry of '\(pattern.viewNames[view])', which follows its own offset"))
    }
    switch reading {
    case .offset: return graph.add(.sum(geometry.minimum, distance))
    case .minimum: return geometry.minimum
    case .maximum: return geometry.maximum
    case .scrolled:
      return graph.add(.minimum(graph.add(.maximum(distance, zero)), geometry.travel))
    case .overStart: return graph.add(.maximum(zero, graph.add(.negated(distance))))
    case .overEnd:
      return graph.add(.maximum(zero, graph.add(.difference(distance, geometry.travel))))
    case .length: return geometry.length
    case .leadingInset: return geometry.leadingInset
    case .trailingInset: return geometry.trailingInset
    default: return geometry.viewport
    }
  }

  /// The geometry of a view; nil if it depends on itself, or on the view's own offset.
  func geometry(of index: Int) -> Geometry? {
    if let known = geometries[index] { return known }
    guard !selfFollowing.contains(index) else { return nil }
    guard openViews.insert(index).inserted else { return nil }
    defer { openViews.remove(index) }
    let view = program.views[index]
    let isVertical = view.axis == .vertical
    let edge = formula(isVertical ? view.frame.y : view.frame.x)
    let viewport = formula(isVertical ? view.frame.height : view.frame.width)
    let content = formula(view.content)
    let zero = graph.number(0)
    let adjusted: Int =
      switch view.adjustment {
      case .always: graph.number(1)
      case .never: zero
      case .automatic:
        graph.add(
          .choice(
            formula(view.alwaysBounces), graph.number(1), graph.add(.isLess(viewport, content))))
      }
    let (start, end) = safeArea(isVertical)
    let before = graph.add(.maximum(zero, graph.add(.difference(start, edge))))
    let bottom = graph.add(.sum(edge, viewport))
    let after = graph.add(.maximum(zero, graph.add(.difference(bottom, end))))
    func inset(_ own: Int, _ reach: Int, _ safeArea: Int) -> Int {
      let more = graph.add(.sum(reach, formula(safeArea)))
      return graph.add(.sum(formula(own), graph.add(.choice(adjusted, more, zero))))
    }
    let leading = inset(view.leadingInset, before, view.leadingSafeArea)
    let trailing = inset(view.trailingInset, after, view.trailingSafeArea)
    let minimum = graph.add(.negated(leading))
    let length = graph.add(.difference(graph.add(.sum(content, trailing)), viewport))
    let maximum = graph.add(.maximum(minimum, length))
    let result = Geometry(
      minimum: minimum, maximum: maximum, viewport: viewport,
      length: content, leadingInset: leading, trailingInset: trailing, edge: edge,
      bounces: formula(view.bounces), travel: graph.add(.difference(maximum, minimum)))
    guard !selfFollowing.contains(index) else { return nil }
    geometries[index] = result
    return result
  }

  /// Where the safe area begins and ends along an axis, on the screen.
  private func safeArea(_ isVertical: Bool) -> (start: Int, end: Int) {
    func fact(_ kind: PatternProgram.Fact.Kind) -> Int {
      let register = program.facts.first { $0.kind == kind }?.register ?? 0
      return graph.add(.register(register))
    }
    let extent = fact(isVertical ? .height : .width)
    return (
      fact(isVertical ? .safeTop : .safeLeft),
      graph.add(.difference(extent, fact(isVertical ? .safeBottom : .safeRight)))
    )
  }

  /// The pixels in a point.
  var scale: Int {
    graph.add(.register(program.facts.first { $0.kind == .scale }?.register ?? 0))
  }

  func open(_ text: String) -> Int { graph.add(reason(text)) }

  // MARK: What formulas depend on

  /// The variables of some expressions, and the reasons why they are open, in their order.
  func dependencies(of roots: [Int]) -> (variables: [Int], reasons: [String]) {
    var (found, texts): ([Int], [String]) = ([], [])
    for part in graph.parts(of: roots) {
      switch graph.expressions[part] {
      case .variable(let variable): found.append(variable)
      case .open(let number): texts.append(reasons[number])
      default: break
      }
    }
    return (found.sorted(), texts)
  }
}

// MARK: States

extension ProofProgram {
  /// The formulas that are assigned to a state anywhere.
  func assignments(to state: Int) -> [Int] {
    program.statements.compactMap { statement in
      switch statement {
      case .assign(state, let formula), .assignSilently(state, let formula): formula
      default: nil
      }
    }
  }

  /// The states that no animation moves: where they may be can be found.
  static func unanimatedStates(of pattern: CompiledPattern) -> Set<Int> {
    let program = pattern.program
    var result = Set(program.states.indices)
    for statement in program.statements {
      if case .animate(let state, _) = statement { result.remove(state) }
    }
    return result
  }
}

// MARK: Changed expressions

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
        case .choice(_, let a, let b): isStepped[a] == true && isStepped[b] == true
        case .required(_, let a): isStepped[a] == true
        default: expression.parts.allSatisfy { isStepped[$0] == true }
        }
    }
    return isStepped[root] == true
  }
}
