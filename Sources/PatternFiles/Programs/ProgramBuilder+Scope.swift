// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What names in formulas stand for.
extension ProgramBuilder: FormulaScope {
  func reference(_ name: FormulaName, at offset: Int) throws(FormulaError) -> FormulaReference {
    if !name.parts.isEmpty, let draft = drafts.first(where: { $0.id == name.root }) {
      return try reference(to: draft, name, at: offset)
    }
    if case .index(let index)? = name.parts.first { return try element(name, index, at: offset) }
    if allowsIndex, name.root == "index", name.parts.isEmpty {
      usesIndex = true
      return .register(indexRegister, .number)
    }
    let words =
      [name.root]
      + name.parts.compactMap { if case .member(let word, _) = $0 { word } else { nil } }
    let path = words.dropFirst().joined(separator: ".")
    let whole = words.joined(separator: ".")
    if path.isEmpty, let (meaning, _) = plainNames[name.root] {
      return try plain(name.root, meaning, at: offset)
    }
    if let (fact, type) = facts[whole] { return .register(fact.register, type) }
    if let (register, type) = eventNames[whole] { return .register(register, type) }
    if let view = viewNames.firstIndex(of: name.root) {
      return try reading(path, FormulaReading.view, of: view, name, at: offset)
    }
    if name.root == "finger" {
      return try reading(path, FormulaReading.finger, of: 0, name, at: offset)
    }
    if case .state(let index)? = plainNames[name.root]?.name {
      usedStates.insert(index)
      switch path {
      case "target": return .register(states[index].target, .number)
      case "velocity": return .register(states[index].velocity, .number)
      default:
        throw FormulaError(
          offset: offset,
          message: UnknownWord.message(
            "reading", found: shown(whole),
            words: ["target", "velocity"].map { "\(name.root).\($0)" }))
      }
    }
    throw FormulaError(
      offset: offset,
      message: UnknownWord.message("name", found: shown(whole), words: knownNames))
  }

  /// All names, for messages.
  private var knownNames: [String] {
    (plainNames.keys.filter { !$0.contains(" ") } + viewNames.map { "\($0).offset" } + facts.keys
      + eventNames.keys
      + FormulaReading.finger.keys.map { "finger.\($0)" }).sorted()
  }

  private func plain(
    _ name: String, _ meaning: PlainName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    switch meaning {
    case .register(let register, let type): return .register(register, type)
    case .value(let number): return .formula(number)
    case .state(let index):
      usedStates.insert(index)
      return .register(states[index].register, type(ofState: index))
    case .list:
      throw FormulaError(
        offset: offset, message: "'\(name)' is a list: write \(name)[0] or count(\(name))")
    }
  }

  private func reading(
    _ path: String, _ table: [String: PatternProgram.Reading], of view: Int, _ name: FormulaName,
    at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    guard let reading = table[path], let register = readings[Use(reading: reading, view: view)]
    else {
      throw FormulaError(
        offset: offset,
        message: UnknownWord.message(
          "reading", found: shown("\(name.root).\(path)"),
          words: table.keys.sorted().map { "\(name.root).\($0)" }))
    }
    uses.insert(Use(reading: reading, view: view))
    return .register(register, reading.type)
  }

  private func element(
    _ name: FormulaName, _ index: Formula, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    guard name.parts.count == 1, case .list(let first, let count)? = plainNames[name.root]?.name
    else {
      throw FormulaError(offset: offset, message: "'\(shown(name.root))' is not a list")
    }
    return .element(first: first, count: count, index: index, .number)
  }

  func count(of list: String, at offset: Int) throws(FormulaError) -> Int {
    guard case .list(_, let count)? = plainNames[list]?.name else {
      throw FormulaError(offset: offset, message: "'\(shown(list))' is not a list")
    }
    return count
  }

  func textGrowth(_ style: String, at offset: Int) throws(FormulaError) -> Int {
    guard let fact = growth[style] else {
      throw FormulaError(
        offset: offset,
        message: UnknownWord.message(
          "text style", found: shown(style), words: TextStyle.allCases.map { "\($0)" }))
    }
    return fact.register
  }

  func formula(_ number: Int) throws(FormulaError) -> (formula: Formula, scope: any FormulaScope) {
    (trees[number], self)
  }

  // MARK: Types

  /// The type of a state: that of its first value.
  func type(ofState index: Int) -> FormulaType {
    let number = firstValues[index]
    // A circle is reported where the first value is compiled.
    guard openTypes.insert(number).inserted else { return .number }
    defer { openTypes.remove(number) }
    return type(of: trees[number])
  }

  /// What a formula will give, by its outermost operation.
  func type(of formula: Formula) -> FormulaType {
    switch formula.kind {
    case .truth, .not: return .truth
    case .binary(let sign, _, _):
      switch sign {
      case .add, .subtract, .multiply, .divide, .remainder: return .number
      default: return .truth
      }
    case .choice(_, let first, _): return type(of: first)
    case .name(let name):
      let used = (uses, usedStates, usedItems)
      defer { (uses, usedStates, usedItems) = used }
      switch try? reference(name, at: 0) {
      case .register(_, let type), .element(_, _, _, let type): return type
      case .formula(let number): return type(of: trees[number])
      case .number, .item, .operation, nil: return .number
      }
    default: return .number
    }
  }
}
