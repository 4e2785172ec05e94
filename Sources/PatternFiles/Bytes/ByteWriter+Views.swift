// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Scroll views, sheets, nests and states.
extension ByteWriter {
  mutating func write(_ view: PatternProgram.View) {
    write(view.axis)
    write(view.adjustment.rawValue)
    write(view.frame)
    for formula in [
      view.content, view.leadingInset, view.trailingInset, view.leadingSafeArea,
      view.trailingSafeArea, view.bounces, view.alwaysBounces, view.isPaging, view.start,
    ] { write(formula) }
    switch view.snap {
    case .anywhere: write(0)
    case .places(let formulas):
      write(1)
      list(formulas) { $0.write($1) }
    case .every(let step, let origin):
      write(2)
      write(step)
      write(origin)
    }
    write(view.clips)
    write(view.followsRun)
  }

  mutating func write(_ frame: PatternProgram.View.Frame) {
    write(frame.x)
    write(frame.y)
    write(frame.width)
    write(frame.height)
  }

  mutating func write(_ sheet: PatternProgram.Sheet) {
    write(sheet.edge)
    list(sheet.detents) { $0.write($1) }
    write(sheet.start)
    write(sheet.handle)
    write(sheet.beyond)
    write(sheet.rule)
    switch sheet.spring {
    case .spring(let response, let damping):
      write(0)
      write(response)
      write(damping)
    case .floatingPanel: write(1)
    case .system: write(2)
    case .overlayContainer: write(3)
    }
    write(sheet.keepsVelocity)
    write(sheet.overshoots)
    write(sheet.list?.view)
    if let list = sheet.list { write(list.returnsContent) }
  }

  private mutating func write(_ rule: PatternProgram.Sheet.Rule) {
    switch rule {
    case .project(let rate):
      write(0)
      write(rate)
    case .lookAhead: write(1)
    case .nearest: write(2)
    case .onward: write(3)
    case .threshold(let distance, let speed):
      write(4)
      write(distance)
      write(speed)
    case .floatingPanel: write(5)
    }
  }

  mutating func write(_ nest: PatternProgram.Nest) {
    write(nest.outer)
    write(nest.inners)
    write(nest.outerIsFirstOnward)
    write(nest.outerIsFirstBack)
  }

  mutating func write(_ state: PatternProgram.State) {
    write(state.register)
    write(state.target)
    write(state.velocity)
    write(state.first)
    write(state.isShare)
  }

  mutating func write(_ beginning: PatternProgram.Beginning) {
    switch beginning {
    case .state(let index):
      write(0)
      write(index)
    case .items(let index):
      write(1)
      write(index)
    case .view(let index):
      write(2)
      write(index)
    }
  }
}
