// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Worlds, and where variables may be there.
final class WorldList {
  let worlds: [ProofWorld]
  /// Where the variables may be in any of the worlds.
  let hulls: [Interval]
  /// Where they may be in one of them, by its place.
  let ranges: (Int) -> VariableRanges
  /// Whether that is known of each.
  let knowsRanges: Bool
  /// Where registers are in all worlds together, as far as that was asked.
  private var registers: [Int: Interval] = [:]

  init(
    _ worlds: [ProofWorld], _ hulls: [Interval], knowsRanges: Bool,
    _ ranges: @escaping (Int) -> VariableRanges
  ) {
    self.knowsRanges = knowsRanges
    self.worlds = worlds
    self.hulls = hulls
    self.ranges = ranges
  }

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
}
