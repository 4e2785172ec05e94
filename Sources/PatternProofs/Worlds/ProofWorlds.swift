// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// All worlds in which something is decided: devices, orientations, sizes of text and directions.
final class ProofWorlds {
  /// The worlds with the size of text that a device comes with.
  private(set) lazy var worlds = make([.large])
  /// The worlds with all sizes of text; the size that a device comes with is first, so that it is the one that is shown.
  private(set) lazy var allSizes = make(
    [.large] + ContentSizeCategory.allCases.filter { $0 != .large })
  /// How many worlds there are.
  var count: Int { worlds.count * ContentSizeCategory.allCases.count }
  /// The registers that depend on the size of text.
  private let textRegisters: Set<Int>
  private let devices: [(device: DeviceProfile, orientations: [Orientation])]
  private var directions: [LayoutDirection] = [.leftToRight]
  private let choices: [[ParameterChoice]]
  private let program: ProofProgram

  init(
    _ devices: [(device: DeviceProfile, orientations: [Orientation])],
    _ choices: [[ParameterChoice]], of program: ProofProgram
  ) {
    self.choices = choices
    self.devices = devices
    self.program = program
    let core = program.program
    var registers = Set(
      core.facts.filter { $0.kind == .textGrowth }.map(\.register))
    for (descriptor, parameter) in zip(program.pattern.parameters, core.parameters)
    where descriptor.textStyle != nil {
      registers.formUnion(parameter.register..<parameter.register + parameter.count)
    }
    textRegisters = registers
    noteDirections()
  }

  /// Finds out whether the direction of the language counts, and makes the worlds.
  func noteDirections() {
    let core = program.program
    let direction = core.facts.first { $0.kind == .isRightToLeft }?.register
    let readsDirection = program.graph.expressions.contains {
      if case .register(let register) = $0 { register == direction } else { false }
    }
    directions = readsDirection ? [.leftToRight, .rightToLeft] : [.leftToRight]
    worlds = make([.large])
  }

  /// Whether one of some registers depends on the size of text.
  func readsText(_ registers: [Int]) -> Bool {
    registers.contains { textRegisters.contains($0) }
  }

  /// The worlds for what reads some registers: without those of text, one size stands for all.
  func worlds(reading registers: [Int]) -> [ProofWorld] {
    readsText(registers) ? allSizes : worlds
  }

  private func make(_ sizes: [ContentSizeCategory]) -> [ProofWorld] {
    var result: [ProofWorld] = []
    for size in sizes {
      for choices in choices {
        for direction in directions { append(size, choices, direction, to: &result) }
      }
    }
    return result
  }

  private func append(
    _ size: ContentSizeCategory, _ choices: [ParameterChoice], _ direction: LayoutDirection,
    to worlds: inout [ProofWorld]
  ) {
    for (device, orientations) in devices {
      for orientation in orientations {
        var world = ProofWorld(device, orientation, size, direction, choices, of: program)
        world.number = worlds.count
        worlds.append(world)
      }
    }
  }
}
