// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The choices of a formula whose two sides have a result in any case: both can be computed, and one of them taken.
///
/// A choice is compiled as a jump over its first side if its condition is false, the first side, a copy of its result, a
/// jump over the second side, the second side, and a copy of its result to the same register.
struct PlainChoices {
  /// What an operation is in such a choice.
  enum Role {
    /// The jump over the first side.
    case begin
    /// The copy of the first side's result.
    case first
    /// The jump over the second side.
    case middle
    /// The copy of the second side's result; with the operations `begin` and `first`.
    case second(begin: Int, first: Int)
  }

  /// By operation.
  private(set) var roles: [Int: Role] = [:]

  /// The most operations of both sides: more of them cost more than a jump.
  private static let limit = 12

  /// Finds the choices among the operations of a formula.
  init(in operations: [FormulaOperation], _ range: Range<Int>) {
    // Choices within a choice come after its beginning: the last ones are looked at first.
    for begin in range.reversed() where operations[begin].code == .jumpIfFalse {
      let second = Int(operations[begin].target)
      guard second - 2 > begin, operations[second - 1].code == .jump,
        operations[second - 2].code == .copy
      else { continue }
      let end = Int(operations[second - 1].target)
      guard end > second, end - begin <= Self.limit, operations[end - 1].code == .copy,
        operations[end - 1].target == operations[second - 2].target
      else { continue }
      let sides = [begin + 1..<second - 2, second..<end - 1]
      guard
        sides.joined().allSatisfy({ place in
          roles[place] != nil || !operations[place].code.isChecked && !operations[place].code.isJump
        })
      else { continue }
      roles[begin] = .begin
      roles[second - 2] = .first
      roles[second - 1] = .middle
      roles[end - 1] = .second(begin: begin, first: second - 2)
    }
  }
}
