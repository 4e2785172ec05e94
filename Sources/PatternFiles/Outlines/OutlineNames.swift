// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// References and expressions as formulas spell them.
enum OutlineNames {
  /// A name.
  static func text(of reference: OutlineReference, in outline: PatternOutline) -> String {
    func expression(_ part: OutlineExpression) -> String { text(of: part, in: outline) }
    switch reference {
    case .parameter(let index): return outline.parameters[index].key
    case .parameterElement(let index, let place):
      return "\(outline.parameters[index].key)[\(expression(place))]"
    case .state(let index): return outline.stateNames[index].text
    case .stateTarget(let index): return "\(outline.stateNames[index].text).target"
    case .stateVelocity(let index): return "\(outline.stateNames[index].text).velocity"
    case .value(let index): return outline.valueNames[index].text
    case .fact(let kind): return LanguageFact.name(of: kind)
    case .growth(let style): return "text('\(style)')"
    case .reading(let reading, let view):
      let name = LanguageReading.name(of: reading)
      if reading == .time { return name }
      if reading.isOfFinger { return "finger.\(name)" }
      let names = reading.isOfSheet ? outline.sheetNames : outline.viewNames
      return "\(names[view].text).\(name)"
    case .event(let name): return name
    case .index: return "index"
    case .own(let name): return name
    case .stateElement(let first, _, let member, let place):
      let end = member.map { ".\($0)" } ?? ""
      return "\(list(outline.stateNames[first].text))[\(expression(place))]\(end)"
    case .readingElement(let reading, let first, _, let place):
      return
        "\(list(outline.viewNames[first].text))[\(expression(place))].\(LanguageReading.name(of: reading))"
    case .section(let element, let member, let place):
      return "\(outline.elementNames[element].text).section[\(expression(place))].\(member)"
    case .edge(let element, let edge):
      return "\(outline.elementNames[element].text).\(edge.rawValue)"
    case .itemStart(let element, let index):
      return
        "\(outline.elementNames[element].text)[\(expression(index))].\(isHorizontal(element, outline) ? "left" : "top")"
    case .itemEnd(let element, let index):
      return
        "\(outline.elementNames[element].text)[\(expression(index))].\(isHorizontal(element, outline) ? "right" : "bottom")"
    case .itemCount(let element): return "\(outline.elementNames[element].text).count"
    case .itemsLength(let element): return "\(outline.elementNames[element].text).length"
    }
  }

  private static func isHorizontal(_ element: Int, _ outline: PatternOutline) -> Bool {
    guard case .repeated(let items) = outline.program.elements[element].place else { return false }
    return outline.program.items[items].isHorizontal
  }

  /// The name of a list, from that of one of its members: `pulls` of `pulls[0]`.
  static func list(_ name: String) -> String { String(name.prefix { $0 != "[" }) }

  /// An expression, with the parentheses that it needs.
  static func text(of expression: OutlineExpression, in outline: PatternOutline) -> String {
    write(expression, outline).text
  }

  /// How strongly the outermost sign of an expression binds: 0 for a choice, 7 for a name.
  private static func write(
    _ expression: OutlineExpression, _ outline: PatternOutline
  ) -> (text: String, strength: Int) {
    func enclosed(_ part: OutlineExpression, _ strength: Int) -> String {
      let (text, own) = write(part, outline)
      return own < strength ? "(\(text))" : text
    }
    func list(_ parts: [OutlineExpression]) -> String {
      parts.map { write($0, outline).text }.joined(separator: ", ")
    }
    switch expression {
    case .number(let number): return (shown(number), 7)
    case .truth(let truth): return ("\(truth)", 7)
    case .word(let word): return ("'\(word)'", 7)
    case .name(let reference): return (text(of: reference, in: outline), 7)
    case .spelled(let text, _): return (text, 7)
    case .call(let function, let parts): return ("\(function.rawValue)(\(list(parts)))", 7)
    case .list(let parts): return ("[\(list(parts))]", 7)
    case .negative(let part): return ("-\(enclosed(part, 6))", 6)
    case .not(let part): return ("!\(enclosed(part, 7))", 3)
    case .choice(let condition, let first, let second):
      let texts = [enclosed(condition, 1), enclosed(first, 0), enclosed(second, 0)]
      return ("\(texts[0]) ? \(texts[1]) : \(texts[2])", 0)
    case .binary(.add, let first, let second) where first.isZero: return write(second, outline)
    case .binary(.add, let first, let second) where second.isZero,
      .binary(.subtract, let first, let second) where second.isZero:
      return write(first, outline)
    case .binary(let sign, let first, let second):
      let strength =
        switch sign {
        case .or: 1
        case .and: 2
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        default: 4
        }
      let isComparison = strength == 4
      let left = enclosed(first, isComparison ? strength + 1 : strength)
      return ("\(left) \(sign.rawValue) \(enclosed(second, strength + 1))", strength)
    }
  }
}
