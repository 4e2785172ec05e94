// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Calls of functions.
extension FormulaCompiler {
  mutating func call(
    _ name: String, _ arguments: [Formula], at offset: Int
  ) throws(FormulaError) -> Operand {
    guard let function = FormulaFunction(rawValue: name) else {
      let names = FormulaFunction.allCases.map(\.rawValue)
      throw FormulaError(
        offset: offset, message: UnknownWord.message("function", found: shown(name), words: names))
    }
    if let (code, count) = function.operation {
      guard arguments.count == count else { throw wrongCount(function, arguments, at: offset) }
      var registers: [Int] = []
      for argument in arguments { registers.append(try number(argument)) }
      return append(code, registers, .number, at: offset)
    }
    switch function {
    case .min, .max: return try extreme(function, arguments, at: offset)
    case .map: return try map(arguments, at: offset)
    case .count: return try count(arguments, at: offset)
    default: return try text(arguments, at: offset)
    }
  }

  private func wrongCount(
    _ function: FormulaFunction, _ arguments: [Formula], at offset: Int
  ) -> FormulaError {
    FormulaError(
      offset: offset,
      message: "expected \(function.signature); found \(arguments.count) arguments")
  }

  private mutating func extreme(
    _ function: FormulaFunction, _ arguments: [Formula], at offset: Int
  ) throws(FormulaError) -> Operand {
    let arguments = scope.withoutLists(arguments)
    guard arguments.count >= 2 else { throw wrongCount(function, arguments, at: offset) }
    var result = Operand(register: try number(arguments[0]), type: .number)
    for argument in arguments.dropFirst() {
      result = append(
        function == .min ? .minimum : .maximum, [result.register, try number(argument)], .number,
        at: offset)
    }
    return result
  }

  private mutating func map(
    _ arguments: [Formula], at offset: Int
  ) throws(FormulaError) -> Operand {
    guard arguments.count == 3 || arguments.count == 4, case .list(let xs) = arguments[1].kind,
      case .list(let ys) = arguments[2].kind
    else { throw wrongCount(.map, arguments, at: offset) }
    guard xs.count == ys.count, !xs.isEmpty else {
      throw FormulaError(
        offset: arguments[2].offset,
        message: "map needs as many x as y, at least one: found \(xs.count) and \(ys.count)")
    }
    var isExtended = false
    if arguments.count == 4 {
      guard arguments[3].kind == .word("extend") else {
        throw FormulaError(
          offset: arguments[3].offset, message: "the fourth argument of map can only be 'extend'")
      }
      isExtended = true
    }
    let x = try number(arguments[0])
    var points: [Int] = []
    for point in xs + ys { points.append(try number(point)) }
    let table = points.map { _ in program.register() }
    for (target, point) in zip(table, points) {
      program.append(.copy, to: target, [point], at: place(offset))
    }
    return append(
      isExtended ? .mapExtended : .map, [x, table[0], xs.count], .number, at: offset)
  }

  private mutating func count(
    _ arguments: [Formula], at offset: Int
  ) throws(FormulaError) -> Operand {
    guard arguments.count == 1, case .name(let name) = arguments[0].kind, name.parts.isEmpty else {
      throw wrongCount(.count, arguments, at: offset)
    }
    let count = try scope.count(of: name.root, at: arguments[0].offset)
    return Operand(register: program.constant(Double(count)), type: .number)
  }

  private mutating func text(
    _ arguments: [Formula], at offset: Int
  ) throws(FormulaError) -> Operand {
    guard arguments.count == 1, case .word(let style) = arguments[0].kind else {
      throw wrongCount(.text, arguments, at: offset)
    }
    return Operand(
      register: try scope.textGrowth(style, at: arguments[0].offset), type: .number)
  }
}
