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
  private let knowledge: WorldKnowledge
  private let evaluator: BoxEvaluator
  /// How many boxes were looked at for parts of formulas since the last answer.
  private var checkedParts = 0
  /// The parts of formulas that may have no result somewhere.
  private var unsafe: Set<Int> = []

  init(_ program: ProofProgram, _ worlds: ProofWorlds) {
    self.program = program
    self.worlds = worlds
    knowledge = WorldKnowledge(program, worlds)
    evaluator = BoxEvaluator(
      program, .world(WorldFormulas(program, in: worlds.worlds[0])), [])
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
    if case .result = question.test {
      let isSafe = hasSafeParts(question)
      verdict.parts = checkedParts
      checkedParts = 0
      if isSafe { return verdict }
    }
    let scope = QuestionScope(of: question, in: program)
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
    verdict.undecided = findings.undecided
    verdict.parts += findings.parts
    let confirmation = Confirmation(program: program, question: question, scope: scope)
    if findings.candidates.isEmpty {
      guard !findings.isComplete else { return verdict }
      verdict.outcome = .open(reasons(scope, "its bounds need too many parts"))
      if let counterexample = confirmation.run(in: findings.worlds) {
        verdict.outcome = .fails(counterexample)
        verdict.undecided = nil
      }
      return verdict
    }
    if let counterexample = confirmation.confirm(findings.candidates) {
      verdict.outcome = .fails(counterexample)
      verdict.undecided = nil
    } else {
      verdict.undecided = place(findings.candidates[0], scope)
      verdict.outcome = .open(reasons(scope, "a counterexample that no run reaches"))
    }
    return verdict
  }

  /// A place that no run has reached, as a part that was not decided.
  private func place(_ candidate: Candidate, _ scope: QuestionScope) -> ProofVerdict.Undecided {
    ProofVerdict.Undecided(
      world: candidate.world,
      ranges: zip(scope.variables, candidate.nearest.values).map { named($0, Interval($1)) })
  }

  /// Why the range of an offset is not known; nil if all are.
  private func unknownGeometry(_ scope: QuestionScope) -> String? {
    for variable in scope.variables + scope.others {
      guard case .offset(let view) = program.variables[variable],
        program.geometry(of: view) == nil
      else { continue }
      return "the geometry of '\(program.pattern.viewNames[view])', which follows its own offset"
    }
    return nil
  }

  private func reasons(_ scope: QuestionScope, _ otherwise: String) -> [String] {
    var result = scope.reasons
    for variable in scope.variables + scope.others {
      guard case .state(let state) = program.variables[variable] else { continue }
      // A list of states has one name.
      let reason = "the state '\(program.pattern.stateNames[state])'"
      if !result.contains(reason) { result.append(reason) }
    }
    return result.isEmpty ? [otherwise] : result
  }

  // MARK: Search

  /// How many parts are looked at where an answer is unlikely.
  private static let shortLimit = 500
  private static let leastLimit = 60
  /// In how many worlds one is looked for that is against it, if it is open anyway and something is endless.
  private static let (openWorldLimit, openResultLimit) = (24, 4)
  /// How many parts of expressions are evaluated for one question, and for all questions together.
  private static let questionBudget = 10_000_000
  private static let wholeBudget = 40_000_000

  private struct Findings {
    var candidates: [Candidate] = []
    /// The worlds that look different, as far as they were looked at one by one.
    var worlds: [Candidate] = []
    var isComplete = true
    var ranges: [(name: String, low: Double, high: Double)] = []
    /// The first part that was not decided, and how many were looked at.
    var undecided: ProofVerdict.Undecided?
    var parts = 0
  }

  /// Looks for places where the question's number is too large: in all worlds at once, then in each one that is left and
  /// looks different to the question.
  ///
  /// - Parameter isCheck: Whether it is enough to know that it holds.
  private func search(
    _ question: ProofQuestion, _ scope: QuestionScope, isCheck: Bool = false
  ) -> Findings {
    var findings = Findings()
    let list = knowledge.list(reading: scope.registers, scope.followsStates)
    findings.ranges = (scope.variables + scope.others).map { named($0, list.hulls[$0]) }
    evaluator.mode = question.mode
    let together = GroupSearch(
      evaluator: evaluator, variables: scope.variables, registers: scope.ownRegisters,
      worlds: list)
    let left = together.unsettled {
      question.answer($0, Array(repeating: 0, count: $0.box.count), nil)
    }
    findings.parts = left.boxes
    var keys: Set<[Double]> = []
    let partCount = max(1, program.graph.parts(of: question.roots).count)
    var own = min(Self.questionBudget, budget)
    for index in left.worlds {
      let world = list.worlds[index]
      var key = scope.registers.map { world.registers[$0] }
      if scope.followsStates {
        let turned = knowledge.registersAfterTurning(world)
        key += scope.registers.map { turned[$0] }
      }
      guard keys.insert(key).inserted else { continue }
      let formulas = knowledge.formulas(in: world)
      let ranges = list.ranges(index)
      let box = Box(scope.variables.map { ranges.ranges[$0] })
      let isBounded = box.isFinite
      let openLimit = question.kind == .result ? Self.openResultLimit : Self.openWorldLimit
      if !findings.isComplete, !isBounded, findings.worlds.count >= openLimit { break }
      // One world that is open leaves the question open: the others are looked at for a counterexample only.
      var limit =
        scope.reasons.isEmpty
        ? (findings.isComplete ? BoxSearch.limit : Self.shortLimit)
        : (findings.isComplete ? Self.shortLimit : Self.leastLimit)
      // What may be anything is rarely decided by dividing the rest.
      if !isBounded { limit = min(limit, Self.leastLimit) }
      let rest = scope.variables.map { ranges.rest[$0] }
      evaluator.enter(.world(formulas), scope.variables, ranges.ranges)
      var search = BoxSearch(evaluator: evaluator, rest: rest)
      search.stopsAtFirst = isCheck || scope.hasStates && !question.isAboutMotion
      search.keepsSteps = question.mode != .extremes
      search.limit = min(limit, own / partCount)
      let result = search.search(box) { question.answer($0, rest, formulas) }
      own -= result.boxes * partCount
      budget -= result.boxes * partCount
      findings.parts += result.boxes
      if !result.isComplete { findings.isComplete = false }
      if let box = result.undecided, findings.undecided == nil {
        findings.undecided = ProofVerdict.Undecided(
          world: world,
          ranges: scope.variables.indices.map { named(scope.variables[$0], box.ranges[$0]) })
      }
      let nowhere = BoxSearch.Place(values: [], amount: 0)
      var candidate = Candidate(
        world: world, formulas: formulas, ranges: ranges, nearest: nowhere, worst: nil,
        distance: 0)
      findings.worlds.append(candidate)
      if let nearest = result.nearest {
        candidate.nearest = nearest
        candidate.worst = result.worst
        candidate.distance = zip(nearest.values, rest).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
        findings.candidates.append(candidate)
      }
      if isCheck, !findings.isComplete || !findings.candidates.isEmpty { break }
    }
    return findings
  }

  private func named(
    _ variable: Int, _ range: Interval
  ) -> (name: String, low: Double, high: Double) {
    var high = range.high
    if case .state(let state) = program.variables[variable], program.wholeStates.contains(state) {
      high = high.rounded(.down)
    }
    return (program.name(of: variable), range.low, high)
  }

  // MARK: Results

  /// Whether all parts of a question that may have no result have one everywhere, whatever the conditions before them say.
  ///
  /// A part is looked at once, however many formulas have it. Parts come before what they are parts of, so each is asked
  /// about its own operation only.
  private func hasSafeParts(_ question: ProofQuestion) -> Bool {
    var isSafe = true
    for part in program.graph.parts(of: [question.subjects.number])
    where program.graph.expressions[part].isChecked && !program.isSafe(part) {
      if !unsafe.contains(part), holdsEverywhere(part, question) {
        program.noteSafe(part)
      } else {
        unsafe.insert(part)
        isSafe = false
      }
    }
    return isSafe
  }

  private func holdsEverywhere(_ part: Int, _ question: ProofQuestion) -> Bool {
    guard unsafe.isDisjoint(with: program.graph.parts(of: [part])) else { return false }
    var check = question
    check.test = .result(ResultQuestion(condition: nil, formula: part))
    let scope = QuestionScope(of: check, in: program)
    guard unknownGeometry(scope) == nil else { return false }
    let findings = search(check, scope, isCheck: true)
    checkedParts += findings.parts
    return findings.isComplete && findings.candidates.isEmpty
  }
}
