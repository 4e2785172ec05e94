// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Formulas, and what they read.
extension ProgramReader {
  /// What a register holds at first: 0, any number to the bit, or a small whole number.
  mutating func register() -> Double {
    let code = bytes.whole(below: 1 << 27)
    return code == 0 ? 0 : code == 1 ? bytes.number() : Double(code - 1)
  }

  /// The operations of all formulas; operands of 0 at the end of an operation are left out.
  mutating func operationList() -> [FormulaOperation] {
    var result: [FormulaOperation] = []
    while result.count < operations, bytes.isValid {
      let head = bytes.whole(below: 256)
      guard let code = FormulaCode(rawValue: UInt8(head >> 2)) else {
        bytes.refuse()
        break
      }
      let target = bytes.whole(below: 1 << 16)
      let a = head & 3 > 0 ? bytes.whole(below: registers) : 0
      let b = head & 3 > 1 ? bytes.whole(below: 1 << 16) : 0
      let c = head & 3 > 2 ? bytes.whole(below: 1 << 16) : 0
      check(code, at: result.count, target: target, b, c)
      result.append(FormulaOperation(code, to: UInt16(target), UInt16(a), UInt16(b), UInt16(c)))
    }
    return result
  }

  /// Refuses an operation that uses something that is not there, or that jumps backwards.
  private mutating func check(_ code: FormulaCode, at index: Int, target: Int, _ b: Int, _ c: Int) {
    let isJump: Bool
    switch code {
    case .jump, .jumpIfFalse, .jumpIfTrue: isJump = true
    default: isJump = false
    }
    let isInside =
      switch code {
      case .map, .mapExtended: c > 0 && b + 2 * c <= registers
      case .element: b + c <= registers
      case .itemStart, .itemEnd, .itemsLength, .section: b < items
      default: b < registers && c < registers
      }
    let isTarget = isJump ? target > index && target <= operations : target < registers
    if !isInside || !isTarget { bytes.refuse() }
  }

  mutating func formulaParts() -> PatternProgram.Formula {
    PatternProgram.Formula(
      operations: bytes.range(within: operations), loads: bytes.range(within: loads),
      result: bytes.whole(below: registers), isConstant: bytes.flag())
  }

  mutating func load() -> PatternProgram.Load {
    let reading = bytes.value(PatternProgram.Reading.offset)
    let limit =
      switch reading {
      case .sheetExtent, .sheetVelocity, .sheetTarget, .sheetIsDragging, .sheetIsSettling: sheets
      default: views
      }
    return PatternProgram.Load(
      reading, of: bytes.whole(below: limit), into: bytes.whole(below: registers))
  }

  mutating func fact() -> PatternProgram.Fact {
    PatternProgram.Fact(
      bytes.value(PatternProgram.Fact.Kind.width), style: bytes.value(TextStyle.body),
      into: bytes.whole(below: registers))
  }

  mutating func parameter() -> PatternProgram.Parameter {
    let register = bytes.whole(below: registers)
    return PatternProgram.Parameter(
      register: register, count: bytes.whole(below: registers - register + 1))
  }
}
