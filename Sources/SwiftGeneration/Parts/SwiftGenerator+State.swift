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
    let hasItems = program.elements.indices.contains(where: itemsAreStored)
    guard !outline.stateNames.isEmpty || events.hasConditions || hasItems else { return }
    mark("State", &text)
    for (index, state) in outline.stateNames.enumerated() {
      let (name, type) = (names.states[index], swiftType(outline.stateTypes[index]))
      document(state, "", &text)
      guard events.animatedStates.contains(index) else {
        text.line(
          "private(set) var \(SwiftNames.quoted(name)) = \(type == "Bool" ? "false" : "0.0")")
        continue
      }
      expressions.use(.motion)
      text.block("private(set) var \(SwiftNames.quoted(name)): Double") { text in
        text.line("get { \(name)Motion.value(at: time) }")
        text.line("set { \(name)Motion.set(newValue) }")
      }
      text.line("private var \(name)Motion = Motion()")
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
    for (index, element) in program.elements.enumerated() where itemsAreStored(index) {
      guard case .repeated = element.place else { continue }
      text.comment("Where the items of `\(outline.elementNames[index].text)` lie.")
      text.line("private(set) var \(names.elements[index])Items = Items()")
    }
  }

  func itemsAreStored(_ element: Int) -> Bool {
    if case .repeated = program.elements[element].place { true } else { false }
  }

  /// What the end of a timer is called.
  func timerName(_ index: Int) -> String {
    let place = program.handlers.count + program.toggles.count + index
    let id = outline.handlers[place].text
    return id.isEmpty ? "timer\(index + 1)End" : "\(id)End"
  }

  mutating func begin(_ text: inout SwiftText) {
    let hasItems = program.elements.indices.contains(where: itemsAreStored)
    guard !program.states.isEmpty || hasItems || events.needsHost else { return }
    mark("Beginning", &text)
    text.comment(
      "Computes first values; call it once, before `viewWillAppear`, when the screen is known.")
    text.function("begin", signature([])) { text in
      for step in program.beginning {
        switch step {
        case .state(let index):
          let value = expressions.formula(program.states[index].first)
          text.expression("\(SwiftNames.quoted(names.states[index])) = ", value)
        case .items(let items):
          text.line("layOut\(SwiftNames.capitalized(elementName(items)))Items()")
        case .view(let view):
          if events.needsHost {
            text.line("host.arrange(.\(names.views[view]), of: &self, keepingContent: false)")
          }
        }
      }
    }
    guard hasItems || events.needsHost else { return }
    text.line("")
    text.comment("Takes over what has changed of the screen.")
    text.function("arrange", signature([])) { text in
      for items in program.items.indices {
        text.line("layOut\(SwiftNames.capitalized(elementName(items)))Items()")
      }
      if events.needsHost { arrangeViews(&text) }
    }
    for items in program.items.indices { layOut(items, &text) }
  }

  /// Appends what gives all scroll views the geometry that formulas have now.
  func arrangeViews(_ text: inout SwiftText) {
    arrange(Array(program.views.indices), keepingContent: false, &text)
  }

  /// Appends what gives some scroll views the geometry that formulas have now.
  func arrange(_ views: [Int], keepingContent: Bool, _ text: inout SwiftText) {
    for view in views {
      text.line(
        "host.arrange(.\(SwiftNames.quoted(names.views[view])), of: &self, keepingContent: \(keepingContent))"
      )
    }
  }

  private func elementName(_ items: Int) -> String {
    let index = program.elements.firstIndex { element in
      if case .repeated(items) = element.place { true } else { false }
    }
    return index.map { names.elements[$0] } ?? ""
  }

  private mutating func layOut(_ index: Int, _ text: inout SwiftText) {
    let (items, name) = (program.items[index], elementName(index))
    text.line("")
    var lines = [
      "count: \(expressions.formula(items.count)),",
      "columns: \(expressions.formula(items.columns)),",
    ]
    let (gap, start) = (expressions.formula(items.gap), expressions.formula(items.start))
    let length = expressions.formula(items.length)
    if !items.isUneven {
      lines += ["length: \(length),", "gap: \(gap), start: \(start))"]
    } else {
      lines += ["gap: \(gap), start: \(start), isCentered: \(items.isCentered),"]
      lines += ["length: { index in \(length) })"]
    }
    text.block("private mutating func layOut\(SwiftNames.capitalized(name))Items()") { text in
      text.line("\(name)Items = Items(")
      for line in lines { text.line("  " + line) }
    }
  }
}
