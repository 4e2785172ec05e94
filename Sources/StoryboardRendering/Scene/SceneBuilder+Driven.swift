// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// What of looks follows formulas, and shadows that change.

extension SceneBuilder {
  /// Adds the look that a pattern file gives an element, with tracks of what of it follows formulas.
  ///
  /// - Parameters:
  ///   - element: The element, which knows whether it is mirrored.
  ///   - rect: The rectangle that is drawn, which limits the radius of corners.
  ///   - hasOwnShadow: Whether its shadow is drawn apart from it.
  ///   - stage: The stage of the scene.
  mutating func addLook(
    to element: inout SceneElement, within rect: Rect, hasOwnShadow: Bool, stage: Int
  ) {
    let id = element.id
    guard var look = look(of: id) else { return }
    if hasOwnShadow { look.shadow = 0 }
    var own = SceneLook(look: look)
    own.rotation = driven(
      .rotation, of: id, SceneName(.turn, of: id, stage: stage), within: rect,
      sign: element.isMirrored ? -1 : 1)
    own.blur = driven(.blur, of: id, SceneName(.blur, of: id, stage: stage), within: rect)
    own.corner = driven(.corner, of: id, SceneName(.corner, of: id, stage: stage), within: rect)
    addCover(to: &own, of: element, stage: stage)
    if !hasOwnShadow { own.shadow = shadow(of: id, around: rect, stage: stage) }
    element.stored = .look(own)
  }

  /// What of an element's look follows a formula, with its track; nil if it follows none.
  ///
  /// - Parameters:
  ///   - option: What it is.
  ///   - id: The element.
  ///   - name: The name of what the track changes.
  ///   - rect: The rectangle that is drawn, which limits the radius of corners.
  ///   - sign: −1 for what is mirrored.
  mutating func driven(
    _ option: ElementLook.Driven, of id: ElementID, _ name: SceneName, within rect: Rect,
    sign: Double = 1
  ) -> DrivenValue? {
    guard let numbers = numbers(option, of: id) else { return nil }
    switch option {
    case .rotation: return value(name, .rotation, numbers.map { $0 * sign })
    case .blur: return value(name, .blur, numbers.map { min(max($0, 0), 1_000) })
    default:
      let limit = min(rect.width, rect.height) / 2
      return value(name, .corner, numbers.map { min(max($0, 0), limit) })
    }
  }

  /// Adds the colour that the background of an element turns into, if a formula says so.
  ///
  /// It is drawn before the look, whose rotation then turns both.
  private mutating func addCover(
    to own: inout SceneLook, of element: SceneElement, stage: Int
  ) {
    guard let shares = numbers(.fill, of: element.id) else { return }
    let name = SceneName(.cover, of: element.id, stage: stage)
    own.cover = value(name, .opacity, shares.map { min(max($0, 0), 1) })
    // Where the other colour covers all of it, it must not show through at edges between pixels.
    let isOpaque = own.look.cover?.components.opacity == 1
    own.background = value(
      name.rectangle(0), .opacity, shares.map { isOpaque && $0 >= 1 ? 0 : 1 })
    guard own.rotation == nil, own.look.rotation != 0 else { return }
    let turn = element.isMirrored ? -own.look.rotation : own.look.rotation
    own.rotation = DrivenValue(track: nil, value: turn, greatest: turn)
  }

  /// A number of an element's look in all frames; nil if no formula says it.
  private func numbers(_ option: ElementLook.Driven, of id: ElementID) -> SampleSeries? {
    guard let elements = timelines.lazy.compactMap(\.ownElements).first, let look = look(of: id)
    else { return nil }
    let fallback =
      switch option {
      case .rotation: look.rotation
      case .blur: look.blur
      case .shadow: look.shadow
      case .fill: 0.0
      default: look.corner
      }
    return driven.series(
      option, of: Optional(elements).text(of: id), look, frameCounts: frameCounts,
      fallback: fallback)
  }

  private mutating func value(
    _ name: SceneName, _ property: SceneTrack.Property, _ series: SampleSeries
  ) -> DrivenValue {
    DrivenValue(
      track: addTrack(name, property, series), value: series.firstKnown(or: 0),
      greatest: series.runs.reduce(0) { $1.reduce($0) { max($0, $1) } })
  }

  // MARK: Shadows

  /// The shadow of a box whose extents change, which comes and fades as its element does.
  mutating func shade(
    _ draft: GroupDraft.Shade, of grouper: StageGrouper, _ collector: StageCollector, stage: Int
  ) -> SceneShade {
    let slot = collector.slots[draft.slot]
    let box = Rect(0, 0, draft.size.width, draft.size.height)
    var shade = SceneShade(
      name: draft.name,
      shadow: shadow(
        of: slot.id, reach(of: slot.id), around: box, width: draft.width, height: draft.height,
        stage: stage),
      alpha: slot.contentAlpha)
    var outer = draft.name
    outer.isInner = true
    shade.visibilityTrack = grouper.presence[draft.slot].flatMap {
      addTrack(outer, .visibility, $0)
    }
    shade.opacityTrack = grouper.fade(of: draft.slot).flatMap {
      addTrack(draft.name, .opacity, $0)
    }
    return shade
  }

  /// The shadow of an element that keeps its extents; nil if it is drawn with the look.
  ///
  /// A background that turns into another colour is drawn before the look, and a shadow before that.
  private mutating func shadow(of id: ElementID, around rect: Rect, stage: Int) -> SceneShadow? {
    guard let look = look(of: id),
      look.driven.contains(.shadow) || look.driven.contains(.fill) && look.shadow > 0
    else { return nil }
    return shadow(
      of: id, reach(of: id), around: rect, width: constant(rect.width),
      height: constant(rect.height), stage: stage)
  }

  private mutating func shadow(
    of id: ElementID, _ reach: SampleSeries, around box: Rect, width: SampleSeries,
    height: SampleSeries, stage: Int
  ) -> SceneShadow {
    let name = SceneName(.shadow, of: id, stage: stage)
    let limit = min(box.width, box.height) / 2
    let corner = (numbers(.corner, of: id) ?? constant(look(of: id)?.corner ?? 0))
      .map { min(max($0, 0), limit) }
    return SceneShadow(
      name: name, origin: Point(box.x, box.y),
      drop: value(name, .translateY, reach.map { $0 * ElementLook.shadeDrop }),
      opacity: value(name, .opacity, reach.map(ElementLook.shadowOpacity)),
      shades: ElementLook.shadeSpreads.enumerated().map { index, share in
        let shade = name.rectangle(index)
        return SceneShadow.Shade(
          width: value(shade, .width, width), height: value(shade, .height, height),
          corner: value(shade, .corner, corner),
          outline: value(shade, .outline, reach.map { 2 * share * $0 }))
      })
  }

  /// How far the shadow of an element reaches in all frames, in points.
  private func reach(of id: ElementID) -> SampleSeries {
    (numbers(.shadow, of: id) ?? constant(look(of: id)?.shadow ?? 0))
      .map { min(max($0, 0), 1_000) }
  }

  private func constant(_ value: Double) -> SampleSeries {
    SampleSeries(runs: frameCounts.map { FrameSamples(repeating: value, count: $0) })
  }

  /// The look of an element that a pattern file names; all runs of a scene have the same names.
  func look(of id: ElementID) -> ElementLook? {
    guard id.number > 0 else { return nil }
    return timelines.lazy.compactMap(\.ownElements).first?.element(of: id)?.look
  }
}
