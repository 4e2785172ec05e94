// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What a pattern records and shows of the rules.
extension SwiftGenerator {
  func shownByPattern(_ text: inout SwiftText) {
    text.block("var patternValues: [Double]") { text in
      text.line("var patternList: [Double] = []")
      for (index, value) in program.values.enumerated() {
        let name = SwiftNames.quoted(names.values[index])
        let isOptional = value.condition != nil
        func appended(_ number: (String) -> String) -> String {
          isOptional
            ? "patternList.append(\(name).map { \(number("$0")) } ?? .nan)"
            : "patternList.append(\(number(name)))"
        }
        switch outline.type(of: outline.formulas[value.formula]) {
        case .number: text.line(appended { $0 })
        case .truth: text.line(appended { "(\($0) ? 1 : 0)" })
        case .word(let options):
          let type = names.words[options]
          let cases = type?.cases.map { ".\($0)" } ?? []
          text.line(
            appended {
              "Double(([\(list(cases))] as [\(type?.name ?? "Int")]).firstIndex(of: \($0)) ?? 0)"
            })
        }
      }
      text.line("return patternList")
    }
    text.comment("The elements that the catalogue can draw, back to front.")
    text.block("var patternElements: [ElementFrame]") { text in
      text.line(
        "var patternList = [ElementFrame(ElementID(.backdrop), layer: 0, frame: Rect(0, 0, \(size)))]"
      )
      for index in program.elements.indices where isDrawn(index) {
        shown(index, &text) { id, frame, looks in
          "patternList.append(ElementFrame(\(id), layer: 0, frame: \(frame)\(looks)))"
        }
      }
      text.line("return patternList")
    }
    text.block("var patternTargets: [(element: Int, item: Int, section: Int, rect: Rect)]") {
      text in
      text.line("var patternList: [(element: Int, item: Int, section: Int, rect: Rect)] = []")
      for index in tapTargets {
        shown(index, &text) { _, frame, _ in
          let own =
            isOnce(index)
            ? ("0", "0") : isPart(index) ? ("own.section", "0") : ("own.item", "own.section")
          return "patternList.append((\(index), \(own.0), \(own.1), \(frame)))"
        }
      }
      text.line("return patternList")
    }
    text.block("var patternRects: [Rect]") { text in
      text.line(
        "var patternList = [Rect](repeating: Rect(0, 0, -1, 0), count: \(program.elements.count))")
      for index in program.elements.indices where isOnce(index) {
        shown(index, &text) { _, frame, _ in "patternList[\(index)] = \(frame)" }
      }
      text.line("return patternList")
    }
  }

  /// The size of the screen; of one that the rules do not read a large one.
  private var size: String {
    let names = facts.map(\.name)
    return
      "\(names.contains("width") ? "screen.width" : "2000"), \(names.contains("height") ? "screen.height" : "2000")"
  }

  private func isDrawn(_ index: Int) -> Bool {
    guard let kind = program.elements[index].kind else { return false }
    return kind != .own
  }

  private func isOnce(_ index: Int) -> Bool {
    switch program.elements[index].place {
    case .once, .fixed: true
    default: false
    }
  }

  private func isPart(_ index: Int) -> Bool {
    switch program.elements[index].place {
    case .header, .footer: true
    default: false
    }
  }

  /// Appends a statement for an element where it is shown, or for each of its items.
  private func shown(
    _ index: Int, _ text: inout SwiftText,
    _ statement: (_ id: String, _ frame: String, _ looks: String) -> String
  ) {
    let (name, element) = (names.elements[index], program.elements[index])
    let kind = element.kind.map { "\($0)" } ?? "own"
    let argument = isOnce(index) ? "" : "(of: own)"
    var looks =
      element.alpha == nil ? "" : ", contentAlpha: min(max(\(name)Alpha\(argument), 0), 1)"
    if element.scale != nil { looks += ", contentScale: \(name)Scale\(argument)" }
    func rect(_ frame: String) -> String {
      "Rect(\(frame).x, \(frame).y, \(frame).width, \(frame).height)"
    }
    func id(_ more: String) -> String { "ElementID(.\(kind), number: \(element.number)\(more))" }
    switch element.place {
    case .once, .fixed:
      let line = statement(id(", section: \(element.copy)"), rect("frame"), looks)
      text.line(
        "\(element.visible == nil ? "do { let frame =" : "if let frame =") \(name)Frame\(element.visible == nil ? ";" : " {") \(line) }"
      )
    case .header, .footer:
      text.line(
        "for own in \(name)Shown { \(statement(id(", item: Int32(own.section)"), rect("own.frame"), looks)) }"
      )
    case .repeated(let items):
      let section = program.items[items].sections == nil ? "\(element.copy)" : "Int32(own.section)"
      text.line(
        "for own in \(name)Shown { \(statement(id(", section: \(section), item: Int32(own.item)"), rect("own.frame"), looks)) }"
      )
    case .perItem:
      guard
        let parent = program.elements.indices.last(where: {
          $0 < index && $0 + program.elements[$0].childCount >= index
        })
      else { return }
      let line = statement(
        id(", section: Int32(own.section), item: Int32(own.item)"), rect("frame"), looks)
      text.line(
        "for own in \(names.elements[parent])Shown { \(element.visible == nil ? "let frame =" : "if let frame =") \(name)Frame(in: own)\(element.visible == nil ? ";" : " {") \(line) }\(element.visible == nil ? "" : " }")"
      )
    }
  }
}
