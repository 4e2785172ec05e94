// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Writes one stage.
struct StagePass {
  let markup: SceneMarkup
  let stage: SceneStage
  let index: Int
  let tracks: [SceneTrack]
  let frame: Int
  let context: ArtContext

  mutating func write(to canvas: inout Canvas) {
    let device = DeviceArt(context)
    canvas.begin(.g)
    identify(SceneName(.device, stage: index), &canvas)
    canvas.translate(stage.origin)
    hide(stage.visibilityTrack, &canvas)
    decorate(stage.visibilityTrack, &canvas)
    device.writeBody(to: &canvas)
    canvas.begin(.clipPath)
    canvas.attribute(.id) { appendClipID(of: screen, to: &$0) }
    canvas.begin(.path)
    canvas.path { device.addScreen(to: &$0) }
    canvas.end()
    canvas.end()
    for clip in stage.clips { define(clip, &canvas) }
    canvas.begin(.g)
    identify(screen, &canvas)
    clip(by: screen, &canvas)
    canvas.rect(stage.screen.bounds) { ElementArt.fillBackdrop(of: stage, context, &$0) }
    for group in stage.groups { write(group, &canvas) }
    canvas.end()
    device.writeFront(onPaper: ElementArt.isList(stage), to: &canvas)
    if markup.showsFinger { writeFinger(&canvas) }
    canvas.end()
  }

  private var screen: SceneName { SceneName(.screen, stage: index) }

  /// Writes the clip of a layer; all groups of the layer refer to it.
  private func define(_ clip: SceneClip, _ canvas: inout Canvas) {
    canvas.begin(.clipPath)
    canvas.attribute(.id) { appendClipID(of: SceneName(clip, stage: index), to: &$0) }
    if let track = clip.cornerTrack {
      canvas.rect(clip.rect, radius: tracks[track].samples[frame]) {
        identify(SceneName(cornersOf: clip, stage: index), &$0)
        decorate(track, &$0)
      }
    } else {
      canvas.rect(clip.rect, radius: clip.cornerRadius) { _ in }
    }
    canvas.end()
  }

  func clip(by name: SceneName, _ canvas: inout Canvas) {
    canvas.attribute(.clipPath) { bytes in
      bytes.append("url(#")
      appendClipID(of: name, to: &bytes)
      bytes.append(")")
    }
  }

  func appendClipID(of name: SceneName, to bytes: inout ByteText) {
    name.append(to: &bytes, prefix: context.idPrefix)
    bytes.append("-clip")
  }

  private func writeFinger(_ canvas: inout Canvas) {
    guard let base = stage.fingerBase else { return }
    let tracks = stage.fingerTracks
    let name = SceneName(.finger, stage: index)
    for tail in stride(from: markup.fingerTailCount, through: 0, by: -1) {
      let count = beginMoving(
        name, x: tracks.x, y: tracks.y, base: base, visibility: tracks.visibility, tail: tail,
        &canvas)
      canvas.circle(0, 0, radius: tail == 0 ? 22 : 22 - 4 * Double(tail)) {
        $0.attribute(.fill, "#2f6fed")
        $0.attribute(.fillOpacity, tail == 0 ? 0.32 : 0.16)
        if tail == 0 {
          $0.attribute(.stroke, "#fff")
          $0.attribute(.strokeWidth, 2.5)
          $0.attribute(.strokeOpacity, 0.95)
        }
      }
      for _ in 0..<count { canvas.end() }
    }
  }

  /// Begins the groups of something that moves, and returns their number.
  ///
  /// A group with a track has a transform along that axis only, so that an animation need not know the other axis: that
  /// one is in a separate group outside. The innermost group has the clip, since its coordinates are those of the layer.
  func beginMoving(
    _ name: SceneName, x: Int?, y: Int?, base: Point, clip: SceneClip? = nil, visibility: Int?,
    tail: Int = 0, _ canvas: inout Canvas
  ) -> Int {
    let isNested = x != nil && y != nil
    let position = Point(
      x.map { tracks[$0].samples[frame] } ?? base.x, y.map { tracks[$0].samples[frame] } ?? base.y)
    var count = 1
    if x == nil, y != nil, canvas.writer.format.scaled(base.x) != 0 {
      canvas.begin(.g)
      canvas.translate(Point(base.x, 0))
      count += 1
    }
    if x != nil, y == nil, canvas.writer.format.scaled(base.y) != 0 {
      canvas.begin(.g)
      canvas.translate(Point(0, base.y))
      count += 1
    }
    canvas.begin(.g)
    identify(name, tail: tail, &canvas)
    if tail > 0, markup.namesFingerTail {
      canvas.attribute(.class, text: context.definitionPrefix + "tail")
    }
    switch (x, y) {
    case (nil, nil): canvas.translate(position)
    case (_, nil): canvas.translate(Point(position.x, 0))
    case (nil, _): canvas.translate(Point(0, position.y))
    default: canvas.translate(Point(position.x, 0))
    }
    if tail > 0 {
      // In a still picture the tail would cover the finger: only an animation shows it.
      canvas.attribute(.visibility, "hidden")
    } else {
      hide(visibility, &canvas)
    }
    if let clip, !isNested { self.clip(by: SceneName(clip, stage: index), &canvas) }
    decorate(x ?? y, and: visibility, tail: tail, &canvas)
    if isNested {
      canvas.begin(.g)
      identify(name.inner, tail: tail, &canvas)
      canvas.translate(Point(0, position.y))
      if let clip { self.clip(by: SceneName(clip, stage: index), &canvas) }
      decorate(y, tail: tail, &canvas)
      count += 1
    }
    return count
  }

  /// Adds the animations of one or two tracks to the group that has just begun.
  func decorate(
    _ first: Int?, and second: Int? = nil, tail: Int = 0, _ canvas: inout Canvas
  ) {
    guard let decorate = markup.decorate else { return }
    if let first { decorate(first, tail, &canvas.writer) }
    if let second { decorate(second, tail, &canvas.writer) }
  }

  // MARK: - Attributes

  /// Adds the id of a group.
  func identify(_ name: SceneName, tail: Int = 0, _ canvas: inout Canvas) {
    canvas.attribute(.id) { bytes in
      guard tail > 0 else { return name.append(to: &bytes, prefix: context.idPrefix) }
      FingerTail.appendName(of: name, tail: tail, prefix: context.idPrefix, to: &bytes)
    }
  }

  /// Adds a scale about the origin, unless it is 1.
  func scale(_ factor: Double, _ canvas: inout Canvas) {
    let format = DecimalFormat(decimals: SceneTrack.Property.scaleDecimals)
    guard format.rounded(factor) != 1 else { return }
    canvas.attribute(.transform) { bytes in
      bytes.append("scale(")
      format.append(factor, to: &bytes)
      bytes.append(")")
    }
  }

  /// Hides a group whose visibility track is 0 in the frame.
  func hide(_ track: Int?, _ canvas: inout Canvas) {
    guard let track, tracks[track].samples[frame] == 0 else { return }
    canvas.attribute(.visibility, "hidden")
  }
}
