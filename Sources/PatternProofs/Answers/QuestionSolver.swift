// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Answers questions in all worlds.
final class QuestionSolver {
  let program: ProofProgram
  let worlds: ProofWorlds
  /// How many parts of expressions may still be evaluated.
  private var budget = wholeBudget
  /// What is known of the worlds that were looked at, by their numbers.
  private var known: [Int: (formulas: WorldFormulas, ranges: VariableRanges)] = [:]
  /// The same where states count, and the registers of turned devices.
  private var remembering: [Int: (formulas: WorldFormulas, ranges: VariableRanges)] = [:]
  private var turnedRegisters: [Int: [Double]] = [:]

  init(_ program: ProofProgram, _ worlds: ProofWorlds) {
    self.program = program
    self.worlds = worlds
  }

  /// What the question needs of the program.
  struct Scope {
    /// The variables, with the offset that is asked about first.
    var variables: [Int]
    /// The view of that offset, or the sheet; nil without one.
    var view: Int?
    var sheet: Int?
    /// Why parts are open.
    var reasons: [String]
    /// Whether a state counts, and whether one says how far something can move.
    var hasStates, followsStates: Bool
    /// Whether a state counts that may change at once.
    var hasSteps: Bool
    /// The registers that count.
    var registers: [Int]
  }

  /// A place where something does not hold, before the core has confirmed it.
  struct Candidate {
    var world: ProofWorld
    var formulas: WorldFormulas
    var ranges: VariableRanges
    var nearest: BoxSearch.Place
    var worst: BoxSearch.Place?
    var distance: Double
  }

  /// The answer.
  func verdict(_ question: ProofQuestion) -> ProofVerdict {
    var verdict = ProofVerdict(
      kind: question.kind, subject: question.subject, text: question.text,
      hasAmount: question.hasAmount, offset: question.offset, outcome: .holds,
      worldCount: worlds.count, ranges: [])
    let scope = scope(of: question)
    guard scope.variables.count <= Enclosure.variableLimit else {
      verdict.outcome = .open(["more than \(Enclosure.variableLimit) numbers are free"])
      return verdict
    }
    if let reason = unknownGeometry(scope) {
      verdict.outcome = .open([reason])
      return verdict
    }
    if question.isAboutMotion, scope.hasSteps || !scope.reasons.isEmpty {
      // While content moves, states change, too.
      verdict.outcome = .open(reasons(scope, ""))
      return verdict
    }
    let findings = search(question, scope)
    verdict.ranges = findings.ranges
    let confirmation = Confirmation(program: program, question: question, scope: scope)
    if findings.candidates.isEmpty {
      guard !findings.isComplete else { return verdict }
      verdict.outcome = .open(reasons(scope, "its bounds need too many parts"))
      if let counterexample = confirmation.run(in: findings.worlds) {
        verdict.outcome = .fails(counterexample)
      }
      return verdict
    }
    if let counterexample = confirmation.confirm(findings.candidates) {
      verdict.outcome = .fails(counterexample)
    } else {
      verdict.outcome = .open(reasons(scope, "a counterexample that no run reaches"))
    }
    return verdict
  }

  // MARK: Scope

