// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Confirms with the core what was computed.
struct Confirmation {
  let program: ProofProgram
  let question: ProofQuestion
  let scope: QuestionScope

  /// How many candidates are tried, and how many of those that need a longer run.
  static let limit = 6
  static let runLimit = 24

  /// The candidate nearest to rest that a run of the core confirms; nil for none.
  func confirm(_ candidates: [QuestionSolver.Candidate]) -> ProofVerdict.Counterexample? {
    let replay = Replay(program.pattern, question)
    // A stable order: of equal distances the first device counts.
    if scope.hasStates && !question.isAboutMotion || !scope.reasons.isEmpty {
      return run(in: candidates)
    }
    let sorted = candidates.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    for (_, candidate) in sorted.prefix(Self.limit) {
      if let found = confirm(candidate, replay) { return found }
    }
    return nil
  }

  private func confirm(
    _ candidate: QuestionSolver.Candidate, _ replay: Replay
  ) -> ProofVerdict.Counterexample? {
    var places = [candidate.nearest]
    if let worst = candidate.worst { places.append(worst) }
    for place in places {
      // At the end of a piece the other piece may count: then a little beside it.
      for shift in [0, 1e-3, -1e-3, 0.1, -0.1] {
        var values = place.values
        if !values.isEmpty { values[0] += shift }
        guard shift == 0 || !values.isEmpty && contains(values[0], candidate) else { continue }
        guard let amount = amount(at: values, candidate, replay) else { continue }
        return ProofVerdict.Counterexample(
          world: candidate.world, values: named(values), amount: amount,
          worst: worst(candidate, over: amount), isOfRun: false)
      }
    }
    return nil
  }

  private func contains(_ offset: Double, _ candidate: QuestionSolver.Candidate) -> Bool {
    candidate.ranges.ranges[scope.variables[0]].contains(offset)
  }

  private func worst(
    _ candidate: QuestionSolver.Candidate, over amount: Double
  ) -> Double? {
    guard let worst = candidate.worst?.amount, worst > amount + 1e-3 else { return nil }
    return worst
  }

  /// By how much something does not hold at a place, as the core runs it; nil if it holds.
  private func amount(
    at values: [Double], _ candidate: QuestionSolver.Candidate, _ replay: Replay
  ) -> Double? {
    let place = Dictionary(uniqueKeysWithValues: zip(scope.variables, values))
    if let sheet = scope.variables.lazy.compactMap({ variable in
      if case .sheet(let sheet) = program.variables[variable] { sheet } else { nil }
    }).first {
      return amount(atSheet: sheet, values, candidate)
    }
    func offset(_ view: Int, _ distance: Double) -> Double? {
      guard let geometry = program.geometry(of: view),
        case .number(let start) = candidate.formulas.known(geometry.minimum, at: place)
      else { return nil }
      return start + distance
    }
    var others: [Int: Double] = [:]
    var request = candidate.world.request
    for (variable, value) in zip(scope.variables, values) {
      switch program.variables[variable] {
      case .offset(let view) where view != scope.view:
        guard program.nests(of: view).isEmpty || value == 0 else { return nil }
        others[view] = offset(view, value)
      case .offset, .sheet, .nest: break
      case .parameter(let index, let place): set(index, place, to: value, in: &request)
      case .state, .tappedItem:
        guard isAtRest(variable, value, candidate) else { return nil }
      }
    }
    let view = scope.view ?? program.program.recordedView
    guard let start = offset(view, 0) else { return nil }
    let distances = offsets(at: scope.view == nil ? 0 : values[0], view, candidate, place)
    let run: (frames: [ReplayFrame], hasFault: Bool)
    let offsets: [Double]
    if let nest = program.nests(of: view).first {
      let way = distances.compactMap { distance(ofNest: nest, view, $0, candidate, place) }
      guard way.count == distances.count else { return nil }
      offsets = way
      run = replay.frames(way, of: nest.outer, others: [:], request)
    } else {
      offsets = distances.map { $0 + start }
      run = replay.frames(offsets, of: view, others: others, request)
    }
    if case .result = question.test { return run.hasFault ? 0 : nil }
    guard run.frames.count == offsets.count else { return nil }
    return question.measure(run.frames)
  }

