// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// The questions about a pattern: those of its claims, and those that every interface is asked.
struct QuestionBuilder {
  let program: ProofProgram
  private(set) var questions: [ProofQuestion] = []
  /// What was asked about already, by kind.
  private var asked: [ProofVerdict.Kind: Set<Int>] = [:]

  /// All questions, in the order in which they are answered.
  static func questions(of program: ProofProgram) -> [ProofQuestion] {
    var builder = QuestionBuilder(program)
    builder.addClaims()
    builder.addHeader()
    builder.addEdges()
    builder.addValues()
    builder.addResults()
    return builder.questions
  }

  private init(_ program: ProofProgram) { self.program = program }

  private var core: PatternProgram { program.program }

  mutating func add(_ question: ProofQuestion) { questions.append(question) }

  func node(_ expression: Expression) -> Int { program.graph.add(expression) }

  /// A value that a run records.
  func recorded(_ formula: Int, when condition: Int? = nil) -> PatternProgram.Value {
    PatternProgram.Value(name: TrackName("value"), formula: formula, condition: condition)
  }

  // MARK: Claims

  private mutating func addClaims() {
    for (claim, source) in zip(core.claims, program.pattern.claims) {
      let question = BoundQuestion(
        condition: claim.condition.map { program.formula($0) },
        excess: program.distributed(program.formula(claim.excess)),
        limit: PatternProgram.Claim.tolerance)
      add(
        ProofQuestion(
          kind: .claim, subject: source.id, text: source.formula, offset: source.offset,
          hasAmount: source.hasAmount, test: .bound(question),
          recorded: [recorded(claim.excess, when: claim.condition)],
          measure: { frames in
            let excess = frames.last?.values[0] ?? .nan
            return excess > PatternProgram.Claim.tolerance ? excess : nil
          }))
    }
  }

  // MARK: Edges and values

  private mutating func addEdges() {
    for (index, element) in core.elements.enumerated() {
      guard case .once(let frame) = element.place else { continue }
      let name = program.pattern.elementNames[index]
      for (edge, formulas) in [
        ("top", [frame.y]), ("bottom", [frame.y, frame.height]), ("left", [frame.x]),
        ("right", [frame.x, frame.width]),
      ] {
        let parts = formulas.map { program.formula($0) }
        let number = parts.count == 2 ? node(.sum(parts[0], parts[1])) : parts[0]
        let source = program.pattern.source(ofFormula: formulas[formulas.count - 1])
        let text = (subject: "\(name).\(edge)", offset: source.offset)
        addMotion(.jump, number, formulas, element.visible, text)
        addMotion(.lead, number, formulas, element.visible, text)
      }
    }
  }

  private mutating func addValues() {
    for value in core.values {
      let number = program.formula(value.formula)
      guard !program.isStepFunction(number) else { continue }
      let source = program.pattern.source(ofFormula: value.formula)
      addMotion(
        .jump, number, [value.formula], value.condition, ("\(value.name)", source.offset))
    }
  }

