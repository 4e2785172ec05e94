// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Compiled formulas, and the registers on which they work.
struct FormulaProgram {
  /// The operations of all formulas.
  private(set) var operations: [FormulaOperation] = []
  /// Where each operation comes from.
  private(set) var places: [FormulaPlace] = []
  /// What the registers hold before anything runs: constants, and 0.
  private(set) var registers: [Double] = []
  private var constants: [UInt64: Int] = [:]

  /// The most operations, and the most registers, that a program can have.
  static let limit = Int(UInt16.max)

  /// Whether it has more operations or registers than there are numbers for.
  var isTooLarge: Bool { operations.count > Self.limit || registers.count > Self.limit }

  /// Takes a new register; several taken one after another are neighbours.
  mutating func register(holding value: Double = 0) -> Int {
    registers.append(value)
    return registers.count - 1
  }

  /// The register of a constant.
  mutating func constant(_ value: Double) -> Int {
    if let known = constants[value.bitPattern] { return known }
    let register = register(holding: value)
    constants[value.bitPattern] = register
    return register
  }

  /// Appends an operation; operands are the numbers of registers.
  mutating func append(
    _ code: FormulaCode, to target: Int, _ operands: [Int], at place: FormulaPlace
  ) {
    let words = operands.map { UInt16(truncatingIfNeeded: $0) } + [0, 0, 0]
    operations.append(
      FormulaOperation(
        code, to: UInt16(truncatingIfNeeded: target), words[0], words[1], words[2]))
    places.append(place)
  }

  /// Appends the operations of another program, which work on registers of this one.
  ///
  /// - Returns: Where they are.
  mutating func append(operationsOf other: FormulaProgram) -> Range<Int> {
    let first = operations.count
    for (operation, place) in zip(other.operations, other.places) {
      var operation = operation
      if operation.code.isJump { operation.target &+= UInt16(truncatingIfNeeded: first) }
      operations.append(operation)
      places.append(place)
    }
    return first..<operations.count
  }

  /// Takes more registers: all that there are, followed by new ones.
  mutating func takeRegisters(_ registers: [Double]) { self.registers = registers }

  /// Takes the operations back that were appended since there was a number of them.
  mutating func removeOperations(from count: Int) {
    operations.removeSubrange(count...)
    places.removeSubrange(count...)
  }

  /// Lets a jump go on with the operation that is appended next.
  mutating func land(_ jump: Int) {
    operations[jump].target = UInt16(truncatingIfNeeded: operations.count)
  }
}
