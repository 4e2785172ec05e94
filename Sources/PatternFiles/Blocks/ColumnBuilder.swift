// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Gives the registers of a block columns, as few as it needs at once.
struct ColumnBuilder {
  /// The operations of the block on columns.
  private(set) var operations: [ColumnOperation] = []
  /// The same, without looking at numbers that are small if what is read is.
  private(set) var boundedOperations: [ColumnOperation] = []
  /// How many columns there are.
  private(set) var count = 0
  /// The columns of registers that are kept: what is read for each frame, what depends on the screen only, and results.
  private var kept: [Int: Int] = [:]
  /// Registers that are different in each frame: those that are written, and those that are read into.
  private let written: Set<Int>
  private let changing: Set<Int>
  /// Registers that are read, but do not change within a screen.
  private var constantRegisters: Set<Int> = []
  private var inputRegisters: Set<Int> = []
  /// Registers that hold a number of the file, and it.
  private let numbers: [Int: Double]
  /// Registers of tables that are read where they are.
  private var tableRegisters: Set<Int> = []

  /// Begins with a block.
  ///
  /// - Parameters:
  ///   - operations: The operations of the block.
  ///   - changing: Registers that may change between two frames.
  ///   - numbers: Registers that hold a number of the file, and it.
  init(
    _ operations: ArraySlice<FormulaOperation>, changing: Set<Int>, numbers: [Int: Double]
  ) {
    self.changing = changing
    self.numbers = numbers
    written = Set(
      operations.lazy.filter { !$0.code.isJump && !Self.isInPlace($0) }.map { Int($0.target) })
  }

  /// Whether a register is different in each frame.
  func isOfFrame(_ register: Int) -> Bool {
    written.contains(register) || changing.contains(register)
  }

  /// The column of a register that is read after the block.
  mutating func column(_ register: Int) -> Int {
    if let known = kept[register] { return known }
    note(register)
    kept[register] = count
    count += 1
    return count - 1
  }

  /// Whether an operation only looks at a number.
  private static func isInPlace(_ operation: FormulaOperation) -> Bool {
    operation.code == .finish && operation.target == operation.a
  }

  private mutating func note(_ register: Int) {
    if changing.contains(register) {
      inputRegisters.insert(register)
    } else if !written.contains(register) {
      constantRegisters.insert(register)
    }
  }

  /// Registers that are read for each frame, and their columns, in the order of the registers.
  var inputs: [PatternProgram.Columns.Place] { places(inputRegisters) }

  /// Registers that depend on the screen only, and their columns, in the order of the registers.
  var constants: [PatternProgram.Columns.Place] { places(constantRegisters) }

  /// Registers of the block that are read after it, and their columns, in the order of the registers.
  var results: [PatternProgram.Columns.Place] {
    places(written.filter { kept[$0] != nil })
  }

  /// Registers that depend on the screen only, and that operations read, in order.
  var boundedRegisters: [Int] {
    constantRegisters.union(tableRegisters).filter { numbers[$0] == nil }.sorted()
  }

  private func places(_ registers: Set<Int>) -> [PatternProgram.Columns.Place] {
    registers.sorted().compactMap { register in
      kept[register].map { PatternProgram.Columns.Place(register: register, column: $0) }
    }
  }

  /// Gives the operations their columns, after all columns that are read afterwards were asked for.
  ///
  /// - Parameters:
  ///   - block: The operations of the block, as a range of those of the program.
  ///   - program: All operations.
  /// - Returns: Whether there are columns for all of them.
  mutating func build(_ block: Range<Int>, of program: [FormulaOperation]) -> Bool {
    var last: [Int: Int] = [:]
    for place in block {
      let operation = program[place]
      guard keepTable(of: operation) else { return false }
      for register in reads(of: operation) {
        if written.contains(register) { last[register] = place } else { _ = column(register) }
      }
      if let table = operation.table, !table.contains(where: isOfFrame) {
        tableRegisters.formUnion(table)
      }
    }
    var free: [Int] = []
    var used: [Int: Int] = [:]
    for place in block {
      let operation = program[place]
      func name(_ register: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: kept[Int(register)] ?? used[Int(register)] ?? 0)
      }
      var new = operation
      let operands = [operation.a, operation.b, operation.c]
      let names = operands.enumerated().map {
        $0 < operation.code.registerCount ? name($1) : $1
      }
      // An operation without operands names no column.
      (new.a, new.b, new.c) = (operation.code.registerCount > 0 ? names[0] : 0, names[1], names[2])
      var hasColumnTable = false
      if let table = operation.table, table.contains(where: isOfFrame) {
        hasColumnTable = true
        new.b = name(operation.b)
      }
      for register in Set(reads(of: operation)) where last[register] == place {
        if let column = used.removeValue(forKey: register) { free.append(column) }
      }
      free.sort(by: >)
      if operation.code.isJump {
        new.target = operation.target - UInt16(block.lowerBound)
      } else if Self.isInPlace(operation) {
        new.target = new.a
      } else {
        let target = Int(operation.target)
        if kept[target] == nil, used[target] == nil {
          used[target] = free.popLast() ?? count
          count = max(count, used[target, default: 0] + 1)
        }
        new.target = name(operation.target)
      }
      operations.append(ColumnOperation(new, hasColumnTable: hasColumnTable))
      let target = Int(operation.target)
      if !operation.code.isJump, !Self.isInPlace(operation), last[target, default: -1] <= place,
        kept[target] == nil,
        last[target] == nil
      {
        if let column = used.removeValue(forKey: target) { free.append(column) }
      }
    }
    leaveOutChecks(program[block])
    return count <= Int(UInt16.max)
  }

  /// Makes the operations that do not look at numbers which are small if what is read is.
  private mutating func leaveOutChecks(_ block: ArraySlice<FormulaOperation>) {
    var bounds = ColumnBounds(numbers)
    let areCertain = block.indices.map { bounds.take(block[$0], at: $0) }
    // Where operations are that jumps lead to, the end among them.
    var places: [Int] = []
    for (index, isCertain) in areCertain.enumerated() {
      places.append(boundedOperations.count)
      if isCertain, Self.isInPlace(block[block.startIndex + index]) { continue }
      var new = operations[index]
      new.isCertain = isCertain
      boundedOperations.append(new)
    }
    places.append(boundedOperations.count)
    for index in boundedOperations.indices where boundedOperations[index].operation.code.isJump {
      let target = Int(boundedOperations[index].operation.target)
      boundedOperations[index].operation.target = UInt16(truncatingIfNeeded: places[target])
    }
  }

  /// Gives a table that changes neighbouring columns; false if some of them have others already.
  private mutating func keepTable(of operation: FormulaOperation) -> Bool {
    guard let table = operation.table, table.contains(where: isOfFrame) else { return true }
    if let first = kept[table.lowerBound] {
      return table.allSatisfy { kept[$0] == first + $0 - table.lowerBound }
    }
    guard table.allSatisfy({ kept[$0] == nil }) else { return false }
    for register in table { _ = column(register) }
    return true
  }

  private func reads(of operation: FormulaOperation) -> [Int] {
    guard let table = operation.table, table.contains(where: isOfFrame) else {
      return operation.operandRegisters
    }
    return operation.operandRegisters + table
  }
}
