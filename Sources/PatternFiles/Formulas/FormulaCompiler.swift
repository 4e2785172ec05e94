// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Compiles formulas to operations, and checks their types.
struct FormulaCompiler {
  /// What a part of a formula gives, and where.
  struct Operand {
    var register: Int
    var type: FormulaType
  }

  /// What was compiled so far.
  var program: FormulaProgram
  /// The names at the place that is being compiled.
  private(set) var scope: any FormulaScope
  /// The formula that is being compiled, by its number in the file.
  private var number: Int
  /// Formulas that others use, and whose results are there already.
  private var results: [Int: Operand] = [:]
  /// How deep the part that is being compiled lies in the formula and in those that use it.
  private var depth = 0
  /// How deep it may lie, so that the stack has room; a sum is as deep as it has terms.
  private static let depthLimit = 2_000
  /// The formulas being compiled, the innermost last.
  private var path: [Int] = []

  /// Compiles a formula that may be any of the file.
  ///
  /// - Parameters:
  ///   - number: Its number in the file.
  ///   - type: What it must give; nil for anything.
  ///   - program: Receives the operations, which check that a number is finite.
  ///   - scope: The names.
  /// - Returns: Where its result is, and the operations that make it.
  static func compile(
    _ number: Int, as type: FormulaType? = nil, into program: inout FormulaProgram,
    _ scope: any FormulaScope
  ) throws(FormulaError) -> (result: Operand, operations: Range<Int>) {
    let start = program.operations.count
    var compiler = FormulaCompiler(program: program, scope: scope, number: number)
    var result = try compiler.inner(number, at: 0)
    if let type, result.type != type {
      throw FormulaError(
        offset: 0, message: "expected \(type.text); the formula gives \(result.type.text)")
    }
    if result.type == .number {
      let target = compiler.program.register()
      compiler.program.append(
        .finish, to: target, [result.register], at: FormulaPlace(formula: number, offset: -1))
      result.register = target
    }
    program = compiler.program
    guard !program.isTooLarge else {
      throw FormulaError(
        offset: 0, message: "the file has more than \(FormulaProgram.limit) operations or numbers")
    }
    return (result, start..<program.operations.count)
  }

  private init(program: FormulaProgram, scope: any FormulaScope, number: Int) {
    self.program = program
    self.scope = scope
    self.number = number
  }

  // MARK: Parts

  /// Compiles a formula of the file by its number, unless its result is there.
  private mutating func inner(_ number: Int, at offset: Int) throws(FormulaError) -> Operand {
    if let known = results[number] { return known }
    guard !path.contains(number) else {
      throw FormulaError(offset: offset, message: circle(through: number))
    }
    let (formula, inner) = try scope.formula(number)
    let outer = (scope, self.number)
    (scope, self.number) = (inner, number)
    path.append(number)
    defer {
      (scope, self.number) = outer
      path.removeLast()
    }
    do {
      let result = try operand(formula)
      results[number] = result
      return result
    } catch {
      // The mistake of a value is in its own text, whichever formula uses it.
      var error = error
      if error.formula == nil { error.formula = number }
      throw error
    }
  }

  /// The formulas that need each other, from the first one in the file on.
  private func circle(through number: Int) -> String {
    let members = path[(path.firstIndex(of: number) ?? 0)...]
    let first = members.min().flatMap { members.firstIndex(of: $0) } ?? members.startIndex
    let names = (members[first...] + members[..<first]).compactMap { scope.name(of: $0) }
    guard let start = names.first, names.count > 1 else {
      return names.first.map { "the formula of \($0) needs its own result" }
        ?? "the formula needs its own result"
    }
    return "a circle: \((names + [start]).joined(separator: " needs "))"
  }

  private mutating func operand(_ formula: Formula) throws(FormulaError) -> Operand {
    guard depth < Self.depthLimit else {
      throw FormulaError(
        offset: formula.offset,
        message:
          "with the values that it uses the formula is nested more than \(Self.depthLimit) deep"
      )
    }
    depth += 1
    defer { depth -= 1 }
    switch formula.kind {
    case .number(let number): return Operand(register: program.constant(number), type: .number)
    case .truth(let truth):
      return Operand(register: program.constant(truth ? 1 : 0), type: .truth)
    case .word(let word):
      throw FormulaError(
        offset: formula.offset,
        message: "the word '\(shown(word))' can only be compared with a parameter that has options")
    case .list:
      throw FormulaError(
        offset: formula.offset, message: "a list can only be an argument of map")
    case .name(let name): return try named(name, at: formula.offset)
    case .call(let name, let arguments): return try call(name, arguments, at: formula.offset)
    case .negative(let operand):
      return append(.negate, [try number(operand)], .number, at: formula.offset)
    case .not(let operand):
      return append(.not, [try truth(operand)], .truth, at: formula.offset)
    case .binary(let sign, let first, let second):
      return try binary(sign, first, second, at: formula.offset)
    case .choice(let condition, let first, let second):
      return try choice(condition, first, second, at: formula.offset)
    }
  }

  /// Appends an operation with a new register for its result.
  mutating func append(
    _ code: FormulaCode, _ operands: [Int], _ type: FormulaType, at offset: Int
  ) -> Operand {
    let target = program.register()
    program.append(
      code, to: target, operands, at: place(offset))
    return Operand(register: target, type: type)
  }

  /// A place in the formula that is being compiled.
  func place(_ offset: Int) -> FormulaPlace { FormulaPlace(formula: number, offset: offset) }

  mutating func number(_ formula: Formula) throws(FormulaError) -> Int {
    try register(formula, as: .number)
  }

