// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// What of a look follows formulas.
@Suite struct `Looks that follow formulas` {
  private func compiled(_ element: String) throws -> CompiledPattern {
    let file = """
      {version: 1, id: "a", title: "A", scrollViews: {list: {content: 3000}}, values: {t: "list.scrolled / 100"},
       elements: [\(element)]}
      """
    return try PatternFile(Array(file.utf8)).compile(variant: 0)
  }

  @Test func `are recorded as values of the element, before those of the file`() throws {
    let pattern = try compiled(
      #"{id: "card", look: {fill: "ink"}, blur: "2 * t", corner: 8, rotation: "t", shadow: "t"}"#)
    #expect(
      pattern.program.values.map { "\($0.name)" }
        == ["card.rotation", "card.blur", "card.corner", "card.shadow", "t"])
    #expect(pattern.ownElements[0].look?.driven == [.rotation, .blur, .corner, .shadow])
  }

  @Test func `turn a background into another colour as far as a value says`() throws {
    let pattern = try compiled(
      #"{id: "card", look: {fill: "ink"}, fill: {to: "accent", at: "t / 4"}}"#)
    #expect(pattern.program.values.map { "\($0.name)" } == ["card.fill", "t"])
    #expect(pattern.ownElements[0].look?.driven == [.fill])
    #expect(pattern.ownElements[0].look?.cover == .role(.accent))
  }

  @Test func `have a value for each of several elements`() throws {
    let pattern = try compiled(
      #"{id: "dot", each: 3, look: {fill: "ink"}, rotation: "t * index"}"#)
    #expect(
      pattern.program.values.map { "\($0.name)" }
        == ["dot[0].rotation", "dot[1].rotation", "dot[2].rotation", "t"])
    #expect(pattern.ownElements.count == 1)
  }

  @Test func `have no value where the element is not there`() throws {
    let pattern = try compiled(
      #"{id: "card", visible: "t > 1", look: {fill: "ink"}, blur: "t"}"#)
    #expect(pattern.program.values[0].condition != nil)
    #expect(pattern.program.values[1].condition == nil)
  }

  @Test func `are none where the look says all`() throws {
    let pattern = try compiled(
      #"{id: "card", look: {fill: "ink", corner: 8, rotation: 3, shadow: 4}}"#)
    #expect(pattern.ownElements[0].look?.driven == [])
    #expect(pattern.program.values.count == 1)
  }

  @Test func `are refused where another value has their name`() {
    let error = #expect(throws: InvalidPatternFile.self) {
      let file = """
        {version: 1, id: "a", title: "A", scrollViews: {list: {content: 3000}},
         values: {v: {is: "1", as: "card.blur"}}, elements: [{id: "card", look: {fill: "ink"}, blur: "2"}]}
        """
      _ = try PatternFile(Array(file.utf8)).compile(variant: 0)
    }
    #expect(
      error?.errors.map(\.message) == ["another value is recorded as 'card.blur', too"])
  }
}
