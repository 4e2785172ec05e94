// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Runs that show what states do, where the place alone does not say it.
extension Confirmation {
  /// A place where a run shows that something does not hold, in one of some worlds; nil for none.
  func run(in candidates: [QuestionSolver.Candidate]) -> ProofVerdict.Counterexample? {
    guard scope.hasStates || !scope.reasons.isEmpty else { return nil }
    let replay = Replay(program.pattern, question)
    for candidate in candidates.prefix(Self.limit) {
      if let found = reach(candidate, replay) { return found }
    }
    for candidate in candidates.prefix(Self.runLimit) {
      if let found = run(candidate, replay) { return found }
    }
    guard scope.hasStates else { return nil }
    for candidate in candidates.prefix(Self.runLimit) {
      if let found = turn(candidate, replay) { return found }
    }
    return nil
  }

  /// Moves the views to where the candidate has them, whatever the states become on the way.
  private func reach(
    _ candidate: QuestionSolver.Candidate, _ replay: Replay
  ) -> ProofVerdict.Counterexample? {
    guard case .bound = question.test, question.kind != .bounce else { return nil }
    var places: [(view: Int, distance: Double, offset: Double)] = []
    for (variable, value) in zip(scope.variables, candidate.nearest.values) {
      guard case .offset(let view) = program.variables[variable] else { continue }
      guard program.nests(of: view).isEmpty, let geometry = program.geometry(of: view),
        case .number(let start) = candidate.formulas.known(
          geometry.minimum, at: candidate.ranges.resting)
      else { return nil }
      places.append((view, value, start + value))
    }
    guard let last = places.popLast() else { return nil }
    let others = Dictionary(uniqueKeysWithValues: places.map { ($0.view, $0.offset) })
    let frames = replay.frames(
      [last.offset], of: last.view, others: others, candidate.world.request
    ).frames
    guard !frames.isEmpty, let amount = question.measure(frames) else { return nil }
    return ProofVerdict.Counterexample(
      world: candidate.world,
      values: (places + [last]).map { (program.pattern.viewNames[$0.view], $0.distance) },
      amount: amount, worst: nil, isOfRun: true)
  }

  /// Scrolls to both ends and beyond, and back: where more than the offset counts, only a run shows what happens.
  private func run(
    _ candidate: QuestionSolver.Candidate, _ replay: Replay
  ) -> ProofVerdict.Counterexample? {
    guard case .bound = question.test, question.kind != .bounce else { return nil }
    let view = scope.view ?? question.view ?? program.program.recordedView
    let variable = program.variable(.offset(view))
    let range = candidate.ranges.ranges[variable]
    guard range.isFinite, let geometry = program.geometry(of: view),
      case .number(let start) = candidate.formulas.known(
        geometry.minimum, at: candidate.ranges.resting)
    else { return nil }
    let length = min(range.high, 3000)
    let way = (0...30).map { start + length * Double($0) / 30 }
    let pull = (0...10).map { start - min(-range.low, 200) * Double($0) / 10 }
    let offsets = way + way.reversed() + pull + pull.reversed() + way
    let frames = replay.frames(offsets, of: view, others: [:], candidate.world.request).frames
    for frame in frames {
      guard let amount = question.measure([frame]) else { continue }
      return ProofVerdict.Counterexample(
        world: candidate.world,
        values: [(program.pattern.viewNames[view], frame.offset - start)], amount: amount,
        worst: nil, isOfRun: true)
    }
    return nil
  }

  /// Turns the device to where the candidate has it, after its view has been somewhere: states keep what they were before.
  private func turn(
    _ candidate: QuestionSolver.Candidate, _ replay: Replay
  ) -> ProofVerdict.Counterexample? {
    guard case .bound = question.test, question.kind != .bounce else { return nil }
    let view = scope.view ?? question.view ?? program.program.recordedView
    let turned = WorldFormulas(program, in: candidate.world, isTurned: true)
    let resting = candidate.ranges.resting
    guard let geometry = program.geometry(of: view),
      case .number(let first) = turned.known(geometry.minimum, at: resting),
      case .number(let start) = candidate.formulas.known(geometry.minimum, at: resting)
    else { return nil }
    let way = (0...10).map { first + 30 * Double($0) }
    for offsets in [[], way, way + way.reversed()] {
      let frames = replay.frames(
        offsets, of: view, turnedTo: candidate.world.orientation, start: start,
        candidate.world.request)
      for frame in frames {
        guard let amount = question.measure([frame]) else { continue }
        return ProofVerdict.Counterexample(
          world: candidate.world,
          values: [(program.pattern.viewNames[view], frame.offset - start)], amount: amount,
          worst: nil, isOfRun: true, isTurned: true)
      }
    }
    return nil
  }
}
