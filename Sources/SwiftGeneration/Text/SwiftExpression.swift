// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Formulas as Swift.
struct SwiftExpression {
  let outline: PatternOutline
  let names: SwiftNames
  /// What an item or a section is called for which formulas count; nil where their numbers have names of their own.
  var own: String?
  /// Whether a sum is written although a part of it is 0.
  var keepsZeros = false
  /// Whether readings of scroll views are those of a `ScrollHost`, for what an app does not need to know.
  var readsHost = false
  /// What a formula calls that Swift does not have.
  private(set) var helpers: Set<SwiftHelper> = []

  init(_ outline: PatternOutline, _ names: SwiftNames) {
    self.outline = outline
    self.names = names
  }

  /// How strongly the outermost sign of an expression binds, in Swift and in formulas.
  private enum Strength: Int, Comparable {
    case choice, or, and, comparison, sum, product, sign, atom
    static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  }

  /// Notes that something at the end of the file is used.
  mutating func use(_ helper: SwiftHelper) { helpers.insert(helper) }

  /// A formula of the program by its index.
  mutating func formula(_ index: Int) -> String { text(outline.formulas[index]) }

  /// An expression.
  mutating func text(_ expression: OutlineExpression) -> String { write(expression, false).text }

  // MARK: Parts

  /// Writes an expression.
  ///
  /// - Parameter hasDecimals: Whether whole numbers have a fraction, so that Swift does not take them for integers.
  private mutating func write(
    _ expression: OutlineExpression, _ hasDecimals: Bool
  ) -> (text: String, strength: Strength) {
    switch expression {
    case .number(let number): return (Self.number(number, hasDecimals), .atom)
    case .truth(let truth): return (truth ? "true" : "false", .atom)
    case .word(let word): return (word, .atom)
    case .name(let reference): return (name(reference), .atom)
    case .spelled(_, let expression): return write(expression, hasDecimals)
    case .list(let parts):
      let texts = parts.map { write($0, false).text }
      return ("[\(texts.joined(separator: ", "))]", .atom)
    case .call(let function, let parts): return (call(function, parts), .atom)
    case .negative(let part):
      return ("-" + enclosed(part, within: .atom, hasDecimals), .sign)
    case .not(let part): return ("!" + enclosed(part, within: .atom, hasDecimals), .sign)
    case .choice(let condition, let first, let second):
      let condition = enclosed(condition, within: .or, false)
      let first = enclosed(first, within: .or, hasDecimals)
      return ("\(condition) ? \(first) : \(write(second, hasDecimals).text)", .choice)
    case .binary(let sign, let first, let second):
      return binary(sign, first, second, hasDecimals)
    }
  }

  /// Writes an expression in parentheses if its sign binds less than another.
  private mutating func enclosed(
    _ expression: OutlineExpression, within strength: Strength, _ hasDecimals: Bool
  ) -> String {
    let (text, own) = write(expression, hasDecimals)
    return own < strength ? "(\(text))" : text
  }

  private mutating func binary(
    _ sign: FormulaOperator, _ first: OutlineExpression, _ second: OutlineExpression,
    _ hasDecimals: Bool
  ) -> (String, Strength) {
    if sign == .add, first.isZero, !keepsZeros { return write(second, hasDecimals) }
    // Swift takes whole numbers for integers where nothing else says what they are.
    let hasDecimals = hasDecimals || Self.isPlain(first) && Self.isPlain(second)
    if sign == .remainder {
      helpers.insert(.remainder)
      return (
        "remainder(\(write(first, hasDecimals).text), \(write(second, hasDecimals).text))", .atom
      )
    }
    if sign == .isEqual || sign == .isDifferent, let text = comparison(sign, first, second) {
      return (text, .comparison)
    }
    let strength: Strength =
      switch sign {
      case .or: .or
      case .and: .and
      case .add, .subtract: .sum
      case .multiply, .divide: .product
      default: .comparison
      }
    let next = Strength(rawValue: strength.rawValue + 1) ?? .atom
    let left = strength == .comparison ? next : strength
    // A choice, a sum and so on at the right of an equally strong sign needs its parentheses.
    var a = enclosed(first, within: left, hasDecimals)
    // Two numbers alone can be compared as several types.
    if strength == .comparison, Self.isPlain(first), Self.isPlain(second) { a = "Double(\(a))" }
    return (
      "\(a) \(sign.rawValue) \(enclosed(second, within: next, hasDecimals))", strength
    )
  }

