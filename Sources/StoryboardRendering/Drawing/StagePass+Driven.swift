// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// What of a look follows formulas: groups around the drawing of an element.

extension StagePass {
  /// Begins the groups that turn an element about its middle, and returns their number.
  func beginTurned(_ element: SceneElement, _ canvas: inout Canvas) -> Int {
    guard let rotation = element.rotation else { return 0 }
    let middle = ElementArt.center(element.rect)
    canvas.begin(.g)
    canvas.translate(middle)
    canvas.begin(.g)
    identify(SceneName(.turn, of: element.id, stage: index), &canvas)
    canvas.attribute(.transform) { bytes in
      bytes.append("rotate(")
      DecimalFormat(decimals: SceneTrack.Property.angleDecimals).append(
        number(rotation), to: &bytes)
      bytes.append(")")
    }
    decorate(rotation.track, &canvas)
    canvas.begin(.g)
    canvas.translate(Point.zero - middle)
    return 3
  }

  /// Begins the groups that cut an element to its corners and blur it, and returns their number.
  func beginCut(_ element: SceneElement, _ canvas: inout Canvas) -> Int {
    guard element.corner != nil || element.blur != nil else { return 0 }
    let hasBox = element.look.map(StageBox.hasBox) ?? false
    var count = 0
    if element.corner != nil || hasBox {
      canvas.begin(.g)
      clip(by: SceneName(.corner, of: element.id, stage: index), &canvas)
      writeCorners(element, &canvas)
      count += 1
    }
    guard let blur = element.blur else { return count }
    let name = SceneName(.blur, of: element.id, stage: index)
    canvas.begin(.g)
    identify(name, &canvas)
    canvas.attribute(.filter) { bytes in
      bytes.append("url(#")
      appendFilterID(of: name, to: &bytes)
      bytes.append(")")
    }
    write(blur, named: name, over: element.rect, &canvas)
    return count + 1
  }

  private func writeCorners(_ element: SceneElement, _ canvas: inout Canvas) {
    let name = SceneName(.corner, of: element.id, stage: index)
    let (rect, own) = (element.rect, element.look?.corner ?? 0)
    let radius = element.corner.map(number) ?? min(own, rect.width / 2, rect.height / 2)
    canvas.begin(.clipPath)
    canvas.attribute(.id) { appendClipID(of: name, to: &$0) }
    canvas.rect(rect, radius: radius) {
      guard let corner = element.corner else { return }
      identify(name, &$0)
      decorate(corner.track, &$0)
    }
    canvas.end()
  }

  /// Writes the filter of a blur, with its own margins: those of a low text would cut it off.
  private func write(
    _ blur: DrivenValue, named name: SceneName, over rect: Rect, _ canvas: inout Canvas
  ) {
    let reach = LookDrawing.reach(ofBlur: blur.greatest) * 1.5
    canvas.begin(.filter)
    canvas.attribute(.id) { appendFilterID(of: name, to: &$0) }
    canvas.attribute(.filterUnits, "userSpaceOnUse")
    canvas.attribute(.x, rect.x - reach)
    canvas.attribute(.y, rect.y - reach)
    canvas.attribute(.width, rect.width + 2 * reach)
    canvas.attribute(.height, rect.height + 2 * reach)
    // As the style sheet's blur().
    canvas.attribute(.colorInterpolationFilters, "sRGB")
    canvas.begin(.feGaussianBlur)
    canvas.attribute(.stdDeviation, number(blur))
    decorate(blur.track, &canvas)
    canvas.end()
    canvas.end()
  }

  private func appendFilterID(of name: SceneName, to bytes: inout ByteText) {
    name.append(to: &bytes, prefix: context.idPrefix)
    bytes.append("-filter")
  }

  /// Writes the background of an element, and over it the colour that it turns into.
  func write(_ cover: DrivenValue, of element: SceneElement, _ canvas: inout Canvas) {
    guard let look = element.look, let color = look.cover else { return }
    let reach = element.blur.map { LookDrawing.reach(ofBlur: $0.greatest) } ?? 0
    let rect = element.rect
    let box = Rect(
      rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach)
    let isCut = element.corner != nil || element.blur != nil
    let radius = isCut ? 0 : min(look.corner, rect.width / 2, rect.height / 2)
    let name = SceneName(.cover, of: element.id, stage: index)
    let layers = [
      (look.fill, element.background, name.rectangle(0)), (color, cover, name),
    ]
    for case (let color?, let share?, let name) in layers {
      canvas.rect(box, radius: radius) {
        identify(name, &$0)
        context.paint(color, .fill, &$0)
        $0.attribute(.opacity, number(share))
        decorate(share.track, &$0)
      }
    }
  }

  /// Writes a shadow: rectangles one around the other, whose outlines are as wide as they go beyond the box.
  ///
  /// An outline with round joins gives a rectangle the edges and corners of a larger one, by one number.
  func write(_ shadow: SceneShadow, _ canvas: inout Canvas) {
    canvas.begin(.g)
    identify(shadow.name, &canvas)
    canvas.translate(Point(0, number(shadow.drop)))
    let opacity = number(shadow.opacity)
    if opacity < 1 { canvas.attribute(.opacity, opacity) }
    decorate(shadow.drop.track, and: shadow.opacity.track, &canvas)
    for (index, shade) in shadow.shades.enumerated() {
      let box = Rect(
        shadow.origin.x, shadow.origin.y, number(shade.width), number(shade.height))
      canvas.rect(box, radius: number(shade.corner)) {
        if shade.isMoving { identify(shadow.name.rectangle(index), &$0) }
        $0.attribute(.stroke, "#000")
        $0.attribute(.strokeWidth, number(shade.outline))
        $0.attribute(.strokeLinejoin, "round")
        $0.attribute(.opacity, ElementLook.shadeOpacity)
        decorate(shade.outline.track, and: shade.corner.track, &$0)
        decorate(shade.width.track, and: shade.height.track, &$0)
      }
    }
    canvas.end()
  }

  private func number(_ driven: DrivenValue) -> Double {
    driven.track.map { tracks[$0].samples[frame] } ?? driven.value
  }
}
