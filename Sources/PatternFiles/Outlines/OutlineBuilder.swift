// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Makes the outline of a file that was compiled without a mistake.
struct OutlineBuilder {
  private let builder: ProgramBuilder
  /// What registers hold, by their numbers.
  private var registers: [Int: OutlineReference] = [:]
  /// What the numbers of formulas stand for that names lead to.
  private var numbers: [Int: OutlineReference] = [:]

  init(_ builder: ProgramBuilder) {
    self.builder = builder
    noteRegisters()
    noteNumbers()
  }

  /// The outline.
  func outline(
    _ program: PatternProgram, of file: PatternOutline.Header
  ) throws(FormulaError) -> PatternOutline {
    defer { builder.itemScope = .none }
    var formulas: [OutlineExpression] = []
    for (number, scope) in zip(builder.formulaSources, builder.formulaScopes) {
      builder.itemScope = scope
      formulas.append(try resolved(builder.trees[number]))
    }
    var places: [PatternOutline.Place] = []
    for draft in builder.drafts { places.append(try place(of: draft)) }
    return PatternOutline(
      id: file.id, title: file.title, summary: file.summary, variant: file.variant,
      program: program, parameters: builder.parameters,
      parameterNames: names("parameters"),
      viewNames: zip(builder.viewNames, builder.viewMembers).map {
        PatternOutline.Name(text: $0, offset: $1.offset)
      },
      stateNames: stateNames, valueNames: valueNames,
      elementNames: builder.drafts.map {
        PatternOutline.Name(text: $0.shownName, offset: $0.value.offset)
      }, sheetNames: names("sheets"), stateLists: stateLists,
      viewFamilies: builder.families.map(\.views),
      detentNames: builder.sheetDrafts.map { $0.detents.map(\.name) },
      sentences: builder.sentences.map(\.text),
      nesting: builder.tree["nesting"]?.elements?.map(\.offset) ?? [],
      handlers: handlers, formulas: formulas,
      ruleCount: builder.ruleCount, claims: builder.claimSources,
      texts: builder.formulaSources.map(text),
      offsets: builder.formulaSources.map { builder.sources[$0].place(of: 0) }, places: places,
      stateTypes: builder.states.indices.map(builder.type(ofState:)))
  }

  private func names(_ key: String) -> [PatternOutline.Name] {
    builder.members(of: key).map { PatternOutline.Name(text: $0.key, offset: $0.offset) }
  }

