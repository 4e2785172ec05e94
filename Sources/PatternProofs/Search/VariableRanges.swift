// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Where the variables of a program may be in one world, or in any of some.
struct VariableRanges {
  /// By variable.
  private(set) var ranges: [Interval]
  /// Where they are at rest.
  private(set) var rest: [Double]
  /// By variable, after the device has been turned; empty where nothing remembers how it was held.
  private var turnedRanges: [Interval] = []

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
  ///
  /// - Parameters:
  ///   - finder: What expressions are in a world, or in some.
  ///   - turned: What they are after the device has been turned: a state keeps what it was before. Nil without states.
  init(_ finder: RangeFinder, turned: RangeFinder?) {
    let program = finder.program
    let count = program.variables.count
    ranges = Array(repeating: .whole, count: count)
    rest = Array(repeating: 0, count: count)
    for (index, variable) in program.variables.enumerated() {
      if case .parameter(let parameter, let place) = variable {
        setParameter(index, program.pattern.parameters[parameter])
        let register = program.program.parameters[parameter].register + place
        rest[index] = finder.range(ofRegister: register).center
      }
    }
    finder.setSheets(&ranges, &rest)
    finder.setOffsets(&ranges)
    finder.setTaps(&ranges)
    guard let turned else { return }
    turnedRanges = ranges
    var turnedRest = rest
    turned.setSheets(&turnedRanges, &turnedRest)
    turned.setOffsets(&turnedRanges)
    turned.setTaps(&turnedRanges)
    setStates(finder, turned)
    // Geometry may follow states, whose ranges are known by now.
    finder.setOffsets(&ranges)
  }

  private mutating func setParameter(_ index: Int, _ parameter: ParameterDescriptor) {
    switch parameter.kind {
    case .number(_, let minimum, let maximum), .numbers(_, let minimum, let maximum):
      ranges[index] = Interval(minimum, maximum)
    case .flag: ranges[index] = .truth
    case .choice(_, let options): ranges[index] = Interval(0, Double(options.count - 1))
    }
  }

  /// The same with the ranges of some variables from others.
  func taking(_ variables: [Int], from others: [Interval]) -> VariableRanges {
    var result = self
    for variable in variables { result.ranges[variable] = others[variable] }
    return result
  }

  // MARK: States

  /// What is known of a state while its range is being found.
  private struct Memory {
    var variable: Int
    /// All that it may be assigned, or animated to.
    var goals: Interval
    /// The expressions of that.
    var expressions: [Int]
    /// How far an animation goes beyond its goals, as a factor of how far those are from each other; nil for any distance.
    var reach: Double?
    var isWhole: Bool

    /// Where it may be.
    var range: Interval {
      guard let reach, goals.isFinite else { return .whole }
      let beyond = goals.width / 2 * (reach - 1)
      let range = reach > 1 ? goals.widened(by: beyond) : goals
      guard isWhole else { return range }
      // The whole numbers within it but for rounding; the last one has room above it, because what is below counts.
      return Interval((range.low - 1e-9).rounded(.up), (range.high + 1e-9).rounded(.down) + 0.5)
    }
  }

  private mutating func setStates(_ own: RangeFinder, _ turned: RangeFinder) {
    let program = own.program
    var memories: [Memory] = []
    for (index, variable) in program.variables.enumerated() {
      guard case .state(let state) = variable else { continue }
      let expressions = program.goals(of: state).map { program.formula($0) }
      let first = own.range(of: expressions[0], ranges)
      rest[index] = first.isFinite ? first.center : 0
      var goals = first
      if program.program.toggles.contains(where: { $0.state == state }) {
        goals = goals.hull(.truth)
      }
      let reaches = [own, turned].map { $0.reach(ofState: state) }
      memories.append(
        Memory(
          variable: index, goals: goals, expressions: expressions,
          reach: reaches[0].flatMap { a in reaches[1].map { max(a, $0) } },
          isWhole: program.wholeStates.contains(state)))
    }
    note(memories)
    for round in 0..<Self.rounds {
      var changes = false
      let (ownRanges, otherRanges) = (own.beginning(ranges), turned.beginning(turnedRanges))
      var found = memories.map(\.goals)
      // One world after the other: what is a number in one is found once.
      for (finder, ranges) in [(own, ownRanges), (turned, otherRanges)] {
        for index in memories.indices {
          for expression in memories[index].expressions {
            found[index] = found[index].hull(finder.range(of: expression, ranges))
          }
        }
      }
      for (index, goals) in found.enumerated() {
        // The last digits of a sum are rounding.
        let before = memories[index].goals
        guard goals.low < before.low - 1e-9 || goals.high > before.high + 1e-9 else { continue }
        changes = true
        memories[index].goals = round < Self.rounds - 2 ? goals : .whole
      }
      note(memories)
      // Geometry may follow them.
      own.setOffsets(&ranges)
      turned.setOffsets(&turnedRanges)
      if !changes { return }
    }
  }

  private mutating func note(_ memories: [Memory]) {
    for memory in memories {
      ranges[memory.variable] = memory.range
      turnedRanges[memory.variable] = memory.range
    }
  }
}
