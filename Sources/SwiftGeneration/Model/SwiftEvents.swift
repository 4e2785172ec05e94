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
  /// What the geometry of each scroll view uses.
  private let viewUses: [[OutlineReference]]
  /// Whether the geometry of any follows states.
  private let followsStates: Bool
  /// Whether there is a time: for animations and timers.
  package let hasTime: Bool

  /// Works out the events of an outline.
  package init(_ outline: PatternOutline) {
    let program = outline.program
    animatedStates = program.states.indices.filter { state in
      program.statements.contains { Self.animates($0, state) }
    }
    hasConditions = !program.toggles.isEmpty || !program.timers.isEmpty
    hasTime = !animatedStates.isEmpty || !program.timers.isEmpty
    let acts = program.statements.contains { statement in
      switch statement {
      case .move(.target, _, _): false
      case .move, .animateOffset, .stop: true
      default: false
      }
    }
    followsStates = program.followsStates
    viewUses = program.views.map { view in
      [
        view.frame.x, view.frame.y, view.frame.width, view.frame.height, view.content,
        view.leadingInset, view.trailingInset, view.leadingSafeArea, view.trailingSafeArea,
        view.bounces, view.alwaysBounces, view.isPaging,
      ].flatMap { outline.uses(of: outline.formulas[$0]) }
    }
    let firstNeedsGeometry = program.states.contains { state in
      outline.uses(of: outline.formulas[state.first]).contains {
        if case .reading = $0 { true } else { false }
      }
    }
    needsHost = acts || program.followsStates || program.followsOffsets || firstNeedsGeometry
    let deltas = Set(
      outline.rules.flatMap { outline.uses(of: $0) }.compactMap { use -> Int? in
        if case .reading(.delta, let view) = use { view } else { nil }
      })
    var methods: [Method] = []
    for event in PatternProgram.Event.allCases where event != .animationEnd {
      let subjects: [Int?] =
        Self.isOfView(event) ? program.views.indices.map { $0 } : [nil]
      for view in subjects {
        let handlers = program.handlers.indices.filter { index in
          let handler = program.handlers[index]
          return handler.event == event
            && (handler.subjects == nil
              || view.map { handler.subjects?.contains($0) == true } == true)
        }
        let isNeeded =
          switch event {
          case .didScroll: program.followsOffsets || view.map(deltas.contains) == true
          case .touchMoved: program.followsOffsets
          case .willEndDragging: view.map { Self.snaps(program.views[$0]) } == true
          default: false
          }
        if !handlers.isEmpty || isNeeded {
          methods.append(Method(event: event, view: view, handlers: handlers))
        }
      }
    }
    self.methods = methods
  }

  /// The scroll views whose geometry may change with a state, by their indices.
  func views(following state: Int) -> [Int] {
    guard followsStates else { return [] }
    return viewUses.indices.filter { view in
      viewUses[view].contains { use in
        switch use {
        case .state(state), .stateTarget(state), .stateVelocity(state), .reading: true
        default: false
        }
      }
    }
  }

  /// Whether the geometry of a scroll view follows what is animated.
  package var followsAnimations: Bool { animatedStates.contains { !views(following: $0).isEmpty } }

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
    default: "willDecelerate"
    }
  }
}