  private func scope(of question: ProofQuestion) -> Scope {
    let roots = question.roots
    var (variables, reasons) = program.dependencies(of: roots)
    var counted = roots
    var limits: [Int] = []
    for variable in variables {
      switch program.variables[variable] {
      case .offset(let view): limits += limitExpressions(of: view)
      case .nest(let index):
        let nest = program.program.nests[index]
        limits += ([nest.outer] + nest.inners).flatMap { limitExpressions(of: $0) }
      case .sheet(let index):
        let sheet = program.program.sheets[index]
        limits += sheet.detents.map { program.formula($0) }
        if case .spring(let response, let damping) = sheet.spring {
          limits += [response, damping].map { program.formula($0) }
        }
      case .parameter, .state: break
      }
    }
    counted += limits
    let hasStates = variables.contains { variable in
      if case .state = program.variables[variable] { true } else { false }
    }
    let followsStates =
      hasStates
      || program.dependencies(of: limits).variables.contains { variable in
        if case .state = program.variables[variable] { true } else { false }
      }
    if followsStates {
      for state in program.program.states.indices {
        counted += program.goals(of: state).map { program.formula($0) }
        for animation in program.animations(of: state) {
          guard case .spring(let response, let damping) = animation.course else { continue }
          counted += [response, damping].map { program.formula($0) }
        }
      }
      for view in program.program.views.indices { counted += limitExpressions(of: view) }
      for sheet in program.program.sheets { counted += sheet.detents.map { program.formula($0) } }
    }
    let asked =
      question.sheet.map { program.variable(.sheet($0)) }
      ?? question.state.map { program.variable(.state($0)) }
      ?? question.view.map { program.variable(.offset($0)) }
    let first = asked.flatMap { variables.contains($0) ? $0 : nil } ?? variables.first
    if let first { variables = [first] + variables.filter { $0 != first } }
    var view: Int?
    var sheet: Int?
    if let first {
      switch program.variables[first] {
      case .offset(let index): view = index
      case .nest(let index): view = program.program.nests[index].outer
      case .sheet(let index): sheet = index
      case .parameter, .state: break
      }
    }
    let registers = Set(
      program.parts(of: counted).compactMap { part in
        if case .register(let register) = program.graph.expressions[part] { register } else { nil }
      })
    return Scope(
      variables: variables, view: view, sheet: sheet, reasons: reasons, hasStates: hasStates,
      followsStates: followsStates, hasSteps: hasSteps(variables), registers: registers.sorted())
  }

  private func hasSteps(_ variables: [Int]) -> Bool {
    let smooth = program.smoothStates
    return variables.contains { variable in
      if case .state(let state) = program.variables[variable] {
        !smooth.contains(state)
      } else {
        false
      }
    }
  }

  /// What says how far a view can be scrolled.
  private func limitExpressions(of view: Int) -> [Int] {
    guard let geometry = program.geometry(of: view) else { return [] }
    var result = [geometry.minimum, geometry.maximum, geometry.viewport, geometry.bounces]
    result += program.moves(of: view).map { program.formula($0) }
    return result
  }

  /// Why the range of an offset is not known; nil if all are.
  private func unknownGeometry(_ scope: Scope) -> String? {
    for variable in scope.variables {
      guard case .offset(let view) = program.variables[variable],
        program.geometry(of: view) == nil
      else { continue }
      return "the geometry of '\(program.pattern.viewNames[view])', which follows its own offset"
    }
    return nil
  }

  private func reasons(_ scope: Scope, _ otherwise: String) -> [String] {
    var result = scope.reasons
    for variable in scope.variables {
      guard case .state(let state) = program.variables[variable] else { continue }
      result.append("the state '\(program.pattern.stateNames[state])'")
    }
    return result.isEmpty ? [otherwise] : result
  }

  // MARK: Search

  /// How many parts are looked at where an answer is unlikely.
  private static let shortLimit = 500
  private static let leastLimit = 60
  /// How many parts of expressions are evaluated for one question, and for all questions together.
  private static let questionBudget = 10_000_000
  private static let wholeBudget = 40_000_000

  private struct Findings {
    var candidates: [Candidate] = []
    /// The worlds that look different.
    var worlds: [Candidate] = []
    var isComplete = true
    var ranges: [(name: String, low: Double, high: Double)] = []
  }

  /// Looks for places where the question's number is too large, in each world that looks different to it.
  private func search(_ question: ProofQuestion, _ scope: Scope) -> Findings {
    var findings = Findings()
    var keys: Set<[Double]> = []
    let partCount = max(1, program.graph.parts(of: question.roots).count)
    var own = min(Self.questionBudget, budget)
    for world in worlds.worlds(reading: scope.registers) {
      var key = scope.registers.map { world.registers[$0] }
      if scope.followsStates {
        let turned = registersAfterTurning(world)
        key += scope.registers.map { turned[$0] }
      }
      guard keys.insert(key).inserted else { continue }
      let (formulas, ranges) = known(world, scope.followsStates)
      note(ranges, scope, in: &findings)
      // One world that is open leaves the question open: the others are looked at for a counterexample only.
      let limit =
        scope.reasons.isEmpty
        ? (findings.isComplete ? BoxSearch.limit : Self.shortLimit)
        : (findings.isComplete ? Self.shortLimit : Self.leastLimit)
      let result = search(question, scope, formulas, ranges, min(limit, own / partCount))
      own -= result.boxes * partCount
      budget -= result.boxes * partCount
      if !result.isComplete { findings.isComplete = false }
      let nowhere = BoxSearch.Place(values: [], amount: 0)
      findings.worlds.append(
        Candidate(
          world: world, formulas: formulas, ranges: ranges, nearest: nowhere, worst: nil,
          distance: 0))
      guard let nearest = result.nearest else { continue }
      let rest = scope.variables.map { ranges.rest[$0] }
      let distance = zip(nearest.values, rest).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
      findings.candidates.append(
        Candidate(
          world: world, formulas: formulas, ranges: ranges, nearest: nearest,
          worst: result.worst, distance: distance))
    }
    return findings
  }

