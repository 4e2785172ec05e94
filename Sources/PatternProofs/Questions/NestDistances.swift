// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds out in which nests both views are always where their distance says.
struct NestDistances {
  let program: ProofProgram
  private let worlds: ProofWorlds

  init(_ program: ProofProgram, _ worlds: ProofWorlds) {
    self.program = program
    self.worlds = worlds
  }

  /// Whether an outer view is as long on a device on its side as on one that stands, in all worlds: then turning the device
  /// leaves it at its end.
  func isOneDistance(_ nest: Int) -> Bool {
    let description = program.program.nests[nest]
    guard program.followsDistance(description),
      let travel = program.geometry(of: description.outer)?.travel
    else { return false }
    let registers = program.parts(of: [travel]).compactMap { part in
      if case .register(let register) = program.graph.expressions[part] { register } else { nil }
    }
    return worlds.worlds(reading: registers).allSatisfy { world in
      let lengths = [false, true].map {
        WorldFormulas(program, in: world, isTurned: $0).number(travel)
      }
      return lengths[0] != nil && lengths[0] == lengths[1]
    }
  }
}
