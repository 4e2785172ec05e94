// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What handlers do.
extension FilePattern {
  /// Runs statements in order; each sees what the one before has left.
  mutating func run(_ statements: Range<Int>, on host: inout ScrollHost) {
    var next = statements.lowerBound
    while next < statements.upperBound, fault == nil, !host.isFeedbackLoop {
      let statement = program.statements[next]
      next += 1
      switch statement {
      case .skipUnless(let formula, let target): if !holds(formula, on: host) { next = target }
      case .skip(let target): next = target
      case .assign(let state, let formula):
        assign(state, formula, keepingContent: false, on: &host)
      case .assignSilently(let state, let formula):
        assign(state, formula, keepingContent: true, on: &host)
      case .animate(let state, let index): animate(state, program.animations[index], on: &host)
      case .animateOffset(let view, let index):
        animate(ScrollViewID(view), program.animations[index], on: &host)
      case .stop(let view): host.stop(ScrollViewID(view))
      case .setOffset(let view, let formula), .setOffsetStopping(let view, let formula),
        .setOffsetSilently(let view, let formula), .setTarget(let view, let formula):
        guard let offset = number(formula, on: host) else { return }
        move(ScrollViewID(view), to: offset, by: statement, on: &host)
      }
    }
  }

  private mutating func move(
    _ id: ScrollViewID, to offset: Double, by statement: PatternProgram.Statement,
    on host: inout ScrollHost
  ) {
    switch statement {
    case .setOffsetStopping: host.setContentOffsetStopping(offset, of: id, notifying: &self)
    case .setOffsetSilently: host.setContentOffsetSilently(offset, of: id)
    case .setTarget:
      // As in UIKit, a target that is the proposed one changes nothing.
      if offset != target(of: id.index, on: host) { host.setTargetContentOffset(offset, of: id) }
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
