// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Views that a finger moves as one distance: an app has one scroll view for the sum, which is split here.
extension SwiftGenerator {
  /// The nest in which a view is, by its index; nil for none.
  package func nest(of view: Int) -> Int? {
    program.nests.firstIndex { $0.outer == view || $0.inners.contains(view) }
  }

  /// The view whose scroll view an app has for a view: of a nest the outer one.
  package func driver(of view: Int) -> Int { nest(of: view).map { program.nests[$0].outer } ?? view }

  /// The views for which an app has scroll views, by their indices.
  package var hostViews: [Int] { program.views.indices.filter { driver(of: $0) == $0 } }

  /// What is read of the scroll view that moves a view.
  package func driverName(_ view: Int) -> String {
    nest(of: view) == nil
      ? SwiftNames.quoted(names.views[view]) : names.views[driver(of: view)] + "Driver"
  }

  /// The case of `View` for the scroll view that moves a view.
  package func caseName(_ view: Int) -> String {
    SwiftNames.quoted(names.views[driver(of: view)])
  }

  private func nestName(_ nest: Int) -> String { names.views[program.nests[nest].outer] + "Nest" }

  private func order(_ nest: Int) -> String {
    let nest = program.nests[nest]
    return
      "Nest(outerIsFirstOnward: \(nest.outerIsFirstOnward), outerIsFirstBack: \(nest.outerIsFirstBack))"
  }

  /// Appends what is remembered of nests.
  func storedNests(_ text: inout SwiftText) {
    for (index, nest) in program.nests.enumerated() {
      text.comment("How far the views are scrolled that `\(driverName(nest.outer))` moves.")
      text.line(
        "private var \(nestName(index)) = NestState(inners: [\(nest.inners.map { _ in "0" }.joined(separator: ", "))])"
      )
      text.comment("Their ends.")
      for view in [nest.outer] + nest.inners {
        text.line("private var \(names.views[view])Ends = NestedView()")
      }
    }
    if hasAxes {
      text.comment("Whether the axis of the finger is decided.")
      text.line("private var hasAxis = false")
    }
  }

  /// Appends the methods of all nests.
  mutating func nests(_ text: inout SwiftText) {
    for index in program.nests.indices {
      expressions.use(.nest)
      mark("One distance: \(driverName(program.nests[index].outer))", &text)
      for view in [program.nests[index].outer] + program.nests[index].inners {
        nestedView(view, in: index, &text)
      }
      arrangeNest(index, &text)
      followNest(index, &text)
      for view in [program.nests[index].outer] + program.nests[index].inners {
        moveNested(view, in: index, &text)
        tell(view, &text)
      }
    }
  }

  private func place(_ view: Int, in nest: Int) -> Int { view - program.nests[nest].inners.lowerBound }

  /// The part of a nested view in a nest's state.
  private func part(_ view: Int, in nest: Int, of state: String) -> String {
    view == program.nests[nest].outer ? "\(state).outer" : "\(state).inners[\(place(view, in: nest))]"
  }

  /// Appends what is read of a nested view.
  private func nestedView(_ view: Int, in nest: Int, _ text: inout SwiftText) {
    let name = names.views[view]
    let (state, driver) = (nestName(nest), driverName(view))
    let isOuter = view == program.nests[nest].outer
    let over = isOuter ? "" : " + (\(state).front == \(place(view, in: nest)) ? \(state).over : 0)"
    document(
      outline.viewNames[view],
      "What is read of `\(outline.viewNames[view].text)`: show its content at `offset`.", &text)
    text.block("var \(SwiftNames.quoted(name)): ScrollView") { text in
      text.line("var view = ScrollView()")
      for reading in storedReadings {
        let field = SwiftReadings.name(of: reading)
        switch reading {
        case .offset:
          text.line("view.offset = \(name)Ends.minimum + \(part(view, in: nest, of: state))\(over)")
        case .minimum, .maximum, .length, .leadingInset, .trailingInset, .viewport:
          text.line("view.\(field) = \(name)Ends.\(field)")
        case .velocity: text.line("view.velocity = \(name)Velocity")
        default: text.line("view.\(field) = \(driver).\(field)")
        }
      }
      if usesTargets {
        text.block("if let target = \(driver).proposedTarget") { text in
          text.line("var parts = \(state)")
          split("target", nest, of: "parts", &text)
          text.line("view.proposedTarget = \(name)Ends.minimum + \(part(view, in: nest, of: "parts"))")
        }
      }
      text.line("return view")
    }
    if storedReadings.contains(.velocity) {
      let front = frontEnds(nest)
      text.comment("How fast it moves: with the whole distance, or not at all.")
      text.block("private var \(name)Velocity: Double") { text in
        text.text(
          """
          let velocity = \(driver).velocity
          let outerMoves =
            \(state).over == 0
            && \(state).outerMoves(
              onward: velocity > 0, \(order(nest)),
              outerLength: \(names.views[program.nests[nest].outer])Ends.reach, innerLength: \(front).reach)
          """)
        text.line(
          isOuter
            ? "return outerMoves ? velocity : 0"
            : "return \(state).front == \(place(view, in: nest)) && !outerMoves ? velocity : 0")
      }
    }
    text.line("")
  }

