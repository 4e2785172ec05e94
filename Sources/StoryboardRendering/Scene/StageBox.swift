// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// An element with a look of its own whose height or width changes: a group that follows one edge and cuts what is beyond
/// it, and in that a group that follows the opposite edge with the drawing at its greatest extent.
///
/// Where the two overlap is the box, with the round corners of the clip at one end and those of the drawing at the other.
/// The content keeps its distance from the edge that the inner group follows: the upper one if the look is placed at the
/// top, else the lower one; the trailing one if it is aligned there, else the leading one. A shadow is a group behind them,
/// whose rectangles change their extents.
struct StageBox {
  let motion: ElementMotion
  /// Its greatest extent, in points.
  let size: Size
  let look: ElementLook
  /// The layers of its groups, which only it has.
  let layers: OwnLayers
  /// The name of the inner group.
  let name: SceneName
  /// The number of the element.
  let slot: Int
  /// Whether the leading edge is the right one.
  let isMirrored: Bool

  /// The look of an element that has a box; nil for others.
  static func look(of id: ElementID, in timelines: [Timeline]) -> ElementLook? {
    guard id.number > 0,
      let look = timelines.lazy.compactMap(\.ownElements).first?.element(of: id)?.look
    else { return nil }
    // What turns cannot be cut by edges that do not: it keeps its greatest extent.
    return hasBox(look) && !look.driven.contains(.rotation) ? look : nil
  }

  /// Whether a look has edges that are seen.
  static func hasBox(_ look: ElementLook) -> Bool {
    look.fill != nil || look.cover != nil || look.gradient != nil || look.stroke != nil
      || look.hasPicture
  }

  /// Whether both edges are seen: the height changes, and neither end stays at the screen's edge or beyond it, where a
  /// drawing of the greatest height can overlap.
  static func isNeeded(for motion: ElementMotion, on screen: Screen) -> Bool {
    let noise = StageCollector.noise
    guard !motion.bottom.relative(to: motion.top, noise: noise).isSteady(noise: noise) else {
      return false
    }
    let isAtTop = motion.topIsSteady && motion.top.firstKnown(or: 0) <= noise
    let isAtBottom =
      motion.bottomIsSteady && motion.bottom.firstKnown(or: 0) >= screen.size.height - noise
    return !isAtTop && !isAtBottom
  }

  /// The groups: that of the shadow behind those of the box.
  func drafts() -> [GroupDraft] {
    let x = course(
      motion.left, motion.right, innerFollowsFirst: (look.alignment != .trailing) != isMirrored,
      extent: size.width)
    let y = course(
      motion.top, motion.bottom, innerFollowsFirst: look.placement == .top, extent: size.height)
    let whole = Rect(0, 0, size.width, size.height)
    let isRound = look.driven.contains(.corner)
    let radius = isRound ? 0 : min(look.corner, size.width / 2, size.height / 2)
    var drafts: [GroupDraft] = []
    if look.shadow > 0 || look.driven.contains(.shadow) {
      drafts.append(shadow)
    }
    var box = GroupDraft(
      name: name, x: x.inner, y: y.inner, clip: nil, items: [.element(slot: slot, whole)])
    box.hasOwnShadow = true
    drafts.append(cut(box, x, y, to: whole, radius: radius))
    return drafts
  }

  /// The group of the shadow, which follows the upper left corner.
  private var shadow: GroupDraft {
    var draft = GroupDraft(
      name: layers.name(.shadow), x: motion.left, y: motion.top, clip: nil)
    draft.x.hold()
    draft.y.hold()
    draft.shade = GroupDraft.Shade(
      slot: slot, size: size,
      width: length(from: motion.left, to: motion.right, atMost: size.width),
      height: length(from: motion.top, to: motion.bottom, atMost: size.height),
      name: layers.name(.shadowFade))
    return draft
  }

  private func length(
    from first: SampleSeries, to last: SampleSeries, atMost extent: Double
  ) -> SampleSeries {
    let noise = StageCollector.noise
    var length = last.relative(to: first, noise: noise)
    let isSteady = length.isSteady(noise: noise)
    length.hold(fallback: extent)
    return length.map { isSteady ? extent : min(max($0, 0), extent) }
  }

  /// Groups that cut an inner one to a rectangle with round corners.
  ///
  /// Of two rectangles that overlap, one has the corners at one end and the other those at the other end. If both extents
  /// change, that leaves two corners, for which there is one more rectangle each.
  private func cut(
    _ inner: GroupDraft, _ x: Course, _ y: Course, to rect: Rect, radius: Double
  ) -> GroupDraft {
    let names = (0..<3).map { layers.name(.box($0)) }
    // Corners that follow a formula are those of the drawing and of all clips.
    let isRound = look.driven.contains(.corner)
    func group(
      _ name: SceneName, _ x: SampleSeries, _ y: SampleSeries, from start: Point,
      _ content: GroupDraft
    ) -> GroupDraft {
      GroupDraft(
        name: name, x: x, y: y,
        clip: SceneClip(layer: name.layer, rect: rect.offset(by: start), cornerRadius: radius),
        cornerSlot: isRound ? slot : nil, items: [.group(content)])
    }
    let first = Point(x.start, y.start)
    guard radius > 0 || isRound, x.inner.constant == nil, y.inner.constant == nil else {
      return group(names[0], x.outer, y.outer, from: first, inner)
    }
    let still = x.inner.map { _ in 0 }
    var content = inner
    content.y = still
    let third = group(
      names[2], x.inner.map { -$0 }, y.inner, from: Point(x.start, 0), content)
    let second = group(names[1], x.inner, still, from: Point(0, y.start), third)
    return group(names[0], x.outer, y.outer, from: first, second)
  }

  private typealias Course = (outer: SampleSeries, inner: SampleSeries, start: Double)

  /// How the groups move along an axis, and where the clip begins in the outer one.
  ///
  /// - Parameters:
  ///   - first: The upper or left edge.
  ///   - last: The other one.
  ///   - extent: The greatest distance of the two, in points.
  private func course(
    _ first: SampleSeries, _ last: SampleSeries, innerFollowsFirst: Bool, extent: Double
  ) -> Course {
    let noise = StageCollector.noise
    let length = last.relative(to: first, noise: noise)
    guard !length.isSteady(noise: noise) else {
      var outer = first
      outer.hold()
      return (outer, outer.map { _ in 0 }, 0)
    }
    var outer = innerFollowsFirst ? last : first
    var inner = length.map { innerFollowsFirst ? -$0 : $0 - extent }
    outer.hold()
    inner.hold()
    return (outer, inner, innerFollowsFirst ? -extent : 0)
  }
}
