// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What an app gets: values, frames of elements, and what it sets on its scroll views.
extension SwiftGenerator {
  mutating func values(_ text: inout SwiftText) {
    guard !program.values.isEmpty else { return }
    mark("Values", &text)
    for (index, value) in program.values.enumerated() {
      let name = outline.valueNames[index]
      let recorded = "\(value.name)"
      let family = valueFamily(index)
      if family?.isEmpty == true { continue }
      let shown =
        family == nil || !recorded.contains("[0]")
        ? recorded : recorded.replacing("[0]", with: "[number]", maxReplacements: 1)
      document(name, recorded == name.text ? "" : "Recorded as `\(shown)`.", &text)
      let formula = expressions.formula(value.formula)
      let type = swiftType(outline.type(of: outline.formulas[value.formula]))
      if let family {
        self.family(
          "func \(SwiftNames.quoted(names.values[index]))(_ number: Int) -> \(type)\(value.condition == nil ? "" : "?")",
          family, &text
        ) { generator, member, text in generator.value(member, &text) }
        continue
      }
      let head = "var \(SwiftNames.quoted(names.values[index])): \(type)"
      guard let condition = value.condition else {
        text.property(head, formula)
        continue
      }
      text.block(head + "?") { text in
        text.expression("guard ", expressions.formula(condition) + " else { return nil }")
        text.expression("return ", formula)
      }
    }
  }

  /// Appends what gives a value of `each`.
  private mutating func value(_ index: Int, _ text: inout SwiftText) {
    let value = program.values[index]
    if let condition = value.condition {
      text.expression("guard ", expressions.formula(condition) + " else { return nil }")
    }
    text.expression("return ", expressions.formula(value.formula))
  }

  /// The edges that formulas use, by element.
  func usedEdges(of element: Int) -> [OutlineEdge] {
    OutlineEdge.allCases.filter { edge in
      let family = names.elementFamilies.first { $0.contains(element) }
      return (family ?? [element]).contains { references.contains(.edge(element: $0, edge)) }
    }
  }

  mutating func elements(_ text: inout SwiftText) {
    guard !program.elements.isEmpty else { return }
    mark("Elements", &text)
    for (index, element) in program.elements.enumerated() {
      text.gap()
      switch element.place {
      case .repeated(let items):
        shownItems(items, of: index, &text)
        continue
      case .header(let items, let part):
        shownParts(items, part, isHeader: true, of: index, &text)
        continue
      case .footer(let items, let part):
        shownParts(items, part, isHeader: false, of: index, &text)
        continue
      // Written with its item.
      case .perItem: continue
      case .once, .fixed: break
      }
      let family = elementFamily(index)
      if family?.isEmpty == true {
        text.dropGap()
        continue
      }
      let title = outline.elementNames[index].text
      document(
        outline.elementNames[index],
        "Where `\(family == nil ? title : title.replacing("[0]", with: "[number]"))` is on the screen\(element.visible == nil ? "." : "; nil while it is not there.")",
        &text)
      part("Frame", "Frame\(element.visible == nil ? "" : "?")", index, family, &text) {
        $0.frame(of: $1, isReturned: family != nil, &$2)
      }
      for edge in usedEdges(of: index) {
        part(
          SwiftNames.suffix(edge), "Double", index, family, isPrivate: true, &text
        ) { generator, index, text in
          text.expression(family == nil ? "" : "return ", generator.edge(index, edge))
        }
      }
      looks(of: index, &text)
    }
  }

  /// Appends something of an element that is there once, or of all of one `each`.
  private mutating func part(
    _ suffix: String, _ type: String, _ index: Int, _ family: [Int]?, isPrivate: Bool = false,
    _ text: inout SwiftText, _ body: (inout SwiftGenerator, Int, inout SwiftText) -> Void
  ) {
    let access = isPrivate ? "private " : ""
    let name = names.elements[index] + suffix
    if let family {
      return self.family("\(access)func \(name)(_ number: Int) -> \(type)", family, &text, body)
    }
    var inner = SwiftText()
    body(&self, index, &inner)
    if inner.lines.count == 1, suffix != "Frame" {
      return text.property("\(access)var \(name): \(type)", inner.lines[0])
    }
    text.block("\(access)var \(name): \(type)") { body(&self, index, &$0) }
  }

