// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Handlers, toggles, timers and recorded values.
extension ProgramBuilder {
  func compileHandlers() {
    guard let value = tree["on"] else { return }
    guard let elements = value.elements else {
      log.refuse(value, "'on'", "a list of handlers")
      return
    }
    for element in elements {
      if element["toggle"] != nil {
        compileToggle(element)
      } else if element["after"] != nil {
        compileTimer(element)
      } else {
        compileHandler(element)
      }
    }
  }

  private func compileHandler(_ value: FileTree) {
    guard log.checkKeys(value, .handler) else { return }
    let words = PatternProgram.Event.allCases.map { "\($0)" }
    guard let event = value["event"] else {
      log.report(at: value.offset, "'event', 'toggle' or 'after' is missing")
      return
    }
    guard let index = word(event, "event", words) else { return }
    let kind = PatternProgram.Event.allCases[index]
    let (names, what): ([String], String) =
      switch kind {
      case .animationEnd: (stateNames, "state")
      case .tap: (elementNames, "element")
      default: (viewNames + families.map(\.name), "scroll view")
      }
    let subjects = word(value["of"], what, names).map { place -> Range<Int> in
      switch kind {
      // A list of states has its name several times.
      case .animationEnd: place..<(names.lastIndex(of: names[place]) ?? place) + 1
      case .tap: place..<place + 1
      default:
        place < viewNames.count ? place..<place + 1 : families[place - viewNames.count].views
      }
    }
    let condition = value["when"].map { compile(formula($0, "'when'"), as: .truth) } ?? nil
    handlers.append(
      PatternProgram.Handler(
        event: kind, subjects: subjects, condition: condition,
        statements: statements(of: value)))
  }

  private func compileToggle(_ value: FileTree) {
    log.checkKeys(value, .toggle)
    guard let name = value["toggle"], let text = name.text,
      case .state(let state)? = plainNames[text]?.name
    else {
      if let name = value["toggle"] {
        log.report(
          at: name.offset,
          UnknownWord.message("state", found: name.word, words: stateNames))
      }
      return
    }
    toggles.append(
      PatternProgram.Toggle(
        state: state, on: condition(value, "on"), off: condition(value, "off"),
        statements: statements(of: value)))
  }

  private func compileTimer(_ value: FileTree) {
    log.checkKeys(value, .timer)
    if case .number(let seconds)? = value["after"]?.content, seconds > 600 {
      log.report(
        at: value["after"]?.offset ?? 0,
        "'after' is in seconds, at most 600; found \(shown(seconds)) (milliseconds?)")
    }
    timers.append(
      PatternProgram.Timer(
        delay: compile(value["after"], "'after'", default: .number(0)),
        condition: condition(value, "since"), statements: statements(of: value)))
  }

  private func condition(_ value: FileTree, _ key: String) -> Int {
    guard let condition = value[key] else {
      log.report(at: value.offset, "'\(key)' is missing: a condition")
      return 0
    }
    return compile(formula(condition, "'\(key)'"), as: .truth) ?? 0
  }

  private func statements(of value: FileTree) -> Range<Int> {
    let first = statements.count
    guard let list = value["do"] else { return first..<first }
    compileStatements(list)
    return first..<statements.count
  }

  func compileValues() {
    for index in values.indices {
      let number = values[index].formula
      // A truth is recorded as 1 or 0.
      values[index].condition = conditions[index].flatMap { compile($0, as: .truth) }
      values[index].formula = compile(number, as: nil) ?? 0
    }
  }
}
