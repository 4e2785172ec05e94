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

  private func compileStatement(_ text: String, _ source: FormulaSource) {
    guard let assignment = Assignment(text) else { return compileCommand(text, source) }
    var right = source
    right.start = assignment.valueStart
    let rest = String(decoding: Array(text.utf8)[right.start...], as: UTF8.self)
    guard let number = parse(rest, right) else { return }
    compile(assignment, number, source)
  }

  // MARK: Commands

  private func compileCommand(_ text: String, _ source: FormulaSource) {
    let formula: Formula
    do {
      formula = try FormulaParser.parse(text)
    } catch {
      return log.report(at: source.place(of: error.offset), error.message)
    }
    if case .name(let name) = formula.kind, name.words != nil {
      return compileSettling(name, source)
    }
    guard case .call(let name, let arguments) = formula.kind else {
      return log.report(
        at: source.place(of: 0),
        "a statement is 'name = formula', animate(…), stop(…) or crash(…); found '\(shown(text))'")
    }
    switch name {
    case "crash":
      guard arguments.count == 1, case .word(let sentence) = arguments[0].kind else {
        return log.report(
          at: source.place(of: formula.offset), "expected crash('why the app crashes here')")
      }
      var place = source
      place.text = sentence
      sentences.append(place)
      statements.append(.crash(sentences.count - 1))
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
        UnknownWord.message("command", found: shown(name), words: ["animate", "crash", "stop"]))
    }
  }

  /// A command to a sheet, such as `panel.settle('full')`.
  private func compileSettling(_ name: FormulaName, _ source: FormulaSource) {
    guard let sheet = sheetDrafts.firstIndex(where: { $0.name == name.root }),
      case .member("settle", _)? = name.parts.first, name.parts.count == 1,
      let word = name.words?.first, name.words?.count == 1
    else {
      return log.report(
        at: source.place(of: 0), "expected a sheet and a detent: sheet.settle('detent')")
    }
    let names = sheetDrafts[sheet].detents.map(\.name)
    guard let detent = names.firstIndex(of: word.text) else {
      return log.report(
        at: source.place(of: word.offset),
        UnknownWord.message("detent", found: shown(word.text), words: names))
    }
    statements.append(.settle(sheet: sheet, detent: detent))
  }

  private func compileAnimation(
    _ arguments: [Formula], _ formula: Formula, _ source: FormulaSource
  ) {
    guard arguments.count == 3 || arguments.count == 4, case .name(let name) = arguments[0].kind,
      case .call(let course, let details) = arguments[2].kind,
      let statement = animated(name, source)
    else {
      return log.report(
        at: source.place(of: formula.offset),
        "expected animate(state, target, how) or animate(view.offset, target, spring(…))")
    }
    func compiled(_ part: Formula) -> Int { compile(append(part, source), as: .number) ?? 0 }
    let motion: PatternProgram.Animation.Course
    switch (course, details.count) {
    case ("bounce", 0): motion = .bounce
    case ("paging", 0): motion = .paging
    case ("spring", 2):
      motion = .spring(response: compiled(details[0]), damping: compiled(details[1]))
    case ("uiSpring", 3):
      motion = .uiSpring(
        seconds: compiled(details[0]), damping: compiled(details[1]), speed: compiled(details[2]))
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
        "expected spring(response, damping), bounce(), paging(), uiSpring(seconds, damping, speed) or ease(seconds, 'curve')"
      )
    }
    if motion.isOfStatesOnly, viewNames.contains(name.root) {
      log.report(
        at: source.place(of: arguments[2].offset),
        "an offset is animated by spring, bounce and paging only")
    }
    animations.append(
      PatternProgram.Animation(
        target: compiled(arguments[1]),
        velocity: arguments.count == 4 ? compiled(arguments[3]) : nil, course: motion))
    statements.append(statement(animations.count - 1))
  }

  /// The statement that animates what a name stands for; nil for what cannot be animated.
  private func animated(
    _ name: FormulaName, _ source: FormulaSource
  ) -> ((Int) -> PatternProgram.Statement)? {
    if name.parts.isEmpty, case .state(let state)? = plainNames[name.root]?.name {
      return { .animate(state: state, $0) }
    }
    if name.parts.count == 1, case .index(let index) = name.parts[0],
      case .states(let range)? = plainNames[name.root]?.name
    {
      guard let place = compile(append(index, source), as: .number) else { return nil }
      return { .animateOne(first: range.lowerBound, count: range.count, place: place, $0) }
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
