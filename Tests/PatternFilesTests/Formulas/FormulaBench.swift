// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

@testable import PatternFiles

/// Formulas with the names of a small file: numbers, a truth, a word, a list, and formulas that others use.
struct FormulaBench: FormulaScope {
  private var registers: [String: (register: Int, type: FormulaType, value: Double)] = [:]
  private var lists: [String: (first: Int, values: [Double])] = [:]
  private var formulas: [Formula] = []
  private var numbers: [String: Int] = [:]
  private var program = FormulaProgram()

  init(
    _ values: [String: Double] = [:], lists: [String: [Double]] = [:],
    formulas: [String: String] = [:]
  ) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      registers[name] = (program.register(holding: value), .number, value)
    }
    registers["open"] = (program.register(holding: 1), .truth, 1)
    registers["edge"] = (program.register(holding: 1), .word(["top", "bottom"]), 1)
    for (name, list) in lists {
      let places = list.map { program.register(holding: $0) }
      self.lists[name] = (places[0], list)
    }
    for (name, text) in formulas {
      numbers[name] = self.formulas.count
      self.formulas.append(try FormulaParser.parse(text))
    }
  }

  func reference(_ name: FormulaName, at offset: Int) throws(FormulaError) -> FormulaReference {
    if let list = lists[name.root], case .index(let index)? = name.parts.first {
      return .element(first: list.first, count: list.values.count, index: index, .number)
    }
    if let number = numbers[name.root] { return .formula(number) }
    let word =
      name.root
      + name.parts.map { if case .member(let member, _) = $0 { "." + member } else { "[]" } }
      .joined()
    if let known = registers[word] { return .register(known.register, known.type) }
    throw FormulaError(offset: offset, message: "unknown name '\(word)'")
  }

  func count(of list: String, at offset: Int) throws(FormulaError) -> Int {
    lists[list]?.values.count ?? 0
  }

  func textGrowth(_ style: String, at offset: Int) throws(FormulaError) -> Int {
    throw FormulaError(offset: offset, message: "unknown style '\(style)'")
  }

  func name(of number: Int) -> String? { nil }

  func formula(_ number: Int) throws(FormulaError) -> (formula: Formula, scope: any FormulaScope) {
    (formulas[number], self)
  }

  /// What a formula gives; the place in its text where it stops, if it has no result.
  enum Outcome: Equatable {
    case value(Double)
    case stop(at: Int)
  }

  /// Runs a formula.
  mutating func run(_ text: String) throws -> Outcome {
    formulas.append(try FormulaParser.parse(text))
    let number = formulas.count - 1
    var program = program
    let (result, operations) = try FormulaCompiler.compile(number, into: &program, self)
    let machine = FormulaMachine(scale: 3, band: RubberBand(dimension: 0), stopSpeed: 10)
    var registers = program.registers
    let stop = registers.withMutableSpan { registers in
      program.operations.withSpan { machine.run($0, operations, on: &registers) }
    }
    if let stop {
      return .stop(at: program.places[stop].offset)
    }
    return .value(registers[result.register])
  }
}
