// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How large the numbers in a block can be: what is small enough is finite, and need not be looked at.
///
/// It is taken for granted that what the block reads is below `PatternProgram.Columns.bound`. A bound is the exponent of a
/// power of two that no magnitude exceeds.
struct ColumnBounds {
  /// The bounds of what has been written, by register.
  private var written: [Int: Double] = [:]
  /// Registers that hold a number of the file, and it.
  private let numbers: [Int: Double]
  /// The operation from which on all frames have come the same way.
  private var meeting = 0

  /// The bound of what is read.
  private static let read = Double(PatternProgram.Columns.bound.exponent)
  /// The bound of a number of which no more is known than that it is finite.
  private static let finite = 1024.0
  /// The bound of a quotient that was looked at.
  private static let quotient = 1025 - Double(ColumnOperation.quotientScale.exponent)

  /// Begins a block.
  init(_ numbers: [Int: Double]) { self.numbers = numbers }

  private func bound(_ register: Int) -> Double {
    if let known = written[register] { return known }
    guard let number = numbers[register] else { return Self.read }
    return number == 0 ? 0 : max(0, Double(number.exponent) + 1)
  }

  /// Takes note of an operation, in their order.
  ///
  /// - Returns: Whether it needs no look at its operands or its result.
  mutating func take(_ operation: FormulaOperation, at place: Int) -> Bool {
    guard !operation.code.isJump else {
      meeting = max(meeting, Int(operation.target))
      return false
    }
    let operands = operation.operandRegisters
    let bounds = operands.map(bound)
    let target = Int(operation.target)
    let isCertain = isCertain(operation, bounds)
    if operation.code == .finish, operands[0] == target {
      // What is read after it is finite only where nothing goes past it.
      if bounds[0] > Self.finite, place >= meeting { written[target] = Self.finite }
      return isCertain
    }
    let result = result(of: operation, bounds)
    // Beyond the largest number it may be infinite, or none.
    let bound = result == Self.finite || result < Self.finite ? result : .infinity
    written[target] = max(written[target] ?? 0, bound)
    return isCertain
  }

  private func isCertain(_ operation: FormulaOperation, _ bounds: [Double]) -> Bool {
    switch operation.code {
    case .finish, .isLess, .isAtMost, .isEqual, .isDifferent:
      return bounds.allSatisfy { $0 <= Self.finite }
    case .clamp:
      guard let low = numbers[Int(operation.b)], let high = numbers[Int(operation.c)] else {
        return false
      }
      return low <= high
    case .divide:
      return quotient(of: operation, bounds).map { $0 < Self.finite } ?? false
    default: return false
    }
  }

  /// The bound of a quotient by a number of the file.
  private func quotient(of operation: FormulaOperation, _ bounds: [Double]) -> Double? {
    guard let divisor = numbers[Int(operation.b)], divisor != 0 else { return nil }
    return max(0, bounds[0] - Double(divisor.exponent) + 1)
  }

  private func result(of operation: FormulaOperation, _ bounds: [Double]) -> Double {
    switch operation.code {
    case .copy, .negate, .magnitude, .squareRoot: bounds[0]
    case .sign: max(bounds[0], 1)
    case .finish: min(bounds[0], Self.finite)
    case .not, .isLess, .isAtMost, .isEqual, .isDifferent: 1
    case .add, .subtract: sum(bounds[0], bounds[1])
    case .multiply: product(bounds[0], bounds[1])
    case .minimum, .maximum: max(bounds[0], bounds[1])
    case .select: max(bounds[1], bounds[2])
    // Between its bounds, unless it is no number.
    case .clamp: bounds[0] <= Self.finite ? max(bounds[1], bounds[2]) : .infinity
    case .mix: sum(bounds[0], product(sum(bounds[0], bounds[1]), bounds[2]))
    case .divide:
      isCertain(operation, bounds)
        ? small(quotient(of: operation, bounds) ?? .infinity) : Self.quotient
    case .roundDown, .roundUp, .round, .pixel: sum(bounds[0], 1)
    case .logarithm: 11
    case .remainder: bounds[0] < Self.finite ? sum(bounds[1], 1) : .infinity
    case .smooth: (bounds.max() ?? .infinity) < Self.finite - 1 ? 1 : .infinity
    // Between two numbers of the table, or one of them.
    case .map, .element: small((operation.table?.map(bound).max() ?? .infinity) + 2)
    default: .infinity
    }
  }

  private func sum(_ a: Double, _ b: Double) -> Double { small(max(a, b) + 1) }

  private func product(_ a: Double, _ b: Double) -> Double { small(a + b + 1) }

  /// A bound that rounding does not reach, or none.
  private func small(_ bound: Double) -> Double { bound < Self.finite - 2 ? bound : .infinity }
}
