// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// Groups of layers, and the elements in them.

extension StagePass {
  /// Writes a group and all items within it.
  func write(_ group: SceneGroup, _ canvas: inout Canvas) {
    let isAlone = group.name.part == .element
    let count = beginMoving(
      group.name, x: group.xTrack, y: group.yTrack, base: group.base, clip: group.clip,
      visibility: isAlone ? group.elements.first?.visibilityTrack : nil, &canvas)
    if let shade = group.shade { write(shade, &canvas) }
    for stretch in group.stretches { begin(stretch, &canvas) }
    for item in group.items {
      switch item {
      case .element(let element): write(element, hasGroup: isAlone, &canvas)
      case .group(let inner): write(inner, &canvas)
      }
    }
    for _ in 0..<(count + 3 * group.stretches.count) { canvas.end() }
  }

  /// Begins the three groups of a stretch: what stays in place moves to the origin of the one that the track changes.
  private func begin(_ stretch: SceneStretch, _ canvas: inout Canvas) {
    canvas.begin(.g)
    canvas.translate(Point(0, stretch.anchor))
    canvas.begin(.g)
    identify(stretch.name, &canvas)
    let factor = tracks[stretch.track].samples[frame]
    if factor != 1 {
      canvas.attribute(.transform) { bytes in
        bytes.append("scale(1 ")
        DecimalFormat(decimals: SceneTrack.Property.scaleDecimals).append(factor, to: &bytes)
        bytes.append(")")
      }
    }
    decorate(stretch.track, &canvas)
    canvas.begin(.g)
    canvas.translate(Point(0, -stretch.anchor))
  }

  private func write(_ shade: SceneShade, _ canvas: inout Canvas) {
    canvas.begin(.g)
    identify(shade.name.inner, &canvas)
    hide(shade.visibilityTrack, &canvas)
    decorate(shade.visibilityTrack, &canvas)
    canvas.begin(.g)
    identify(shade.name, &canvas)
    let opacity = shade.opacityTrack.map { tracks[$0].samples[frame] } ?? shade.alpha
    if opacity < 1 { canvas.attribute(.opacity, opacity) }
    decorate(shade.opacityTrack, &canvas)
    write(shade.shadow, &canvas)
    canvas.end()
    canvas.end()
  }

  private func write(_ element: SceneElement, hasGroup: Bool, _ canvas: inout Canvas) {
    let name = SceneName(.element, of: element.id, stage: index)
    let form = ElementArt.form(for: element)
    // The element would be copied to find out.
    let fit = context.fitsDrawings ? ElementFit(element, context) : nil
    // A single markup element needs a group only where something changes it.
    var needsGroup = !hasGroup
    if case .single = form {
      needsGroup = !hasGroup && (element.visibilityTrack != nil || fit != nil)
    }
    if needsGroup {
      canvas.begin(.g)
      identify(name, &canvas)
      hide(element.visibilityTrack, &canvas)
      decorate(element.visibilityTrack, &canvas)
    }
    switch form {
    case .single(let draw, _):
      let hasIdentity = !hasGroup && !needsGroup
      let changes = element.changesContent || element.contentAlpha < 1
      let count = changes ? beginContent(element, &canvas) : 0
      if let fit {
        fit.write({ draw($0, { _ in }, $1, &$2) }, hasFrame: false, to: &canvas)
      } else {
        draw(element, { if hasIdentity { identify(name, &$0) } }, context, &canvas)
      }
      for _ in 0..<count { canvas.end() }
    case .layered(let background, let content, _):
      if let background {
        if let fit, ElementFit.fitsBackground(of: element.id.kind, hasContent: content != nil) {
          fit.write(background, hasFrame: false, to: &canvas)
        } else {
          background(element, context, &canvas)
        }
      } else {
        canvas.frame(element.rect)
      }
      if content != nil || element.changesContent {
        let count = beginContent(element, &canvas)
        if let fit, let content {
          fit.write(content, hasFrame: true, to: &canvas)
        } else {
          content?(element, context, &canvas)
        }
        for _ in 0..<count { canvas.end() }
      }
    }
    if needsGroup { canvas.end() }
  }

  /// Begins the groups of the content of an element, and returns their number.
  ///
  /// The group with the name has only the scale as its transform; the groups around it and within it move the anchor to
  /// the origin and back. All engines and encodings agree on that, whereas SMIL does not know `transform-origin`.
  private func beginContent(_ element: SceneElement, _ canvas: inout Canvas) -> Int {
    let turns = beginTurned(element, &canvas)
    let inner = beginScaled(element, &canvas)
    if let shadow = element.shadow { write(shadow, &canvas) }
    let cuts = beginCut(element, &canvas)
    if let cover = element.cover { write(cover, of: element, &canvas) }
    return turns + inner + cuts
  }

  private func beginScaled(_ element: SceneElement, _ canvas: inout Canvas) -> Int {
    let isScaled = element.isScaled
    let anchor = element.contentAnchor
    if isScaled {
      canvas.begin(.g)
      canvas.translate(anchor)
    }
    canvas.begin(.g)
    identify(SceneName(.content, of: element.id, stage: index), &canvas)
    let opacity = element.opacityTrack.map { tracks[$0].samples[frame] } ?? element.contentAlpha
    if opacity < 1 { canvas.attribute(.opacity, opacity) }
    if isScaled {
      scale(element.scaleTrack.map { tracks[$0].samples[frame] } ?? element.contentScale, &canvas)
    }
    decorate(element.opacityTrack, and: element.scaleTrack, &canvas)
    guard isScaled else { return 1 }
    canvas.begin(.g)
    canvas.translate(Point.zero - anchor)
    return 3
  }
}

extension SceneElement {
  /// Whether the content of the element changes, or always has another scale than the drawing.
  fileprivate var changesContent: Bool {
    opacityTrack != nil || isScaled || rotation != nil || blur != nil || corner != nil
      || shadow != nil || cover != nil
  }
}
