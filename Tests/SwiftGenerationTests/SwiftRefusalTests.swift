// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PatternFiles
import SwiftGeneration
import Testing

/// What cannot be written as Swift is refused where it stands.
@Suite struct SwiftRefusalTests {
  private func refusals(_ members: String) throws -> [String] {
    let text =
      "{ version: 1, id: 'a', title: 'A', scrollViews: { list: { content: 900 } },\n\(members) }"
    let bytes = Array(text.utf8)
    let outline = try PatternFile(bytes).outline(variant: 0)
    return SwiftRefusals.errors(in: outline).map { error in
      let line = bytes[..<error.offset].count { $0 == 10 } + 1
      return "\(line): \(error.message)"
    }
  }

  @Test(arguments: [
    (
      "sheets: { panel: { detents: { low: 100, high: 300 } } }, values: { a: 'panel.extent' }",
      "2: the sheet 'panel' cannot be written as Swift yet"
    ),
    (
      "elements: [{ id: 'row', in: 'list', look: 'place', repeat: { height: 40,\nsections: { count: 3, rows: 4 } } }]",
      "2: 'sections' of 'row' cannot be written as Swift yet"
    ),
    (
      "elements: [{ id: 'row', in: 'list', look: 'place', repeat: { count: 3, height: 40 }, children: [\n{ id: 'dot', look: 'caption' }] }]",
      "3: the child 'dot' of items cannot be written as Swift yet"
    ),
    (
      "elements: [{ id: 'row', in: 'list', look: 'place', repeat: { count: 3, height: 40 },\nalpha: 'self.top / 100' }]",
      "3: 'self.top' in a formula cannot be written as Swift yet"
    ),
    (
      "elements: [{ id: 'row', in: 'list', look: 'place', repeat: { count: 3, height: 40 },\nvisible: 'index > 1' }]",
      "3: 'index' in a formula cannot be written as Swift yet"
    ),
    (
      "on: [{ event: 'didScroll', do: [{ if: 'list.offset > 9', do: [\"crash('no such row')\"] }] }]",
      "2: crash(…) cannot be written as Swift yet"
    ),
    (
      "elements: [{ id: 'bar', look: 'tabBar' }], state: { a: 0 },\non: [{ event: 'tap', of: 'bar', do: ['a = 1'] }]",
      "3: a tap on the element 'bar' cannot be written as Swift yet"
    ),
    (
      "state: { a: 0 }, on: [{ event: 'tap',\ndo: ['a = event.index'] }]",
      "3: 'event.index' in a formula cannot be written as Swift yet"
    ),
    (
      "state: { a: 0 },\non: [{ event: 'frame', do: ['a = a + 1'] }]",
      "3: the event 'frame' cannot be written as Swift yet"
    ),
  ])
  func `what has no Swift is named with its place`(members: String, message: String) throws {
    #expect(try refusals(members) == [message])
  }

  @Test func `what only a claim reads is not part of the code`() throws {
    let claim =
      "claims: [{ id: 'b', always: 'list.velocity < screen.tabBar + event.index' }], values: { a: 'list.offset' }"
    #expect(try refusals(claim) == [])
    let text =
      "{ version: 1, id: 'a', title: 'A', scrollViews: { list: { content: 900 } }, \(claim) }"
    let outline = try PatternFile(Array(text.utf8)).outline(variant: 0)
    var generator = SwiftGenerator(outline, Array(text.utf8))
    let code = generator.text(madeBy: "a test")
    #expect(code.contains("var a: Double { list.offset }"))
    #expect(!code.contains("velocity") && !code.contains("tabBar"))
  }

  @Test func `scroll views of one name and nesting are refused`() throws {
    let text = """
      { version: 1, id: 'a', title: 'A', scrollViews: { list: { content: 900 }, inner: { content: 500, count: 2 } },
        nesting: [{ outer: 'list', inner: 'inner', onward: 'outer' }] }
      """
    let outline = try PatternFile(Array(text.utf8)).outline(variant: 0)
    #expect(
      SwiftRefusals.errors(in: outline).map(\.message) == [
        "'count' of the scroll view 'inner' cannot be written as Swift yet",
        "an entry of 'nesting' cannot be written as Swift yet",
      ])
  }

  @Test func `lists of states and elements in elements are written`() throws {
    #expect(
      try refusals(
        "state: { a: { start: 'index', each: 3 } }, elements: [{ id: 'bar', look: 'tabBar', children: [{ id: 'dot', look: 'caption' }] }]"
      ) == [])
  }
}
