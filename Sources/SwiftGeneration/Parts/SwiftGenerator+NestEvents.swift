// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What fingers and rules do to nests, and what their views tell.
extension SwiftGenerator {
  /// Appends what lets the inner view count that a finger has landed on.
  func chooseFront(_ text: inout SwiftText) {
    for (index, nest) in program.nests.enumerated() where nest.inners.count > 1 {
      let state = nestName(index)
      let outer = names.views[nest.outer]
      text.block("do") { text in
        let all = nest.inners.map { "\(names.views[$0])Geometry.frame" }
        text.line("let frames = [\(all.joined(separator: ", "))]")
        text.line("let middle = \(outer)Geometry.frame.x + \(outer)Geometry.frame.width / 2")
        text.text(
          """
          let touched =
            frames.firstIndex {
              x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
            } ?? \(isVertical(nest.inners.lowerBound) ? "frames.firstIndex { $0.x <= middle && middle < $0.x + $0.width }" : "nil")
          if let touched, \(driverName(nest.outer)).isTracking, touched != \(state).front {
            \(state).front = touched
            \(state).over = 0
            arrange\(SwiftNames.capitalized(state))(on: host)
            host.setOffset(\(state).distance, of: .\(caseName(nest.outer)), .silently, for: &self)
          }
          """)
      }
    }
  }

  func followNest(_ nest: Int, _ text: inout SwiftText) {
    let state = nestName(nest)
    let outer = program.nests[nest].outer
    text.line("")
    text.comment("Splits the new distance, and tells the views that have moved.")
    text.block("private mutating func follow\(SwiftNames.capitalized(state))(on host: some Host)") {
      text in
      text.line("let before = \(state)")
      text.line("let offset = \(driverName(outer)).offset")
      split("offset", nest, of: state, &text)
      text.line("\(state).over = offset - inside")
      text.line("let front = \(state).front")
      text.line("if \(state).outer != before.outer { tell\(capital(outer))(on: host) }")
      text.line(
        "guard \(state).inners[front] != before.inners[front] || \(state).over != before.over else { return }"
      )
      text.block("switch front") { text in
        for view in program.nests[nest].inners.dropLast() {
          text.line("case \(place(view, in: nest)): tell\(capital(view))(on: host)")
        }
        text.line("default: tell\(capital(program.nests[nest].inners.upperBound - 1))(on: host)")
      }
    }
  }

  func capital(_ view: Int) -> String { SwiftNames.capitalized(names.views[view]) }

  /// Appends what sets the offset of a nested view.
  func moveNested(_ view: Int, in nest: Int, _ text: inout SwiftText) {
    let (state, name) = (nestName(nest), names.views[view])
    let driver = program.nests[nest].outer
    let isMoved = program.statements.contains { statement in
      switch statement {
      case .move(_, view, _): true
      case .moveOne(_, let first, let count, _, _), .moveAll(_, let first, let count, _):
        (first..<first + count).contains(view)
      default: false
      }
    }
    guard isMoved else { return }
    text.line("")
    text.comment("Sets the offset of `\(outline.viewNames[view].text)`; it stays within its ends.")
    text.function(
      "set\(capital(view))Offset",
      ["_ offset: Double", "_ change: OffsetChange", "on host: some Host"], isPrivate: true
    ) { text in
      text.line("let before = \(SwiftNames.quoted(name)).offset")
      text.line(
        "\(part(view, in: nest, of: state)) = min(max(offset, \(name)Ends.minimum), \(name)Ends.maximum) - \(name)Ends.minimum"
      )
      if view != driver {
        text.line("if \(state).front == \(place(view, in: nest)) { \(state).over = 0 }")
      }
      text.line("if change == .stopping { host.stop(.\(caseName(driver)), for: &self) }")
      text.line(
        "host.setOffset(\(state).distance + \(state).over, of: .\(caseName(driver)), .silently, for: &self)"
      )
      text.block("if change != .silently, \(SwiftNames.quoted(name)).offset != before") {
        $0.line("tell\(capital(view))(on: host)")
      }
    }
  }

  /// Appends what a nested view tells that has moved.
  mutating func tell(_ view: Int, _ text: inout SwiftText) {
    let name = names.views[view]
    text.line("")
    text.comment("`\(outline.viewNames[view].text)` has moved.")
    text.block("mutating func tell\(capital(view))(on host: some Host)") { text in
      if usesDelta(view) {
        text.line("let outer = \(name)Delta")
        text.line("\(name)Delta = \(SwiftNames.quoted(name)).offset - \(name)Told")
        text.line("\(name)Told = \(SwiftNames.quoted(name)).offset")
      }
      if program.followsOffsets { arrangeViews(&text) }
      for index in program.handlers.indices {
        let handler = program.handlers[index]
        guard handler.event == .didScroll, handler.subjects?.contains(view) != false else {
          continue
        }
        self.handler(index, view, &text)
      }
      if usesDelta(view) { text.line("\(name)Delta = outer") }
    }
  }

  /// Appends the handlers of an event that a nest's scroll view tells: those of the outer view, then those of the inner one
  /// in front.
  mutating func tellNest(_ event: PatternProgram.Event, _ nest: Int, _ text: inout SwiftText) {
    for view in [program.nests[nest].outer] + program.nests[nest].inners {
      let handlers = program.handlers.indices.filter {
        program.handlers[$0].event == event
          && program.handlers[$0].subjects?.contains(view) != false
      }
      guard !handlers.isEmpty else { continue }
      guard view != program.nests[nest].outer else {
        for index in handlers { handler(index, view, &text) }
        continue
      }
      text.block("if \(nestName(nest)).front == \(place(view, in: nest))") { text in
        for index in handlers { handler(index, view, &text) }
      }
    }
  }

  /// What follows the distance of the nest of a view.
  func followCall(_ view: Int) -> String? {
    nest(of: view).map { "follow\(SwiftNames.capitalized(nestName($0)))(on: host)" }
  }

  /// Appends what gives the scroll views of nests the sums of some views.
  func arrangeNests(of views: [Int], whole isWhole: Bool = false, _ text: inout SwiftText) {
    for nest in program.nests.indices where views.contains(where: { self.nest(of: $0) == nest }) {
      text.line(
        "arrange\(SwiftNames.capitalized(nestName(nest)))(\(isWhole ? "isWhole: true, " : "")on: host)"
      )
    }
  }
}
