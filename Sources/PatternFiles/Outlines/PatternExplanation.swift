// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What the compiler understood of a file, as a text for people.
package struct PatternExplanation {
  let outline: PatternOutline

  /// Explains an outline.
  package init(_ outline: PatternOutline) { self.outline = outline }

  var program: PatternProgram { outline.program }

  /// The text, a section for each part of the file.
  package var text: String {
    let head =
      "\(outline.id), variant \(outline.variant.id): \(outline.variant.title)\(outline.variant.isFixed ? "" : " (breaks on purpose)")"
    let sections: [(title: String, lines: [[String]])] = [
      ("parameters", parameters), ("facts", facts), ("scroll views", views),
      ("sheets", sheets), ("nesting", nesting), ("state", states),
      ("values, in the order in which they are computed", values), ("events", events),
      ("layers, which move as one", layers), ("elements, back to front", elements),
      ("claims", claims),
    ]
    let texts = sections.filter { !$0.lines.isEmpty }.map { section in
      let lines = Self.table(section.lines).map { "  \($0)" }
      return ([section.title] + lines).joined(separator: "\n")
    }
    return ([VisibleText.line(head)] + texts).joined(separator: "\n\n") + "\n"
  }

  /// Rows with columns that begin below each other; the last is as wide as it is.
  private static func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }.joined(separator: "  ")
    }
  }

  // MARK: Sections

  private var parameters: [[String]] {
    outline.parameters.map { parameter in
      let range: String
      switch parameter.kind {
      case .number(let number, let low, let high):
        let limits =
          low > -1e9 || high < 1e9 ? ", from \(shown(low)) to \(shown(high))" : ""
        range = shown(number) + (parameter.unit.isEmpty ? "" : " \(parameter.unit)") + limits
      case .flag(let flag): range = "\(flag)"
      case .choice(let index, let options):
        range = "\(options[index]), one of \(options.joined(separator: ", "))"
      case .numbers(let numbers, _, _):
        range = "[\(numbers.map { shown($0) }.joined(separator: ", "))]"
      }
      let growth = parameter.textStyle.map { ", grows with \($0)" } ?? ""
      return [VisibleText.line(parameter.key), VisibleText.line(range + growth)]
    }
  }

  private var facts: [[String]] {
    var names: [String] = []
    for formula in outline.formulas {
      for use in outline.uses(of: formula) where isFact(use) {
        let name = OutlineNames.text(of: use, in: outline)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.isEmpty ? [] : [[names.sorted().joined(separator: ", ")]]
  }

  private func isFact(_ reference: OutlineReference) -> Bool {
    switch reference {
    case .fact, .growth: true
    default: false
    }
  }

  private var views: [[String]] {
    zip(outline.viewNames, program.views).flatMap { name, view in
      let geometry: [(String, Int)] = [
        ("left", view.frame.x), ("top", view.frame.y), ("width", view.frame.width),
        ("height", view.frame.height), ("content", view.content),
        ("insets.leading", view.leadingInset), ("insets.trailing", view.trailingInset),
        ("safeArea.leading", view.leadingSafeArea), ("safeArea.trailing", view.trailingSafeArea),
        ("bounces", view.bounces), ("alwaysBounces", view.alwaysBounces),
        ("paging", view.isPaging), ("start", view.start),
      ]
      let head =
        "\(view.axis == .vertical ? "vertical" : "horizontal"), adjusted \(adjustment(view))"
      let rows = geometry.filter { !isLeftOut($0.1) }.map { key, formula in
        ["  \(key)", OutlineNames.text(of: outline.formulas[formula], in: outline), when(formula)]
      }
      return [[VisibleText.line(name.text), head]] + rows
    }
  }

  private func adjustment(_ view: PatternProgram.View) -> String {
    switch view.adjustment {
    case .always: "always"
    case .automatic: "automatically"
    case .never: "never"
    }
  }

  /// Whether a formula is what counts where the file says nothing.
  private func isLeftOut(_ formula: Int) -> Bool {
    switch outline.formulas[formula] {
    case .number(0), .truth: outline.texts[formula].isEmpty
    default: false
    }
  }

  private var states: [[String]] {
    zip(outline.stateNames, program.states).map { name, state in
      [VisibleText.line(name.text), "begins with \(formula(state.first))"]
    }
  }

  private var values: [[String]] {
    ordered.map { index in
      let value = program.values[index]
      let name = outline.valueNames[index].text
      let recorded = "\(value.name)" == name ? "" : " as \(value.name)"
      let isAlwaysThere = value.condition.map { outline.formulas[$0] == .truth(true) } ?? true
      let condition = isAlwaysThere ? "" : value.condition.map { ", where \(formula($0))" } ?? ""
      let expression = outline.formulas[value.formula]
      return [
        VisibleText.line(name + recorded), formula(value.formula) + condition,
        OutlineTiming(expression, outline).text,
      ]
    }
  }

  /// The values, each behind those that it uses, else in the order of the file.
  private var ordered: [Int] {
    var result: [Int] = []
    func add(_ index: Int) {
      guard !result.contains(index) else { return }
      let value = program.values[index]
      let formulas = [value.formula] + (value.condition.map { [$0] } ?? [])
      for use in formulas.flatMap({ outline.uses(of: outline.formulas[$0]) }) {
        if case .value(let other) = use, other != index { add(other) }
      }
      if !result.contains(index) { result.append(index) }
    }
    for index in program.values.indices { add(index) }
    return result
  }

  private var elements: [[String]] {
    outline.elementNames.indices.flatMap { index in
      let element = program.elements[index]
      let kind = element.kind.map { "\(ElementID($0).kindName)" } ?? "not drawn"
      let layer =
        element.layer == 0
        ? "on the screen" : "in \(description(of: program.layers[Int(element.layer) - 1].origin))"
      let place: String
      switch element.place {
      case .once: place = "computed in every frame"
      case .fixed: place = "computed once for a device"
      case .repeated(let items):
        place = self.place(of: program.items[items])
      case .perItem: place = "once for each item"
      case .header: place = "a header of each section"
      case .footer: place = "a footer of each section"
      }
      let name = outline.elementNames[index].text
      return [[VisibleText.line(name), kind, VisibleText.line(layer), VisibleText.line(place)]]
        + details(of: index) + parts(of: index)
    }
  }

  /// The formulas of an element, except those that are the same for all that fill the screen.
  private func details(of index: Int) -> [[String]] {
    let element = program.elements[index]
    let edges = [OutlineEdge.left, .top, .width, .height].compactMap { edge -> [String]? in
      guard let expression = outline.places[index].edges[edge] else { return nil }
      let text = OutlineNames.text(of: expression, in: outline)
      let isUsual = ["0", "screen.width", "screen.height"].contains(text)
      return isUsual ? nil : ["  \(edge.rawValue)", VisibleText.line(text)]
    }
    let others = [
      ("visible", element.visible), ("alpha", element.alpha), ("scale", element.scale),
    ]
    return edges + others.compactMap { key, index in index.map { ["  \(key)", formula($0)] } }
  }

  // MARK: Formulas

  func formula(_ index: Int) -> String {
    VisibleText.line(OutlineNames.text(of: outline.formulas[index], in: outline))
  }

  private func when(_ formula: Int) -> String {
    OutlineTiming(outline.formulas[formula], outline).text
  }
}

extension PatternExplanation {
  /// What events do, in the order of the program.
  private var events: [[String]] {
    var rows: [[String]] = []
    for (index, handler) in outline.program.handlers.enumerated() {
      let names =
        switch handler.event {
        case .animationEnd: outline.stateNames
        case .tap: outline.elementNames
        default: outline.viewNames
        }
      let subject = handler.subjects.map { subjects -> String in
        let name = names[subjects.lowerBound].text
        return " of \(subjects.count == 1 ? name : OutlineNames.list(name))"
      }
      let condition = handler.condition.map { ", if \(formula($0))" } ?? ""
      append(
        "\(handler.event)\(subject ?? "")\(condition)", outline.handlers[index].text,
        handler.statements, to: &rows)
    }
    var place = outline.program.handlers.count
    for toggle in outline.program.toggles {
      append(
        "\(outline.stateNames[toggle.state].text) becomes true if \(formula(toggle.on)), false if \(formula(toggle.off))",
        outline.handlers[place].text, toggle.statements, to: &rows)
      place += 1
    }
    for timer in outline.program.timers {
      append(
        "\(formula(timer.delay)) s after \(formula(timer.condition))",
        outline.handlers[place].text, timer.statements, to: &rows)
      place += 1
    }
    return rows
  }

  private func append(
    _ head: String, _ id: String, _ statements: Range<Int>, to rows: inout [[String]]
  ) {
    rows.append([VisibleText.line((id.isEmpty ? "" : "\(id): ") + head)])
    let lines = OutlineStatements(outline).lines(statements)
    for line in lines { rows.append([VisibleText.line("  " + line)]) }
  }
}
