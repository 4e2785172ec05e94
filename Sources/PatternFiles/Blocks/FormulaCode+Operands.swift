// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What operations read.
extension FormulaCode {
  /// How many of `a`, `b` and `c` are registers that are read as they are.
  var registerCount: Int {
    switch self {
    case .jump, .itemsLength: 0
    case .copy, .negate, .not, .magnitude, .sign, .roundDown, .roundUp, .round, .squareRoot,
      .exponential, .logarithm, .pixel, .finish, .jumpIfFalse, .jumpIfTrue, .map, .mapExtended,
      .element, .itemStart, .itemEnd, .section:
      1
    case .add, .subtract, .multiply, .divide, .remainder, .isLess, .isAtMost, .isEqual,
      .isDifferent, .minimum, .maximum, .rubber, .project:
      2
    case .clamp, .mix, .smooth, .select: 3
    }
  }

  /// Whether it has no result for some operands.
  var isChecked: Bool {
    switch self {
    case .divide, .remainder, .isLess, .isAtMost, .isEqual, .isDifferent, .clamp, .squareRoot,
      .logarithm, .project, .map, .mapExtended, .element, .itemStart, .itemEnd, .section, .finish:
      true
    default: false
    }
  }

  /// Whether it goes on elsewhere.
  var isJump: Bool { self == .jump || self == .jumpIfFalse || self == .jumpIfTrue }

  /// Whether its first two operands may be exchanged.
  var isSymmetric: Bool {
    self == .add || self == .multiply || self == .isEqual || self == .isDifferent
  }
}

extension FormulaOperation {
  /// The registers of its table; nil if it has none.
  var table: Range<Int>? {
    let first = Int(b)
    switch code {
    case .map, .mapExtended: return first..<first + 2 * Int(c)
    case .element: return first..<first + Int(c)
    default: return nil
    }
  }

  /// The registers that are its operands, without those of its table.
  var operandRegisters: [Int] { [a, b, c].prefix(code.registerCount).map { Int($0) } }

  /// The registers that it reads.
  var readRegisters: [Int] { operandRegisters + (table.map(Array.init) ?? []) }
}
