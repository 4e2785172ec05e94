// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Repeated elements: where their items lie, and which of them show.
extension SwiftGenerator {
  /// The element whose items an entry of the program lists.
  func element(ofItems items: Int) -> Int {
    program.elements.firstIndex { element in
      if case .repeated(items) = element.place { true } else { false }
    } ?? 0
  }

  /// Appends where items lie, among what is remembered.
  mutating func storedItems(_ text: inout SwiftText) {
    for index in program.items.indices {
      expressions.use(.items)
      let element = element(ofItems: index)
      let name = names.elements[element]
      text.comment("Where the items of `\(outline.elementNames[element].text)` lie.")
      text.line("private var \(name)Items = RepeatLayout()")
      if hasInsets(index) {
        text.comment("What stays free at the sides of their lines.")
        text.line("private var \(name)Insets = (leading: 0.0, trailing: 0.0)")
      }
    }
  }

  private func hasInsets(_ items: Int) -> Bool {
    let items = program.items[items]
    return [items.leadingInset, items.trailingInset].contains {
      outline.formulas[$0] != .number(0)
    }
  }

  /// Appends the method that lays items out.
  mutating func layOut(_ index: Int, _ text: inout SwiftText) {
    let items = program.items[index]
    let name = names.elements[element(ofItems: index)]
    let insets = (
      expressions.formula(items.leadingInset), expressions.formula(items.trailingInset)
    )
    let start = expressions.formula(items.start)
    text.line("")
    text.block("private mutating func layOut\(SwiftNames.capitalized(name))Items()") { text in
      if hasInsets(index) { text.line("\(name)Insets = (\(insets.0), \(insets.1))") }
      guard let sections = items.sections else {
        text.line("\(name)Items = RepeatLayout(")
        return run(items, count: items.count, start: start, first: nil, end: "))", &text)
      }
      text.line("var runs: [ItemLayout] = []")
      text.line("var places: [SectionPlaces] = []")
      text.line("var (sectionStart, firstItem) = (\(start) as Double, 0)")
      let count = self.count(sections.count, atMost: "100_000")
      text.block("for number in 0..<\(count)") { text in
        let formulas = [
          sections.header, sections.leadingInset, sections.rows, sections.trailingInset,
          sections.footer, items.columns, items.gap, items.length,
        ]
        if formulas.contains(where: { outline.formulas[$0].contains(.own("section")) }) {
          text.line("let section = Double(number)")
        } else {
          text.line("_ = number")
        }
        text.expression(
          "let sectionHeader: Double = ", expressions.formula(sections.header))
        let (leading, trailing, footer) = (
          expressions.formula(sections.leadingInset), expressions.formula(sections.trailingInset),
          expressions.formula(sections.footer)
        )
        if leading != "0" { text.expression("let leadingInset: Double = ", leading) }
        text.line("let run = ItemLayout(")
        run(
          items, count: sections.rows,
          start: "sectionStart + sectionHeader" + (leading == "0" ? "" : " + leadingInset"),
          first: "firstItem", end: ")", &text)
        if trailing != "0" { text.expression("let trailingInset: Double = ", trailing) }
        if footer != "0" { text.expression("let sectionFooter: Double = ", footer) }
        text.text(
          """
          let place = SectionPlaces(
            start: sectionStart, headerLength: sectionHeader, footerLength: \(footer == "0" ? "0" : "sectionFooter"),
            insets: (\(leading == "0" ? "0" : "leadingInset"), \(trailing == "0" ? "0" : "trailingInset")),
            lines: run, firstItem: firstItem)
          places.append(place)
          runs.append(run)
          (sectionStart, firstItem) = (place.end, firstItem + run.count)
          """)
      }
      text.line("\(name)Items = RepeatLayout(places, runs, start: \(start))")
    }
  }

  /// How many items, columns or sections a formula says, within what a run can lay out.
  private mutating func count(_ formula: Int, atLeast least: Int = 0, atMost most: String) -> String
  {
    if case .number(let number) = outline.formulas[formula], let whole = Int(exactly: number),
      (least...1000).contains(whole)
    {
      return "\(whole)"
    }
    let lower = least == 0 ? "" : "atLeast: \(least), "
    return "ItemLayout.count(\(expressions.formula(formula)), \(lower)atMost: \(most))"
  }

