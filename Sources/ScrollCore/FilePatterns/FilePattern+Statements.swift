// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What handlers do.
extension FilePattern {
  /// Runs statements in order; each sees what the one before has left.
  mutating func run(_ statements: Range<Int>, on host: inout ScrollHost) {
    var next = statements.lowerBound
    while next < statements.upperBound, fault == nil, crash == nil, !host.isFeedbackLoop {
      let statement = program.statements[next]
      next += 1
      switch statement {
      case .skipUnless(let formula, let target): if !holds(formula, on: host) { next = target }
      case .skip(let target): next = target
      case .assign(let state, let formula):
        assign(state, formula, keepingContent: false, on: &host)
      case .assignSilently(let state, let formula):
        assign(state, formula, keepingContent: true, on: &host)
      case .assignOne(let first, let count, let place, let formula):
        guard let state = self.state(of: first..<first + count, at: place, on: host) else { return }
        assign(state, formula, keepingContent: false, on: &host)
      case .assignAll(let first, let count, let formula):
        for place in 0..<count {
          registers[program.item.index] = Double(place)
          assign(first + place, formula, keepingContent: false, on: &host)
        }
      case .animate(let state, let index): animate(state, program.animations[index], on: &host)
      case .animateOne(let first, let count, let place, let index):
        guard let state = self.state(of: first..<first + count, at: place, on: host) else { return }
        animate(state, program.animations[index], on: &host)
      case .crash(let sentence):
        noteCrash(sentence, at: host.time)
        return
      case .animateOffset(let view, let index):
        animate(ScrollViewID(view), program.animations[index], on: &host)
      case .settle(let sheet, let detent):
        settle(
          at: sheets[sheet].places[detent], sheet, velocity: velocity(ofSheet: sheet, on: host),
          on: &host)
      case .stop(let view): host.stop(ScrollViewID(view))
      case .setOffset(let view, let formula), .setOffsetStopping(let view, let formula),
        .setOffsetSilently(let view, let formula), .setTarget(let view, let formula):
        guard let offset = number(formula, on: host) else { return }
        move(ScrollViewID(view), to: offset, by: statement, on: &host)
      }
    }
  }

  /// Ends the run with the next frame, for one of the program's sentences.
  mutating func noteCrash(_ sentence: Int, at time: Double) {
    if crash == nil { crash = FormulaFault(.crash, sentence, at: time) }
  }

  /// The state that a formula chooses among neighbours; nil, with the fault noted, for none.
  private mutating func state(
    of states: Range<Int>, at place: Int, on host: borrowing ScrollHost
  ) -> Int? {
    guard let number = number(place, on: host) else { return nil }
    guard number >= 0, number < Double(states.count), number.rounded(.down) == number else {
      fault = FormulaFault(.noSuchState, place, number, Double(states.count), at: host.time)
      return nil
    }
    return states.lowerBound + Int(number)
  }

  private mutating func move(
    _ id: ScrollViewID, to offset: Double, by statement: PatternProgram.Statement,
    on host: inout ScrollHost
  ) {
    switch statement {
    case .setOffsetStopping: host.setContentOffsetStopping(offset, of: id, notifying: &self)
    case .setOffsetSilently: host.setContentOffsetSilently(offset, of: id)
    case .setTarget: host.setTargetContentOffset(offset, of: id)
    default: host.setContentOffset(offset, of: id, notifying: &self)
    }
  }

  /// Sets a state, ends its animation, and arranges the views anew.
  private mutating func assign(
    _ index: Int, _ formula: Int, keepingContent keepsContent: Bool, on host: inout ScrollHost
  ) {
    guard let value = number(formula, on: host) else { return }
    let state = program.states[index]
    registers[state.register] = value
    registers[state.target] = value
    registers[state.velocity] = 0
    if motions[index] != nil {
      motions[index] = nil
      motionCount -= 1
      schedule(on: &host)
    }
    if program.followsStates { arrangeViews(keepingContent: keepsContent, on: &host) }
  }
}