  private func frontEnds(_ nest: Int) -> String {
    let inners = program.nests[nest].inners
    guard inners.count > 1 else { return "\(names.views[inners.lowerBound])Ends" }
    let all = inners.map { "\(names.views[$0])Ends" }.joined(separator: ", ")
    return "[\(all)][\(nestName(nest)).front]"
  }

  private func frontFrame(_ nest: Int) -> String {
    let all = program.nests[nest].inners.map { "\(names.views[$0])Geometry.frame" }
    return all.count > 1 ? "[\(all.joined(separator: ", "))][\(nestName(nest)).front]" : all[0]
  }

  /// Appends what splits a distance within its ends.
  private func split(_ offset: String, _ nest: Int, of state: String, _ text: inout SwiftText) {
    let outer = names.views[program.nests[nest].outer]
    let driver = driverName(program.nests[nest].outer)
    text.text(
      """
      let inside =
        \(offset) < \(driver).minimum ? \(driver).minimum
        : \(offset) > \(driver).maximum ? \(driver).maximum : \(offset)
      \(state).follow(
        inside, \(order(nest)),
        outerLength: \(outer)Ends.reach, innerLength: \(frontEnds(nest)).reach)
      """)
  }

  /// What stores the ends of a nested view, as the file has them now.
  func storeEnds(_ view: Int, _ text: inout SwiftText) {
    let name = names.views[view]
    let adjustment =
      switch program.views[view].adjustment {
      case .always: "true"
      case .automatic: "geometry.alwaysBounces || geometry.contentLength > ends.viewport"
      case .never: "false"
      }
    let isVertical = isVertical(view)
    text.text(
      """
      do {
        let geometry = \(name)Geometry
        var ends = NestedView(
          viewport: geometry.frame.\(isVertical ? "height" : "width"), length: geometry.contentLength,
          leadingInset: geometry.leadingInset, trailingInset: geometry.trailingInset,
          bounces: geometry.bounces, alwaysBounces: geometry.alwaysBounces)
      """)
    if adjustment != "false" {
      let (start, end, size) =
        isVertical
        ? ("max(0, screen.safeTop - geometry.frame.y)", "geometry.frame.y + geometry.frame.height", "screen.height - screen.safeBottom")
        : ("max(0, screen.safeLeft - geometry.frame.x)", "geometry.frame.x + geometry.frame.width", "screen.width - screen.safeRight")
      text.text(
        """
          if \(adjustment) {
            ends.leadingInset += \(start) + geometry.leadingSafeArea
            ends.trailingInset += max(0, \(end) - (\(size))) + geometry.trailingSafeArea
          }
        """)
    } else {
      text.line("  ends.length += 0")
      text.dropLast()
    }
    text.line("  \(name)Ends = ends")
    text.line("}")
  }

  private func arrangeNest(_ nest: Int, _ text: inout SwiftText) {
    let state = nestName(nest)
    let outer = program.nests[nest].outer
    text.comment("Gives the scroll view the sum; parts that have become too long are cut.")
    text.block("private mutating func arrange\(SwiftNames.capitalized(state))(on host: some Host)") {
      text in
      text.line("let before = \(state).distance")
      text.line("\(state).outer = min(\(state).outer, \(names.views[outer])Ends.reach)")
      for view in program.nests[nest].inners {
        let part = part(view, in: nest, of: state)
        text.line("\(part) = min(\(part), \(names.views[view])Ends.reach)")
      }
      text.line("host.arrange(.\(caseName(outer)), of: &self, keepingContent: false)")
      text.line("guard \(state).distance != before else { return }")
      text.line("\(state).over = 0")
      text.line("host.setOffset(\(state).distance, of: .\(caseName(outer)), .silently, for: &self)")
    }
    text.line("")
    text.comment("What the app sets on the scroll view that moves them: its content is as long as the sum.")
    text.block("var \(driverName(outer))Geometry: Geometry") { text in
      text.text(
        """
        let inner = \(frontEnds(nest))
        var frame = \(frontFrame(nest))
        frame.\(isVertical(outer) ? "height" : "width") = inner.viewport
        return Geometry(
          frame: frame,
          contentLength: inner.viewport + \(names.views[outer])Ends.reach + inner.reach,
          bounces: inner.bounces, alwaysBounces: inner.alwaysBounces)
        """)
    }
  }

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

  private func followNest(_ nest: Int, _ text: inout SwiftText) {
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

  private func capital(_ view: Int) -> String { SwiftNames.capitalized(names.views[view]) }

  /// Appends what sets the offset of a nested view.
  private func moveNested(_ view: Int, in nest: Int, _ text: inout SwiftText) {
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
  private mutating func tell(_ view: Int, _ text: inout SwiftText) {
    let name = names.views[view]
    text.line("")
    text.comment("`\(outline.viewNames[view].text)` has moved.")
    text.block("private mutating func tell\(capital(view))(on host: some Host)") { text in
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
        program.handlers[$0].event == event && program.handlers[$0].subjects?.contains(view) != false
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
  func arrangeNests(of views: [Int], _ text: inout SwiftText) {
    for nest in program.nests.indices where views.contains(where: { self.nest(of: $0) == nest }) {
      text.line("arrange\(SwiftNames.capitalized(nestName(nest)))(on: host)")
    }
  }
}
