// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct NestedSceneTests {
  /// The groups of a scene with what they hold: cells are counted, other elements are named.
  static func outline(_ groups: [SceneGroup]) -> String {
    groups.map(outline).joined(separator: " ")
  }

  private static func outline(_ group: SceneGroup) -> String {
    var parts: [String] = []
    var cells = 0
    func flush() {
      if cells > 0 { parts.append("\(cells) cells") }
      cells = 0
    }
    for item in group.items {
      switch item {
      case .element(let element) where element.id.kind == .cell: cells += 1
      case .element(let element):
        flush()
        parts.append(SceneName(.element, of: element.id, stage: 0).text())
      case .group(let inner):
        flush()
        parts.append(outline(inner))
      }
    }
    flush()
    return "\(group.name.text())(\(parts.joined(separator: " ")))"
  }

  @Test func `groups nest as the links of their layers say`() {
    let run = NestedRun()
    let timeline = run.timeline()
    let scene = Scene(run.device, [timeline])
    let cells = Set(timeline.elements.filter { $0.id.kind == .cell }.map(\.id.item)).count
    #expect(
      Self.outline(scene.stages[0].groups)
        == "layer0(map) layer1(sheet layer2(layer3(\(cells) cells indicator(indicator)))"
        + " layer4(header)) layer0-2(statusBar)")
  }
}
