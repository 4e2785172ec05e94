// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Scroll views, sheets, nests and states.
extension ProgramReader {
  mutating func view() -> PatternProgram.View {
    var view = PatternProgram.View(
      axis: bytes.value(ScrollView.Axis.vertical), adjustment: adjustment(), frame: frame(),
      content: formula(), leadingInset: formula(), trailingInset: formula(),
      leadingSafeArea: formula(), trailingSafeArea: formula(), bounces: formula(),
      alwaysBounces: formula(), isPaging: formula(), start: formula(), snap: snap(),
      clips: bytes.flag())
    view.followsRun = bytes.flag()
    return view
  }

  private mutating func adjustment() -> ScrollBehavior.InsetAdjustment {
    switch bytes.whole(below: 3) {
    case 0: .always
    case 1: .automatic
    default: .never
    }
  }

  private mutating func snap() -> PatternProgram.Snap {
    switch bytes.whole(below: 3) {
    case 0: .anywhere
    case 1: .places(list { $0.formula() })
    default: .every(formula(), from: formula())
    }
  }

  mutating func sheet() -> PatternProgram.Sheet {
    let edge = bytes.value(PatternProgram.Sheet.Edge.bottom)
    let detents = list { $0.formula() }
    return PatternProgram.Sheet(
      edge: edge, detents: detents, start: bytes.whole(below: detents.count),
      handle: bytes.optional(below: elements),
      beyond: bytes.value(PatternProgram.Sheet.Beyond.rubber), rule: rule(), spring: spring(),
      keepsVelocity: bytes.flag(), overshoots: bytes.flag(),
      list: bytes.optional(below: views).map { (view: $0, returnsContent: bytes.flag()) })
  }

  private mutating func rule() -> PatternProgram.Sheet.Rule {
    switch bytes.whole(below: 6) {
    case 0: .project(rate: formula())
    case 1: .lookAhead
    case 2: .nearest
    case 3: .onward
    case 4: .threshold(distance: formula(), speed: formula())
    default: .floatingPanel
    }
  }

  private mutating func spring() -> PatternProgram.Sheet.Spring {
    switch bytes.whole(below: 4) {
    case 0: .spring(response: formula(), damping: formula())
    case 1: .floatingPanel
    case 2: .system
    default: .overlayContainer
    }
  }

  mutating func nest() -> PatternProgram.Nest {
    PatternProgram.Nest(
      outer: bytes.whole(below: views), inners: bytes.range(within: views),
      outerIsFirstOnward: bytes.flag(), outerIsFirstBack: bytes.flag())
  }

  mutating func state() -> PatternProgram.State {
    PatternProgram.State(
      register: bytes.whole(below: registers), target: bytes.whole(below: registers),
      velocity: bytes.whole(below: registers), first: formula(), isShare: bytes.flag())
  }

  mutating func beginning() -> PatternProgram.Beginning {
    switch bytes.whole(below: 3) {
    case 0: .state(bytes.whole(below: states))
    case 1: .items(bytes.whole(below: items))
    default: .view(bytes.whole(below: views))
    }
  }
}
