// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What events do.
extension ProgramReader {
  mutating func handler() -> PatternProgram.Handler {
    let event = bytes.value(PatternProgram.Event.frame)
    let hasSubjects = bytes.flag()
    // Views, elements or states: there are never more than bytes.
    let subjects = hasSubjects ? bytes.range(within: 1 << 16) : nil
    return PatternProgram.Handler(
      event: event, subjects: subjects, condition: optionalFormula(), statements: statementRange())
  }

  mutating func toggle() -> PatternProgram.Toggle {
    PatternProgram.Toggle(
      state: bytes.whole(below: states), on: formula(), off: formula(),
      statements: statementRange())
  }

  /// The statements of all handlers.
  ///
  /// - Parameter sheetParts: The sheets, whose detents statements name.
  mutating func statementList(
    _ sheetParts: [PatternProgram.Sheet]
  ) -> [PatternProgram.Statement] {
    var result: [PatternProgram.Statement] = []
    while result.count < statements, bytes.isValid {
      result.append(statement(at: result.count, sheetParts))
    }
    return result
  }

  private mutating func statement(
    at index: Int, _ sheetParts: [PatternProgram.Sheet]
  ) -> PatternProgram.Statement {
    switch bytes.whole(below: 16) {
    case 0: return .assign(state: bytes.whole(below: states), formula: formula())
    case 1: return .assignSilently(state: bytes.whole(below: states), formula: formula())
    case 2:
      let members = bytes.range(within: states)
      return .assignOne(
        first: members.lowerBound, count: members.count, place: formula(), formula: formula())
    case 3:
      let members = bytes.range(within: states)
      return .assignAll(first: members.lowerBound, count: members.count, formula: formula())
    case 4:
      let members = bytes.range(within: states)
      return .animateOne(
        first: members.lowerBound, count: members.count, place: formula(),
        bytes.whole(below: animations))
    case 5: return .crash(bytes.whole(below: 1 << 16))
    case 6: return .move(move(), view: bytes.whole(below: views), formula: formula())
    case 7:
      let (move, members) = (move(), bytes.range(within: views))
      return .moveOne(
        move, first: members.lowerBound, count: members.count, place: formula(),
        formula: formula())
    case 8:
      let (move, members) = (move(), bytes.range(within: views))
      return .moveAll(
        move, first: members.lowerBound, count: members.count, formula: formula())
    case 9:
      return .animate(state: bytes.whole(below: states), bytes.whole(below: animations))
    case 10:
      return .animateOffset(view: bytes.whole(below: views), bytes.whole(below: animations))
    case 11:
      let sheet = bytes.whole(below: sheets)
      let detents = sheet < sheetParts.count ? sheetParts[sheet].detents.count : 0
      return .settle(sheet: sheet, detent: bytes.whole(below: detents))
    case 12: return .stop(view: bytes.whole(below: views))
    case 13:
      let formula = formula()
      return .skipUnless(
        formula: formula, to: bytes.whole(from: index + 1, below: statements + 1))
    case 14: return .skip(to: bytes.whole(from: index + 1, below: statements + 1))
    default:
      bytes.refuse()
      return .skip(to: 0)
    }
  }

  private mutating func move() -> PatternProgram.Move { bytes.value(PatternProgram.Move.offset) }

  mutating func animation() -> PatternProgram.Animation {
    PatternProgram.Animation(
      target: formula(), velocity: optionalFormula(), course: course())
  }

  private mutating func course() -> PatternProgram.Animation.Course {
    switch bytes.whole(below: 5) {
    case 0: return .spring(response: formula(), damping: formula())
    case 1: return .bounce
    case 3: return .paging
    case 4: return .uiSpring(seconds: formula(), damping: formula(), speed: formula())
    default:
      let seconds = formula()
      let (x1, y1, x2, y2) = (bytes.number(), bytes.number(), bytes.number(), bytes.number())
      guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1 else {
        bytes.refuse()
        return .bounce
      }
      return .curve(seconds: seconds, TimingCurve(x1, y1, x2, y2))
    }
  }
}
