// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// A method for each event that the file handles.
extension SwiftGenerator {
  mutating func eventMethods(_ text: inout SwiftText) {
    let hasEnds = events.hasEnds
    guard !events.methods.isEmpty || hasEnds || events.hasConditions else { return }
    mark("Events", &text)
    for method in events.methods {
      text.gap()
      comment(method, &text)
      text.function("\(method.event)", signature(parameters(of: method))) { text in
        body(of: method, &text)
      }
    }
    axes(&text)
    if events.hasConditions { checkConditions(&text) }
    if hasEnds { ends(&text) }
    guard hasDisplayFrame else { return }
    text.gap()
    text.comment("A frame is about to be shown while something is animated.")
    text.function("displayFrame", signature([])) { text in
      followSheetSprings(&text)
      if events.followsAnimations { arrangeViews(&text) }
    }
  }

  /// Whether something wants to be told of frames while it is animated.
  package var hasDisplayFrame: Bool { events.followsAnimations || !program.sheets.isEmpty }

  /// What the file says about the handlers of a method.
  private func comment(_ method: SwiftEvents.Method, _ text: inout SwiftText) {
    let found = method.handlers.compactMap { comments.comment(at: outline.handlers[$0].offset) }
    if !found.isEmpty { text.comment(found.joined(separator: "\n")) }
  }

  private func parameters(of method: SwiftEvents.Method) -> [String] {
    var result = method.view.map { ["\(driverName($0)) reading: ScrollView"] } ?? []
    switch method.event {
    case .touchDown:
      if landsAnywhere { result += ["x: Double", "y: Double"] }
      result += handledSheets.map { "\(landingParameter(ofSheet: $0)): Bool" }
    case .touchUp: result += ["velocityX: Double", "velocityY: Double"]
    case .tap:
      result += ["x: Double", "y: Double"]
      if usesTapTargets { result.append("on element: Element? = nil") }
      result += ["index", "section"].filter(eventFields.contains).map { "\($0): Int = 0" }
    case .willEndDragging:
      result += ["velocity: Double", "targetContentOffset: inout Double"]
    case .didEndDragging: result.append("willDecelerate: Bool")
    default: break
    }
    return result
  }

  private mutating func body(of method: SwiftEvents.Method, _ text: inout SwiftText) {
    let view = method.view.map(driverName) ?? ""
    let nest = method.view.flatMap { self.nest(of: $0) }
    if method.view != nil { text.line("\(view) = reading") }
    if canCrash { text.line("guard crash == nil else { return }") }
    for field in fields(of: method.event) where eventFields.contains(field) {
      let isCount = field == "index" || field == "section"
      text.line("event.\(field) = \(isCount ? "Double(\(field))" : field)")
    }
    switch method.event {
    case .touchDown:
      chooseFront(&text)
      land(&text)
    case .touchMoved:
      if hasAxes { text.line("decideAxis(on: host)") }
      dragHandles(&text)
    case .touchUp:
      if hasAxes { text.line("hasAxis = false") }
      lift(&text)
    case .willBeginDragging: if hasAxes { text.line("decideAxis(on: host)") }
    default: break
    }
    for sheet in sheets(sharing: method.view) {
      switch method.event {
      case .didScroll: text.line(call("follow\(title(ofSheet: sheet))Drag", []))
      case .willBeginDragging: text.line("begin\(title(ofSheet: sheet))Drag()")
      case .willEndDragging:
        text.line("\(view).proposedTarget = targetContentOffset")
        text.line(call("end\(title(ofSheet: sheet))Drag", []))
      default: break
      }
    }
    let delta =
      method.view.map {
        usesDelta($0) && method.event == .didScroll && nest == nil
      } ?? false
    if delta {
      text.line("let outer = \(names.views[method.view ?? 0])Delta")
      text.line(
        "\(names.views[method.view ?? 0])Delta = \(view).offset - \(names.views[method.view ?? 0])Told"
      )
      text.line("\(names.views[method.view ?? 0])Told = \(view).offset")
    }
    if program.followsOffsets,
      method.event == .didScroll && nest == nil || method.event == .touchMoved
    {
      arrangeViews(&text)
    }
    if method.event == .willEndDragging, sheets(sharing: method.view).isEmpty {
      text.line("\(view).proposedTarget = targetContentOffset")
    }
    if let nest, let view = method.view {
      if method.event == .didScroll, let call = followCall(view) {
        text.line(call)
      } else {
        tellNest(method.event, nest, &text)
      }
    } else {
      for index in method.handlers { handler(index, method.view, &text) }
    }
    if let index = method.view, method.event == .willEndDragging {
      if SwiftEvents.snaps(program.views[index]) {
        let rest = "\(names.views[index])Rest"
        text.block("if let place = \(rest)(near: \(view).target)") {
          $0.line("\(view).target = place")
        }
      }
      text.line("targetContentOffset = \(view).target")
      text.line("\(view).proposedTarget = nil")
    }
    if delta { text.line("\(names.views[method.view ?? 0])Delta = outer") }
    if events.hasConditions, method.event != .willAppear, method.event != .didAppear {
      text.line("if isWatching { checkConditions(\(hostArgument)) }")
    }
    if events.hasConditions, method.event == .willAppear {
      text.line("if isWatching { checkConditions(\(hostArgument)) }")
    }
  }

  private func fields(of event: PatternProgram.Event) -> [String] {
    switch event {
    case .touchUp: ["velocityX", "velocityY"]
    case .tap: ["x", "y", "index", "section"]
    case .willEndDragging: ["velocity"]
    case .didEndDragging: ["willDecelerate"]
    default: []
    }
  }

