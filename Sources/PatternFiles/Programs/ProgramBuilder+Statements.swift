// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What handlers do.
extension ProgramBuilder {
  /// Compiles a list of statements; each is a text, or an object with `if`.
  func compileStatements(_ value: FileTree) {
    guard let elements = value.elements else {
      log.refuse(value, "'do'", "a list of statements")
      return
    }
    for element in elements {
      if element.members != nil {
        compileChoice(element)
      } else if let text = element.text {
        compileStatement(text, FormulaSource(element))
      } else {
        log.refuse(element, "a statement", "a text, or an object with 'if'")
      }
    }
  }

  private func compileChoice(_ value: FileTree) {
    log.checkKeys(value, .choice)
    guard let condition = value["if"] else {
      log.report(at: value.offset, "'if' is missing")
      return
    }
    let truth = compile(formula(condition, "'if'"), as: .truth) ?? 0
    let jump = statements.count
    statements.append(.skip(to: 0))
    if let list = value["do"] { compileStatements(list) }
    guard let other = value["else"] else {
      statements[jump] = .skipUnless(formula: truth, to: statements.count)
      return
    }
    let end = statements.count
    statements.append(.skip(to: 0))
    statements[jump] = .skipUnless(formula: truth, to: statements.count)
    compileStatements(other)
    statements[end] = .skip(to: statements.count)
  }

  /// The signs that set something.
  private enum Assignment: String, CaseIterable {
    case silently = "~="
    case stopping = ":="
    case plainly = "="
  }

  private func compileStatement(_ text: String, _ source: FormulaSource) {
    guard let (sign, start) = Self.assignment(in: Array(text.utf8)) else {
      return compileCommand(text, source)
    }
    let target = String(decoding: Array(text.utf8)[..<start], as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
    var right = source
    right.start = start + sign.rawValue.utf8.count
    let rest = String(decoding: Array(text.utf8)[right.start...], as: UTF8.self)
    guard let number = parse(rest, right) else { return }
    let parts = target.split(separator: ".").map(String.init)
    if parts.count == 1, case .state(let state)? = plainNames[target]?.name {
      let formula = compile(number, as: type(ofState: state)) ?? 0
      statements.append(
        sign == .silently
          ? .assignSilently(state: state, formula: formula)
          : .assign(state: state, formula: formula))
    } else if parts.count == 2, let view = viewNames.firstIndex(of: parts[0]),
      parts[1] == "offset" || parts[1] == "target" && sign == .plainly
    {
      let formula = compile(number, as: .number) ?? 0
      switch (parts[1], sign) {
      case ("target", _): statements.append(.setTarget(view: view, formula: formula))
      case (_, .plainly): statements.append(.setOffset(view: view, formula: formula))
      case (_, .stopping): statements.append(.setOffsetStopping(view: view, formula: formula))
      case (_, .silently): statements.append(.setOffsetSilently(view: view, formula: formula))
      }
    } else {
      let words = stateNames + viewNames.flatMap { ["\($0).offset", "\($0).target"] }
      log.report(
        at: source.place(of: 0),
        UnknownWord.message("target of an assignment", found: shown(target), words: words))
    }
  }

  /// The sign of an assignment in a statement, and where it is; nil if the statement is none.
  private static func assignment(in text: [UInt8]) -> (Assignment, at: Int)? {
    let before: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!")]
    for (index, byte) in text.enumerated() {
      // In a command the arguments come first.
      if byte == UInt8(ascii: "(") { return nil }
      guard byte == UInt8(ascii: "=") else { continue }
      let previous = index > 0 ? text[index - 1] : 0
      if previous == UInt8(ascii: "~") { return (.silently, index - 1) }
      if previous == UInt8(ascii: ":") { return (.stopping, index - 1) }
      let isComparison =
        before.contains(previous)
        || index + 1 < text.count && text[index + 1] == UInt8(ascii: "=")
      return isComparison ? nil : (.plainly, index)
    }
    return nil
  }

  // MARK: Commands

  private func compileCommand(_ text: String, _ source: FormulaSource) {
    let formula: Formula
    do {
      formula = try FormulaParser.parse(text)
    } catch {
      return log.report(at: source.place(of: error.offset), error.message)
    }
    guard case .call(let name, let arguments) = formula.kind else {
      return log.report(
        at: source.place(of: 0),
        "a statement is 'name = formula', animate(…) or stop(…); found '\(shown(text))'")
    }
    switch name {
    case "animate": compileAnimation(arguments, formula, source)
    case "stop":
      guard arguments.count == 1, case .name(let view) = arguments[0].kind,
        let index = viewNames.firstIndex(of: view.root)
      else {
        return log.report(
          at: source.place(of: formula.offset), "expected stop(view), with the name of a view")
      }
      statements.append(.stop(view: index))
    default:
      log.report(
        at: source.place(of: formula.offset),
        UnknownWord.message("command", found: shown(name), words: ["animate", "stop"]))
    }
  }

  private func compileAnimation(
    _ arguments: [Formula], _ formula: Formula, _ source: FormulaSource
  ) {
    guard arguments.count == 3 || arguments.count == 4, case .name(let name) = arguments[0].kind,
      case .call(let course, let details) = arguments[2].kind,
      let statement = animated(name)
    else {
      return log.report(
        at: source.place(of: formula.offset),
        "expected animate(state, target, how) or animate(view.offset, target, spring(…))")
    }
    func compiled(_ part: Formula) -> Int { compile(append(part, source), as: .number) ?? 0 }
    let motion: PatternProgram.Animation.Course
    switch (course, details.count) {
    case ("bounce", 0): motion = .bounce
    case ("spring", 2):
      motion = .spring(response: compiled(details[0]), damping: compiled(details[1]))
    case ("ease", 2):
      guard let curve = curve(details[1]) else {
        let names = Self.curves.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        return log.report(
          at: source.place(of: details[1].offset),
          "the curve must be one of \(names), or [x1, y1, x2, y2] with x from 0 to 1")
      }
      motion = .curve(seconds: compiled(details[0]), curve)
    default:
      return log.report(
        at: source.place(of: arguments[2].offset),
        "expected spring(response, damping), bounce() or ease(seconds, 'curve')")
    }
    if case .curve = motion, !name.parts.isEmpty {
      log.report(at: source.place(of: arguments[2].offset), "an offset is animated by springs only")
    }
    animations.append(
      PatternProgram.Animation(
        target: compiled(arguments[1]),
        velocity: arguments.count == 4 ? compiled(arguments[3]) : nil, course: motion))
    statements.append(statement(animations.count - 1))
  }

  /// The statement that animates what a name stands for; nil for what cannot be animated.
  private func animated(_ name: FormulaName) -> ((Int) -> PatternProgram.Statement)? {
    if name.parts.isEmpty, case .state(let state)? = plainNames[name.root]?.name {
      return { .animate(state: state, $0) }
    }
    guard name.parts.count == 1, case .member("offset", _) = name.parts[0],
      let view = viewNames.firstIndex(of: name.root)
    else { return nil }
    return { .animateOffset(view: view, $0) }
  }

  private static let curves: [String: TimingCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "decelerate": .decelerate,
  ]

  private func curve(_ formula: Formula) -> TimingCurve? {
    switch formula.kind {
    case .word(let word): return Self.curves[word]
    case .list(let points):
      let numbers = points.compactMap { point in
        if case .number(let number) = point.kind { number } else { nil }
      }
      guard numbers.count == 4, points.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else {
        return nil
      }
      return TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    default: return nil
    }
  }
}
