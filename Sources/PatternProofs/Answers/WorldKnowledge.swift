// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What is known of worlds, whatever is asked; each is found once.
final class WorldKnowledge {
  private let program: ProofProgram
  private let worlds: ProofWorlds
  /// For where something may be in a world.
  private let evaluator: BoxEvaluator
  private var formulas: [Int: WorldFormulas] = [:]
  private var turnedRegisters: [Int: [Double]] = [:]
  private var lists: [List: WorldList] = [:]

  init(_ program: ProofProgram, _ worlds: ProofWorlds) {
    self.program = program
    self.worlds = worlds
    evaluator = BoxEvaluator(program, .world(WorldFormulas(program, in: worlds.worlds[0])), [])
  }

  private struct List: Hashable {
    var readsText, followsStates: Bool
  }

  /// What expressions are in a world.
  func formulas(in world: ProofWorld) -> WorldFormulas {
    if let known = formulas[world.number] { return known }
    let result = WorldFormulas(program, in: world)
    formulas[world.number] = result
    return result
  }

  func registersAfterTurning(_ world: ProofWorld) -> [Double] {
    if let known = turnedRegisters[world.number] { return known }
    let registers = world.turnedRegisters(of: program)
    turnedRegisters[world.number] = registers
    return registers
  }

  /// The worlds for what reads some registers, with the ranges of states if those count.
  func list(reading registers: [Int], _ followsStates: Bool) -> WorldList {
    list(List(readsText: worlds.readsText(registers), followsStates: followsStates))
  }

  private func list(_ key: List) -> WorldList {
    if let known = lists[key] { return known }
    let worlds = key.readsText ? worlds.allSizes : worlds.worlds
    let result = key.followsStates ? remembering(worlds, key) : resting(worlds)
    lists[key] = result
    return result
  }

  /// Worlds without states: the ranges of each are known.
  ///
  /// Worlds in which all that limits variables is the same have the same ranges.
  private func resting(_ worlds: [ProofWorld]) -> WorldList {
    let registers =
      program.registers(of: program.variables.indices.flatMap { program.limits(ofVariable: $0) })
      + program.parameterRegisters
    var numbers: [[Double]: Int] = [:]
    var (rangeNumbers, ranges): ([Int], [VariableRanges]) = ([], [])
    for world in worlds {
      // The screen itself limits sheets.
      let size = world.request.screen.size
      let key = [size.width, size.height] + registers.map { world.registers[$0] }
      let number = numbers[key] ?? ranges.count
      rangeNumbers.append(number)
      guard number == ranges.count else { continue }
      numbers[key] = number
      ranges.append(VariableRanges(finder(in: world), turned: nil))
    }
    let hulls = program.variables.indices.map { variable in
      ranges.map { $0.ranges[variable] }.hull
    }
    return WorldList(worlds, hulls, knowsRanges: true) { ranges[rangeNumbers[$0]] }
  }

  /// Worlds with states, whose ranges take longer: they are found for all worlds together, and for one where it is looked at
  /// alone.
  private func remembering(_ worlds: [ProofWorld], _ key: List) -> WorldList {
    let registers =
      program.registers(
        of: program.variables.indices.flatMap { program.limits(ofVariable: $0) }
          + program.stateLimits) + program.parameterRegisters
    let members = Array(worlds.indices)
    func group(_ holdings: [[Double]]) -> WorldGroup {
      WorldGroup(
        members: members, registers: registers,
        ranges: registers.map { register in
          let numbers = holdings.map { $0[register] }
          return Interval(numbers.min() ?? 0, numbers.max() ?? 0)
        })
    }
    let together = VariableRanges(
      RangeFinder(
        program, group(worlds.map(\.registers)),
        screens: worlds.map { $0.request.screen.size }, evaluator),
      turned: RangeFinder(
        program, group(worlds.map { registersAfterTurning($0) }),
        screens: worlds.map { $0.request.turnedScreen.size }, evaluator))
    // What no state limits is known from the worlds without states.
    let others = list(List(readsText: key.readsText, followsStates: false)).hulls
    let still = program.variables.indices.filter { variable in
      if case .state = program.variables[variable] { return false }
      return !program.followsState(program.limits(ofVariable: variable))
    }
    var known: [Int: VariableRanges] = [:]
    return WorldList(
      worlds, together.taking(still, from: others).ranges, knowsRanges: false
    ) { [unowned self] place in
      if let ranges = known[place] { return ranges }
      let world = worlds[place]
      let turned = WorldFormulas(program, in: world, turned: registersAfterTurning(world))
      let ranges = VariableRanges(
        finder(in: world), turned: RangeFinder(program, turned, evaluator))
      known[place] = ranges
      return ranges
    }
  }

  private func finder(in world: ProofWorld) -> RangeFinder {
    RangeFinder(program, formulas(in: world), evaluator)
  }
}
