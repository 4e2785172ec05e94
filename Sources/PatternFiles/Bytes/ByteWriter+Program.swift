// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A program, as the core's `ProgramReader` reads it.
extension ByteWriter {
  mutating func write(_ program: PatternProgram) {
    // A page evaluates formulas one by one: blocks would double its data.
    let registers = program.registers.prefix(program.blocks?.singleRegisters ?? .max)
    let operations = program.operations.prefix(program.blocks?.singleOperations ?? .max)
    let loads = program.loads.prefix(program.blocks?.singleLoads ?? .max)
    // How many parts there are that others refer to.
    let counts: [Int] = [
      registers.count, operations.count, loads.count, program.formulas.count, program.views.count,
      program.sheets.count, program.states.count, program.statements.count,
      program.animations.count, program.layers.count, program.elements.count, program.items.count,
    ]
    for count in counts { write(count) }
    for register in registers { writeRegister(register) }
    for operation in operations { write(operation) }
    for load in loads {
      write(load.reading)
      write(load.view)
      write(load.register)
    }
    for formula in program.formulas {
      write(formula.operations)
      write(formula.loads)
      write(formula.result)
      write(formula.isConstant)
    }
    list(program.facts) { writer, fact in
      writer.write(fact.kind)
      writer.write(fact.style)
      writer.write(fact.register)
    }
    list(program.parameters) { writer, parameter in
      writer.write(parameter.register)
      writer.write(parameter.count)
    }
    for view in program.views { write(view) }
    write(program.recordedViews)
    write(program.recordedPlace)
    write(program.recordedVelocity)
    write(program.tellsInnerFirst)
    for sheet in program.sheets { write(sheet) }
    list(program.nests) { $0.write($1) }
    list(program.axisLocks) { writer, lock in
      writer.write(lock.0)
      writer.write(lock.1)
    }
    write(program.followsOffsets)
    write(program.followsStates)
    for state in program.states { write(state) }
    list(program.beginning) { $0.write($1) }
    for statement in program.statements { write(statement) }
    for animation in program.animations { write(animation) }
    list(program.handlers) { $0.write($1) }
    list(program.toggles) { $0.write($1) }
    list(program.timers) { $0.write($1) }
    for layer in program.layers { write(layer) }
    for element in program.elements { write(element) }
    for items in program.items { write(items) }
    list(program.values) { writer, value in
      writer.write(value.name)
      writer.write(value.formula)
      writer.write(value.condition)
    }
    list(program.claims) { writer, claim in
      writer.write(claim.condition)
      writer.write(claim.excess)
    }
    write(program.event.velocity)
    write(program.item.index)
  }

  /// Writes some parts after their number.
  mutating func list<T>(_ parts: [T], _ write: (inout Self, T) -> Void) {
    self.write(parts.count)
    for part in parts { write(&self, part) }
  }

  // MARK: Formulas

  /// What a register holds at first: 0, any number to the bit, or a small whole number.
  private mutating func writeRegister(_ number: Double) {
    if number == 0, number.sign == .plus {
      write(0)
    } else if let whole = Int(exactly: number), 1..<1 << 20 ~= whole {
      write(whole + 1)
    } else {
      write(1)
      write(number)
    }
  }

  private mutating func write(_ operation: FormulaOperation) {
    let operands = [operation.a, operation.b, operation.c]
    let count = operands.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    write(Int(operation.code.rawValue) << 2 | count)
    write(Int(operation.target))
    for operand in operands.prefix(count) { write(Int(operand)) }
  }

  private mutating func write(_ name: TrackName) {
    func utf8(_ text: PermanentText) -> [UInt8] { Array(text.description.utf8) }
    // The part behind the index comes with an index only.
    guard name.index >= 0 else {
      write(utf8(name.stem) + utf8(name.suffix))
      return write(nil as Int?)
    }
    write(utf8(name.stem))
    write(Int(name.index) as Int?)
    write(utf8(name.suffix))
  }
}