  /// Appends the arguments of one run of items; `first` is how many items are before them.
  private mutating func run(
    _ items: PatternProgram.Items, count: Int, start: String, first: String?, end: String,
    _ text: inout SwiftText
  ) {
    let columns = "columns: \(self.count(items.columns, atLeast: 1, atMost: "1_000"))"
    let length = expressions.formula(items.length)
    let gap = "gap: \(expressions.formula(items.gap)), start: \(start)"
    let total = self.count(count, atMost: "10_000_000")
    let opening = end == "))" ? "  ItemLayout(" : ""
    if !opening.isEmpty { text.line(opening) }
    let indent = opening.isEmpty ? "  " : "    "
    guard items.isUneven else {
      text.line("\(indent)count: \(total), \(columns),")
      text.line("\(indent)length: \(length),")
      text.line("\(indent)\(gap)\(end)")
      return
    }
    let limit = first.map { "max(0, 1_000_000 - \($0))" } ?? "1_000_000"
    text.line("\(indent)lengths: (0..<min(\(total), \(limit))).map { itemNumber in")
    let formula = outline.formulas[items.length]
    if formula.contains(.index) {
      text.line("\(indent)  let index = Double(\(first.map { "\($0) + " } ?? "")itemNumber)")
    }
    if formula.contains(.own("item")) {
      text.line("\(indent)  let item = Double(itemNumber)")
    }
    if !formula.contains(.index), !formula.contains(.own("item")) {
      text.line("\(indent)  _ = itemNumber")
    }
    text.line("\(indent)  return \(length)")
    text.line("\(indent)},")
    text.line("\(indent)\(columns), \(gap), isCentered: \(items.isCentered)\(end)")
  }

  // MARK: What shows

