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
    let move = parts.count == 2 ? Self.move(parts[1], assignment.sign) : nil
    if let place = assignment.place {
      if let family = families.first(where: { $0.name == parts[0] }), let move {
        return compile(place, of: family.views, move, value, source)
      }
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
    } else if let move, let view = viewNames.firstIndex(of: parts[0]) {
      statements.append(
        .move(move, view: view, formula: compile(value, as: .number) ?? 0))
    } else {
      reportUnknown(target, source)
    }
  }

  /// How a view is moved by setting a reading of it; nil for what cannot be set.
  private static func move(_ member: String, _ sign: Assignment.Sign) -> PatternProgram.Move? {
    switch (member, sign) {
    case ("target", .plainly): .target
    case ("target", .stopping): .targetStopping
    case ("offset", .plainly): .offset
    case ("offset", .stopping): .offsetStopping
    case ("offset", .silently): .offsetSilently
    default: nil
    }
  }

  /// Moves one view of a family, or all.
  private func compile(
    _ place: (text: String, start: Int), of views: Range<Int>, _ move: PatternProgram.Move,
    _ value: Int, _ source: FormulaSource
  ) {
    if place.text == "*" {
      itemScope = .place
      defer { itemScope = .none }
      statements.append(
        .moveAll(
          move, first: views.lowerBound, count: views.count,
          formula: compile(value, as: .number) ?? 0))
      return
    }
    guard let index = compile(place, source) else { return }
    statements.append(
      .moveOne(
        move, first: views.lowerBound, count: views.count, place: index,
        formula: compile(value, as: .number) ?? 0))
  }

  /// Compiles the place in brackets.
  private func compile(
    _ place: (text: String, start: Int), _ source: FormulaSource
  ) -> Int? {
    var inner = source
    inner.start = place.start
    return compile(parse(place.text, inner), as: .number)
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
    guard let index = compile(place, source) else { return }
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