  /// A comparison with a word.
  private mutating func comparison(
    _ sign: FormulaOperator, _ first: OutlineExpression, _ second: OutlineExpression
  ) -> String? {
    let (word, other): (String, OutlineExpression)
    switch (first, second) {
    case (_, .word(let text)): (word, other) = (text, first)
    case (.word(let text), _): (word, other) = (text, second)
    default: return nil
    }
    guard case .word(let options) = outline.type(of: other), let type = names.words[options],
      let index = options.firstIndex(of: word)
    else { return nil }
    return "\(enclosed(other, within: .sum, false)) \(sign.rawValue) .\(type.cases[index])"
  }

  /// Whether an expression has nothing but numbers.
  private static func isPlain(_ expression: OutlineExpression) -> Bool {
    switch expression {
    case .number: true
    case .negative(let part): isPlain(part)
    case .binary(_, let first, let second): isPlain(first) && isPlain(second)
    case .choice(_, let first, let second): isPlain(first) && isPlain(second)
    case .call(let function, let parts):
      (function == .min || function == .max) && parts.allSatisfy(isPlain)
    case .spelled(_, let part): isPlain(part)
    default: false
    }
  }

  private mutating func call(_ function: FormulaFunction, _ parts: [OutlineExpression]) -> String {
    let hasDecimals =
      (function == .min || function == .max) && parts.allSatisfy { Self.isPlain($0) }
    if let helper = SwiftHelper(function) { helpers.insert(helper) }
    var texts: [String] = []
    for part in parts {
      if case .word = part {
        texts.append("isExtended: true")
      } else {
        texts.append(write(part, hasDecimals).text)
      }
    }
    if function == .pixel { texts.append("scale: screen.scale") }
    return "\(SwiftHelper.name(of: function))(\(texts.joined(separator: ", ")))"
  }

  /// A number as Swift writes it.
  static func number(_ number: Double, _ hasDecimals: Bool) -> String {
    if !hasDecimals, let whole = Int(exactly: number), whole.magnitude < 1_000_000_000,
      !(whole == 0 && number.sign == .minus)
    {
      return "\(whole)"
    }
    return "\(number)"
  }

  // MARK: Names

