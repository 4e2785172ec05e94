// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What formulas give, and what they need.
extension PatternOutline {
  /// What an expression gives.
  package func type(of expression: OutlineExpression) -> FormulaType {
    switch expression {
    case .truth, .not: .truth
    case .binary(let sign, _, _):
      switch sign {
      case .add, .subtract, .multiply, .divide, .remainder: .number
      default: .truth
      }
    case .choice(_, let first, _), .spelled(_, let first): type(of: first)
    case .name(let reference): type(of: reference)
    case .number, .word, .call, .list, .negative: .number
    }
  }

  /// What a name stands for: a number, a truth or a word.
  package func type(of reference: OutlineReference) -> FormulaType {
    switch reference {
    case .parameter(let index):
      switch parameters[index].kind {
      case .flag: .truth
      case .choice(_, let options): .word(options)
      case .number, .numbers: .number
      }
    case .state(let index): stateTypes[index]
    case .value(let index): type(of: formulas[program.values[index].formula])
    case .fact(let kind):
      switch kind {
      case .isLandscape, .isPad, .isRightToLeft: .truth
      default: .number
      }
    case .reading(let reading, _), .readingElement(let reading, _, _, _): reading.type
    case .stateElement(let first, _, nil, _): stateTypes[first]
    case .event(let name): name == "event.willDecelerate" ? .truth : .number
    default: .number
    }
  }

  /// All that an expression uses, directly and through values and elements, each once, in the order in which it is met.
  package func uses(of expression: OutlineExpression) -> [OutlineReference] {
    var result: [OutlineReference] = []
    collect(expression, into: &result)
    return result
  }

  private func collect(_ expression: OutlineExpression, into result: inout [OutlineReference]) {
    expression.forEach { part in
      guard case .name(let reference) = part, !result.contains(reference) else { return }
      result.append(reference)
      for inner in definitions(of: reference) { collect(inner, into: &result) }
    }
  }

  /// The formulas that a name stands for; none for what is stored or read.
  package func definitions(of reference: OutlineReference) -> [OutlineExpression] {
    switch reference {
    case .value(let index):
      let value = program.values[index]
      return (value.condition.map { [formulas[$0]] } ?? []) + [formulas[value.formula]]
    case .edge(let element, let edge): return places[element].edges[edge].map { [$0] } ?? []
    case .itemStart(let element, _), .itemEnd(let element, _), .section(let element, _, _):
      return places[element].origin.map { [$0] } ?? []
    case .itemCount(let element):
      guard case .repeated(let items) = program.elements[element].place else { return [] }
      return [formulas[program.items[items].count]]
    default: return []
    }
  }

  /// How formulas write a name.
  package func text(of reference: OutlineReference) -> String {
    OutlineNames.text(of: reference, in: self)
  }

  /// The formulas of what the interface does.
  package var rules: ArraySlice<OutlineExpression> { formulas.prefix(ruleCount) }

  /// Whether a formula reads an edge of an element.
  package func reads(_ edge: OutlineEdge, ofElement element: Int) -> Bool {
    rules.contains { formula in
      var isRead = false
      formula.forEach { if $0 == .name(.edge(element: element, edge)) { isRead = true } }
      return isRead
    }
  }
}
