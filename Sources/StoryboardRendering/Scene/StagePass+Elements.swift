// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// Groups of layers, and the elements in them.

extension StagePass {
  /// Writes a group and all within it.
  func write(_ group: SceneGroup, _ writer: inout MarkupWriter) {
    let isAlone = group.name.part == .element
    let count = beginMoving(
      group.name, x: group.xTrack, y: group.yTrack, base: group.base, clip: group.clip,
      visibility: isAlone ? group.elements.first?.visibilityTrack : nil, &writer)
    for item in group.items {
      switch item {
      case .element(let element): write(element, hasGroup: isAlone, &writer)
      case .group(let inner): write(inner, &writer)
      }
    }
    for _ in 0..<count { writer.end() }
  }

  private func write(_ element: SceneElement, hasGroup: Bool, _ writer: inout MarkupWriter) {
    let name = SceneName(.element, of: element.id, stage: index)
    let form = ElementArt.form(for: element.id.kind)
    let fit = ElementFit(element, context)
    // What one markup element draws needs a group only where something changes it.
    var needsGroup = !hasGroup
    if case .single = form {
      needsGroup = !hasGroup && (element.visibilityTrack != nil || fit != nil)
    }
    if needsGroup {
      writer.begin(.g)
      identify(name, &writer)
      hide(element.visibilityTrack, &writer)
      decorate(element.visibilityTrack, &writer)
    }
    switch form {
    case .single(let draw, _):
      let hasIdentity = !hasGroup && !needsGroup
      let changes = element.changesContent || element.contentAlpha < 1
      let count = changes ? beginContent(element, &writer) : 0
      if let fit {
        fit.write({ draw($0, { _ in }, $1, &$2) }, hasFrame: false, to: &writer)
      } else {
        draw(element, { if hasIdentity { identify(name, &$0) } }, context, &writer)
      }
      for _ in 0..<count { writer.end() }
    case .layered(let background, let content, _):
      if let background {
        if let fit, ElementFit.fitsBackground(of: element.id.kind, hasContent: content != nil) {
          fit.write(background, hasFrame: false, to: &writer)
        } else {
          background(element, context, &writer)
        }
      } else {
        writer.frame(element.rect)
      }
      if content != nil || element.changesContent {
        let count = beginContent(element, &writer)
        if let fit, let content {
          fit.write(content, hasFrame: true, to: &writer)
        } else {
          content?(element, context, &writer)
        }
        for _ in 0..<count { writer.end() }
      }
    }
    if needsGroup { writer.end() }
  }

  /// Begins the groups of what an element holds, and returns how many they are.
  ///
  /// The group with the name has the scale and nothing else as its transform; the groups around it and
  /// within it put the anchor into the origin and back. That is the same in every engine and for
  /// everything that scales a group, whereas `transform-origin` is nothing to SMIL.
  private func beginContent(_ element: SceneElement, _ writer: inout MarkupWriter) -> Int {
    let isScaled = element.isScaled
    let anchor = element.contentAnchor
    if isScaled {
      writer.begin(.g)
      translate(anchor, &writer)
    }
    writer.begin(.g)
    identify(SceneName(.content, of: element.id, stage: index), &writer)
    let opacity = element.opacityTrack.map { tracks[$0].samples[frame] } ?? element.contentAlpha
    if opacity < 1 { writer.attribute(.opacity, opacity) }
    if isScaled {
      scale(element.scaleTrack.map { tracks[$0].samples[frame] } ?? element.contentScale, &writer)
    }
    decorate(element.opacityTrack, and: element.scaleTrack, &writer)
    guard isScaled else { return 1 }
    writer.begin(.g)
    translate(Point.zero - anchor, &writer)
    return 3
  }
}

extension SceneElement {
  /// Whether something changes what the element holds, or it is never as it is drawn.
  fileprivate var changesContent: Bool { opacityTrack != nil || isScaled }
}
