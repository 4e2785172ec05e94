// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A variant of a pattern file, compiled: the program for the core, and what its numbers are called.
package struct CompiledPattern: Sendable {
  /// What the core runs.
  package let program: PatternProgram
  /// The parameters, in the order of a request.
  package let parameters: [ParameterDescriptor]
  /// The names of the scroll views, in order.
  package let viewNames: [String]
  /// The names of the sheets, in order.
  package let sheetNames: [String]
  /// The names of the states, and of the elements of the program, in order.
  package let stateNames, elementNames: [String]
  /// The elements that the file names, with those of the variants that were compiled before.
  package let ownElements: [OwnElement]
  /// The layers, with those of the variants that were compiled before.
  let layers: LayerTable
  /// The texts of formulas and statements, by which faults are named.
  let sources: [FormulaSource]
  /// Where each operation of the program comes from.
  let places: [FormulaPlace]
  /// The indices in `sources` of the program's formulas.
  let formulaSources: [Int]
  /// The sentences of crashes.
  let sentences: [FormulaSource]
  /// What the claims of the program say.
  package let claims: [ClaimSource]

  /// The text in which a formula of the program stands, and its place in the file, in bytes.
  package func source(ofFormula index: Int) -> (text: String, offset: Int) {
    let source = sources[formulaSources[index]]
    return (source.text, source.place(of: 0))
  }

  /// Describes where a run ended because a formula has no result.
  package func description(of fault: FormulaFault) -> FaultDescription {
    switch fault.cause {
    case .operation:
      let place = places[fault.index]
      let source = sources[place.formula]
      return FaultDescription(
        message: message(program.operations[fault.index], fault),
        formula: source.text, column: place.offset < 0 ? 0 : source.start + place.offset + 1,
        offset: source.place(of: max(0, place.offset)))
    case .negativeExtent:
      let source = sources[formulaSources[fault.index]]
      return FaultDescription(
        message:
          "\(subject(ofExtent: fault.index)) would be \(points(fault.a)) pt long (max(0, …) prevents that)",
        formula: source.text, column: 0, offset: source.place(of: 0))
    case .tooManyItems:
      let source = sources[formulaSources[fault.index]]
      return FaultDescription(
        message: "\(index(fault.a)) items would be visible at once; at most 4096 are drawn",
        formula: source.text, column: 0, offset: source.place(of: 0))
    case .noSuchMember:
      let source = sources[formulaSources[fault.index]]
      return FaultDescription(
        message: "place \(index(fault.a)) outside 0..<\(index(fault.b))", formula: source.text,
        column: 0, offset: source.place(of: 0))
    case .crash:
      let source = sentences[fault.index]
      return FaultDescription(
        message: "the app would crash", formula: source.text, column: 0,
        offset: source.place(of: 0))
    case .bothThresholds:
      let source = sources[formulaSources[program.toggles[fault.index].on]]
      return FaultDescription(
        message: "'on' and 'off' of a toggle hold at once", formula: source.text, column: 0,
        offset: source.place(of: 0))
    }
  }

  private func message(_ operation: FormulaOperation, _ fault: FormulaFault) -> String {
    switch operation.code {
    case .divide, .remainder: "division by 0"
    case .clamp: "the lower bound of clamp is above the upper one"
    case .squareRoot: "the square root of \(fault.a)"
    case .logarithm: "the logarithm of \(fault.a)"
    case .project: "a rate that is not between 0 and 1"
    case .map: "the x of map fall"
    case .mapExtended: "the x of map fall, or an end of it has no slope"
    case .itemStart, .itemEnd, .section: "index \(index(fault.a)) outside 0..<\(index(fault.b))"
    case .element: "index \(index(fault.a)) outside 0..<\(operation.c)"
    case .finish: "the result is not finite"
    default: "what is compared is not a number"
    }
  }

  /// What a formula measures that must not be negative.
  private func subject(ofExtent formula: Int) -> String {
    for (view, name) in zip(program.views, viewNames)
    where view.frame.width == formula || view.frame.height == formula {
      return "the viewport of '\(name)'"
    }
    for (element, name) in zip(program.elements, elementNames) {
      switch element.place {
      case .once(let frame), .fixed(let frame), .perItem(let frame):
        if frame.width == formula || frame.height == formula { return "'\(name)'" }
      case .repeated(let items):
        if program.items[items].length == formula { return "an item of '\(name)'" }
      case .header, .footer: break
      }
    }
    return "something"
  }

  /// A length in messages, to a hundredth of a point; one that would be 0 keeps its digits.
  private func points(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == 0 ? "\(number)" : "\(index(rounded))"
  }

  /// An index without a needless fraction.
  private func index(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
