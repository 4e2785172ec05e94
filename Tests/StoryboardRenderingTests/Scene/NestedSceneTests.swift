// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct NestedSceneTests {
  /// The groups of a scene with their contents: cells are counted, other elements are named.
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

  /// The number of different cells of a run.
  private func cellCount(_ timeline: Timeline) -> Int {
    Set(timeline.elements.filter { $0.id.kind == .cell }.map(\.id.item)).count
  }

  @Test(arguments: [
    NestedRun(), NestedRun(clips: false), NestedRun(nests: false), NestedRun(turn: 130),
    NestedRun(rate: 120, frameCount: 300),
  ])
  func `a frame shows its elements at their positions, and nothing else`(run: NestedRun) throws {
    let timeline = run.timeline()
    let scene = Scene(run.device, [timeline])
    for frame in 0..<timeline.frameCount {
      let stage = frame < run.turn ?? .max ? 0 : 1
      let drawn = DrawnScene(scene, stage: stage, frame: frame)
      let listed = timeline.elementRange(ofFrame: frame).map { timeline.elements[$0] }
      for element in listed {
        let found = try #require(drawn[element.id], "\(element.id) in frame \(frame)")
        let rect = found.rect
        #expect(abs(rect.x - element.frame.x) < 2e-6, "\(element.id) \(frame)")
        #expect(abs(rect.y - element.frame.y) < 2e-6, "\(element.id) \(frame)")
        #expect(rect.width == element.frame.width)
        // The sheet ends below the screen, since its height varies.
        let isSheet = element.id.kind == .sheet
        #expect(isSheet ? rect.maxY >= element.frame.maxY : rect.height == element.frame.height)
        #expect(found.contentScale == element.contentScale)
        #expect(found.contentAlpha == element.contentAlpha)
        #expect(found.overlap > -1e-6)
      }
      for element in drawn.elements where !listed.contains(where: { $0.id == element.id }) {
        #expect(element.overlap <= 0.5, "\(element.id) \(frame)")
      }
    }
  }

  @Test func `groups are nested like their layers`() {
    let run = NestedRun()
    let timeline = run.timeline()
    let scene = Scene(run.device, [timeline])
    #expect(
      Self.outline(scene.stages[0].groups)
        == "layer0(map) layer1(sheet layer2(layer3(\(cellCount(timeline)) cells"
        + " indicator(indicator))) layer4(header)) layer0-2(statusBar)")
    let sheet = scene.stages[0].groups[1]
    #expect(sheet.clip == nil)
    let clip = SceneClip(layer: 2, rect: Rect(10, 0, 394, 896), cornerRadius: 12)
    #expect(sheet.groups[0].clip == clip)
    #expect(scene.stages[0].clips == [clip])
  }

  @Test func `an element that moves separately is in its layer's group only if something clips it`()
  {
    let run = NestedRun(clips: false)
    let timeline = run.timeline()
    let scene = Scene(run.device, [timeline])
    #expect(
      Self.outline(scene.stages[0].groups)
        == "layer0(map) layer1(sheet layer2(layer3(\(cellCount(timeline)) cells)))"
        + " indicator(indicator) layer1-2(layer4(header)) layer0-2(statusBar)")
    #expect(scene.stages[0].clips == [])
  }

  @Test func `layers on the screen are groups side by side`() {
    let run = NestedRun(nests: false)
    let timeline = run.timeline()
    let scene = Scene(run.device, [timeline])
    #expect(
      Self.outline(scene.stages[0].groups)
        == "layer0(map) layer1(sheet) layer3(\(cellCount(timeline)) cells)"
        + " indicator(indicator) layer4(header) layer0-2(statusBar)")
    let tracks = scene.runs[0].tracks.filter { $0.property == .translateY }
    #expect(tracks.map { $0.target.text() } == ["layer1", "layer3", "indicator-y", "layer4"])
    let list = tracks[1].samples
    #expect(list.indices.allSatisfy { list[$0] == timeline.layers[$0 * 5 + 3].y })
  }

  @Test func `an element at rest within a moving one has no track, despite rounding noise`() {
    let run = NestedRun()
    let timeline = run.timeline()
    // The fixture is useful only if differences of its layers do have noise.
    let differences = (0..<timeline.frameCount).map {
      timeline.layers[$0 * 5 + 2].y - timeline.layers[$0 * 5 + 1].y
    }
    #expect(Set(differences).count > 1)
    let scene = Scene(run.device, [timeline])
    #expect(
      scene.runs[0].tracks.filter { $0.property.isTranslation }.map { $0.target.text() }
        == ["layer1", "layer3", "indicator", "indicator-y"])
    let list = scene.runs[0].tracks[1].samples
    #expect(Set(list[0..<96]) == [0], "at rest until the list begins to scroll")
  }

  @Test
  func `a row that a clip hides needs no visibility, and a row that is missing from view does`() {
    let run = NestedRun()
    let shown = Scene(run.device, [run.timeline()])
    // The badge moves separately, so its position is unknown while it is not listed.
    #expect(
      shown.runs[0].tracks.filter { $0.property == .visibility }.map { $0.target.text() }
        == ["indicator"])
    let open = NestedRun(clips: false)
    let unclipped = Scene(open.device, [open.timeline()])
    #expect(unclipped.runs[0].tracks.filter { $0.target.text() == "cell-0" }.count == 1)

    var timeline = run.timeline()
    let victim = timeline.elementRange(ofFrame: 100).first {
      timeline.elements[$0].id == ElementID(.cell, item: 3)
    }
    if let victim {
      timeline.elements.remove(at: victim)
      for frame in 101...timeline.frameCount { timeline.elementStarts[frame] -= 1 }
    }
    let missing = Scene(run.device, [timeline]).runs[0].tracks.first { $0.property == .visibility }
    #expect(missing?.target.text() == "cell-3")
    #expect(missing?.samples.firstIndex(of: 0) == 100 && missing?.samples[101] == 1)
  }

  @Test func `variants that share a drawing may move alike or not`() throws {
    let run = NestedRun()
    let (up, still) = (run.timeline(), NestedRun(frameCount: 1).timeline())
    let scene = Scene(run.device, [still, up])
    #expect(scene.runs.map(\.frameCount) == [1, 240])
    #expect(scene.runs[0].tracks.map(\.target) == scene.runs[1].tracks.map(\.target))
    let title = ElementID(.header)
    for frame in [0, 50, 120, 239] {
      let drawn = try #require(DrawnScene(scene, run: 1, frame: frame)[title])
      #expect(abs(drawn.rect.y - run.sheetTop(frame)) < 2e-6)
    }
    #expect(DrawnScene(scene, run: 0, frame: 0)[title]?.rect.y == 695.9)
  }

  @Test func `elements that a run shows at its crash are hidden in the others`() {
    let run = NestedRun()
    let crash = ElementID(.crash)
    var broken = NestedRun(frameCount: 2).timeline()
    broken.failure = "a list without sections"
    broken.elements.append(ElementFrame(crash, layer: 0, frame: Rect(40, 200, 300, 200)))
    broken.elementStarts[2] += 1
    let scene = Scene(run.device, [run.timeline(), broken])
    #expect(DrawnScene(scene, run: 1, frame: 0)[crash] == nil)
    #expect(DrawnScene(scene, run: 1, frame: 1)[crash]?.rect == Rect(40, 200, 300, 200))
    for frame in 0..<240 { #expect(DrawnScene(scene, run: 0, frame: frame)[crash] == nil) }
  }
}
