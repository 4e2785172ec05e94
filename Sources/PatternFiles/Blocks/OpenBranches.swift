// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A choice, or a conjunction or disjunction, whose operations are being added to a block.
///
/// What it computes is known when it ends. If the block has that already, its operations are taken back.
struct OpenBranches {
  /// The operation that leads to its parts.
  let code: FormulaCode
  /// The copies of the results of its two parts, and the operation after it, in the formula.
  let first, last, end: Int
  /// How many operations the block has before it.
  let mark: Int
  /// The numbers of what it reads and of its results.
  var numbers: [Int] = []

  /// Finds what begins at an operation of a formula; nil for nothing.
  ///
  /// - Parameters:
  ///   - place: The operation.
  ///   - operations: All operations.
  ///   - mark: How many operations the block has.
  init?(at place: Int, of operations: [FormulaOperation], mark: Int) {
    self.mark = mark
    let operation = operations[place]
    switch operation.code {
    case .jumpIfFalse:
      // See `PlainChoices` for how a choice is compiled.
      let second = Int(operation.target)
      guard second - 2 > place, operations[second - 1].code == .jump,
        operations[second - 2].code == .copy
      else { return nil }
      code = .select
      first = second - 2
      end = Int(operations[second - 1].target)
      guard end > second else { return nil }
    case .copy:
      // The first part is copied, and decides whether the second one is copied over it.
      guard place + 1 < operations.count else { return nil }
      let jump = operations[place + 1]
      guard jump.code == .jumpIfFalse || jump.code == .jumpIfTrue, jump.a == operation.target
      else { return nil }
      code = jump.code
      first = place
      end = Int(jump.target)
      guard end > place + 2 else { return nil }
    default: return nil
    }
    last = end - 1
    guard operations[last].code == .copy, operations[last].target == operations[first].target
    else { return nil }
  }
}
