// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Writes the drawing of a scene as SVG groups in the pose of one frame.
///
/// The groups carry the ids of their `SceneName`s, so that styles, scripts and tests can move them.
/// Shared definitions (`StoryboardArt.writeDefinitions`) come first, once in a document.
public struct SceneMarkup: Sendable {
  /// Put before every id of the scene.
  public var idPrefix = ""
  /// Put before the ids of the shared definitions.
  public var definitionPrefix = ""
  /// Light colours, dark ones, or light ones that the definitions' style rules turn dark.
  public var appearance = Appearance.automatic
  /// Whether the finger is drawn.
  public var showsFinger = true
  /// How many circles follow the finger and show its speed; they are groups named `finger-tail1` and so
  /// on with the same nesting as `finger`, and whoever animates them gives each a delay.
  var fingerTailCount = 0
  /// Whether those circles have a class, for a style sheet that hides them.
  var namesFingerTail = true

  /// Adds to a group what animates it: called after the attributes of each group for each of its tracks,
  /// with the track's index and the number of the finger's tail.
  var decorate: (@Sendable (_ track: Int, _ tail: Int, inout MarkupWriter) -> Void)?

  /// Makes a writer with default choices.
  public init() {}

  /// Writes all stages of a scene in the pose of one frame of one run.
  ///
  /// The result is one `<g>` a stage in canvas coordinates (`scene.size`); place it by an enclosing
  /// `<g transform>` or `<svg viewBox>`.
  ///
  /// - Complexity: Linear in the number of elements.
  public func write(_ scene: Scene, run: Int = 0, frame: Int, to writer: inout MarkupWriter) {
    for index in scene.stages.indices {
      let stage = scene.stages[index]
      var pass = StagePass(
        markup: self, stage: stage, index: index, tracks: scene.runs[run].tracks, frame: frame,
        context: ArtContext(
          device: scene.device, screen: stage.screen, idPrefix: idPrefix,
          definitionPrefix: definitionPrefix, appearance: appearance))
      pass.write(to: &writer)
    }
  }
}

/// The writing of one stage.
private struct StagePass {
  let markup: SceneMarkup
  let stage: SceneStage
  let index: Int
  let tracks: [SceneTrack]
  let frame: Int
  let context: ArtContext

  mutating func write(to writer: inout MarkupWriter) {
    let device = DeviceArt(context)
    writer.begin(.g)
    identify(SceneName(.device, stage: index), &writer)
    translate(stage.origin, &writer)
    hide(stage.visibilityTrack, &writer)
    decorate([stage.visibilityTrack], &writer)
    device.writeBody(to: &writer)
    writer.begin(.clipPath)
    writer.attribute(.id) { appendClipID(to: &$0) }
    writer.begin(.path)
    writer.path { device.addScreen(to: &$0) }
    writer.end()
    writer.end()
    writer.begin(.g)
    identify(SceneName(.screen, stage: index), &writer)
    writer.attribute(.clipPath) { bytes in
      bytes.append("url(#")
      appendClipID(to: &bytes)
      bytes.append(")")
    }
    writer.rect(stage.screen.bounds) { ElementArt.fillBackdrop(of: stage, context, &$0) }
    for group in stage.groups { write(group, &writer) }
    writer.end()
    device.writeFront(onPaper: ElementArt.isList(stage), to: &writer)
    if markup.showsFinger { writeFinger(&writer) }
    writer.end()
  }

  private func appendClipID(to bytes: inout [UInt8]) {
    SceneName(.screen, stage: index).append(to: &bytes, prefix: context.idPrefix)
    bytes.append("-clip")
  }

  // MARK: - Groups and elements

  private func write(_ group: SceneGroup, _ writer: inout MarkupWriter) {
    let isAlone = group.name.part == .element
    let count = beginMoving(
      group.name, x: group.xTrack, y: group.yTrack, base: group.base,
      visibility: isAlone ? group.elements.first?.visibilityTrack : nil, &writer)
    for element in group.elements { write(element, hasGroup: isAlone, &writer) }
    for _ in 0..<count { writer.end() }
  }

  private func write(_ element: SceneElement, hasGroup: Bool, _ writer: inout MarkupWriter) {
    let name = SceneName(.element, of: element.id, stage: index)
    let content = SceneName(.content, of: element.id, stage: index)
    let form = ElementArt.form(for: element.id.kind)
    // What one markup element draws needs a group only where something changes it.
    var needsGroup = !hasGroup
    if case .single = form { needsGroup = !hasGroup && element.visibilityTrack != nil }
    if needsGroup {
      writer.begin(.g)
      identify(name, &writer)
      hide(element.visibilityTrack, &writer)
      decorate([element.visibilityTrack], &writer)
    }
    switch form {
    case .single(let draw):
      let hasIdentity = !hasGroup && !needsGroup
      let identity: (inout MarkupWriter) -> Void = { if hasIdentity { identify(name, &$0) } }
      if element.opacityTrack != nil { beginContent(element, content, &writer) }
      draw(element, identity, context, &writer)
      if element.opacityTrack != nil { writer.end() }
    case .layered(let background, let drawContent):
      background?(element, context, &writer)
      if let drawContent {
        beginContent(element, content, &writer)
        drawContent(element, context, &writer)
        writer.end()
      }
    }
    if needsGroup { writer.end() }
  }