  private mutating func name(_ reference: OutlineReference) -> String {
    switch reference {
    case .parameter(let index): return SwiftNames.quoted(names.parameters[index])
    case .parameterElement(let index, let place):
      return "\(SwiftNames.quoted(names.parameters[index]))[\(self.index(place))]"
    case .state(let index): return names.states[index]
    case .stateTarget(let index):
      return isAnimated(index)
        ? "\(names.motions[index]).target" : names.states[index]
    case .stateVelocity(let index):
      return isAnimated(index) ? "\(names.motions[index]).velocity(at: time)" : "0.0"
    case .value(let index):
      let name = names.value(index)
      return outline.program.values[index].condition == nil ? name : "(\(name) ?? .nan)"
    case .fact(let kind): return "screen.\(SwiftScreen.name(of: kind))"
    case .growth(let style): return "screen.\(style)Growth"
    case .reading(let reading, let view):
      if reading == .time { return "time" }
      if reading.isOfSheet { return sheet(reading, view) }
      if readsHost, SwiftReadings.stored(for: reading) == [reading], !reading.isOfFinger {
        return SwiftReadings.onHost(reading, "ScrollViewID(\(view))")
      }
      if reading.isOfFinger { return "finger.\(SwiftReadings.name(of: reading))" }
      return reading == .delta
        ? "\(names.views[view])Delta"
        : "\(SwiftNames.quoted(names.views[view])).\(SwiftReadings.name(of: reading))"
    case .event(let name):
      return "event.\(SwiftEvents.fieldName(name))"
    case .index: return own.map { "Double(\($0).index)" } ?? "index"
    case .own(let name): return ownName(name)
    case .edge(let element, let edge):
      let name = names.part(SwiftNames.suffix(edge), ofElement: element)
      if case .perItem = outline.program.elements[element].place { return "\(name)(of: own)" }
      return name
    case .itemStart(let element, let index), .itemEnd(let element, let index):
      let origin = outline.places[element].origin.map { enclosed($0, within: .sum, false) } ?? "0"
      var isStart = false
      if case .itemStart = reference { isStart = true }
      helpers.insert(.items)
      let place =
        "\(names.elements[element])Items.\(isStart ? "start" : "end")(of: \(self.index(index)))"
      return origin == "0" ? place : "(\(origin) + \(place))"
    case .itemCount(let element):
      guard case .repeated(let items) = outline.program.elements[element].place else { return "0" }
      return enclosed(outline.formulas[outline.program.items[items].count], within: .atom, true)
    case .itemsLength(let element): return "\(names.elements[element])Items.length"
    case .section(let element, let part, let index):
      return "\(names.elements[element])Items.sections[\(self.index(index))][.\(part)]"
    case .stateElement(let first, _, let member, let index):
      return stateElement(first, member, self.index(index))
    case .readingElement(.delta, let first, let count, let index):
      let deltas = (first..<first + count).map { names.views[$0] + "Delta" }
      return "[\(deltas.joined(separator: ", "))][\(self.index(index))]"
    case .readingElement(let reading, let first, _, let index):
      let family = names.families[first] ?? ""
      return "\(family)[\(self.index(index))].\(SwiftReadings.name(of: reading))"
    }
  }

  /// A reading of a sheet.
  private func sheet(_ reading: PatternProgram.Reading, _ sheet: Int) -> String {
    let name = names.sheets[sheet]
    switch reading {
    case .sheetExtent: return "\(name).extent"
    case .sheetVelocity: return "\(name)Velocity"
    case .sheetTarget: return "\(name).detents[\(name).detent]"
    case .sheetIsDragging: return "\(name).isDragging"
    default: return "(\(name).spring != nil)"
    }
  }

  /// Something of the item or the section for which a formula counts.
  private func ownName(_ name: String) -> String {
    switch (name, own) {
    case ("item", let own?), ("section", let own?): "Double(\(own).\(name))"
    case ("self.left", let own?): "\(own).frame.x"
    case ("self.top", let own?): "\(own).frame.y"
    case ("self.width", let own?): "\(own).frame.width"
    case ("self.height", let own?): "\(own).frame.height"
    default: name
    }
  }

  /// One state of a list, or something of its animation.
  private func stateElement(_ first: Int, _ member: String?, _ index: String) -> String {
    let list = names.stateLists[first] ?? ""
    switch member {
    case "target" where isAnimated(first): return "\(list)Motion[\(index)].target"
    case "velocity":
      return isAnimated(first) ? "\(list)Motion[\(index)].velocity(at: time)" : "0.0"
    default: return "\(SwiftNames.quoted(list))[\(index)]"
    }
  }

  /// An index, which is a whole number in Swift.
  mutating func index(_ expression: OutlineExpression) -> String {
    if case .number(let number) = expression, let whole = Int(exactly: number) { return "\(whole)" }
    if let own, case .name(let reference) = expression {
      switch reference {
      case .index: return "\(own).index"
      case .own("item"): return "\(own).item"
      case .own("section"): return "\(own).section"
      default: break
      }
    }
    return "Int(\(write(expression, true).text))"
  }

  /// Whether a statement animates a state.
  func isAnimated(_ state: Int) -> Bool {
    outline.program.statements.contains { statement in
      SwiftEvents.animates(statement, state)
    }
  }
}
