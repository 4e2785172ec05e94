// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// One question about a pattern.
struct ProofQuestion {
  /// How it is decided.
  enum Test {
    case bound(BoundQuestion)
    case step(StepQuestion)
    case slope(SlopeQuestion)
    case result(ResultQuestion)
  }

  var kind: ProofVerdict.Kind
  var subject: String
  var text: String
  var offset: Int?
  var hasAmount = true
  var test: Test
  /// The view whose offset is asked about; nil for any.
  var view: Int?
  /// The sheet or the state that moves, for what is asked about one.
  var sheet, state: Int?
  /// What a run of the core records, to confirm a counterexample.
  var recorded: [PatternProgram.Value]
  /// By how much it does not hold in frames of such a run; nil if it holds.
  var measure: @Sendable ([ReplayFrame]) -> Double?

  /// Whether it is about what happens while an offset changes.
  var isAboutMotion: Bool {
    switch test {
    case .step, .slope: true
    case .bound, .result: kind == .bounce
    }
  }

  /// The truth on which it depends, and what it is about.
  var subjects: (condition: Int?, number: Int) {
    switch test {
    case .bound(let question): (question.condition, question.excess)
    case .step(let question): (question.condition, question.number)
    case .slope(let question): (question.condition, question.number)
    case .result(let question): (question.condition, question.formula)
    }
  }

  /// How its expressions are evaluated.
  var mode: BoxEvaluator.Mode {
    guard case .step(let question) = test else { return .extremes }
    return question.allowsFloors ? .stepsButFloors : .steps
  }

  /// Answers it on the box that an evaluator has begun.
  ///
  /// - Parameters:
  ///   - rest: Where the variables are at rest.
  ///   - world: What expressions are in the world; nil for several worlds at once. Then only what is settled is an answer.
  func answer(
    _ evaluator: BoxEvaluator, _ rest: [Double], _ world: WorldFormulas?
  ) -> BoxSearch.Answer {
    switch test {
    case .bound(let question): question.answer(evaluator, rest)
    case .slope(let question): question.answer(evaluator, rest)
    case .result(let question): question.answer(evaluator, world)
    case .step(let question): question.answer(evaluator, world)
    }
  }

  /// The expressions that count.
  var roots: [Int] { [subjects.condition, subjects.number].compactMap(\.self) }

  /// The same question about expressions that have been changed.
  func mapped(_ change: (Int) -> Int) -> ProofQuestion {
    about(change(subjects.number), if: subjects.condition.map(change))
  }

  /// The same question where a truth does not hold.
  func unless(_ truth: Int, graph: inout ExpressionGraph) -> ProofQuestion {
    let holds = subjects.condition ?? graph.number(1)
    return about(subjects.number, if: graph.add(.choice(truth, graph.number(0), holds)))
  }

  private func about(_ number: Int, if condition: Int?) -> ProofQuestion {
    var result = self
    switch test {
    case .bound(let question):
      result.test = .bound(
        BoundQuestion(condition: condition, excess: number, limit: question.limit))
    case .step(let question):
      result.test = .step(
        StepQuestion(
          condition: condition, number: number, allowsFloors: question.allowsFloors))
    case .slope: result.test = .slope(SlopeQuestion(condition: condition, number: number))
    case .result: result.test = .result(ResultQuestion(condition: condition, formula: number))
    }
    return result
  }
}

/// A frame of a run that confirms something.
struct ReplayFrame: Sendable {
  /// The recorded values; NaN for one that does not exist.
  var values: [Double]
  /// The offset that moves, and the limits of the recorded view, in points.
  var offset, minimum, maximum: Double
}