  /// Whether a finger that lands is told with its place.
  package var landsAnywhere: Bool {
    !program.sheets.isEmpty || program.nests.contains { $0.inners.count > 1 }
  }

  /// Whether a handler asks for taps on an element.
  var usesTapTargets: Bool {
    program.handlers.contains { $0.event == .tap && $0.subjects != nil }
  }

  /// The elements that handlers ask for taps on, by their indices.
  package var tapTargets: [Int] {
    program.elements.indices.filter { element in
      program.handlers.contains { $0.event == .tap && $0.subjects?.contains(element) == true }
    }
  }

  /// Appends the statements of a handler, within its condition.
  ///
  /// - Parameter view: The scroll view that tells the event; nil for none.
  mutating func handler(_ index: Int, _ view: Int?, _ text: inout SwiftText) {
    let handler = program.handlers[index]
    let hasPlace = eventFields.contains("view")
    if handler.event == .tap, let subjects = handler.subjects {
      let cases = subjects.map { ".\(SwiftNames.quoted(names.cases[$0]))" }
      guard cases.count > 1 else {
        return text.block("if element == \(cases[0])") { text in
          if hasPlace { text.line("event.view = 0") }
          conditioned(handler, &text)
        }
      }
      let list = "[\(cases.joined(separator: ", "))] as [Element]"
      return text.block("if let element, let place = (\(list)).firstIndex(of: element)") { text in
        text.line(hasPlace ? "event.view = Double(place)" : "_ = place")
        conditioned(handler, &text)
      }
    }
    if hasPlace, let subjects = handler.subjects, let view {
      text.line("event.view = \(view - subjects.lowerBound)")
    }
    conditioned(handler, &text)
  }

  private mutating func conditioned(
    _ handler: PatternProgram.Handler, _ text: inout SwiftText
  ) {
    guard let condition = handler.condition else {
      return statements(handler.statements, &text)
    }
    let formula = expressions.formula(condition)
    guard formula != "true" else { return statements(handler.statements, &text) }
    text.condition(formula) { statements(handler.statements, &$0) }
  }

  // MARK: Conditions

  private mutating func checkConditions(_ text: inout SwiftText) {
    text.gap()
    text.comment(
      "Looks at \(program.timers.isEmpty ? "toggles" : program.toggles.isEmpty ? "timers" : "toggles and timers"); call it before each frame, and after events that have no method here."
    )
    let hasReactions = program.toggles.contains { !$0.statements.isEmpty }
    text.function("checkConditions", signature([])) { text in
      if hasReactions { text.line("let isFirst = !isWatching") }
      text.line("isWatching = true")
      for (index, toggle) in program.toggles.enumerated() {
        let name = names.states[toggle.state]
        let (on, off) = (expressions.formula(toggle.on), expressions.formula(toggle.off))
        let place = program.handlers.count + index
        if let comment = comments.comment(at: outline.handlers[place].offset) {
          text.comment(comment, "//")
        }
        text.block("if \(name) ? (\(off)) : (\(on))") { text in
          text.line("\(name).toggle()")
          guard !toggle.statements.isEmpty else { return }
          text.block("if !isFirst") { statements(toggle.statements, &$0) }
        }
      }
      for (index, timer) in program.timers.enumerated() {
        let name = timerName(index)
        let (condition, delay) = (
          expressions.formula(timer.condition), expressions.formula(timer.delay)
        )
        text.condition(condition) { text in
          text.block("if \(name) == nil") { $0.line("\(name) = time + max(0, \(delay))") }
        }
        text.otherwise { $0.line("\(name) = nil") }
      }
    }
  }

  // MARK: Ends

  private mutating func ends(_ text: inout SwiftText) {
    text.gap()
    text.comment("When the next animation or timer ends, in seconds; nil for never.")
    let motions = events.animatedStates.map { "\(names.motions[$0]).end" }
    let sheets = names.sheets.map { "\($0).spring?.end" }
    let timers = program.timers.indices.map(timerName)
    text.block("var nextEnd: Double?") { text in
      text.line("let ends = [\((motions + sheets + timers).joined(separator: ", "))]")
      text.line("return ends.compactMap { $0 }.filter { $0 < .infinity }.min()")
    }
    text.line("")
    text.comment("Ends the animations and timers whose time has come; call it at `nextEnd`.")
    text.function("endAnimations", signature([])) { text in
      for state in events.animatedStates {
        let finish = "\(names.motions[state]).finish(at: time)"
        let isHandled = program.handlers.contains {
          $0.event == .animationEnd && $0.subjects?.contains(state) != false
        }
        let isFollowed =
          !events.views(following: state).isEmpty || !events.items(following: state).isEmpty
        guard isHandled || isFollowed else {
          text.line(finish)
          continue
        }
        text.block("if \(finish)") { text in
          follow(state..<state + 1, keepingContent: false, &text)
          for index in program.handlers.indices {
            let handler = program.handlers[index]
            guard handler.event == .animationEnd,
              handler.subjects?.contains(state) != false
            else { continue }
            self.handler(index, nil, &text)
          }
        }
      }
      endSheetSprings(&text)
      for (index, timer) in program.timers.enumerated() {
        let name = timerName(index)
        text.block("if let due = \(name), due <= time + 1e-9") { text in
          text.line("\(name) = .infinity")
          statements(timer.statements, &text)
        }
      }
      if events.hasConditions {
        text.line("if isWatching { checkConditions(\(hostArgument)) }")
      }
    }
  }
}