  /// Asks whether the sum of some formulas has a step, or is steeper than the offset, for each offset that it follows.
  private mutating func addMotion(
    _ kind: ProofVerdict.Kind, _ number: Int, _ formulas: [Int], _ condition: Int?,
    _ text: (subject: String, offset: Int)
  ) {
    guard asked[kind, default: []].insert(number).inserted else { return }
    let (variables, reasons) = program.dependencies(of: number)
    let views = variables.compactMap { variable in
      if case .offset(let view) = program.variables[variable] { view } else { nil }
    }
    let sheets = variables.compactMap { variable in
      if case .sheet(let sheet) = program.variables[variable] { sheet } else { nil }
    }
    let states = variables.compactMap { variable in
      if case .state(let state) = program.variables[variable] { state } else { nil }
    }
    let smooth = program.smoothStates
    let isOpen = !reasons.isEmpty || states.contains { !smooth.contains($0) }
    guard !views.isEmpty || !variables.isEmpty || !reasons.isEmpty else { return }
    let truth = condition.map { program.formula($0) }
    var movers: [(view: Int?, sheet: Int?, state: Int?)] = views.map { ($0, nil, nil) }
    if kind == .jump {
      movers += sheets.map { (nil, $0, nil) }
      movers += states.filter { !program.animations(of: $0).isEmpty }.map { (nil, nil, $0) }
    } else if movers.isEmpty, !isOpen {
      return
    }
    if movers.isEmpty { movers = [(nil, nil, nil)] }
    // What is open is not asked again for each.
    for (view, sheet, state) in isOpen ? movers[..<1] : movers[...] {
      let name =
        state.map { program.pattern.stateNames[$0] }
        ?? sheet.map { program.pattern.sheetNames[$0] } ?? program.pattern.viewNames[view ?? 0]
      let words =
        kind == .jump
        ? "does not jump while '\(name)' moves"
        : "does not move farther than the content of '\(name)'"
      add(
        ProofQuestion(
          kind: kind, subject: text.subject, text: words, offset: text.offset,
          test: kind == .jump
            ? .step(StepQuestion(condition: truth, number: number, allowsFloors: true))
            : .slope(SlopeQuestion(condition: truth, number: number)),
          view: view, sheet: sheet, state: state,
          recorded: formulas.map { recorded($0, when: condition) },
          measure: kind == .jump ? Self.step : Self.slope))
    }
  }

  /// How far something jumps between two frames; nil for not at all.
  private static let step: @Sendable ([ReplayFrame]) -> Double? = { frames in
    guard frames.count == 2 else { return nil }
    let change = frames[1].values.reduce(0, +) - frames[0].values.reduce(0, +)
    let way = (frames[1].offset - frames[0].offset).magnitude
    return change.magnitude > max(BoxEvaluator.step, 100 * way) ? change.magnitude : nil
  }

  /// How much faster something is than an offset between two frames; nil for not at all.
  private static let slope: @Sendable ([ReplayFrame]) -> Double? = { frames in
    guard frames.count == 2 else { return nil }
    let change = frames[1].values.reduce(0, +) - frames[0].values.reduce(0, +)
    let slope = (change / (frames[1].offset - frames[0].offset)).magnitude
    return slope > SlopeQuestion.limit + 1e-6 ? slope : nil
  }

  // MARK: Results

  private mutating func addResults() {
    var formulas: [(formula: Int, condition: Int?)] = []
    for view in core.views {
      let frame = view.frame
      formulas += [
        frame.x, frame.y, frame.width, frame.height, view.content, view.leadingInset,
        view.trailingInset,
      ].map { ($0, nil) }
    }
    for value in core.values {
      if let condition = value.condition { formulas.append((condition, nil)) }
      formulas.append((value.formula, value.condition))
    }
    for element in core.elements {
      guard case .once(let frame) = element.place else { continue }
      if let visible = element.visible { formulas.append((visible, nil)) }
      let parts = [frame.x, frame.y, frame.width, frame.height, element.alpha, element.scale]
      formulas += parts.compactMap(\.self).map { ($0, element.visible) }
    }
    for claim in core.claims {
      if let condition = claim.condition { formulas.append((condition, nil)) }
      formulas.append((claim.excess, claim.condition))
    }
    for (formula, condition) in formulas { addResult(formula, condition) }
  }

  private mutating func addResult(_ formula: Int, _ condition: Int?) {
    let number = program.formula(formula)
    let isChecked = program.graph.parts(of: [number]).contains {
      program.graph.expressions[$0].isChecked
    }
    guard isChecked, asked[.result, default: []].insert(number).inserted else { return }
    let source = program.pattern.source(ofFormula: formula)
    add(
      ProofQuestion(
        kind: .result, subject: source.text, text: "has a result", offset: source.offset,
        hasAmount: false,
        test: .result(
          ResultQuestion(
            condition: condition.map { program.formula($0) }, formula: number)),
        recorded: [recorded(formula, when: condition)], measure: { _ in nil }))
  }
}
