// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
import TextFormats

/// Where and why runs end because a formula has no result.
extension CompiledPattern {
  /// Describes where a run ended because a formula has no result.
  package func description(of fault: FormulaFault) -> FaultDescription {
    var description = description(fault.cause, fault.index)
    for (sign, number) in [
      ("{a}", index(fault.a)), ("{b}", index(fault.b)), ("{p}", points(fault.a)),
    ] {
      description.message = description.message.replacing(sign, with: number)
    }
    return description
  }

  /// Faults with which a run may end, each with a message in which signs in braces stand for operands.
  var possibleFaults: [(cause: FormulaFault.Cause, index: Int, description: FaultDescription)] {
    var faults: [(FormulaFault.Cause, Int)] = []
    for (index, operation) in program.operations.enumerated()
    where places.indices.contains(index) && Self.mayFail(operation.code) {
      faults.append((.operation, index))
    }
    for index in extents { faults.append((.negativeExtent, index)) }
    for items in program.items { faults.append((.tooManyItems, items.length)) }
    for statement in program.statements {
      switch statement {
      case .assignOne(_, _, let place, _), .animateOne(_, _, let place, _),
        .moveOne(_, _, _, let place, _):
        faults.append((.noSuchMember, place))
      default: break
      }
    }
    for index in program.toggles.indices { faults.append((.bothThresholds, index)) }
    for index in sentences.indices { faults.append((.crash, index)) }
    return faults.map { ($0.0, $0.1, description($0.0, $0.1)) }
  }

  /// The formulas of lengths that must not be negative, in their order.
  private var extents: [Int] {
    var formulas: Set<Int> = Set(program.items.map(\.length))
    for view in program.views { formulas.formUnion([view.frame.width, view.frame.height]) }
    for element in program.elements {
      switch element.place {
      case .once(let frame), .fixed(let frame), .perItem(let frame):
        formulas.formUnion([frame.width, frame.height])
      case .repeated, .header, .footer: break
      }
    }
    return formulas.sorted()
  }

  /// Whether an operation may have no result.
  private static func mayFail(_ code: FormulaCode) -> Bool {
    switch code {
    case .divide, .remainder, .clamp, .squareRoot, .logarithm, .project, .map, .mapExtended,
      .itemStart, .itemEnd, .section, .element, .finish, .isLess, .isAtMost, .isEqual,
      .isDifferent:
      true
    default: false
    }
  }

  private func description(_ cause: FormulaFault.Cause, _ index: Int) -> FaultDescription {
    switch cause {
    case .operation:
      let place = places[index]
      let source = sources[place.formula]
      return FaultDescription(
        message: message(program.operations[index]),
        formula: source.text, column: place.offset < 0 ? 0 : source.start + place.offset + 1,
        offset: source.place(of: max(0, place.offset)))
    case .negativeExtent:
      let source = sources[formulaSources[index]]
      return FaultDescription(
        message:
          "\(subject(ofExtent: index)) would be {p} pt long (max(0, …) prevents that)",
        formula: source.text, column: 0, offset: source.place(of: 0))
    case .tooManyItems:
      let source = sources[formulaSources[index]]
      return FaultDescription(
        message: "{a} items would be visible at once; at most 4096 are drawn",
        formula: source.text, column: 0, offset: source.place(of: 0))
    case .noSuchMember:
      let source = sources[formulaSources[index]]
      return FaultDescription(
        message: "place {a} outside 0..<{b}", formula: source.text,
        column: 0, offset: source.place(of: 0))
    case .crash:
      let source = sentences[index]
      return FaultDescription(
        message: "the app would crash", formula: source.text, column: 0,
        offset: source.place(of: 0))
    case .bothThresholds:
      let source = sources[formulaSources[program.toggles[index].on]]
      return FaultDescription(
        message: "'on' and 'off' of a toggle hold at once", formula: source.text, column: 0,
        offset: source.place(of: 0))
    }
  }

  private func message(_ operation: FormulaOperation) -> String {
    switch operation.code {
    case .divide, .remainder: "division by 0"
    case .clamp: "the lower bound of clamp is above the upper one"
    case .squareRoot: "the square root of {a}"
    case .logarithm: "the logarithm of {a}"
    case .project: "a rate that is not between 0 and 1"
    case .map: "the x of map fall"
    case .mapExtended: "the x of map fall, or an end of it has no slope"
    case .itemStart, .itemEnd, .section: "index {a} outside 0..<{b}"
    case .element: "index {a} outside 0..<\(operation.c)"
    case .finish: "the result is not finite"
    default: "what is compared is not a number"
    }
  }

  /// What a formula measures that must not be negative.
  private func subject(ofExtent formula: Int) -> String {
    for (view, name) in zip(program.views, viewNames)
    where view.frame.width == formula || view.frame.height == formula {
      return "the viewport of '\(shown(name))'"
    }
    for (element, name) in zip(program.elements, elementNames) {
      switch element.place {
      case .once(let frame), .fixed(let frame), .perItem(let frame):
        if frame.width == formula || frame.height == formula { return "'\(shown(name))'" }
      case .repeated(let items):
        if program.items[items].length == formula { return "an item of '\(shown(name))'" }
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
