// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Statements that set states, offsets and targets.
extension ProgramBuilder {
  /// Compiles an assignment.
  ///
  /// - Parameters:
  ///   - assignment: Its parts.
  ///   - value: The number of the formula of the value.
  ///   - source: Where the statement stands.
  func compile(_ assignment: Assignment, _ value: Int, _ source: FormulaSource) {
    let target = assignment.target
    let parts = target.split(separator: ".").map(String.init)
    if let place = assignment.place {
      guard case .states(let range)? = plainNames[target]?.name else {
        return reportUnknown(target, source)
      }
      return compile(place, of: range, assignment.sign, value, source)
    }
    if case .state(let state)? = plainNames[target]?.name {
      let formula = compile(value, as: type(ofState: state)) ?? 0
      statements.append(
        assignment.sign == .silently
          ? .assignSilently(state: state, formula: formula)
          : .assign(state: state, formula: formula))
    } else if parts.count == 2, let view = viewNames.firstIndex(of: parts[0]),
      parts[1] == "offset" || parts[1] == "target" && assignment.sign == .plainly
    {
      let formula = compile(value, as: .number) ?? 0
      switch (parts[1], assignment.sign) {
      case ("target", _): statements.append(.setTarget(view: view, formula: formula))
      case (_, .plainly): statements.append(.setOffset(view: view, formula: formula))
      case (_, .stopping): statements.append(.setOffsetStopping(view: view, formula: formula))
      case (_, .silently): statements.append(.setOffsetSilently(view: view, formula: formula))
      }
    } else {
      reportUnknown(target, source)
    }
  }

  /// Sets one state of a list, or all.
  private func compile(
    _ place: (text: String, start: Int), of range: Range<Int>, _ sign: Assignment.Sign,
    _ value: Int, _ source: FormulaSource
  ) {
    if sign == .silently {
      log.report(at: source.place(of: 0), "'~=' is for single states and offsets; use '='")
    }
    let type = type(ofState: range.lowerBound)
    if place.text == "*" {
      itemScope = .place
      defer { itemScope = .none }
      let formula = compile(value, as: type) ?? 0
      statements.append(
        .assignAll(first: range.lowerBound, count: range.count, formula: formula))
      return
    }
    var inner = source
    inner.start = place.start
    guard let number = parse(place.text, inner), let index = compile(number, as: .number) else {
      return
    }
    statements.append(
      .assignOne(
        first: range.lowerBound, count: range.count, place: index,
        formula: compile(value, as: type) ?? 0))
  }

  private func reportUnknown(_ target: String, _ source: FormulaSource) {
    let states = plainNames.compactMap { name, meaning -> String? in
      switch meaning.name {
      case .state: name
      case .states: "\(name)[0]"
      default: nil
      }
    }
    log.report(
      at: source.place(of: 0),
      UnknownWord.message(
        "target of an assignment", found: shown(target),
        words: states.sorted() + viewNames.flatMap { ["\($0).offset", "\($0).target"] }))
  }
}
