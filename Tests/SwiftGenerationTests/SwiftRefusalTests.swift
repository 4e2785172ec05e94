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

  @Test func `everything that a page can have is written`() throws {
    #expect(
      try refusals(
        """
        sheets: { panel: { detents: { low: 100, high: 300 } } }, values: { a: 'panel.extent' }, state: { b: 0, c: 0 },
        elements: [
          { id: 'row', in: 'list', look: 'place', alpha: 'self.top / 100', visible: 'index > 1',
            repeat: { height: 40, sections: { count: 3, rows: 4 } }, children: [{ id: 'dot', look: 'caption' }] },
          { id: 'bar', look: 'tabBar' },
        ],
        on: [
          { event: 'didScroll', do: [{ if: 'list.offset > 9', do: ["crash('no such row')"] }] },
          { event: 'tap', of: 'bar', do: ['b = event.index'] }, { event: 'frame', do: ['c = c + 1'] },
        ]
        """) == [])
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

  @Test func `what views cannot have that share one distance is named with its place`() throws {
    func refusals(_ view: String, _ statement: String) throws -> [String] {
      let text = """
        { version: 1, id: 'a', title: 'A', scrollViews: { list: { content: 900, \(view) }, inner: { content: 500, count: 2 } },
          nesting: [{ outer: 'list', inner: 'inner', onward: 'outer' }],
          on: [{ event: 'touchUp', do: [\(statement)] }] }
        """
      let bytes = Array(text.utf8)
      let outline = try PatternFile(bytes).outline(variant: 0)
      return SwiftRefusals.errors(in: outline).map { error in
        "\(bytes[..<error.offset].count { $0 == 10 } + 1): \(error.message)"
      }
    }
    #expect(try refusals("", "'inner[1].offset = 4'") == [])
    #expect(
      try refusals("snap: ['0', '90']", "") == [
        "1: 'snap' of 'list' cannot be written as Swift, because 'list' shares one distance; without 'onward' in 'nesting' it can"
      ])
    #expect(
      try refusals("start: 9", "") == [
        "1: 'start' of 'list' cannot be written as Swift, because 'list' shares one distance; without 'onward' in 'nesting' it can"
      ])
    #expect(
      try refusals("", "'list.target = 4'") == [
        "3: a target or an animation of 'list' cannot be written as Swift, because 'list' shares one distance; an offset can be set"
      ])
  }

  @Test func `what is there several times, and what goes on by itself, is written`() throws {
    #expect(
      try refusals(
        """
        state: { a: 0 }, values: { b: 'time', c: { each: 2, is: 'finger.moved.y * index' } },
        elements: [{ id: 'dot', each: 3, look: 'caption', frame: { left: 'index', width: 8 } }],
        on: [
          { event: 'touchUp', do: ['animate(a, 1, uiSpring(0.3, 1, 0))', 'animate(list.offset, 0, paging())'] },
          { event: 'willEndDragging', of: 'list', do: ['list.target := 0'] },
        ]
        """) == [])
  }

  @Test func `lists of states and elements in elements are written`() throws {
    #expect(
      try refusals(
        "state: { a: { start: 'index', each: 3 } }, elements: [{ id: 'bar', look: 'tabBar', children: [{ id: 'dot', look: 'caption' }] }]"
      ) == [])
  }
}
