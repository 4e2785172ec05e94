// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct ContentScaleTests {
  /// A header of 400 × 100 pt whose content has these scales and opacities, frame by frame.
  private func scene(
    _ kind: ElementID.Kind = .header, scales: [Double], alphas: [Double]? = nil
  ) -> Scene {
    var run = FrameByFrame([LayerLink()])
    for (frame, scale) in scales.enumerated() {
      run.add(
        [],
        [
          ElementFrame(
            ElementID(kind), layer: 0, frame: Rect(0, 20, 400, 100),
            contentAlpha: alphas?[frame] ?? 1, contentScale: scale)
        ])
    }
    return Scene(SyntheticRun.phone, [run.timeline])
  }

  /// The groups around the content of an element, each without its own content.
  private func groups(_ scene: Scene, frame: Int) -> [String] {
    var writer = MarkupWriter()
    SceneMarkup().write(scene, frame: frame, to: &writer)
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
    guard let content = lines.firstIndex(where: { $0.contains("-content\"") }) else { return [] }
    return lines[(content - 1)...(content + 1)].filter { $0.hasPrefix("<g") }
  }

  @Test func `the content of an element grows about the centre of its bottom edge`() {
    let scene = scene(scales: [1, 1.123456, 1.2])
    #expect(
      groups(scene, frame: 1) == [
        "<g transform=\"translate(200 120)\">",
        "<g id=\"header-content\" transform=\"scale(1.12346)\">",
        "<g transform=\"translate(-200 -120)\">",
      ])
    #expect(groups(scene, frame: 0)[1] == "<g id=\"header-content\">")
    #expect(scene.runs[0].tracks.map(\.property) == [.scale])
  }

  @Test func `fade and scale are two animations of one group and one rule`() {
    let scene = scene(scales: [1, 1.5, 1.2], alphas: [1, 0.5, 0.25])
    #expect(
      groups(scene, frame: 2)[1]
        == "<g id=\"header-content\" opacity=\".25\" transform=\"scale(1.2)\">")
    let text = String(decoding: AnimatedSVG.write(scene), as: UTF8.self)
    let emitted = EmittedAnimation(text)
    let names = emitted.rules["header-content"]?.map(\.name) ?? []
    #expect(names.map { emitted.keyframes[$0]?.first?.property } == [.opacity, .scale])
    #expect(text.contains("{transform:scale(1.5)"))
  }

  @Test func `SMIL scales with a separate element`() {
    var options = SVGOptions()
    options.encoding = .smil
    let text = String(
      decoding: AnimatedSVG.write(scene(scales: [1, 1.5, 1.2]), options: options), as: UTF8.self)
    #expect(text.contains("<animateTransform attributeName=\"transform\" type=\"scale\" dur="))
    #expect(text.contains(" values=\"1;1.5;1.2;1.2\" "))
  }

  @Test func `a constant scale is drawn and needs no track`() {
    let scene = scene(scales: [0.5, 0.5])
    #expect(scene.runs[0].tracks.isEmpty)
    #expect(groups(scene, frame: 0)[1] == "<g id=\"header-content\" transform=\"scale(.5)\">")
  }

  @Test func `without a scale there are no groups for one`() {
    #expect(groups(scene(scales: [1, 1]), frame: 0) == ["<g id=\"header-content\">"])
  }

  @Test func `a drawing with a single markup element grows in groups around it`() {
    let scene = scene(.cell, scales: [1, 2])
    #expect(
      groups(scene, frame: 1) == [
        "<g transform=\"translate(200 120)\">", "<g id=\"cell-content\" transform=\"scale(2)\">",
        "<g transform=\"translate(-200 -120)\">",
      ])
    var writer = MarkupWriter()
    SceneMarkup().write(scene, frame: 1, to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.split(separator: "id=\"cell\"").count == 2, "the name stays unique")
  }

  @Test
  func
    `a drawing with a single markup element has the opacity of its content, even if it is constant`()
  {
    let faint = groups(scene(.cell, scales: [1, 1], alphas: [0.5, 0.5]), frame: 0)
    #expect(faint.contains("<g id=\"cell-content\" opacity=\".5\">"))
  }

  /// A grid of two rows of photographs that moves up by 40 pt in its second frame.
  private func grid(columns: Int) -> FrameByFrame {
    let side = (414 - Double(columns - 1)) / Double(columns)
    var run = FrameByFrame([LayerLink(), LayerLink()])
    for shift in [100.0, 60] {
      let photos = (0..<2 * columns).map { item in
        let place = Point(Double(item % columns), Double(item / columns))
        return ElementFrame(
          ElementID(.cell, item: Int32(item)), layer: 1,
          frame: Rect(place.x * (side + 1), shift + place.y * (side + 1), side, side))
      }
      run.add([Point(0, shift)], photos)
    }
    return run
  }

  @Test func `photographs of two runs with columns of other widths are scaled and not cropped`() {
    let runs = [grid(columns: 3).timeline, grid(columns: 4).timeline]
    let scene = Scene(SyntheticRun.phone, runs)
    for (run, timeline) in runs.enumerated() {
      for frame in 0..<timeline.frameCount {
        let drawn = DrawnScene(scene, run: run, frame: frame)
        for index in timeline.elementRange(ofFrame: frame) {
          let element = timeline.elements[index]
          guard let photo = drawn[element.id] else {
            Issue.record("\(element.id) is not drawn in run \(run)")
            continue
          }
          let anchor = Point(photo.rect.x + photo.rect.width / 2, photo.rect.maxY)
          let size = photo.contentScale * photo.rect.width
          #expect(abs(size - element.frame.width) < 1e-6)
          #expect(abs(anchor.x - size / 2 - element.frame.x) < 1e-6)
          #expect(abs(anchor.y - element.frame.maxY) < 1e-6)
        }
      }
    }
    let alone = Scene(SyntheticRun.phone, [runs[0]])
    #expect(!alone.runs[0].tracks.contains { $0.property == .scale })
  }

  @Test func `a page gets scales in thousandths`() {
    let device = SyntheticRun.phone
    let scene = scene(scales: [1, 1.23456, 1.2])
    var timeline = Timeline(rate: 60)
    timeline.phases = [.idle, .idle, .idle]
    let input = StoryboardPageInput(
      scenario: "a", title: "", summary: "", patternTitle: "", galleryLink: nil,
      variants: [PageFixture.variants[0]],
      devices: [PageDevice(id: device.id, name: "", scene: scene, timelines: [timeline])])
    var data = PageData(input, values: [])
    let json = String(decoding: data.json(), as: UTF8.self)
    #expect(json.contains("\"channels\":[[\"header-content\",\"s\"]]"))
    // From a base of 100000 on the page's grid of a hundredth: 0, 23456, 20000, as second differences.
    var packer = TrackPacker()
    for units in [0, 23456, 20000] { packer.append(units) }
    let text = String(decoding: packer.finish(), as: UTF8.self)
    #expect(json.contains("\"channels\":[[0,100000]]"))
    #expect(json.contains("\"tracks\":[[\"\(text)\",3]]"))
  }
}
