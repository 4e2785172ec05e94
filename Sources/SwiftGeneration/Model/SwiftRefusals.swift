// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
import ScrollCore
import TextFormats

/// What a pattern file has that cannot be written as Swift.
package enum SwiftRefusals {
  /// Everything of an outline that has no Swift, at its places in the file, in their order.
  package static func errors(in outline: PatternOutline) -> [PatternFileError] {
    var result: [PatternFileError] = []
    for (offset, thing) in parts(of: outline) {
      let error = PatternFileError(offset: offset, message: VisibleText.line(thing))
      if !result.contains(error) { result.append(error) }
    }
    return result.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
  }

  private static func parts(of outline: PatternOutline) -> [(Int, String)] {
    var result: [(Int, String)] = []
    let program = outline.program
    func isNested(_ view: Int) -> Bool {
      program.nests.contains { $0.outer == view || $0.inners.contains(view) }
    }
    for (index, view) in program.views.enumerated() where isNested(index) {
      let name = outline.viewNames[index]
      if SwiftEvents.snaps(view) {
        result.append((name.offset, Self.refusal("'snap'", of: name.text)))
      }
      if outline.formulas[view.start] != .number(0) {
        result.append((name.offset, Self.refusal("'start'", of: name.text)))
      }
    }
    for state in SwiftEvents(outline).animatedStates where outline.stateTypes[state] != .number {
      let name = outline.stateNames[state]
      result.append(
        (
          name.offset,
          "the state '\(name.text)' is true or false, and is animated: Swift has no number for it; make it a number"
        ))
    }
    for (offset, statement) in statements(of: outline) {
      switch statement {
      case .move(.target, let view, _), .moveOne(.target, let view, _, _, _),
        .moveAll(.target, let view, _, _), .animateOffset(let view, _):
        guard isNested(view) else { continue }
        let name = outline.viewNames[view].text
        result.append(
          (
            offset,
            "a target or an animation of '\(name)' cannot be written as Swift, because '\(name)' shares one distance; an offset can be set"
          ))
      default: break
      }
    }
    return result
  }

  /// The statements of handlers, toggles and timers, and where each of these stands in the file, in bytes.
  private static func statements(
    of outline: PatternOutline
  ) -> [(offset: Int, statement: PatternProgram.Statement)] {
    let program = outline.program
    let ranges =
      program.handlers.map(\.statements) + program.toggles.map(\.statements)
      + program.timers.map(\.statements)
    return zip(outline.handlers, ranges).flatMap { handler, range in
      program.statements[range].map { (handler.offset, $0) }
    }
  }

  /// What a view cannot have that shares one distance.
  private static func refusal(_ key: String, of view: String) -> String {
    "\(key) of '\(view)' cannot be written as Swift, because '\(view)' shares one distance; without 'onward' in 'nesting' it can"
  }
}
