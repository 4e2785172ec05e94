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
    for (name, element) in zip(outline.elementNames, program.elements) {
      if element.item >= 0 { result.append((name.offset, "'each' of '\(list(name.text))'")) }
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
      program.statements[range].compactMap { statement -> (Int, String)? in
        if let index = statement.animation, case .uiSpring = program.animations[index].course {
          return (handler.offset, "uiSpring(…)")
        }
        if case .move(.targetStopping, _, _) = statement { return (handler.offset, "'target :='") }
        return switch statement {
        case .crash: (handler.offset, "crash(…)")
        // The views or the sheet that they name are refused where they are declared.
        case .moveOne, .moveAll, .settle: nil
        case .assign, .assignSilently, .assignOne, .assignAll, .animate, .animateOne,
          .animateOffset, .move, .stop, .skip, .skipUnless:
          nil
        }
      }
    }
  }

  /// What formulas read that only exists for one of several things.
  private static func formulas(of outline: PatternOutline) -> [(Int, String)] {
    // The length of an item is a function of its number, and a list is set in a loop.
    let program = outline.program
    let lists = program.statements.compactMap { statement -> Int? in
      if case .assignAll(_, _, let formula) = statement { formula } else { nil }
    }
    let lengths = Set(program.items.map(\.length) + lists)
    // Children of items are refused where they are declared.
    let children = program.elements.flatMap { element -> [Int] in
      guard case .perItem(let frame) = element.place else { return [] }
      return [frame.x, frame.y, frame.width, frame.height]
        + [element.visible, element.alpha, element.scale].compactMap { $0 }
    }
    return outline.rules.indices.filter { !children.contains($0) }.flatMap { index in
      outline.uses(of: outline.formulas[index]).compactMap { use -> (Int, String)? in
        let isOfItem =
          switch use {
          // Sections are refused where they are declared.
          case .own("section"): false
          case .index, .own("item"): !lengths.contains(index)
          case .own, .reading(.time, _), .reading(.fingerMovedX, _), .reading(.fingerMovedY, _):
            true
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
