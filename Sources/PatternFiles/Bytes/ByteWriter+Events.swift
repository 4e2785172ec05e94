// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What events do.
extension ByteWriter {
  mutating func write(_ handler: PatternProgram.Handler) {
    write(handler.event)
    write(handler.subjects != nil)
    if let subjects = handler.subjects { write(subjects) }
    write(handler.condition)
    write(handler.statements)
  }

  mutating func write(_ toggle: PatternProgram.Toggle) {
    write(toggle.state)
    write(toggle.on)
    write(toggle.off)
    write(toggle.statements)
  }

  mutating func write(_ timer: PatternProgram.Timer) {
    write(timer.delay)
    write(timer.condition)
    write(timer.statements)
  }

  mutating func write(_ statement: PatternProgram.Statement) {
    switch statement {
    case .assign(let state, let formula): write(tag: 0, state, formula)
    case .assignSilently(let state, let formula): write(tag: 1, state, formula)
    case .assignOne(let first, let count, let place, let formula):
      write(tag: 2, first, count, place, formula)
    case .assignAll(let first, let count, let formula): write(tag: 3, first, count, formula)
    case .animateOne(let first, let count, let place, let animation):
      write(tag: 4, first, count, place, animation)
    case .crash(let sentence): write(tag: 5, sentence)
    case .move(let move, let view, let formula): write(tag: 6, Int(move.rawValue), view, formula)
    case .moveOne(let move, let first, let count, let place, let formula):
      write(tag: 7, Int(move.rawValue), first, count, place, formula)
    case .moveAll(let move, let first, let count, let formula):
      write(tag: 8, Int(move.rawValue), first, count, formula)
    case .animate(let state, let animation): write(tag: 9, state, animation)
    case .animateOffset(let view, let animation): write(tag: 10, view, animation)
    case .settle(let sheet, let detent): write(tag: 11, sheet, detent)
    case .stop(let view): write(tag: 12, view)
    case .skipUnless(let formula, let target): write(tag: 13, formula, target)
    case .skip(let target): write(tag: 14, target)
    }
  }

  private mutating func write(tag: Int, _ numbers: Int...) {
    write(tag)
    for number in numbers { write(number) }
  }

  mutating func write(_ animation: PatternProgram.Animation) {
    write(animation.target)
    write(animation.velocity)
    switch animation.course {
    case .spring(let response, let damping): write(tag: 0, response, damping)
    case .bounce: write(1)
    case .paging: write(3)
    case .uiSpring(let seconds, let damping, let speed): write(tag: 4, seconds, damping, speed)
    case .curve(let seconds, let curve):
      write(tag: 2, seconds)
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] { write(number) }
    }
  }
}
