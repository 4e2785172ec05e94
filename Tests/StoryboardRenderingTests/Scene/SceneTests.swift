// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardRendering

@Suite struct SceneTests {
  /// The position of an element's drawing on the screen in a frame; nil if it is hidden.
  static func rect(
    _ id: ElementID, _ scene: Scene, stage: Int = 0, run: Int = 0, frame: Int
  ) -> Rect? {
    DrawnScene(scene, stage: stage, run: run, frame: frame)[id]?.rect
  }

  @Test(arguments: SyntheticRun.devices)
  func `everything in a frame is drawn at its position`(device: DeviceProfile) throws {
    let timeline = SyntheticRun.timeline(device, header: .stale)
    let scene = Scene(device, [timeline])
    for frame in 0..<timeline.frameCount {
      for index in timeline.elementRange(ofFrame: frame) {
        let element = timeline.elements[index]
        let drawn = try #require(Self.rect(element.id, scene, frame: frame))
        #expect(abs(drawn.x - element.frame.x) < 1e-6)
        // Of an element whose height varies, the lower edge is exact and the upper one off the
        // screen.
        #expect(abs(drawn.maxY - element.frame.maxY) < 1e-6, "\(frame)")
        #expect(
          abs(drawn.y - element.frame.y) < 1e-6 || element.frame.y == 0 && drawn.y < 0, "\(frame)")
        #expect(drawn.width == element.frame.width)
      }
    }
  }

  @Test func `elements that a frame does not list are not visible`() {
    let timeline = SyntheticRun.timeline(SyntheticRun.phone)
    let scene = Scene(SyntheticRun.phone, [timeline])
    let bounds = scene.stages[0].screen.bounds
    for frame in 0..<timeline.frameCount {
      let listed = timeline.elementRange(ofFrame: frame).map { timeline.elements[$0].id }
      for group in scene.stages[0].groups {
        for element in group.elements where !listed.contains(element.id) {
          guard let drawn = Self.rect(element.id, scene, frame: frame) else { continue }
          #expect(drawn.maxY <= 0.5 || drawn.y >= bounds.height - 0.5, "\(element.id) \(frame)")
        }
      }
    }
  }

  @Test func `a grid is one group and has one track`() throws {
    let scene = Scene(SyntheticRun.phone, [SyntheticRun.timeline(SyntheticRun.phone)])
    let groups = scene.stages[0].groups
    #expect(groups.map { $0.name.text() } == ["layer1", "header", "layer0"])
    #expect(groups[0].elements.count == 36)
    #expect(groups[0].elements.map(\.id.item) == Array(0..<Int32(groups[0].elements.count)))
    #expect(
      scene.runs[0].tracks.map { "\($0.target.text()) \($0.property)" } == [
        "layer1 translateY", "header translateY", "header-content opacity", "finger translateY",
        "finger visibility",
      ])
    #expect(scene.stages[0].fingerTracks.x == nil)
  }

  @Test func `a header on a layer moves with it`() throws {
    var timeline = SyntheticRun.timeline(SyntheticRun.phone)
    for index in timeline.elements.indices where timeline.elements[index].id.kind == .header {
      let frame = try #require(timeline.elementStarts.firstIndex { $0 > index }) - 1
      timeline.layers[frame * 3 + 2] = Point(0, timeline.elements[index].frame.height)
    }
    let scene = Scene(SyntheticRun.phone, [timeline])
    #expect(scene.stages[0].groups.map { $0.name.text() } == ["layer1", "layer2", "layer0"])
    for frame in 0..<timeline.frameCount {
      let drawn = try #require(Self.rect(ElementID(.header), scene, frame: frame))
      #expect(abs(drawn.maxY - timeline.value(1, inFrame: frame)) < 1e-6)
      #expect(drawn.height == 148)
    }
  }

  @Test func `variants share one drawing and hide what they lack`() throws {
    let phone = SyntheticRun.phone
    let runs = [
      SyntheticRun.timeline(phone, header: .none), SyntheticRun.timeline(phone, header: .clamped),
    ]
    let scene = Scene(phone, runs)
    #expect(scene.runs.count == 2)
    #expect(
      zip(scene.runs[0].tracks, scene.runs[1].tracks)
        .allSatisfy { $0.target == $1.target && $0.property == $1.property })
    #expect(Self.rect(ElementID(.header), scene, run: 0, frame: 20) == nil)
    #expect(Self.rect(ElementID(.header), scene, run: 1, frame: 20) != nil)
  }

  @Test func `an element that vanishes on the screen gets a visibility track`() throws {
    var timeline = Timeline(rate: 60)
    let screen = SyntheticRun.phone.screen(.portrait)
    timeline.epochs = [Timeline.Epoch(firstFrame: 0, screen: screen)]
    timeline.layerLinks = [LayerLink()]
    for frame in 0..<10 {
      timeline.phases.append(.idle)
      timeline.fingers.append(Point(.nan, .nan))
      timeline.layers.append(.zero)
      let cell = ElementFrame(
        ElementID(.cell, item: 0), layer: 0, frame: Rect(0, 100, 100, 100))
      if frame < 4 || frame > 6 { timeline.elements.append(cell) }
      timeline.elementStarts.append(timeline.elements.count)
    }
    let scene = Scene(SyntheticRun.phone, [timeline])
    let track = try #require(scene.runs[0].tracks.first)
    #expect(track.target.text() == "cell-0")
    #expect(track.samples == [1, 1, 1, 1, 0, 0, 0, 1, 1, 1])
    #expect(scene.stages[0].fingerBase == nil)
  }

  @Test func `a rotation of the device adds a second stage`() throws {
    let timeline = SyntheticRun.timeline(SyntheticRun.phone, turnsAt: 2.3)
    let scene = Scene(SyntheticRun.phone, [timeline])
    try #require(scene.stages.count == 2)
    let tracks = scene.runs[0].tracks
    let first = tracks[try #require(scene.stages[0].visibilityTrack)]
    let second = tracks[try #require(scene.stages[1].visibilityTrack)]
    let turn = timeline.epochs[1].firstFrame
    for frame in 0..<timeline.frameCount {
      #expect(first.samples[frame] == (frame < turn ? 1 : 0))
      #expect(second.samples[frame] == (frame < turn ? 0 : 1))
    }
    #expect(scene.stages[1].groups[0].name.text(prefix: "d0-") == "d0-turned-layer1")
    #expect(scene.size.width == scene.size.height || scene.size.width >= 896)
    for index in timeline.elementRange(ofFrame: turn + 5) {
      let element = timeline.elements[index]
      let drawn = try #require(Self.rect(element.id, scene, stage: 1, frame: turn + 5))
      #expect(abs(drawn.maxY - element.frame.maxY) < 1e-6)
    }
  }

  @Test func `the poster is far from the start and event frames follow the events`() {
    let timeline = SyntheticRun.timeline(SyntheticRun.phone)
    let run = Scene(SyntheticRun.phone, [timeline]).runs[0]
    #expect(run.posterFrame > 30)
    #expect(timeline.value(0, inFrame: run.posterFrame) > 300)
    #expect(run.eventFrames == [24, 54, 144, 174])
  }
}