  private mutating func truth(_ formula: Formula) throws(FormulaError) -> Int {
    try register(formula, as: .truth)
  }

  private mutating func register(
    _ formula: Formula, as type: FormulaType
  ) throws(FormulaError) -> Int {
    let operand = try operand(formula)
    guard operand.type == type else {
      throw FormulaError(
        offset: formula.offset, message: "expected \(type.text); found \(operand.type.text)")
    }
    return operand.register
  }

  private mutating func named(
    _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> Operand {
    switch try scope.reference(name, at: offset) {
    case .register(let register, let type): return Operand(register: register, type: type)
    case .number(let number): return Operand(register: program.constant(number), type: .number)
    case .formula(let number): return try inner(number, at: offset)
    case .item(let code, let items, let index, let origin):
      let place = append(code, [try number(index), items], .number, at: index.offset)
      let start = try inner(origin, at: offset)
      return append(.add, [start.register, place.register], .number, at: offset)
    case .section(let items, let index, let part):
      return append(.section, [try number(index), items, part], .number, at: index.offset)
    case .inline(let formula): return try operand(formula)
    case .operation(let code, let items):
      return append(code, [program.constant(0), items], .number, at: offset)
    case .element(let first, let count, let index, let type):
      return append(.element, [try number(index), first, count], type, at: index.offset)
    }
  }

  // MARK: Operators

  private mutating func binary(
    _ sign: FormulaOperator, _ first: Formula, _ second: Formula, at offset: Int
  ) throws(FormulaError) -> Operand {
    switch sign {
    case .and, .or: return try lazily(sign, first, second, at: offset)
    case .isEqual, .isDifferent: return try equality(sign, first, second, at: offset)
    default: break
    }
    let (a, b) = (try number(first), try number(second))
    return switch sign {
    case .subtract: append(.subtract, [a, b], .number, at: offset)
    case .multiply: append(.multiply, [a, b], .number, at: offset)
    case .divide: append(.divide, [a, b], .number, at: offset)
    case .remainder: append(.remainder, [a, b], .number, at: offset)
    case .isLess: append(.isLess, [a, b], .truth, at: offset)
    case .isAtMost: append(.isAtMost, [a, b], .truth, at: offset)
    case .isGreater: append(.isLess, [b, a], .truth, at: offset)
    case .isAtLeast: append(.isAtMost, [b, a], .truth, at: offset)
    default: append(.add, [a, b], .number, at: offset)
    }
  }

  private mutating func equality(
    _ sign: FormulaOperator, _ first: Formula, _ second: Formula, at offset: Int
  ) throws(FormulaError) -> Operand {
    let code: FormulaCode = sign == .isEqual ? .isEqual : .isDifferent
    if case .word(let word) = second.kind {
      return try comparison(code, first, word, second.offset, offset)
    }
    if case .word(let word) = first.kind {
      return try comparison(code, second, word, first.offset, offset)
    }
    let a = try operand(first)
    let b = try register(second, as: a.type)
    return append(code, [a.register, b], .truth, at: offset)
  }

  /// A comparison with one of the words that something can be.
  private mutating func comparison(
    _ code: FormulaCode, _ formula: Formula, _ word: String, _ place: Int, _ offset: Int
  ) throws(FormulaError) -> Operand {
    let operand = try operand(formula)
    guard case .word(let words) = operand.type else {
      throw FormulaError(
        offset: place, message: "the word '\(shown(word))' is compared with \(operand.type.text)")
    }
    guard let index = words.firstIndex(of: word) else {
      throw FormulaError(
        offset: place,
        message: UnknownWord.message(
          "word", found: shown(word), words: words.map { shown($0) }))
    }
    return append(
      code, [operand.register, program.constant(Double(index))], .truth, at: offset)
  }

  /// A conjunction or a disjunction, whose second part is evaluated only if it counts.
  private mutating func lazily(
    _ sign: FormulaOperator, _ first: Formula, _ second: Formula, at offset: Int
  ) throws(FormulaError) -> Operand {
    let result = append(.copy, [try truth(first)], .truth, at: offset)
    let jump = skip(sign == .and ? .jumpIfFalse : .jumpIfTrue, result.register, at: offset)
    try branch(second, as: .truth, to: result.register, at: offset)
    program.land(jump)
    return result
  }

  private mutating func choice(
    _ condition: Formula, _ first: Formula, _ second: Formula, at offset: Int
  ) throws(FormulaError) -> Operand {
    let truth = try truth(condition)
    let target = program.register()
    let toSecond = skip(.jumpIfFalse, truth, at: offset)
    let type = try branch(first, as: nil, to: target, at: offset)
    let toEnd = skip(.jump, truth, at: offset)
    program.land(toSecond)
    try branch(second, as: type, to: target, at: offset)
    program.land(toEnd)
    return Operand(register: target, type: type)
  }

  /// Appends a jump that does not lead anywhere yet.
  private mutating func skip(_ code: FormulaCode, _ register: Int, at offset: Int) -> Int {
    program.append(code, to: 0, [register], at: place(offset))
    return program.operations.count - 1
  }

  /// Compiles a part that may be left out when the formula runs.
  ///
  /// Results that are made only there are not there for what comes after it.
  @discardableResult
  private mutating func branch(
    _ formula: Formula, as type: FormulaType?, to target: Int, at offset: Int
  ) throws(FormulaError) -> FormulaType {
    let known = results
    defer { results = known }
    let operand = try operand(formula)
    if let type, operand.type != type {
      throw FormulaError(
        offset: formula.offset, message: "expected \(type.text); found \(operand.type.text)")
    }
    program.append(
      .copy, to: target, [operand.register], at: place(offset))
    return operand.type
  }
}
