// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Worlds, and where variables may be there.
final class WorldList {
  let worlds: [ProofWorld]
  /// By world: where variables may be, by a place in `ranges`, which worlds share.
  private let rangeNumbers: [Int]
  private let ranges: [VariableRanges]
  /// By variable: where it may be in all worlds together.
  let hulls: [Interval]
  /// Where registers are in all worlds together, as far as that was asked.
  private var registers: [Int: Interval] = [:]

  init(_ worlds: [ProofWorld], _ rangeNumbers: [Int], _ ranges: [VariableRanges]) {
    self.worlds = worlds
    self.rangeNumbers = rangeNumbers
    self.ranges = ranges
    hulls = ranges[0].ranges.indices.map { variable in
      ranges.dropFirst().reduce(ranges[0].ranges[variable]) { $0.hull($1.ranges[variable]) }
    }
  }

  /// Where variables may be in a world.
  func ranges(_ world: Int) -> VariableRanges { ranges[rangeNumbers[world]] }

  /// Where a register is in all worlds.
  func hull(ofRegister register: Int) -> Interval {
    if let known = registers[register] { return known }
    let result = hull(ofRegister: register, worlds.indices)
    registers[register] = result
    return result
  }

  /// Where a register is in some worlds.
  func hull(ofRegister register: Int, _ members: some Collection<Int>) -> Interval {
    var (low, high) = (Double.infinity, -Double.infinity)
    for member in members {
      let number = worlds[member].registers[register]
      low = min(low, number)
      high = max(high, number)
    }
    return Interval(low, high)
  }

  /// Where a variable may be in some worlds.
  func hull(ofVariable variable: Int, _ members: [Int]) -> Interval {
    members.dropFirst().reduce(ranges(members[0]).ranges[variable]) {
      $0.hull(ranges($1).ranges[variable])
    }
  }
}
