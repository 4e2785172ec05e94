// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What moves as one, what moves besides scroll views, and what elements are made of.
extension PatternExplanation {
  // MARK: Sheets and nesting

  var sheets: [[String]] {
    program.sheets.indices.flatMap { index -> [[String]] in
      let sheet = program.sheets[index]
      let names = outline.detentNames[index]
      var head = "from the \(Self.edge(sheet.edge)), begins at \(names[sheet.start])"
      if let handle = sheet.handle {
        head += ", dragged by \(outline.elementNames[handle].text)"
      }
      if let list = sheet.list {
        head += ", shares its way with \(outline.viewNames[list.view].text)"
        if !list.returnsContent { head += ", which hands nothing over" }
      }
      let detents = zip(names, sheet.detents).map { ["  \($0)", formula($1)] }
      return [[VisibleText.line(outline.sheetNames[index].text), VisibleText.line(head)]]
        + detents.map { $0.map(VisibleText.line) } + [
          ["  beyond", "\(sheet.beyond)"], ["  settles", VisibleText.line(settling(sheet))],
        ]
    }
  }

  private static func edge(_ edge: PatternProgram.Sheet.Edge) -> String {
    switch edge {
    case .bottom: "lower edge"
    case .top: "upper edge"
    case .left: "leading edge"
    case .right: "trailing edge"
    }
  }

  private func settling(_ sheet: PatternProgram.Sheet) -> String {
    let rule =
      switch sheet.rule {
      case .project(let rate): "nearest to where a fling ends, rate \(formula(rate))"
      case .lookAhead: "nearest to where it is a tenth of a second later"
      case .nearest: "nearest"
      case .onward: "next one in the direction of motion"
      case .threshold(let distance, let speed):
        "next one after \(formula(distance)) pt or at \(formula(speed)) pt/s, else back"
      case .floatingPanel: "as FloatingPanel"
      }
    let spring =
      switch sheet.spring {
      case .spring(let response, let damping):
        "spring(\(formula(response)), \(formula(damping)))"
      case .floatingPanel: "the spring of FloatingPanel"
      case .system: "the default spring of SwiftUI"
      case .overlayContainer: "the spring of OverlayContainer"
      }
    return
      "\(rule); \(spring)\(sheet.keepsVelocity ? ", with the finger's speed" : ", from rest")\(sheet.overshoots ? ", may overshoot" : "")"
  }

  var nesting: [[String]] {
    let nests = program.nests.map { nest -> [String] in
      let inner = name(of: nest.inners)
      let outer = outline.viewNames[nest.outer].text
      func first(_ isOuter: Bool) -> String { isOuter ? outer : inner }
      return [
        VisibleText.line("\(inner) in \(outer)"),
        VisibleText.line(
          "onward \(first(nest.outerIsFirstOnward)) moves first, back \(first(nest.outerIsFirstBack))"
        ),
      ]
    }
    let locks = program.axisLocks.map { outer, inner in
      [
        VisibleText.line("\(outline.viewNames[inner].text) in \(outline.viewNames[outer].text)"),
        "a finger moves only one of them",
      ]
    }
    return nests + locks
  }

  private func name(of views: Range<Int>) -> String {
    let name = outline.viewNames[views.lowerBound].text
    return views.count == 1 ? name : OutlineNames.list(name)
  }

  // MARK: Layers

  /// The layers; none if all are contents of views that fill the screen.
  var layers: [[String]] {
    let isPlain = program.layers.allSatisfy { layer in
      if case .content = layer.origin { layer.parent == 0 } else { false }
    }
    return isPlain
      ? []
      : program.layers.map { layer in
        let parent =
          layer.parent == 0
          ? "on the screen" : "in \(description(of: program.layers[Int(layer.parent) - 1].origin))"
        let clip =
          switch layer.clip {
          case .all: "clips nothing"
          case .after: "clips what lies before its origin"
          case .before: "clips what lies behind its origin"
          case .box(let width, let height, let radius):
            "clips to \(formula(width)) by \(formula(height)) pt"
              + (radius == 0 ? "" : ", corners of \(shown(radius)) pt")
          }
        return [description(of: layer.origin), parent, clip].map(VisibleText.line)
      }
  }

  /// What a layer moves with.
  func description(of origin: PatternProgram.Layer.Origin) -> String {
    switch origin {
    case .screen: "the screen"
    case .content(let view): "the content of \(outline.viewNames[view].text)"
    case .viewport(let view): "the viewport of \(outline.viewNames[view].text)"
    case .viewportEnd(let view): "the end of the viewport of \(outline.viewNames[view].text)"
    case .sheet(let sheet): "the sheet \(outline.sheetNames[sheet].text)"
    case .element(let element): "the element \(outline.elementNames[element].text)"
    case .elementEnd(let element): "the end of the element \(outline.elementNames[element].text)"
    }
  }

  // MARK: Claims

  var claims: [[String]] {
    zip(outline.claims, program.claims).map { source, claim in
      let condition = claim.condition.map { ", when \(formula($0))" } ?? ""
      return [source.id, "always \(source.formula)\(condition)"].map(VisibleText.line)
    }
  }

  // MARK: Elements

  /// Where items are, or how many.
  func place(of items: PatternProgram.Items) -> String {
    let count =
      items.sections.map { "\(formula($0.count)) sections of \(formula($0.rows)) items" }
      ?? "\(formula(items.count)) items"
    return count + ", laid out once for a device"
  }

  /// What an element has besides its edges: sections, places and children.
  func parts(of index: Int) -> [[String]] {
    let element = program.elements[index]
    var rows: [(String, String)] = []
    switch element.place {
    case .repeated(let items):
      if let sections = program.items[items].sections {
        let lengths = [
          ("  before the items", sections.leadingInset),
          ("  after the items", sections.trailingInset),
          ("  header", sections.header), ("  footer", sections.footer),
        ]
        rows += lengths.map { ($0, formula($1)) }.filter { $0.1 != "0" }
      }
      if element.childCount > 0 {
        let children = outline.elementNames[(index + 1)...].prefix(element.childCount)
        rows.append(("  each with", children.map(\.text).joined(separator: ", ")))
      }
    case .header(_, let part), .footer(_, let part):
      if let place = part.place { rows.append(("  place", formula(place))) }
      if let failure = part.failure {
        rows.append(
          ("  fails", "if \(formula(failure.condition)): \(outline.sentences[failure.sentence])"))
      }
    case .once, .fixed, .perItem: break
    }
    return rows.map { [$0, VisibleText.line($1)] }
  }
}
