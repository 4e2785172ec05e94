// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct SceneOrderTests {
  private func row(_ item: Int, section: Int = -1, _ layer: UInt8, _ y: Double) -> ElementFrame {
    FrameByFrame.row(item, section: section, layer: layer, y: y)
  }

  private func names(_ group: SceneGroup) -> String {
    let items = group.items.map { item in
      switch item {
      case .element(let element): SceneName(.element, of: element.id, stage: 0).text()
      case .group(let inner): names(inner)
      }
    }
    return "\(group.name.text())(\(items.joined(separator: " ")))"
  }

  private func names(_ run: FrameByFrame) -> String {
    Scene(SyntheticRun.phone, [run.timeline]).stages[0].groups.map(names).joined(separator: " ")
  }

  @Test func `an element between two parts of an inner layer splits it`() {
    var run = FrameByFrame([LayerLink(), LayerLink(), LayerLink(parent: 1)])
    for frame in 0..<4 {
      let y = Double(frame)
      run.add(
        [Point(0, y), Point(0, 3 * y)],
        [
          row(0, section: 1, 1, y), row(0, section: 2, 2, 100 + 3 * y),
          row(1, section: 1, 1, 200 + y),
          row(1, section: 2, 2, 300 + 3 * y), row(2, section: 1, 1, 400 + y),
        ])
    }
    #expect(
      names(run) == "layer1(cell-1-0 layer2(cell-2-0) cell-1-1 layer2-2(cell-2-1) cell-1-2)")
    let scene = Scene(SyntheticRun.phone, [run.timeline])
    let tracks = scene.runs[0].tracks
    #expect(tracks.map { $0.target.text() } == ["layer1", "layer2", "layer2-2"])
    #expect(tracks[1].samples == tracks[2].samples)
  }

  @Test func `an element between parts of an outer layer splits it and everything within`() {
    var run = FrameByFrame([LayerLink(), LayerLink(), LayerLink(parent: 1)])
    run.add(
      [.zero, .zero],
      [row(0, section: 2, 2, 0), row(0, 0, 100), row(1, section: 2, 2, 200)])
    #expect(
      names(run) == "layer1(layer2(cell-2-0)) layer0(cell-0) layer1-2(layer2-2(cell-2-1))")
  }

  @Test func `rows that appear at either end join the group of their list`() {
    // Two lists, one after the other: while the second is shown, nothing of the first tells where
    // its rows belong.
    var run = FrameByFrame([LayerLink(), LayerLink(), LayerLink()])
    let header = FrameByFrame.row(-1, layer: 0, y: 0, kind: .header)
    func show(_ section: Int, _ rows: Range<Int>, _ shift: Double) {
      let layer = UInt8(section)
      let translations = [Point(0, section == 1 ? shift : 0), Point(0, section == 2 ? shift : 0)]
      run.add(
        translations,
        [header] + rows.map { row($0, section: section, layer, 100 + 50 * Double($0) + shift) })
    }
    show(1, 2..<5, 0)
    show(2, 3..<5, 0)
    show(2, 2..<6, 20)
    show(1, 1..<6, 20)
    show(2, 0..<8, 60)
    #expect(
      names(run)
        == "layer0(header) layer2(\((0..<8).map { "cell-2-\($0)" }.joined(separator: " ")))"
        + " layer1(\((1..<6).map { "cell-1-\($0)" }.joined(separator: " ")))")
  }

  @Test func `an element that changes its layer is on the common ancestor, and moves separately`() {
    let clip = Rect(0, 0, 300, 500)
    var run = FrameByFrame([
      LayerLink(), LayerLink(clip: clip), LayerLink(parent: 1), LayerLink(parent: 1),
    ])
    for frame in 0..<4 {
      let y = Double(frame)
      run.add(
        [Point(0, 100), Point(0, 100 + y), Point(0, 100 - y)],
        [row(0, section: 2, frame < 2 ? 2 : 3, frame < 2 ? 150 + y : 150 - y)])
    }
    #expect(names(run) == "layer1(cell-2-0(cell-2-0))")
    let scene = Scene(SyntheticRun.phone, [run.timeline])
    for (frame, y) in [150.0, 151, 148, 147].enumerated() {
      #expect(DrawnScene(scene, frame: frame).elements[0].rect.y == y)
    }
  }
}
