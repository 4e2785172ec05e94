// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What handlers do.
extension SwiftGenerator {
  /// Appends some statements of the program.
  mutating func statements(_ range: Range<Int>, _ text: inout SwiftText) {
    var next = range.lowerBound
    while next < range.upperBound {
      let statement = program.statements[next]
      next += 1
      switch statement {
      case .skipUnless(let formula, let target):
        next = choice(formula, next..<target, range.upperBound, &text)
      case .skip: break
      default: simple(statement, &text)
      }
    }
  }

  /// Appends a choice.
  ///
  /// The program has a jump behind what happens if the condition holds where something else happens if not.
  ///
  /// - Returns: The statement to go on with.
  private mutating func choice(
    _ formula: Int, _ first: Range<Int>, _ limit: Int, _ text: inout SwiftText
  ) -> Int {
    var (holds, end) = (first, first.upperBound)
    if let last = first.last, case .skip(let target) = program.statements[last],
      target >= first.upperBound, target <= limit
    {
      holds = first.lowerBound..<last
      end = target
    }
    text.condition(expressions.formula(formula)) { statements(holds, &$0) }
    if end > first.upperBound {
      text.otherwise { statements(first.upperBound..<end, &$0) }
    }
    return end
  }

  private mutating func simple(_ statement: PatternProgram.Statement, _ text: inout SwiftText) {
    switch statement {
    case .assign(let state, let formula): assign(state, formula, isSilent: false, &text)
    case .assignSilently(let state, let formula): assign(state, formula, isSilent: true, &text)
    case .animate(let state, let index): animate(names.motions[state], state, index, &text)
    case .animateOne(let first, _, let place, let index):
      let place = expressions.index(outline.formulas[place])
      animate("\(names.stateLists[first] ?? "")Motion[\(place)]", first, index, &text)
    case .assignOne(let first, let count, let place, let formula):
      let place = expressions.index(outline.formulas[place])
      assign(first..<first + count, at: place, formula, &text)
    case .assignAll(let first, let count, let formula):
      text.block("for place in 0..<\(count)") { text in
        if outline.formulas[formula].contains(.index) { text.line("let index = Double(place)") }
        assign(first..<first + count, at: "place", formula, &text)
      }
    case .animateOffset(let view, let index):
      let animation = program.animations[index]
      let target = expressions.formula(animation.target)
      let (response, damping) = spring(animation.course)
      text.call(
        "host.animateOffset",
        [
          "to: \(target)", "of: .\(caseName(view))", "response: \(response)",
          "damping: \(damping)", "for: &self",
        ])
    case .stop(let view): text.line("host.stop(.\(caseName(view)), for: &self)")
    case .move(let move, let view, let formula) where move.isOfTarget:
      setTarget(move, to: expressions.formula(formula), view, &text)
    case .move(let move, let view, let formula) where nest(of: view) != nil:
      moveNested(move, to: expressions.formula(formula), view, &text)
    case .move(let move, let view, let formula):
      self.move(move, to: expressions.formula(formula), of: ".\(self.view(view))", &text)
    case .moveOne(let move, let first, let count, let place, let formula)
    where nest(of: first) != nil || move.isOfTarget:
      text.line("switch \(expressions.index(outline.formulas[place])) {")
      for place in 0..<count {
        text.line(place == count - 1 ? "default:" : "case \(place):")
        text.indented {
          moveByName(move, to: expressions.formula(formula), first + place, &$0)
        }
      }
      text.line("}")
    case .moveAll(let move, let first, let count, let formula)
    where nest(of: first) != nil || move.isOfTarget:
      for place in 0..<count {
        text.block("do") { text in
          if outline.formulas[formula].contains(.index) { text.line("let index = \(place).0") }
          moveByName(move, to: expressions.formula(formula), first + place, &text)
        }
      }
    case .moveOne(let move, let first, _, let place, let formula):
      let place = expressions.index(outline.formulas[place])
      let family = "\(names.families[first] ?? "")Views[\(place)]"
      self.move(move, to: expressions.formula(formula), of: family, &text)
    case .moveAll(let move, let first, let count, let formula):
      text.block("for place in 0..<\(count)") { text in
        if outline.formulas[formula].contains(.index) { text.line("let index = Double(place)") }
        self.move(
          move, to: expressions.formula(formula), of: "\(names.families[first] ?? "")Views[place]",
          &text)
      }
    case .settle(let sheet, let detent): settle(sheet, detent, &text)
    case .crash(let sentence):
      text.line("crash = \(SwiftText.literal(outline.sentences[sentence]))")
      text.line("return")
    case .skip, .skipUnless: break
    }
  }

