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
    let registers = world.turnedRegisters(of: program.program)
    turnedRegisters[world.number] = registers
    return registers
  }

  /// The worlds for what reads some registers, with the ranges of states if those count.
  func list(reading registers: [Int], _ followsStates: Bool) -> WorldList {
    let key = List(readsText: worlds.readsText(registers), followsStates: followsStates)
    if let known = lists[key] { return known }
    let result = makeList(worlds.worlds(reading: registers), followsStates)
    lists[key] = result
    return result
  }

  /// Worlds in which all that limits variables is the same have the same ranges.
  private func makeList(_ worlds: [ProofWorld], _ followsStates: Bool) -> WorldList {
    var limits = program.variables.indices.flatMap { program.limits(ofVariable: $0) }
    if followsStates { limits += program.stateLimits }
    let registers = program.registers(of: limits) + program.parameterRegisters
    var numbers: [[Double]: Int] = [:]
    var (rangeNumbers, ranges): ([Int], [VariableRanges]) = ([], [])
    for world in worlds {
      // The screen itself limits sheets.
      let size = world.request.screen.size
      var key = [size.width, size.height] + registers.map { world.registers[$0] }
      if followsStates {
        let turned = registersAfterTurning(world)
        key += registers.map { turned[$0] }
      }
      if let known = numbers[key] {
        rangeNumbers.append(known)
        continue
      }
      numbers[key] = ranges.count
      rangeNumbers.append(ranges.count)
      ranges.append(self.ranges(in: world, followsStates))
    }
    return WorldList(worlds, rangeNumbers, ranges)
  }

  private func ranges(in world: ProofWorld, _ followsStates: Bool) -> VariableRanges {
    let turned =
      followsStates ? WorldFormulas(program, in: world, turned: registersAfterTurning(world)) : nil
    return VariableRanges(program, formulas(in: world), turned: turned, evaluator)
  }
}
