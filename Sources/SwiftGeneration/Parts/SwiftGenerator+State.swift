// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Parameters, states, and how a run begins.
extension SwiftGenerator {
  mutating func parameters(_ text: inout SwiftText) {
    guard !outline.parameters.isEmpty else { return }
    mark("Parameters", &text)
    for options in names.wordOrder {
      guard let type = names.words[options] else { continue }
      text.block("enum \(type.name)") { $0.line("case \(type.cases.joined(separator: ", "))") }
      text.line("")
    }
    for (index, parameter) in outline.parameters.enumerated() {
      var notes: [String] = []
      if !parameter.summary.isEmpty { notes.append(parameter.summary) }
      if !parameter.unit.isEmpty { notes.append("In \(parameter.unit).") }
      if let style = parameter.textStyle {
        notes.append(
          "It grows with text of the style `\(style)`, to the nearest pixel: write the grown value."
        )
      }
      document(outline.parameterNames[index], notes.joined(separator: " "), &text)
      text.line(
        "var \(SwiftNames.quoted(names.parameters[index]))\(start(of: parameter))")
    }
  }

  /// The type of a parameter, and the value that it begins with.
  private func start(of parameter: ParameterDescriptor) -> String {
    switch parameter.kind {
    case .number(let number, _, _): " = " + SwiftExpression.number(number, true)
    case .flag(let flag): " = \(flag)"
    case .numbers(let numbers, _, _):
      ": [Double] = [\(numbers.map { SwiftExpression.number($0, true) }.joined(separator: ", "))]"
    case .choice(let index, let options):
      " = \(names.words[options]?.name ?? "Int").\(names.words[options]?.cases[index] ?? "")"
    }
  }

  mutating func states(_ text: inout SwiftText) {
    guard
      !outline.stateNames.isEmpty || events.hasConditions || !program.items.isEmpty || canCrash
        || !program.sheets.isEmpty || !program.nests.isEmpty || hasAxes
        || program.views.indices.contains(where: storesViewport)
    else { return }
    mark("State", &text)
    for (index, state) in outline.stateNames.enumerated() {
      let type = swiftType(outline.stateTypes[index])
      if let list = outline.stateLists.first(where: { $0.contains(index) }) {
        if index == list.lowerBound { stateList(list, type, &text) }
        continue
      }
      let name = names.states[index]
      document(state, "", &text)
      guard events.animatedStates.contains(index) else {
        text.line(
          "private(set) var \(name) = \(type == "Bool" ? "false" : "0.0")")
        continue
      }
      expressions.use(.motion)
      text.block("private(set) var \(name): Double") { text in
        text.line("get { \(names.motions[index]).value(at: time) }")
        text.line("set { \(names.motions[index]).set(newValue) }")
      }
      text.line("private var \(names.motions[index]) = Motion()")
    }
    if events.hasConditions {
      text.comment(
        "Whether conditions have been looked at: the first look sets toggles, and does no more.")
      text.line("private(set) var isWatching = false")
      for index in program.timers.indices {
        text.comment(
          "When the timer ends; nil while its condition does not hold, infinite after its end.")
        text.line("private var \(timerName(index)): Double?")
      }
    }
    storedSheets(&text)
    storedNests(&text)
    storedItems(&text)
    for view in program.views.indices where storesViewport(view) {
      text.comment("The frame that `\(outline.viewNames[view].text)` was given last.")
      text.line(
        "private var \(names.views[view])Viewport = Frame(x: 0, y: 0, width: 0, height: 0)")
    }
    storedCrash(&text)
  }

  private mutating func stateList(_ list: Range<Int>, _ type: String, _ text: inout SwiftText) {
    let name = names.stateLists[list.lowerBound] ?? ""
    document(outline.stateNames[list.lowerBound], "", &text)
    guard events.animatedStates.contains(list.lowerBound) else {
      let first = type == "Bool" ? "false" : "0.0"
      return text.line(
        "private(set) var \(SwiftNames.quoted(name)) = [\(type)](repeating: \(first), count: \(list.count))"
      )
    }
    expressions.use(.motion)
    text.line(
      "var \(SwiftNames.quoted(name)): [Double] { \(name)Motion.map { $0.value(at: time) } }")
    text.line("private var \(name)Motion = [Motion](repeating: Motion(), count: \(list.count))")
  }

  /// Appends what gives a state a value.
  func set(_ state: Int, _ value: String, _ text: inout SwiftText) {
    let isOfList = outline.stateLists.contains { $0.contains(state) }
    if isOfList, events.animatedStates.contains(state) {
      text.line("\(names.motions[state]).set(\(value))")
    } else {
      text.expression("\(names.states[state]) = ", value)
    }
  }