  private func isAtRest(
    _ variable: Int, _ value: Double, _ candidate: QuestionSolver.Candidate
  ) -> Bool {
    (value - candidate.ranges.rest[variable]).magnitude < 1e-6
  }

  /// By how much something does not hold with a sheet at an extent, dragged there by a finger, and the rest at rest.
  private func amount(
    atSheet sheet: Int, _ values: [Double], _ candidate: QuestionSolver.Candidate
  ) -> Double? {
    var request = candidate.world.request
    var extent = 0.0
    for (variable, value) in zip(scope.variables, values) {
      switch program.variables[variable] {
      case .sheet(sheet): extent = value
      case .parameter(let index, let place): set(index, place, to: value, in: &request)
      case .offset, .nest, .sheet, .state, .tappedItem:
        guard isAtRest(variable, value, candidate) else { return nil }
      }
    }
    guard let replay = SheetReplay(program.pattern, question, sheet: sheet) else { return nil }
    var extents = [extent]
    if case .step = question.test { extents = [extent - 1e-6, extent + 1e-6] }
    if case .slope = question.test { extents = [extent - 1e-4, extent + 1e-4] }
    let frames = extents.compactMap { replay.frame(at: $0, request) }
    guard frames.count == extents.count else { return nil }
    return question.measure(frames)
  }

  /// How far the distance of a nest has to be for a view in it to be at a distance of its own; nil for one that is not in
  /// front.
  private func distance(
    ofNest nest: PatternProgram.Nest, _ view: Int, _ distance: Double,
    _ candidate: QuestionSolver.Candidate, _ place: [Int: Double]
  ) -> Double? {
    if let first = scope.variables.first, case .nest = program.variables[first] { return distance }
    let isOuter = view == nest.outer
    guard isOuter || view == nest.inners.lowerBound,
      let other = program.geometry(of: isOuter ? nest.inners.lowerBound : nest.outer)
    else { return nil }
    guard distance > 0, isOuter != nest.outerIsFirstOnward else { return distance }
    guard case .number(let length) = candidate.formulas.known(other.travel, at: place) else {
      return nil
    }
    return length + distance
  }

  /// The distances from the beginning that a run has to show for a question about one.
  private func offsets(
    at distance: Double, _ view: Int, _ candidate: QuestionSolver.Candidate,
    _ place: [Int: Double]
  ) -> [Double] {
    switch question.test {
    case .step:
      let margin = 2 * BoxSearch.margin * max(1, distance.magnitude * 1e-6)
      return [distance - margin, distance + margin]
    case .slope: return [distance - 1e-4, distance + 1e-4]
    case .bound where question.kind == .bounce:
      guard let geometry = program.geometry(of: view),
        case .number(let start) = candidate.formulas.known(geometry.minimum, at: place),
        case .number(let end) = candidate.formulas.known(geometry.maximum, at: place)
      else { return [distance] }
      return [min(max(distance, 0), end - start), distance]
    default: return [distance]
    }
  }

  private func set(_ index: Int, _ place: Int, to value: Double, in request: inout RunRequest) {
    let descriptor = program.pattern.parameters[index]
    let number = descriptor.isWhole ? value.rounded() : value
    switch request.parameters[index] {
    case .number: request.parameters[index] = .number(number)
    case .numbers(var numbers):
      numbers[place] = number
      request.parameters[index] = .numbers(numbers)
    case .flag: request.parameters[index] = .flag(value > 0.5)
    case .choice: request.parameters[index] = .choice(Int(value.rounded()))
    }
    let free = program.variables.compactMap { variable in
      if case .parameter(let parameter, _) = variable { parameter } else { nil }
    }
    let tried = request.parameters.indices.filter { request.growth.style(of: $0) == nil }
    request.growth = ParameterGrowth(program.pattern.parameters, fixed: free + tried)
  }

  private func named(_ values: [Double]) -> [(name: String, value: Double)] {
    zip(scope.variables, values).map { (program.name(of: $0), $1) }
  }
}