  /// Appends what moves a view, or its target, where each view has statements of its own.
  private func moveByName(
    _ move: PatternProgram.Move, to offset: String, _ view: Int, _ text: inout SwiftText
  ) {
    if move.isOfTarget {
      setTarget(move, to: offset, view, &text)
    } else {
      moveNested(move, to: offset, view, &text)
    }
  }

  /// Appends what sets where a fling goes; content that stops there is held by the host.
  private func setTarget(
    _ move: PatternProgram.Move, to offset: String, _ view: Int, _ text: inout SwiftText
  ) {
    text.expression("\(self.view(view)).target = ", offset)
    guard move == .targetStopping else { return }
    text.call("host.hold", [".\(caseName(view))", "at: \(self.view(view)).target", "for: &self"])
  }

  /// Appends what moves a view of a nest.
  private func moveNested(
    _ move: PatternProgram.Move, to offset: String, _ view: Int, _ text: inout SwiftText
  ) {
    let change =
      switch move {
      case .offsetStopping: "stopping"
      case .offsetSilently: "silently"
      case .offset, .target, .targetStopping: "goingOn"
      }
    text.call(
      "set\(SwiftNames.capitalized(names.views[view]))Offset", [offset, ".\(change)", "on: host"])
  }

  /// Appends what moves a view, whose name is an expression.
  private func move(
    _ move: PatternProgram.Move, to offset: String, of view: String, _ text: inout SwiftText
  ) {
    let change =
      switch move {
      case .offset: "goingOn"
      case .offsetStopping: "stopping"
      case .offsetSilently: "silently"
      case .target, .targetStopping: "goingOn"
      }
    text.call("host.setOffset", [offset, "of: \(view)", ".\(change)", "for: &self"])
  }

  private mutating func assign(
    _ state: Int, _ formula: Int, isSilent: Bool, _ text: inout SwiftText
  ) {
    let name = names.states[state]
    if outline.formulas[formula] == .name(.state(state)) {
      // Swift refuses a value that is set to itself; an animation ends there.
      if events.animatedStates.contains(state) {
        text.line("\(names.motions[state]).set(\(name))")
      }
    } else {
      set(state, expressions.formula(formula), &text)
    }
    follow(state..<state + 1, keepingContent: isSilent, &text)
  }

  private func view(_ index: Int) -> String { SwiftNames.quoted(names.views[index]) }

  /// Sets one state of a list, or all of them in turn.
  private mutating func assign(
    _ list: Range<Int>, at place: String, _ formula: Int, _ text: inout SwiftText
  ) {
    let name = names.stateLists[list.lowerBound] ?? ""
    let value = expressions.formula(formula)
    if events.animatedStates.contains(list.lowerBound) {
      text.line("\(name)Motion[\(place)].set(\(value))")
    } else {
      text.expression("\(SwiftNames.quoted(name))[\(place)] = ", value)
    }
    follow(list, keepingContent: false, &text)
  }

  private mutating func animate(_ name: String, _ state: Int, _ index: Int, _ text: inout SwiftText)
  {
    let animation = program.animations[index]
    let target = expressions.formula(animation.target)
    if case .curve(let seconds, let curve) = animation.course {
      let seconds = expressions.formula(seconds)
      expressions.use(.ease)
      text.call(
        "\(name).ease", ["to: \(target)", "over: \(seconds)", Self.name(of: curve), "at: time"])
      return
    }
    var arguments = ["to: \(target)"]
    var method = "spring"
    switch animation.course {
    case .uiSpring(let seconds, let damping, let speed):
      method = "uiSpring"
      arguments += [
        "over: \(expressions.formula(seconds))", "damping: \(expressions.formula(damping))",
        "travelsPerSecond: \(expressions.formula(speed))",
      ]
    default:
      let (response, damping) = spring(animation.course)
      arguments += ["response: \(response)", "damping: \(damping)"]
    }
    if let velocity = animation.velocity {
      arguments.append("velocity: \(expressions.formula(velocity))")
    }
    if program.states[state].isShare { arguments.append("isShare: true") }
    expressions.use(method == "spring" ? .spring : .uiSpring)
    text.call("\(name).\(method)", arguments + ["at: time"])
  }

  /// The response and the damping ratio of a spring that is critically damped unless it says otherwise: a bounce and the
  /// motion to a page are the same one in UIKit.
  private mutating func spring(
    _ course: PatternProgram.Animation.Course
  ) -> (response: String, damping: String) {
    guard case .spring(let response, let damping) = course else { return ("0.575", "1") }
    return (expressions.formula(response), expressions.formula(damping))
  }

  private static func name(of curve: TimingCurve) -> String {
    let known: [(TimingCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
      (.decelerate, "decelerate"),
    ]
    if let (_, name) = known.first(where: { $0.0 == curve }) { return ".\(name)" }
    return "TimingCurve(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
  }
}