  private var stateLists: [Range<Int>] {
    builder.plainNames.values.compactMap { meaning -> Range<Int>? in
      if case .states(let range) = meaning.name { range } else { nil }
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private var stateNames: [PatternOutline.Name] {
    builder.stateNames.enumerated().map { index, name in
      let list = stateLists.first { $0.contains(index) }
      return PatternOutline.Name(
        text: list.map { "\(name)[\(index - $0.lowerBound)]" } ?? name,
        offset: builder.plainNames[name]?.offset ?? 0)
    }
  }

  private var valueNames: [PatternOutline.Name] {
    let members = builder.valueMembers
    return members.indices.map { index in
      let member = members[index]
      let first = members.firstIndex { $0.offset == member.offset } ?? index
      let place = member.value["each"] == nil ? "" : "[\(index - first)]"
      return PatternOutline.Name(text: member.key + place, offset: member.offset)
    }
  }

  /// The text of a formula within what surrounds it in the file.
  private func text(_ number: Int) -> String {
    let source = builder.sources[number]
    return source.text == "null"
      ? "" : String(decoding: Array(source.text.utf8)[source.start...], as: UTF8.self)
  }

  /// The handlers, toggles and timers of the file, each kind in the order in which the program has it.
  private var handlers: [PatternOutline.Name] {
    let all = builder.tree["on"]?.elements ?? []
    func named(_ value: FileTree) -> PatternOutline.Name {
      PatternOutline.Name(text: value["id"]?.text ?? "", offset: value.offset)
    }
    let toggles = all.filter { $0["toggle"] != nil }
    let timers = all.filter { $0["toggle"] == nil && $0["after"] != nil }
    let events = all.filter { $0["toggle"] == nil && $0["after"] == nil }
    return (events + toggles + timers).map(named)
  }

  // MARK: Names

  private mutating func noteRegisters() {
    for (fact, _) in builder.facts.values { registers[fact.register] = .fact(fact.kind) }
    for fact in builder.growth.values { registers[fact.register] = .growth(fact.style) }
    for (use, register) in builder.readings {
      registers[register] = .reading(use.reading, view: use.view)
    }
    for (name, event) in builder.eventNames { registers[event.register] = .event(name) }
    let item = builder.item
    registers[item.index] = .index
    for (register, name) in [
      (item.item, "item"), (item.section, "section"), (item.left, "self.left"),
      (item.top, "self.top"), (item.width, "self.width"), (item.height, "self.height"),
    ] { registers[register] = .own(name) }
    for (index, parameter) in builder.parameterRegisters.enumerated() {
      registers[parameter.register] = .parameter(index)
    }
    for (index, state) in builder.states.enumerated() {
      registers[state.register] = .state(index)
      registers[state.target] = .stateTarget(index)
      registers[state.velocity] = .stateVelocity(index)
    }
  }

  private mutating func noteNumbers() {
    let members = builder.valueMembers
    for (index, member) in members.enumerated() {
      switch builder.plainNames[member.key]?.name {
      case .value(let number)?: numbers[number] = .value(index)
      case .values(let list)?:
        let first = members.firstIndex { $0.offset == member.offset } ?? index
        if list.indices.contains(index - first) { numbers[list[index - first]] = .value(index) }
      default: break
      }
    }
    for (index, draft) in builder.drafts.enumerated() {
      if let items = draft.items {
        guard draft.part == .element else { continue }
        numbers[builder.itemDrafts[items].count] = .itemCount(element: index)
      }
      guard let frame = draft.frame, let ends = draft.ends else { continue }
      let edges: [(Int, OutlineEdge)] = [
        (frame.x, .left), (frame.y, .top), (frame.width, .width), (frame.height, .height),
        (ends.right, .right), (ends.bottom, .bottom),
      ]
      for (number, edge) in edges { numbers[number] = .edge(element: index, edge) }
    }
  }

  private func place(of draft: ElementDraft) throws(FormulaError) -> PatternOutline.Place {
    builder.itemScope = .none
    if let items = draft.items {
      let origin = try resolved(builder.itemDrafts[items].origin)
      return PatternOutline.Place(edges: [:], origin: origin)
    }
    if let items = draft.space.items { builder.itemScope = .item(items) }
    guard let frame = draft.frame, let ends = draft.ends else {
      return PatternOutline.Place(edges: [:], origin: nil)
    }
    let edges: [(OutlineEdge, Int)] = [
      (.left, frame.x), (.top, frame.y), (.width, frame.width), (.height, frame.height),
      (.right, ends.right), (.bottom, ends.bottom),
    ]
    var result: [OutlineEdge: OutlineExpression] = [:]
    for (edge, number) in edges { result[edge] = try resolved(builder.trees[number]) }
    return PatternOutline.Place(edges: result, origin: nil)
  }

  // MARK: Formulas

  private func resolved(_ formulas: [Formula]) throws(FormulaError) -> [OutlineExpression] {
    var result: [OutlineExpression] = []
    for formula in formulas { result.append(try resolved(formula)) }
    return result
  }

  private func resolved(_ formula: Formula) throws(FormulaError) -> OutlineExpression {
    switch formula.kind {
    case .number(let number): return .number(number)
    case .truth(let truth): return .truth(truth)
    case .word(let word): return .word(word)
    case .list(let parts): return .list(try resolved(parts))
    case .negative(let part): return .negative(try resolved(part))
    case .not(let part): return .not(try resolved(part))
    case .binary(let sign, let first, let second):
      return .binary(sign, try resolved(first), try resolved(second))
    case .choice(let condition, let first, let second):
      return .choice(try resolved(condition), try resolved(first), try resolved(second))
    case .name(let name): return try resolved(builder.reference(name, at: formula.offset), name)
    case .call(let name, let arguments): return try call(name, arguments, formula)
    }
  }

  private func call(
    _ name: String, _ arguments: [Formula], _ formula: Formula
  ) throws(FormulaError) -> OutlineExpression {
    guard let function = FormulaFunction(rawValue: name) else {
      throw FormulaError(offset: formula.offset, message: "no function")
    }
    switch (function, arguments.first?.kind) {
    case (.text, .word(let style)?):
      return try known(try builder.textGrowth(style, at: formula.offset))
    case (.count, .name(let list)?):
      return .number(Double(try builder.count(of: list.root, at: formula.offset)))
    case (.min, _), (.max, _):
      return .call(function, try resolved(builder.withoutLists(arguments)))
    default: return .call(function, try resolved(arguments))
    }
  }

  private func resolved(
    _ reference: FormulaReference, _ name: FormulaName
  ) throws(FormulaError) -> OutlineExpression {
    switch reference {
    case .register(let register, _): return try known(register)
    case .number(let number): return .number(number)
    case .formula(let number):
      if let reference = numbers[number] { return .name(reference) }
      return try resolved(builder.trees[number])
    case .element(let first, let count, let index, _):
      let index = try resolved(index)
      switch try known(first) {
      case .name(.parameter(let list)): return .name(.parameterElement(list, index))
      case .name(.state(let first)):
        return .name(.stateElement(first: first, count: count, member: nil, index))
      case .name(.stateTarget(let first)):
        return .name(.stateElement(first: first, count: count, member: "target", index))
      case .name(.stateVelocity(let first)):
        return .name(.stateElement(first: first, count: count, member: "velocity", index))
      case .name(.reading(let reading, let first)):
        return .name(.readingElement(reading, first: first, count: count, index))
      default: break
      }
    case .section(let items, let index, let part):
      guard let element = element(ofItems: items) else { break }
      return .name(
        .section(
          element: element, ProgramBuilder.sectionParts[part], try resolved(index)))
    case .inline(let formula):
      let expression = try resolved(formula)
      return Self.spelling(of: name).map { .spelled($0, expression) } ?? expression
    case .item(let code, let items, let index, _):
      guard let element = element(ofItems: items) else { break }
      let index = try resolved(index)
      return .name(
        code == .itemStart
          ? .itemStart(element: element, index) : .itemEnd(element: element, index))
    case .operation(_, let items):
      guard let element = element(ofItems: items) else { break }
      return .name(.itemsLength(element: element))
    }
    throw FormulaError(offset: 0, message: "'\(name.root)' has no place in an outline")
  }

  private func element(ofItems items: Int) -> Int? {
    builder.drafts.firstIndex { $0.items == items && $0.part == .element }
  }

  /// How the file spells a name without an index.
  private static func spelling(of name: FormulaName) -> String? {
    var text = name.root
    for part in name.parts {
      guard case .member(let word, _) = part else { return nil }
      text += ".\(word)"
    }
    guard let words = name.words else { return text }
    return "\(text)(\(words.map { "'\($0.text)'" }.joined(separator: ", ")))"
  }

  private func known(_ register: Int) throws(FormulaError) -> OutlineExpression {
    guard let reference = registers[register] else {
      throw FormulaError(offset: 0, message: "a number of the file has no name")
    }
    return .name(reference)
  }
}

extension PatternOutline {
  /// What a file says about itself.
  struct Header {
    var id, title, summary: String
    var variant: FileVariantName
  }
}