  /// Appends what gives the frame of an element that is there once.
  private mutating func frame(of index: Int, isReturned: Bool, _ text: inout SwiftText) {
    let element = program.elements[index]
    let frame: [String] =
      placed(element)
      ?? [OutlineEdge.left, .top, .width, .height].map { edge in
        usedEdges(of: index).contains(edge)
          ? names.part(SwiftNames.suffix(edge), ofElement: index) : self.edge(index, edge)
      }
    let value = "Frame(x: \(frame[0]), y: \(frame[1]), width: \(frame[2]), height: \(frame[3]))"
    if let visible = element.visible {
      text.expression("guard ", expressions.formula(visible) + " else { return nil }")
    }
    Self.frame(element.visible == nil && !isReturned ? "" : "return ", frame, value, &text)
  }

  /// The edges of an element that lies still in a view whose frame may have changed since it was given.
  private mutating func placed(_ element: PatternProgram.Element) -> [String]? {
    guard case .fixed(let frame) = element.place, let view = element.view, storesViewport(view)
    else { return nil }
    let viewport = "\(names.views[view])Viewport"
    let offset = "\(SwiftNames.quoted(names.views[view])).offset"
    let (left, top) = (expressions.formula(frame.x), expressions.formula(frame.y))
    return [
      "(\(left)) + \(isVertical(view) ? "\(viewport).x" : "(\(viewport).x - \(offset))")",
      "(\(top)) + \(isVertical(view) ? "(\(viewport).y - \(offset))" : "\(viewport).y")",
      expressions.formula(frame.width), expressions.formula(frame.height),
    ]
  }