  private func beginContent(
    _ element: SceneElement, _ name: SceneName, _ writer: inout MarkupWriter
  ) {
    writer.begin(.g)
    identify(name, &writer)
    let opacity = element.opacityTrack.map { tracks[$0].samples[frame] } ?? element.contentAlpha
    if opacity < 1 { writer.attribute(.opacity, opacity) }
    decorate([element.opacityTrack], &writer)
  }

  private func writeFinger(_ writer: inout MarkupWriter) {
    guard let base = stage.fingerBase else { return }
    let tracks = stage.fingerTracks
    let name = SceneName(.finger, stage: index)
    for tail in stride(from: markup.fingerTailCount, through: 0, by: -1) {
      let count = beginMoving(
        name, x: tracks.x, y: tracks.y, base: base, visibility: tracks.visibility, tail: tail,
        &writer)
      writer.circle(0, 0, radius: tail == 0 ? 22 : 22 - 4 * Double(tail)) {
        $0.attribute(.fill, "#2f6fed")
        $0.attribute(.fillOpacity, tail == 0 ? 0.32 : 0.16)
        if tail == 0 {
          $0.attribute(.stroke, "#fff")
          $0.attribute(.strokeWidth, 2.5)
          $0.attribute(.strokeOpacity, 0.95)
        }
      }
      for _ in 0..<count { writer.end() }
    }
  }

  /// Begins the groups of something that moves, and returns how many they are.
  ///
  /// A group with a track has a transform of that one axis and nothing else, so that whoever moves it
  /// need not know the other axis: that one is in a group of its own, outside.
  private func beginMoving(
    _ name: SceneName, x: Int?, y: Int?, base: Point, visibility: Int?, tail: Int = 0,
    _ writer: inout MarkupWriter
  ) -> Int {
    let place = Point(
      x.map { tracks[$0].samples[frame] } ?? base.x, y.map { tracks[$0].samples[frame] } ?? base.y)
    var count = 1
    if x == nil, y != nil, base.x != 0 {
      writer.begin(.g)
      translate(Point(base.x, 0), &writer)
      count += 1
    }
    if x != nil, y == nil, base.y != 0 {
      writer.begin(.g)
      translate(Point(0, base.y), &writer)
      count += 1
    }
    writer.begin(.g)
    identify(name, tail: tail, &writer)
    if tail > 0, markup.namesFingerTail {
      writer.attribute(.class, text: context.definitionPrefix + "tail")
    }
    switch (x, y) {
    case (nil, nil): translate(place, &writer)
    case (_, nil): translate(Point(place.x, 0), &writer)
    case (nil, _): translate(Point(0, place.y), &writer)
    default: translate(Point(place.x, 0), &writer)
    }
    if tail > 0 {
      // In a still picture the tail would lie on the finger: only an animation shows it.
      writer.attribute(.visibility, "hidden")
    } else {
      hide(visibility, &writer)
    }
    decorate([x ?? y, visibility], tail: tail, &writer)
    if x != nil, y != nil {
      writer.begin(.g)
      identify(name.inner, tail: tail, &writer)
      translate(Point(0, place.y), &writer)
      decorate([y], tail: tail, &writer)
      count += 1
    }
    return count
  }

  private func decorate(_ tracks: [Int?], tail: Int = 0, _ writer: inout MarkupWriter) {
    guard let decorate = markup.decorate else { return }
    for track in tracks { if let track { decorate(track, tail, &writer) } }
  }

  // MARK: - Attributes

  private func identify(_ name: SceneName, tail: Int = 0, _ writer: inout MarkupWriter) {
    writer.attribute(.id) { bytes in
      guard tail > 0 else { return name.append(to: &bytes, prefix: context.idPrefix) }
      FingerTail.appendName(of: name, tail: tail, prefix: context.idPrefix, to: &bytes)
    }
  }

  private func translate(_ distance: Point, _ writer: inout MarkupWriter) {
    let format = writer.format
    guard format.scaled(distance.x) != 0 || format.scaled(distance.y) != 0 else { return }
    writer.attribute(.transform) { bytes in
      bytes.append("translate(")
      format.append(distance.x, to: &bytes)
      bytes.append(" ")
      format.append(distance.y, to: &bytes)
      bytes.append(")")
    }
  }

  private func hide(_ track: Int?, _ writer: inout MarkupWriter) {
    guard let track, tracks[track].samples[frame] == 0 else { return }
    writer.attribute(.visibility, "hidden")
  }
}
