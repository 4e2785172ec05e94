// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What the rules ask of an app's scroll views.
extension SwiftGenerator {
  /// What carries out what the rules do to scroll views.
  func host(_ text: inout SwiftText) {
    guard events.needsHost else { return }
    text.line("")
    text.comment("A scroll view of the screen.")
    text.block("enum View") {
      $0.line("case \(hostViews.map(caseName).joined(separator: ", "))")
    }
    text.line("")
    text.comment(
      "What becomes of a motion when an offset is set: it goes on from there, it ends, or nobody is told of the new offset."
    )
    text.block("enum OffsetChange") { $0.line("case goingOn, stopping, silently") }
    text.line("")
    text.comment(
      "Carries out what the rules do to scroll views. Each method does it at once, calls the methods of `layout` for the events that follow from it, and writes the new readings to `layout` before it returns."
    )
    text.block("protocol Host: AnyObject") { text in
      text.comment(
        "Gives a view the geometry that the rules have now; content stays where it is if so asked.")
      text.line("func arrange(_ view: View, of layout: inout \(names.type), keepingContent: Bool)")
      if setsOffsets {
        text.comment("Sets `contentOffset`.")
        text.line("func setOffset(")
        text.line(
          "  _ offset: Double, of view: View, _ change: OffsetChange, for layout: inout \(names.type))"
        )
      }
      if animatesOffsets {
        text.comment("Moves to an offset with a spring, from rest.")
        text.line("func animateOffset(")
        text.line("  to offset: Double, of view: View, response: Double, damping: Double,")
        text.line("  for layout: inout \(names.type))")
      }
      if beginsDrags {
        text.comment("Lets a view follow the finger on it at once, without the slop.")
        text.line("func beginDragging(_ view: View, for layout: inout \(names.type))")
      }
      if holdsViews {
        text.comment(
          "Lets a view whose drag ends stay at an offset, even if a bounce would end there, too.")
        text.line("func hold(_ view: View, at offset: Double, for layout: inout \(names.type))")
      }
      if hasAxes {
        text.comment("Takes the finger from a view.")
        text.line("func letGo(_ view: View, for layout: inout \(names.type))")
      }
      if stopsViews {
        text.comment("Stops a view where it is.")
        text.line("func stop(_ view: View, for layout: inout \(names.type))")
      }
    }
  }

  private var handsOver: Bool { program.sheets.contains { $0.list != nil } }

  /// Whether rules set offsets, animate them, or let a view take its finger at once.
  package var setsOffsets: Bool {
    handsOver || !program.nests.isEmpty
      || program.statements.contains { statement in
        switch statement {
        case .move(let move, _, _), .moveOne(let move, _, _, _, _), .moveAll(let move, _, _, _):
          !move.isOfTarget
        default: false
        }
      }
  }
  /// Whether rules let offsets move with springs.
  package var animatesOffsets: Bool {
    handsOver || hasAxes
      || program.statements.contains { if case .animateOffset = $0 { true } else { false } }
  }
  /// Whether rules let a view follow a finger at once.
  package var beginsDrags: Bool { handsOver }
  /// Whether rules hold a view whose drag ends.
  package var holdsViews: Bool {
    handsOver
      || program.statements.contains { statement in
        switch statement {
        case .move(let move, _, _), .moveOne(let move, _, _, _, _), .moveAll(let move, _, _, _):
          move == .targetStopping
        default: false
        }
      }
  }
  /// Whether rules stop views.
  package var stopsViews: Bool {
    hasAxes
      || program.nests.contains { nest in
        program.statements.contains { statement in
          switch statement {
          case .move(_, let view, _): self.nest(of: view) != nil
          case .moveOne(_, let first, _, _, _), .moveAll(_, let first, _, _):
            self.nest(of: first) != nil
          default: false
          }
        }
      } || program.statements.contains { if case .stop = $0 { true } else { false } }
  }
}