  private func registersAfterTurning(_ world: ProofWorld) -> [Double] {
    if let known = turnedRegisters[world.number] { return known }
    let registers = world.turnedRegisters(of: program.program)
    turnedRegisters[world.number] = registers
    return registers
  }

  /// What is known of a world, with the ranges of states if they count.
  private func known(
    _ world: ProofWorld, _ followsStates: Bool
  ) -> (formulas: WorldFormulas, ranges: VariableRanges) {
    if let result = followsStates ? remembering[world.number] : known[world.number] {
      return result
    }
    let formulas = known[world.number]?.formulas ?? WorldFormulas(program, in: world)
    let turned =
      followsStates ? WorldFormulas(program, in: world, turned: registersAfterTurning(world)) : nil
    let result = (formulas, VariableRanges(program, formulas, turned: turned))
    if followsStates { remembering[world.number] = result } else { known[world.number] = result }
    return result
  }

  private func search(
    _ question: ProofQuestion, _ scope: Scope, _ formulas: WorldFormulas, _ ranges: VariableRanges,
    _ limit: Int
  ) -> BoxSearch.Result {
    let rest = scope.variables.map { ranges.rest[$0] }
    let evaluator = BoxEvaluator(formulas, scope.variables)
    let box = Box(scope.variables.map { ranges.ranges[$0] })
    var search = BoxSearch(evaluator: evaluator, rest: rest)
    search.stopsAtFirst = scope.hasStates && !question.isAboutMotion
    // What may be anything is rarely decided by dividing the rest.
    let isBounded = box.ranges.allSatisfy(\.isFinite)
    search.limit = isBounded ? limit : min(limit, Self.leastLimit)
    switch question.test {
    case .bound(let bound): return search.search(box) { bound.answer($0, rest) }
    case .slope(let slope): return search.search(box) { slope.answer($0, rest) }
    case .result(let result): return search.search(box) { result.answer($0, formulas) }
    case .step(let step):
      evaluator.mode = .steps
      search.keepsSteps = true
      return search.search(box) { step.answer($0, formulas) }
    }
  }

  private func note(_ ranges: VariableRanges, _ scope: Scope, in findings: inout Findings) {
    for (index, variable) in scope.variables.enumerated() {
      var (low, high) = (ranges.ranges[variable].low, ranges.ranges[variable].high)
      if case .state(let state) = program.variables[variable], program.wholeStates.contains(state) {
        high = high.rounded(.down)
      }
      if index < findings.ranges.count {
        findings.ranges[index].low = min(low, findings.ranges[index].low)
        findings.ranges[index].high = max(high, findings.ranges[index].high)
      } else {
        findings.ranges.append((program.name(of: variable), low, high))
      }
    }
  }
}

extension ProofProgram {
  /// What people call a variable: an offset counts from rest.
  func name(of variable: Int) -> String {
    switch variables[variable] {
    case .offset(let view): return pattern.viewNames[view]
    case .state(let state): return pattern.stateNames[state]
    case .sheet(let sheet): return pattern.sheetNames[sheet]
    case .nest(let index):
      let nest = program.nests[index]
      return
        "\(pattern.viewNames[nest.outer]) + \(pattern.viewNames[nest.inners.lowerBound])"
    case .parameter(let parameter, let place):
      let descriptor = pattern.parameters[parameter]
      if case .numbers = descriptor.kind { return "\(descriptor.key)[\(place)]" }
      return "\(descriptor.key)"
    }
  }
}
