// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
import ScrollCore
import TextFormats

/// What a pattern file has that cannot be written as Swift yet.
package enum SwiftRefusals {
  /// Everything of an outline that has no Swift, at its places in the file, in their order.
  package static func errors(in outline: PatternOutline) -> [PatternFileError] {
    let all = parts(of: outline) + statements(of: outline) + formulas(of: outline)
    var result: [PatternFileError] = []
    for (offset, thing) in all {
      let error = PatternFileError(
        offset: offset, message: VisibleText.line("\(thing) cannot be written as Swift yet"))
      if !result.contains(error) { result.append(error) }
    }
    return result.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  private static func parts(of outline: PatternOutline) -> [(Int, String)] {
    let program = outline.program
    var result: [(Int, String)] = []
    for sheet in outline.sheetNames { result.append((sheet.offset, "the sheet '\(sheet.text)'")) }
    for entry in outline.nesting { result.append((entry, "an entry of 'nesting'")) }
    for family in outline.viewFamilies {
      let view = outline.viewNames[family.lowerBound]
      result.append((view.offset, "'count' of the scroll view '\(list(view.text))'"))
    }
    for list in outline.stateLists where !list.isEmpty {
      let state = outline.stateNames[list.lowerBound]
      result.append((state.offset, "the list of states '\(self.list(state.text))'"))
    }
    for (name, element) in zip(outline.elementNames, program.elements) {
      switch element.place {
      case .repeated(let items):
        if program.items[items].sections != nil {
          result.append((name.offset, "'sections' of '\(name.text)'"))
        }
      case .perItem: result.append((name.offset, "the child '\(name.text)' of items"))
      case .once, .fixed, .header, .footer: break
      }
    }
    for (index, handler) in program.handlers.enumerated() {
      let offset = outline.handlers[index].offset
      if handler.event == .tap, let elements = handler.subjects {
        let name = outline.elementNames[elements.lowerBound].text
        result.append((offset, "a tap on the element '\(name)'"))
      }
      if handler.event == .frame { result.append((offset, "the event 'frame'")) }
    }
    return result
  }

  /// What handlers, toggles and timers do.
  private static func statements(of outline: PatternOutline) -> [(Int, String)] {
    let program = outline.program
    let ranges =
      program.handlers.map(\.statements) + program.toggles.map(\.statements)
      + program.timers.map(\.statements)
    return zip(outline.handlers, ranges).flatMap { handler, range in
      program.statements[range].compactMap { statement in
        switch statement {
        case .crash: (handler.offset, "crash(…)")
        // The list, the views or the sheet that they name are refused where they are declared.
        case .assignOne, .assignAll, .animateOne, .moveOne, .moveAll, .settle: nil
        case .assign, .assignSilently, .animate, .animateOffset, .move, .stop, .skip, .skipUnless:
          nil
        }
      }
    }
  }

  /// What formulas read that only exists for one of several things.
  private static func formulas(of outline: PatternOutline) -> [(Int, String)] {
    let lengths = Set(outline.program.items.map(\.length))
    return outline.formulas.indices.flatMap { index in
      outline.uses(of: outline.formulas[index]).compactMap { use -> (Int, String)? in
        let isOfItem =
          switch use {
          case .own: true
          case .index: !lengths.contains(index)
          case .event(let name): ["event.index", "event.section", "event.view"].contains(name)
          default: false
          }
        guard isOfItem else { return nil }
        return (outline.offsets[index], "'\(outline.text(of: use))' in a formula")
      }
    }
  }

  private static func list(_ name: String) -> String { String(name.prefix { $0 != "[" }) }
}
