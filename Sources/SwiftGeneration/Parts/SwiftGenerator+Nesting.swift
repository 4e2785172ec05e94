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
  package func driver(of view: Int) -> Int {
    nest(of: view).map { program.nests[$0].outer } ?? view
  }

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

  func nestName(_ nest: Int) -> String { names.views[program.nests[nest].outer] + "Nest" }

  func order(_ nest: Int) -> String {
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

  func place(_ view: Int, in nest: Int) -> Int {
    view - program.nests[nest].inners.lowerBound
  }

  /// The part of a nested view in a nest's state.
  func part(_ view: Int, in nest: Int, of state: String) -> String {
    view == program.nests[nest].outer
      ? "\(state).outer" : "\(state).inners[\(place(view, in: nest))]"
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
          text.line(
            "view.proposedTarget = \(name)Ends.minimum + \(part(view, in: nest, of: "parts"))")
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

  func frontEnds(_ nest: Int) -> String {
    let inners = program.nests[nest].inners
    guard inners.count > 1 else { return "\(names.views[inners.lowerBound])Ends" }
    let all = inners.map { "\(names.views[$0])Ends" }.joined(separator: ", ")
    return "[\(all)][\(nestName(nest)).front]"
  }

  func frontFrame(_ nest: Int) -> String {
    let all = program.nests[nest].inners.map { "\(names.views[$0])Geometry.frame" }
    return all.count > 1 ? "[\(all.joined(separator: ", "))][\(nestName(nest)).front]" : all[0]
  }

  /// Appends what splits a distance within its ends.
  func split(_ offset: String, _ nest: Int, of state: String, _ text: inout SwiftText) {
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
        \(adjustment == "false" ? "let" : "var") ends = NestedView(
          viewport: geometry.frame.\(isVertical ? "height" : "width"), length: geometry.contentLength,
          leadingInset: geometry.leadingInset, trailingInset: geometry.trailingInset,
          bounces: geometry.bounces, alwaysBounces: geometry.alwaysBounces)
      """)
    if adjustment != "false" {
      let (start, end, size) =
        isVertical
        ? (
          "max(0, screen.safeTop - geometry.frame.y)", "geometry.frame.y + geometry.frame.height",
          "screen.height - screen.safeBottom"
        )
        : (
          "max(0, screen.safeLeft - geometry.frame.x)", "geometry.frame.x + geometry.frame.width",
          "screen.width - screen.safeRight"
        )
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
    text.comment("On another screen the list in front lies beyond its end until it is moved back.")
    let name = SwiftNames.capitalized(state)
    text.block(
      "private mutating func arrange\(name)(isWhole: Bool = false, on host: some Host)"
    ) { text in
      text.line("let before = \(state).distance")
      text.line(
        "let beyond = isWhole ? max(0, \(state).inners[\(state).front] - \(frontEnds(nest)).reach) : 0"
      )
      text.line("\(state).outer = min(\(state).outer, \(names.views[outer])Ends.reach)")
      for view in program.nests[nest].inners {
        let part = part(view, in: nest, of: state)
        text.line("\(part) = min(\(part), \(names.views[view])Ends.reach)")
      }
      text.line("host.arrange(.\(caseName(outer)), of: &self, keepingContent: false)")
      text.line("let isCut = \(state).distance + beyond != before")
      text.line("\(state).over = isCut ? beyond : \(state).over + beyond")
      text.line("guard isCut else { return }")
      text.line(
        "host.setOffset(\(state).distance + beyond, of: .\(caseName(outer)), .silently, for: &self)"
      )
    }
    text.line("")
    text.comment(
      "What the app sets on the scroll view that moves them: its content is as long as the sum.")
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
}
