// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Statements as the file spells them.
struct OutlineStatements {
  private let outline: PatternOutline

  init(_ outline: PatternOutline) { self.outline = outline }

  /// Lines for some statements of the program; those within a choice are indented.
  func lines(_ range: Range<Int>) -> [String] {
    var result: [String] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let statement = outline.program.statements[next]
      next += 1
      guard case .skipUnless(let condition, let target) = statement else {
        if let text = text(of: statement) { result.append(text) }
        continue
      }
      let (holds, end) = Self.choice(next..<target, range.upperBound, outline.program.statements)
      result.append("if \(formula(condition))")
      result += lines(holds).map { "  " + $0 }
      if end > target {
        result.append("else")
        result += lines(target..<end).map { "  " + $0 }
      }
      next = end
    }
    return result
  }

  /// The statements of a choice that count if its condition holds, and where all of it ends.
  ///
  /// The last of them jumps behind what counts if not.
  private static func choice(
    _ first: Range<Int>, _ limit: Int, _ statements: [PatternProgram.Statement]
  ) -> (holds: Range<Int>, end: Int) {
    guard let last = first.last, case .skip(let target) = statements[last],
      target >= first.upperBound, target <= limit
    else { return (first, first.upperBound) }
    return (first.lowerBound..<last, target)
  }

  private func formula(_ index: Int) -> String {
    OutlineNames.text(of: outline.formulas[index], in: outline)
  }

  private func text(of statement: PatternProgram.Statement) -> String? {
    let (states, views) = (outline.stateNames, outline.viewNames)
    switch statement {
    case .assign(let state, let value): return "\(states[state].text) = \(formula(value))"
    case .assignSilently(let state, let value): return "\(states[state].text) ~= \(formula(value))"
    case .assignOne(let first, _, let place, let value):
      return "\(list(states[first]))[\(formula(place))] = \(formula(value))"
    case .assignAll(let first, _, let value):
      return "\(list(states[first]))[*] = \(formula(value))"
    case .move(let move, let view, let value):
      return "\(views[view].text)\(Self.setting(move)) \(formula(value))"
    case .moveOne(let move, let first, _, let place, let value):
      return "\(list(views[first]))[\(formula(place))]\(Self.setting(move)) \(formula(value))"
    case .moveAll(let move, let first, _, let value):
      return "\(list(views[first]))[*]\(Self.setting(move)) \(formula(value))"
    case .animateOne(let first, _, let place, let index):
      return animation("\(list(states[first]))[\(formula(place))]", index)
    case .crash(let sentence): return "crash('\(outline.sentences[sentence])')"
    case .settle(let sheet, let detent):
      return
        "\(outline.sheetNames[sheet].text).settle('\(outline.detentNames[sheet][detent])')"
    case .animate(let state, let index): return animation(states[state].text, index)
    case .animateOffset(let view, let index):
      return animation("\(views[view].text).offset", index)
    case .stop(let view): return "stop(\(views[view].text))"
    case .skip, .skipUnless: return nil
    }
  }

  private func list(_ name: PatternOutline.Name) -> String { OutlineNames.list(name.text) }

  private static func setting(_ move: PatternProgram.Move) -> String {
    switch move {
    case .offset: ".offset ="
    case .offsetStopping: ".offset :="
    case .offsetSilently: ".offset ~="
    case .target: ".target ="
    case .targetStopping: ".target :="
    }
  }

  private func animation(_ name: String, _ index: Int) -> String {
    let animation = outline.program.animations[index]
    let course =
      switch animation.course {
      case .bounce: "bounce()"
      case .paging: "paging()"
      case .spring(let response, let damping):
        "spring(\(formula(response)), \(formula(damping)))"
      case .uiSpring(let seconds, let damping, let speed):
        "uiSpring(\(formula(seconds)), \(formula(damping)), \(formula(speed)))"
      case .curve(let seconds, let curve): "ease(\(formula(seconds)), \(Self.name(of: curve)))"
      }
    let velocity = animation.velocity.map { ", \(formula($0))" } ?? ""
    return "animate(\(name), \(formula(animation.target)), \(course)\(velocity))"
  }

  private static func name(of curve: TimingCurve) -> String {
    let known: [(TimingCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
      (.decelerate, "decelerate"),
    ]
    if let (_, name) = known.first(where: { $0.0 == curve }) { return "'\(name)'" }
    return "[\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2)]"
  }
}
