// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing
import XMLValidation

@testable import PatternFiles
@testable import StoryboardRendering

/// Shadows whose reach follows a formula, or whose box changes.
@Suite struct `Shadows that change` {
  /// A run of a card, which a finger drags by some points.
  private func run(
    _ card: String, _ direction: LayoutDirection = .leftToRight
  ) throws -> (device: DeviceProfile, timeline: Timeline) {
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } },
        elements: [{ id: "card", \(card) }] }
      """
    let entry = try PatternFile(Array(text.utf8)).entry(of: "a", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    var screen = device.screen(.portrait)
    screen.direction = direction
    let script = GestureScript([
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(-200))), duration: 0.4, hold: 0.2)),
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(170))), duration: 0.4, hold: 0.2)),
    ])
    return (
      device,
      try entry.run(
        RunRequest(
          variant: 0, parameters: entry.parameters.map(\.defaultValue), screen: screen,
          turnedScreen: screen, rate: 60, physics: .uikit, script: script))
    )
  }

  private typealias Drawn = (rect: Rect, radius: Double, opacity: Double)

  /// The rectangles of the only shadow in a frame, on the screen.
  private func shades(_ scene: Scene, _ frame: Int) throws -> [Drawn] {
    let tracks = scene.runs[0].tracks
    func number(_ value: DrivenValue) -> Double {
      value.track.map { tracks[$0].samples[frame] } ?? value.value
    }
    func found(
      _ groups: [SceneGroup], at place: Point
    ) -> (shadow: SceneShadow, place: Point)? {
      for group in groups {
        let x = group.xTrack.map { tracks[$0].samples[frame] } ?? group.base.x
        let y = group.yTrack.map { tracks[$0].samples[frame] } ?? group.base.y
        let here = Point(place.x + x, place.y + y)
        if let shade = group.shade { return (shade.shadow, here) }
        for element in group.elements {
          if let shadow = element.shadow { return (shadow, here) }
        }
        if let inner = found(group.groups, at: here) { return inner }
      }
      return nil
    }
    let (shadow, place) = try #require(found(scene.stages[0].groups, at: Point(0, 0)))
    return shadow.shades.map { shade in
      let spread = number(shade.outline) / 2
      return (
        Rect(
          place.x + shadow.origin.x - spread,
          place.y + shadow.origin.y + number(shadow.drop) - spread,
          number(shade.width) + 2 * spread, number(shade.height) + 2 * spread),
        number(shade.corner) + spread, number(shadow.opacity)
      )
    }
  }

  private static let frames = [
    "left: 20, width: 90, top: 200, height: 60",
    #"left: 20, width: 90, top: 200, height: "80 + 0.3 * list.scrolled""#,
    #"left: 20, width: "90 + 0.3 * list.scrolled", bottom: 300, height: "80 + 0.3 * list.scrolled""#,
    #"left: 20, width: 90, top: "400 - list.scrolled", height: 60"#,
  ]
  private static let reaches = [
    (#"look: { fill: "accent", corner: 12 }, shadow: "list.scrolled / 20""#, ""),
    (#"look: { fill: "accent", place: "top" }, shadow: "list.scrolled / 20""#, ""),
    (
      #"look: { fill: "accent" }, corner: "list.scrolled / 10", shadow: "10 - list.scrolled / 20""#,
      "card.corner"
    ),
  ]

  @Test(arguments: frames, reaches)
  func `are as large as their box and their reach say in every frame`(
    frame: String, look: (text: String, corner: String)
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (device, timeline) = try run("frame: { \(frame) }, \(look.text)", direction)
      let scene = Scene(device, [timeline])
      let names = timeline.valueNames.map(\.description)
      let reach = try #require(names.firstIndex(of: "card.shadow"))
      let corner = names.firstIndex(of: look.corner)
      let own = timeline.ownElements?.elements.first?.look?.corner ?? 0
      for number in stride(from: 0, to: timeline.frameCount, by: 7) {
        let element = timeline.elements[timeline.elementRange(ofFrame: number).upperBound - 1]
        let radius = corner.map { timeline.value($0, inFrame: number) } ?? own
        let far = timeline.value(reach, inFrame: number)
        let wanted = ElementLook.shades(far, of: element.frame, radius: radius)
        let drawn = try shades(scene, number)
        #expect(drawn.count == wanted.count)
        for (drawn, wanted) in zip(drawn, wanted) {
          for (a, b) in [
            (drawn.rect.x, wanted.rect.x), (drawn.rect.y, wanted.rect.y),
            (drawn.rect.maxX, wanted.rect.maxX), (drawn.rect.maxY, wanted.rect.maxY),
            (drawn.radius, wanted.radius), (drawn.opacity, min(1, far)),
          ] { #expect(abs(a - b) < 1e-6, "frame \(number)") }
        }
      }
    }
  }

  @Test(arguments: frames, [SVGOptions.Encoding.css, .smil])
  func `are valid drawings within the error that is promised`(
    frame: String, encoding: SVGOptions.Encoding
  ) throws {
    let (device, timeline) = try run(
      "frame: { \(frame) }, \(Self.reaches[2].0), alpha: \"1 - list.scrolled / 400\"")
    var options = SVGOptions()
    options.encoding = encoding
    let scene = Scene(device, [timeline])
    let bytes = AnimatedSVG.write(scene, options: options)
    #expect(StoryboardValidator().validate(svg: bytes, name: "a.svg").isEmpty)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("stroke-width") && text.contains("e1-shadow-4\""))
    let sheet = AnimationSheet([SVGPanel(scene, run: 0)], frames: [0], options: options)
    #expect(sheet.report.maximumError <= options.tolerance)
    #expect(sheet.report.maximumError > 0)
  }

  @Test(arguments: frames, ["look: { fill: \"accent\", shadow: 10 }", reaches[2].0])
  func `keep to that error in each of their tracks`(frame: String, look: String) throws {
    let (device, timeline) = try run("frame: { \(frame) }, \(look)")
    let options = SVGOptions()
    let scene = Scene(device, [timeline])
    let sheet = AnimationSheet([SVGPanel(scene, run: 0)], frames: [0], options: options)
    for case let entry? in sheet.entries[0] where entry.track.property != .opacity {
      // Half of an outline is outside.
      let reach = entry.track.property == .outline ? 0.5 : 1
      #expect(entry.track.maximumError * reach <= options.tolerance)
    }
  }

  @Test func `of a box that changes and a reach that stays move with its edges`() throws {
    let (device, timeline) = try run(
      "frame: { \(Self.frames[1]) }, look: { fill: \"accent\", corner: 12, shadow: 10 }")
    let scene = Scene(device, [timeline])
    for number in stride(from: 0, to: timeline.frameCount, by: 5) {
      let element = timeline.elements[timeline.elementRange(ofFrame: number).upperBound - 1]
      let far = try #require(shades(scene, number).first).rect
      #expect(far.x == 10 && far.maxX == 120 && far.y == 193)
      #expect(abs(far.maxY - element.frame.maxY - 13) < 1e-6)
    }
  }

  @Test func `fade where they hardly reach beyond their box`() throws {
    let (device, timeline) = try run(
      "frame: { \(Self.frames[0]) }, look: { fill: \"#ffffff80\" }, shadow: 0.25")
    #expect(try shades(Scene(device, [timeline]), 0).map(\.opacity) == [0.25, 0.25, 0.25, 0.25])
  }
}
