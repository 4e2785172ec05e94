// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct SlotTableTests {
  @Test func `every identity keeps its first number`() {
    var random = SeededGenerator(seed: 5)
    var table = SlotTable()
    var known: [ElementID] = []
    for _ in 0..<5000 {
      let id = ElementID(
        ElementID.Kind.allCases.randomElement(using: &random) ?? .cell,
        section: Int32.random(in: -1...6, using: &random),
        item: Int32.random(in: -1...90, using: &random))
      let found = table.slot(for: id)
      let index = known.firstIndex(of: id)
      #expect(found.isNew == (index == nil))
      #expect(found.slot == index ?? known.count)
      if index == nil { known.append(id) }
    }
    #expect(table.ids == known)
  }
}