  /// Whether a handler can say that the app would end.
  package var canCrash: Bool {
    program.statements.contains { if case .crash = $0 { true } else { false } }
  }

  private func storedCrash(_ text: inout SwiftText) {
    guard canCrash else { return }
    text.comment("Why the app would have ended; nothing is handled from then on.")
    text.line("private(set) var crash: String?")
  }

  /// What the end of a timer is called.
  func timerName(_ index: Int) -> String {
    let place = program.handlers.count + program.toggles.count + index
    let id = outline.handlers[place].text
    return id.isEmpty ? "timer\(index + 1)End" : "\(id)End"
  }

  mutating func begin(_ text: inout SwiftText) {
    let hasItems = !program.items.isEmpty
    let hasSheets = !program.sheets.isEmpty
    guard !program.states.isEmpty || hasItems || hasSheets || events.needsHost else { return }
    mark("Beginning", &text)
    text.comment(
      "Computes first values; call it once, before `viewWillAppear`, when the screen is known.")
    text.function("begin", signature([])) { text in
      arrangeSheets(&text)
      for step in program.beginning {
        switch step {
        case .state(let index):
          let value = expressions.formula(program.states[index].first)
          set(index, value, &text)
        case .items(let items):
          text.line(
            "layOut\(SwiftNames.capitalized(names.elements[element(ofItems: items)]))Items()")
        case .view(let view):
          guard events.needsHost else { continue }
          arrange([view], keepingContent: false, addsNests: false, &text)
          if nest(of: view) != nil, usesDelta(view) {
            text.line("\(names.views[view])Told = \(names.views[view])Ends.minimum")
          }
        }
      }
      arrangeNests(of: Array(program.views.indices), &text)
    }
    guard hasItems || hasSheets || events.needsHost else { return }
    text.line("")
    text.comment("Takes over what has changed of the screen.")
    text.function("arrange", signature([])) { text in
      arrangeSheets(&text)
      layOut(Array(program.items.indices), &text)
      if events.needsHost {
        let views = Array(program.views.indices)
        arrange(views, keepingContent: false, addsNests: false, &text)
        arrangeNests(of: views, whole: true, &text)
      }
    }
    if !itemsThatFollow.isEmpty {
      text.line("")
      text.comment("Lays out items where a frame shows them; call it before each frame.")
      text.block("mutating func layOutItems()") { layOut(itemsThatFollow, &$0) }
    }
    for items in program.items.indices { layOut(items, &text) }
  }

  /// The items that move with the run: what they follow may change without an event.
  var itemsThatFollow: [Int] { program.items.indices.filter { program.items[$0].followsRun } }

  private func arrangeSheets(_ text: inout SwiftText) {
    for index in program.sheets.indices { text.line("arrange\(title(ofSheet: index))()") }
  }

  /// Appends what gives all scroll views the geometry that formulas have now, and items that follow a run their places.
  func arrangeViews(_ text: inout SwiftText) {
    layOut(itemsThatFollow, &text)
    arrange(Array(program.views.indices), keepingContent: false, &text)
  }

  /// Appends what lays some items out anew.
  func layOut(_ items: [Int], _ text: inout SwiftText) {
    for items in items {
      let name = names.elements[element(ofItems: items)]
      text.line("layOut\(SwiftNames.capitalized(name))Items()")
    }
  }

  /// Appends what follows a state that has been set.
  func follow(_ states: Range<Int>, keepingContent: Bool, _ text: inout SwiftText) {
    layOut(Set(states.flatMap(events.items(following:))).sorted(), &text)
    arrange(
      Set(states.flatMap(events.views(following:))).sorted(), keepingContent: keepingContent, &text)
  }

  /// Whether the frame that a view was given last is remembered: what lies in it shows in that one, and it may have changed since.
  func storesViewport(_ view: Int) -> Bool {
    guard events.needsHost else { return false }
    let hasItems = program.items.contains { items in
      if case .view(view) = items.space { true } else { false }
    }
    let hasElements = program.elements.contains { element in
      if case .fixed = element.place { element.view == view } else { false }
    }
    return (hasItems || hasElements) && events.movesViewport(view)
  }

  /// Appends what gives some scroll views the geometry that formulas have now.
  func arrange(
    _ views: [Int], keepingContent: Bool, addsNests: Bool = true, _ text: inout SwiftText
  ) {
    for view in views {
      if storesViewport(view) {
        text.line("\(names.views[view])Viewport = \(names.views[view])Geometry.frame")
      }
      guard nest(of: view) == nil else {
        storeEnds(view, &text)
        continue
      }
      text.line(
        "host.arrange(.\(SwiftNames.quoted(names.views[view])), of: &self, keepingContent: \(keepingContent))"
      )
    }
    if addsNests { arrangeNests(of: views, &text) }
  }
}
