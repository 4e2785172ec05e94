// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Some worlds together: what registers may hold in any of them.
///
/// What holds for all numbers between the least and the greatest of each register holds in each of the worlds. The other way
/// round it says nothing: most of those numbers are on no device together.
struct WorldGroup {
  /// The worlds, by their places in a list.
  let members: [Int]
  /// The registers that count, and where they are in these worlds.
  let registers: [Int]
  let ranges: [Interval]

  /// Where a register is; anywhere if it does not count.
  func range(of register: Int) -> Interval {
    registers.firstIndex(of: register).map { ranges[$0] } ?? .whole
  }
}
