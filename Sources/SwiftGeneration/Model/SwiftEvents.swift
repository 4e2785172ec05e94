// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
package import ScrollCore

/// Which events a file needs to be told, and which of its handlers each reaches.
package struct SwiftEvents {
  /// A method of the generated type.
  package struct Method: Equatable {
    /// The event.
    package var event: PatternProgram.Event
    /// The scroll view that it is of; nil for an event that has none.
    package var view: Int?
    /// The handlers, by their indices in the program.
    package var handlers: [Int]
  }

  /// The methods, in the order of events and of views.
  package let methods: [Method]
  /// Whether there is anything that looks at conditions: toggles or timers.
  package let hasConditions: Bool
  /// Whether rules act on scroll views, or their geometry follows what rules change.
  package let needsHost: Bool
  /// The states that are animated, by their indices.
  package let animatedStates: [Int]
  /// The scroll views whose change of the offset is read, by their indices.
  let deltas: Set<Int>
  /// What the places of items use, and which of them follow a run.
  private let itemUses: [[OutlineReference]], itemsFollow: [Bool]
  /// What the geometry of each scroll view uses.
  private let viewUses: [[OutlineReference]]
  /// What the frame of each scroll view uses.
  private let frameUses: [[OutlineReference]]
  /// Whether the geometry of any follows states.
  private let followsStates: Bool
  /// Whether something ends by itself: an animation, a timer, or the spring of a sheet.
  package let hasEnds: Bool
  /// Whether there is a time: for what ends, and for formulas that read it.
  package let hasTime: Bool

  /// Works out the events of an outline.
  package init(_ outline: PatternOutline) {
    let program = outline.program
    animatedStates = program.states.indices.filter { state in
      program.statements.contains { Self.animates($0, state) }
    }
    hasConditions = !program.toggles.isEmpty || !program.timers.isEmpty
    hasEnds = !animatedStates.isEmpty || !program.timers.isEmpty || !program.sheets.isEmpty
    hasTime =
      hasEnds
      || outline.rules.contains { outline.uses(of: $0).contains(.reading(.time, view: 0)) }
    let acts = program.statements.contains { statement in
      switch statement {
      case .move(.target, _, _), .moveOne(.target, _, _, _, _), .moveAll(.target, _, _, _): false
      case .move, .moveOne, .moveAll, .animateOffset, .stop: true
      default: false
      }
    }
    followsStates = program.followsStates
    let itemUses = program.items.map { items in
      Self.formulas(of: items).flatMap { outline.uses(of: outline.formulas[$0]) }
    }
    self.itemUses = itemUses
    itemsFollow = program.items.map(\.followsRun)
    frameUses = program.views.map { view in
      [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        .flatMap { outline.uses(of: outline.formulas[$0]) }
    }
    viewUses = program.views.map { view in
      let uses = [
        view.frame.x, view.frame.y, view.frame.width, view.frame.height, view.content,
        view.leadingInset, view.trailingInset, view.leadingSafeArea, view.trailingSafeArea,
        view.bounces, view.alwaysBounces, view.isPaging,
      ].flatMap { outline.uses(of: outline.formulas[$0]) }
      return uses + uses.flatMap { use in Self.items(in: use, program).flatMap { itemUses[$0] } }
    }
    let firstNeedsGeometry = program.states.contains { state in
      outline.uses(of: outline.formulas[state.first]).contains {
        switch $0 {
        case .reading(let reading, _), .readingElement(let reading, _, _, _): !reading.isOfSheet
        default: false
        }
      }
    }
    let handsOver = program.sheets.contains { $0.list != nil }
    let isNested = !program.nests.isEmpty || !program.axisLocks.isEmpty
    needsHost =
      handsOver || isNested || acts || program.followsStates || program.followsOffsets
      || firstNeedsGeometry
    let deltas = Set(
      outline.rules.flatMap { outline.uses(of: $0) }.flatMap { use -> [Int] in
        switch use {
        case .reading(.delta, let view): [view]
        case .readingElement(.delta, let first, let count, _): Array(first..<first + count)
        default: []
        }
      })
    self.deltas = deltas
    var methods: [Method] = []
    for event in PatternProgram.Event.allCases where event != .animationEnd {
      let subjects: [Int?] =
        Self.isOfView(event)
        ? program.views.indices.filter { view in
          !program.nests.contains { $0.inners.contains(view) }
        } : [nil]
      for view in subjects {
        // What moves a nest tells for its views.
        let nest = program.nests.first { $0.outer == view }
        let handlers = program.handlers.indices.filter { index in
          let handler = program.handlers[index]
          return handler.event == event
            && (handler.subjects == nil || event == .tap
              || view.map { handler.subjects?.contains($0) == true } == true
              || nest?.inners.contains { handler.subjects?.contains($0) == true } == true)
        }
        let isNeeded =
          switch event {
          case .touchDown: !program.sheets.isEmpty || program.nests.contains { $0.inners.count > 1 }
          case .touchUp: !program.sheets.isEmpty || !program.axisLocks.isEmpty
          case .willBeginDragging:
            !program.axisLocks.isEmpty
              || program.sheets.contains { $0.list?.view == view && view != nil }
          case .didScroll:
            program.followsOffsets || nest != nil
              || program.sheets.contains { $0.list != nil && $0.list?.view == view }
              || view.map(deltas.contains) == true
          case .touchMoved:
            program.followsOffsets || !program.sheets.isEmpty || !program.axisLocks.isEmpty
          case .willEndDragging:
            view.map { index in
              Self.snaps(program.views[index])
                || program.sheets.contains { $0.list?.view == index }
            } == true
          default: false
          }
        if !handlers.isEmpty || isNeeded {
          methods.append(Method(event: event, view: view, handlers: handlers))
        }
      }
    }
    self.methods = methods
  }

  /// The formulas of where items lie.
  private static func formulas(of items: PatternProgram.Items) -> [Int] {
    let own = [
      items.count, items.columns, items.length, items.gap, items.start, items.leadingInset,
      items.trailingInset,
    ]
    guard let sections = items.sections else { return own }
    return own + [
      sections.count, sections.rows, sections.leadingInset, sections.trailingInset,
      sections.header, sections.footer,
    ]
  }

  /// The items whose places a name stands for.
  private static func items(in use: OutlineReference, _ program: PatternProgram) -> [Int] {
    switch use {
    case .itemStart(let element, _), .itemEnd(let element, _), .itemsLength(let element),
      .section(let element, _, _), .itemCount(let element):
      if case .repeated(let items) = program.elements[element].place { [items] } else { [] }
    default: []
    }
  }

  /// The items that may lie elsewhere after a state is set, by their indices.
  func items(following state: Int) -> [Int] {
    guard followsStates else { return [] }
    return itemUses.indices.filter { itemsFollow[$0] && isTouched(itemUses[$0], by: state) }
  }

  /// Whether some uses may be of other numbers after a state is set.
  private func isTouched(_ uses: [OutlineReference], by state: Int) -> Bool {
    uses.contains { use in
      switch use {
      case .state(let used), .stateTarget(let used), .stateVelocity(let used):
        used == state || animatedStates.contains(used)
      case .stateElement, .reading, .readingElement: true
      default: false
      }
    }
  }

  /// Whether the frame of a scroll view may change while a run goes on.
  func movesViewport(_ view: Int) -> Bool {
    frameUses[view].contains { use in
      switch use {
      case .state, .stateTarget, .stateVelocity, .stateElement, .reading, .readingElement: true
      default: false
      }
    }
  }

  /// The scroll views whose geometry may be another after a state is set, by their indices.
  ///
  /// What is animated may have gone on since the geometry was set last, too.
  func views(following state: Int) -> [Int] {
    guard followsStates else { return [] }
    return viewUses.indices.filter { isTouched(viewUses[$0], by: state) }
  }

  /// Whether the geometry of a scroll view follows what is animated.
  package var followsAnimations: Bool {
    animatedStates.contains { !views(following: $0).isEmpty || !items(following: $0).isEmpty }
  }

  /// Whether a statement animates a state.
  static func animates(_ statement: PatternProgram.Statement, _ state: Int) -> Bool {
    switch statement {
    case .animate(state, _): true
    case .animateOne(let first, let count, _, _): first..<first + count ~= state
    default: false
    }
  }

  /// Whether an event is of a scroll view.
  package static func isOfView(_ event: PatternProgram.Event) -> Bool {
    switch event {
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop:
      true
    default: false
    }
  }

  /// Whether a scroll view has places to rest.
  package static func snaps(_ view: PatternProgram.View) -> Bool {
    if case .anywhere = view.snap { false } else { true }
  }

  /// The field of what an event tells, by its name in formulas.
  static func fieldName(_ name: String) -> String {
    switch name {
    case "event.velocity": "velocity"
    case "event.velocity.x": "velocityX"
    case "event.velocity.y": "velocityY"
    case "event.x": "x"
    case "event.y": "y"
    case "event.index": "index"
    case "event.section": "section"
    case "event.view": "view"
    default: "willDecelerate"
    }
  }
}
