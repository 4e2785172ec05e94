// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What names in formulas stand for.
extension ProgramBuilder: FormulaScope {
  func reference(_ name: FormulaName, at offset: Int) throws(FormulaError) -> FormulaReference {
    if let reference = try reference(toItem: name, at: offset) {
      usesOccasion = true
      return reference
    }
    let isElement = { (draft: ElementDraft) in draft.id == name.root && draft.part == .element }
    if !name.parts.isEmpty, let draft = drafts.first(where: isElement) {
      guard draft.item != nil else { return try reference(to: draft, name, at: offset) }
      return try reference(toOneOf: drafts.filter(isElement), name, at: offset)
    }
    if case .index(let index)? = name.parts.first {
      if let family = families.first(where: { $0.name == name.root }) {
        return try reading(of: family.views, index, name, at: offset)
      }
      return try element(name, index, at: offset)
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
    if let (register, type) = eventNames[whole] {
      usesOccasion = true
      return .register(register, type)
    }
    if let view = viewNames.firstIndex(of: name.root) {
      return try reading(path, FormulaReading.view, of: view, name, at: offset)
    }
    if let sheet = sheetDrafts.firstIndex(where: { $0.name == name.root }) {
      return try reference(toSheet: sheet, name, at: offset)
    }
    if whole == "time", let register = readings[Use(reading: .time, view: 0)] {
      uses.insert(Use(reading: .time, view: 0))
      return .register(register, .number)
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
      + FormulaReading.finger.keys.map { "finger.\($0)" } + ["time"]).sorted()
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
    case .list, .states, .values:
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

  /// A reading of one of neighbouring views.
  private func reading(
    of views: Range<Int>, _ index: Formula, _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    let members = name.parts.compactMap { part -> String? in
      if case .member(let word, _) = part { word } else { nil }
    }
    let path = members.joined(separator: ".")
    if case .number(let number) = index.kind, let place = Int(exactly: number),
      place >= 0, place < views.count
    {
      return try reading(
        path, FormulaReading.view, of: views.lowerBound + place, name, at: offset)
    }
    guard let reading = FormulaReading.view[path],
      let first = readings[Use(reading: reading, view: views.lowerBound)]
    else {
      throw FormulaError(
        offset: offset,
        message: UnknownWord.message(
          "reading", found: shown("\(name.root)[i].\(path)"),
          words: FormulaReading.view.keys.sorted().map { "\(name.root)[i].\($0)" }))
    }
    for view in views { uses.insert(Use(reading: reading, view: view)) }
    return .element(first: first, count: views.count, index: index, reading.type)
  }

  private func element(
    _ name: FormulaName, _ index: Formula, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    switch plainNames[name.root]?.name {
    case .list(let first, let count)? where name.parts.count == 1:
      return .element(first: first, count: count, index: index, .number)
    case .states(let range)?:
      usedStates.formUnion(range)
      let first = states[range.lowerBound]
      let (register, type): (Int, FormulaType)
      switch name.parts.dropFirst().first {
      case nil: (register, type) = (first.register, self.type(ofState: range.lowerBound))
      case .member("target", _)?: (register, type) = (first.target, .number)
      case .member("velocity", _)?: (register, type) = (first.velocity, .number)
      default:
        throw FormulaError(
          offset: offset,
          message: "a state has the readings 'target' and 'velocity': \(shown(name.root))[0].target"
        )
      }
      return .element(first: register, count: range.count, index: index, type)
    case .values(let formulas)? where name.parts.count == 1:
      guard let place = constant(index).flatMap({ Int(exactly: $0) }),
        formulas.indices.contains(place)
      else {
        throw FormulaError(
          offset: offset,
          message:
            "one of the values '\(shown(name.root))' is read by a number: \(shown(name.root))[0]; min and max read all"
        )
      }
      return .formula(formulas[place])
    default:
      throw FormulaError(offset: offset, message: "'\(shown(name.root))' is not a list")
    }
  }

  func count(of list: String, at offset: Int) throws(FormulaError) -> Int {
    switch plainNames[list]?.name {
    case .list(_, let count)?: return count
    case .states(let range)?: return range.count
    case .values(let formulas)?: return formulas.count
    default: throw FormulaError(offset: offset, message: "'\(shown(list))' is not a list")
    }
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

  func name(of number: Int) -> String? {
    let value = plainNames.first { _, meaning in
      switch meaning.name {
      case .value(let formula): formula == number
      case .values(let formulas): formulas.contains(number)
      default: false
      }
    }
    if let value { return "'\(shown(value.key))'" }
    for draft in drafts {
      guard let frame = draft.frame, let ends = draft.ends else { continue }
      let edges = [
        (frame.x, "left"), (frame.y, "top"), (frame.width, "width"), (frame.height, "height"),
        (ends.right, "right"), (ends.bottom, "bottom"),
      ]
      if let edge = edges.first(where: { $0.0 == number }) {
        return "'\(shown(draft.shownName)).\(edge.1)'"
      }
    }
    return nil
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
      case .inline(let formula): return type(of: formula)
      case .number, .item, .section, .operation, nil: return .number
      }
    default: return .number
    }
  }
}
