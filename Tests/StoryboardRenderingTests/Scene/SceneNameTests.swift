// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct SceneNameTests {
  @Test func `names say kind, indices and nesting`() {
    #expect(SceneName(.screen, stage: 0).text() == "screen")
    #expect(SceneName(layer: 1, occurrence: 0, stage: 0).text() == "layer1")
    #expect(SceneName(layer: 1, occurrence: 1, stage: 0).inner.text() == "layer1-2-y")
    let cell = ElementID(.cell, section: 2, item: 14)
    #expect(SceneName(.element, of: cell, stage: 0).text(prefix: "d1-") == "d1-cell-2-14")
    #expect(SceneName(.content, of: cell, stage: 2).text() == "turned2-cell-2-14-content")
  }
}
