// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// An event that handlers can handle.
///
/// The schema and the reference share the table with the reader, which knows each event of the core.
package struct LanguageEvent: Sendable {
  /// What the core calls it, and the file too.
  package let event: PatternProgram.Event
  /// When it comes, in one sentence.
  package let summary: String
  /// What `of` names: a scroll view, a state, an element, or nothing.
  package let subject: String?
  /// What formulas can read in its handlers, and what it is.
  package let facts: [(name: String, summary: String)]

  /// The name in files.
  package var name: String { "\(event)" }

  /// All events, in the order in which a run has them first.
  package static let all: [LanguageEvent] = PatternProgram.Event.allCases.map { event in
    LanguageEvent(
      event: event, summary: summary(of: event), subject: subject(of: event),
      facts: facts(of: event)
    )
  }

  private static func summary(of event: PatternProgram.Event) -> String {
    switch event {
    case .willAppear:
      "The interface is about to appear; all offsets are 0. Or a screen over it begins to leave, and they are as before."
    case .didAppear:
      "The interface has appeared; scroll views rest at their beginning. Or a screen over it has left."
    case .touchDown: "A finger has landed."
    case .touchMoved: "The finger has moved since the last frame."
    case .touchUp: "The finger lifts, or its touch is cancelled."
    case .tap: "A finger has landed and lifted without moving."
    case .didScroll: "The offset of a scroll view has changed."
    case .willBeginDragging: "A finger begins to move a scroll view."
    case .willEndDragging: "A finger lifts from a scroll view; its target can be changed."
    case .didEndDragging: "A finger has lifted from a scroll view."
    case .willBeginDecelerating: "A fling or a bounce begins."
    case .didEndDecelerating: "A fling or a bounce has ended, or was caught."
    case .didEndScrollingAnimation: "The animation of an offset has ended."
    case .didScrollToTop: "A tap on the status bar has moved a scroll view to its beginning."
    case .boundsChange:
      "The device was turned, or the interface is laid out again; offsets are within their new limits."
    case .animationEnd: "The animation of a state has ended."
    case .frame: "A frame is about to be shown; the finger and the views have not moved yet."
    }
  }

  private static func subject(of event: PatternProgram.Event) -> String? {
    switch event {
    case .willAppear, .didAppear, .touchDown, .touchMoved, .touchUp, .boundsChange, .frame: nil
    case .tap: "an element"
    case .animationEnd: "a state"
    default: "a scroll view"
    }
  }

  /// What handlers of an event can read that is of one of several scroll views.
  private static let view: (name: String, summary: String) = (
    "event.view", "The place of the scroll view among several of one name, from 0."
  )

  private static func facts(of event: PatternProgram.Event) -> [(name: String, summary: String)] {
    switch event {
    case .touchUp:
      [
        ("event.velocity.x", "The finger's velocity across the screen, in points per second."),
        ("event.velocity.y", "The finger's velocity along the screen, in points per second."),
      ]
    case .tap:
      [
        ("event.x", "Where the tap is across the screen, in points."),
        ("event.y", "Where the tap is along the screen, in points."),
        ("event.index", "The item that is tapped, from 0; 0 for an element that is there once."),
        ("event.section", "The section of the item that is tapped, from 0."),
      ]
    case .willEndDragging:
      [
        (
          "event.velocity",
          "The velocity along the axis, in points per millisecond; positive when content moves up or left."
        ), view,
      ]
    case .didEndDragging:
      [("event.willDecelerate", "Whether the view decelerates after the lift."), view]
    case .didScroll, .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop:
      [view]
    default: []
    }
  }
}