  /// Appends a frame in one line, or with a line for each edge.
  private static func frame(
    _ start: String, _ edges: [String], _ value: String, _ text: inout SwiftText
  ) {
    guard value.count > 80 else { return text.line(start + value) }
    text.line(start + "Frame(")
    for (name, edge) in zip(["x", "y", "width", "height"], edges) {
      text.line("  \(name): \(edge)\(name == "height" ? ")" : ",")")
    }
  }

  mutating func edge(_ element: Int, _ edge: OutlineEdge) -> String {
    outline.places[element].edges[edge].map { expressions.text($0) } ?? "0"
  }

  /// Appends the opacity and the scale of an element, and which item it shows.
  mutating func looks(of index: Int, _ text: inout SwiftText) {
    let element = program.elements[index]
    let family = elementFamily(index)
    let parts: [(key: String, formula: (PatternProgram.Element) -> Int?)] = [
      ("Section", \.shownSection), ("Item", \.shownItem), ("Alpha", \.alpha), ("Scale", \.scale),
    ]
    for (key, formula) in parts where formula(element) != nil {
      let isNumber = key == "Section" || key == "Item"
      if isNumber {
        text.comment("The number of the \(key.lowercased()) that it shows; -1 for none.")
        expressions.use(.whole)
      }
      func value(_ generator: inout SwiftGenerator, _ index: Int) -> String {
        guard let formula = formula(generator.program.elements[index]) else { return "0" }
        let value = generator.expressions.formula(formula)
        return isNumber ? "whole(\(value))" : value
      }
      let type = isNumber ? "Int" : "Double"
      if expressions.own == nil {
        part(key, type, index, family, &text) { generator, index, text in
          text.expression(family == nil ? "" : "return ", value(&generator, index))
        }
      } else {
        text.block("func \(names.elements[index] + key)(of own: Place) -> \(type)") { text in
          text.expression("", value(&self, index))
        }
      }
    }
  }

  // MARK: Scroll views

  mutating func views(_ text: inout SwiftText) {
    mark("What the app sets on its scroll views", &text)
    for (index, view) in program.views.enumerated() {
      let name = outline.viewNames[index].text
      text.gap()
      text.comment(
        "The geometry of `\(name)`, whose `contentInsetAdjustmentBehavior` is `.\(adjustment(view))`."
      )
      text.block("var \(names.views[index])Geometry: Geometry") { text in
        let parts = geometry(of: view)
        text.line("Geometry(")
        for (place, part) in parts.enumerated() {
          text.line("  \(part)\(place == parts.count - 1 ? ")" : ",")")
        }
      }
      let start = expressions.formula(view.start)
      if start != "0" {
        text.comment("How far `\(name)` is scrolled at first; set after `viewDidAppear`.")
        text.property("var \(names.views[index])Start: Double", start)
      }
      rest(index, &text)
    }
  }

  private func adjustment(_ view: PatternProgram.View) -> String {
    switch view.adjustment {
    case .always: "always"
    case .automatic: "automatic"
    case .never: "never"
    }
  }

  private mutating func geometry(of view: PatternProgram.View) -> [String] {
    let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map {
      expressions.formula($0)
    }
    var parts = [
      "frame: Frame(x: \(frame[0]), y: \(frame[1]), width: \(frame[2]), height: \(frame[3]))",
      "contentLength: \(expressions.formula(view.content))",
    ]
    let others = [
      ("leadingInset", view.leadingInset, "0"), ("trailingInset", view.trailingInset, "0"),
      ("leadingSafeArea", view.leadingSafeArea, "0"),
      ("trailingSafeArea", view.trailingSafeArea, "0"), ("bounces", view.bounces, "true"),
      ("alwaysBounces", view.alwaysBounces, "false"), ("isPaging", view.isPaging, "false"),
    ]
    for (name, formula, otherwise) in others {
      let value = expressions.formula(formula)
      if value != otherwise { parts.append("\(name): \(value)") }
    }
    return parts
  }

  /// Where a scroll view comes to rest near an offset.
  private mutating func rest(_ index: Int, _ text: inout SwiftText) {
    let view = SwiftNames.quoted(names.views[index])
    let snap = program.views[index].snap
    guard SwiftEvents.snaps(program.views[index]) else { return }
    text.line("")
    text.comment(
      "The offset nearest to another one at which `\(view)` comes to rest; nil if it may rest there."
    )
    text.block("func \(names.views[index])Rest(near proposed: Double) -> Double?") { text in
      // Formulas come first: no other name of the function can hide theirs.
      let distances =
        "let (distance, reach) = (proposed - \(view).minimum, \(view).maximum - \(view).minimum)"
      switch snap {
      case .anywhere: break
      case .every(let step, let origin):
        let (step, origin) = (expressions.formula(step), expressions.formula(origin))
        text.line("let (step, origin) = (\(step) as Double, \(origin) as Double)")
        text.line(distances)
        text.line("guard step > 0, distance > 0, distance < reach else { return nil }")
        text.line("let below = origin + ((distance - origin) / step).rounded(.down) * step")
        text.line("let place = distance - below <= below + step - distance ? below : below + step")
        text.line("return \(view).minimum + min(max(place, 0), reach)")
      case .places(let formulas):
        let places = formulas.map { expressions.formula($0) }.joined(separator: ", ")
        text.line("let places: [Double] = [\(places)]")
        text.line(distances)
        text.line(
          "guard distance > places[0], distance < places[places.count - 1] else { return nil }")
        text.line("var best = places[0]")
        text.line("for place in places where place <= reach {")
        text.line(
          "  if (place - distance).magnitude < (best - distance).magnitude { best = place }")
        text.line("}")
        text.line("return \(view).minimum + best")
      }
    }
  }

  // MARK: Types

  func supportTypes(_ text: inout SwiftText) {
    mark("Types", &text)
    text.text(
      """
      /// A rectangle, in points; x counts from the leading edge.
      struct Frame: Equatable {
        var x, y, width, height: Double
      }

      /// What an app sets on a scroll view; lengths along its axis.
      struct Geometry: Equatable {
        var frame: Frame
        /// `contentSize`.
        var contentLength: Double
        /// `contentInset` before and after the content.
        var leadingInset = 0.0, trailingInset = 0.0
        /// `additionalSafeAreaInsets` before and after the content.
        var leadingSafeArea = 0.0, trailingSafeArea = 0.0
        var bounces = true, alwaysBounces = false, isPaging = false
      }
      """)
    if !program.items.isEmpty {
      text.line("")
      text.text(RepeatTexts.place)
    }
  }
}