  /// Appends the items of a repeated element that show, and its children.
  mutating func shownItems(_ items: Int, of index: Int, _ text: inout SwiftText) {
    let name = names.elements[index]
    let element = program.elements[index]
    let title = outline.elementNames[index].text
    let window = self.window(of: items)
    text.comment("What of the items of `\(title)` shows.")
    text.block("private var \(name)Window: ItemWindow?") { text in
      text.line("ItemWindow(")
      for (place, line) in window.enumerated() {
        text.line("  \(line)\(place == window.count - 1 ? ")" : ",")")
      }
    }
    text.line("")
    expressions.own = "own"
    defer { expressions.own = nil }
    document(
      outline.elementNames[index], "The items of `\(title)` that show, in order.", &text)
    let visible = element.visible.map { expressions.formula($0) }
    let insets =
      hasInsets(items)
      ? "leading: \(name)Insets.leading, trailing: \(name)Insets.trailing"
      : "leading: 0, trailing: 0"
    text.block("var \(name)Shown: [Place]") { text in
      let call = "\(name)Window?.items(of: \(name)Items, \(insets)) ?? []"
      guard let visible else { return text.line(call) }
      text.line("let items = \(call)")
      text.expression("return items.filter { own in ", "\(visible) }")
    }
    looks(of: index, &text)
    for child in program.elements.indices[(index + 1)...].prefix(element.childCount) {
      guard case .perItem = program.elements[child].place else { continue }
      text.gap()
      self.child(child, of: title, &text)
    }
  }

  /// Appends where a child of an item is.
  private mutating func child(_ index: Int, of title: String, _ text: inout SwiftText) {
    let name = names.elements[index]
    let element = program.elements[index]
    let frame = [OutlineEdge.left, .top, .width, .height].map { edge in
      outline.places[index].edges[edge].map { expressions.text($0) } ?? "0"
    }
    document(
      outline.elementNames[index],
      "Where `\(outline.elementNames[index].text)` of an item of `\(title)` is on the screen\(element.visible == nil ? "." : "; nil while it is not there.")",
      &text)
    let mark = element.visible == nil ? "" : "?"
    text.block("func \(name)Frame(in own: Place) -> Frame\(mark)") { text in
      if let visible = element.visible {
        text.expression("guard ", expressions.formula(visible) + " else { return nil }")
      }
      text.line("return Frame(")
      for (label, edge) in zip(["x", "y", "width", "height"], frame) {
        text.line("  \(label): \(edge)\(label == "height" ? ")" : ",")")
      }
    }
    for edge in usedEdges(of: index) {
      text.block("private func \(name)\(SwiftNames.suffix(edge))(of own: Place) -> Double") {
        text in
        text.expression("", self.edge(index, edge))
      }
    }
    looks(of: index, &text)
  }

  /// Appends the headers or the footers of sections that show.
  mutating func shownParts(
    _ items: Int, _ part: PatternProgram.Element.SectionPart, isHeader: Bool, of index: Int,
    _ text: inout SwiftText
  ) {
    expressions.own = "own"
    defer { expressions.own = nil }
    let name = names.elements[index]
    let list = names.elements[element(ofItems: items)]
    let element = program.elements[index]
    let kind = isHeader ? "header" : "footer"
    let natural = isHeader ? "places.start" : "places.end - places.footerLength"
    let parts = [part.leadingInset, part.trailingInset].map { inset in
      inset.map { expressions.formula($0) } ?? "0"
    }
    let place = part.place.map { expressions.formula($0) } ?? natural
    document(
      outline.elementNames[index], "The \(kind)s of `\(list)` that show, in order.", &text)
    text.block("var \(name)Shown: [Place]") { text in
      text.line("guard let window = \(list)Window else { return [] }")
      text.line("return window.sections(of: \(list)Items).compactMap { section in")
      text.indented { text in
        text.line(
          "var own = Place(section: section, frame: Frame(x: 0, y: 0, width: 0, height: 0))")
        text.line("let places = \(list)Items.sections[section]")
        if let visible = element.visible {
          text.expression("guard ", expressions.formula(visible) + " else { return nil }")
        }
        text.expression("let start: Double = ", place)
        text.line("let length = places.\(kind)Length")
        text.line("guard length > 0, window.shows(start, length) else { return nil }")
        text.line("let (leading, trailing) = (\(parts[0]) as Double, \(parts[1]) as Double)")
        text.line("own.frame = window.frame(")
        text.line(
          "  start, length, window.side + leading, window.width - leading - trailing)")
        text.line("return own")
      }
      text.line("}")
    }
    looks(of: index, &text)
    guard let failure = part.failure else { return }
    text.line("")
    text.comment("Why the app would end if its sections were shown; nil if it would not.")
    text.block("var \(name)Crash: String?") { text in
      text.line("guard let window = \(list)Window else { return nil }")
      text.line("for section in window.sections(of: \(list)Items) {")
      text.indented { text in
        text.line(
          "let own = Place(section: section, frame: Frame(x: 0, y: 0, width: 0, height: 0))")
        text.condition(
          [element.visible.map { expressions.formula($0) }, expressions.formula(failure.condition)]
            .compactMap { $0.map { "(\($0))" } }.joined(separator: " && ")
        ) { $0.line("return \(SwiftText.literal(outline.sentences[failure.sentence]))") }
      }
      text.line("}")
      text.line("return nil")
    }
  }

  /// The arguments of what shows of some items.
  private mutating func window(of items: Int) -> [String] {
    let description = program.items[items]
    var arguments: [String]
    switch description.space {
    case .screen:
      arguments = ["in: Frame(x: 0, y: 0, width: screen.width, height: screen.height)"]
    case .view(let view):
      arguments = [
        "in: \(names.views[view])\(storesViewport(view) ? "Viewport" : "Geometry.frame")"
      ]
    case .element(let frame):
      let edges = [frame.x, frame.y, frame.width, frame.height].map { expressions.formula($0) }
      arguments = [
        "in: Frame(x: \(edges[0]), y: \(edges[1]), width: \(edges[2]), height: \(edges[3]))"
      ]
    }
    arguments[0] += ", isHorizontal: \(description.isHorizontal)"
    if case .view(let view) = description.space {
      let isAlong = (program.views[view].axis == .horizontal) == description.isHorizontal
      arguments.append(
        "\(isAlong ? "scrolled" : "aside"): \(SwiftNames.quoted(names.views[view])).offset")
      if !program.views[view].clips { arguments.append("clips: false") }
    }
    arguments.append("screenWidth: screen.width, screenHeight: screen.height")
    return arguments
  }
}
