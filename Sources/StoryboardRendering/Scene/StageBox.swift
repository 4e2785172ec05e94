// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// An element with a look of its own whose height or width changes: a group that follows one edge and cuts what is beyond
/// it, and in that a group that follows the opposite edge with the drawing at its greatest extent.
///
/// Where the two overlap is the box, with the round corners of the clip at one end and those of the drawing at the other.
/// The content keeps its distance from the edge that the inner group follows: the upper one if the look is placed at the
/// top, else the lower one; the trailing one if it is aligned there, else the leading one. A shadow would be cut, and is
/// not seen.
struct StageBox {
  let motion: ElementMotion
  /// Its greatest extent, in points.
  let size: Size
  let look: ElementLook
  /// The names of the outer group, which is a layer, and of the inner one.
  let names: (layer: SceneName, element: SceneName)
  /// The number of the element.
  let slot: Int
  /// Whether the leading edge is the right one.
  let isMirrored: Bool

  /// The look of an element that has a box; nil for others.
  static func look(of id: ElementID, in timelines: [Timeline]) -> ElementLook? {
    guard id.number > 0,
      let look = timelines.lazy.compactMap(\.ownElements).first?.element(of: id)?.look
    else { return nil }
    return hasBox(look) ? look : nil
  }

  /// Whether a look has edges that are seen.
  static func hasBox(_ look: ElementLook) -> Bool {
    look.fill != nil || look.gradient != nil || look.stroke != nil || !look.pictures.isEmpty
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

  /// The groups.
  func draft() -> GroupDraft {
    let x = course(
      motion.left, motion.right, innerFollowsFirst: (look.alignment != .trailing) != isMirrored,
      extent: size.width)
    let y = course(
      motion.top, motion.bottom, innerFollowsFirst: look.placement == .top, extent: size.height)
    let box = GroupDraft(
      name: names.element, x: x.inner, y: y.inner, clip: nil,
      items: [.element(slot: slot, Rect(0, 0, size.width, size.height))])
    let clip = SceneClip(
      layer: names.layer.layer, rect: Rect(x.start, y.start, size.width, size.height),
      cornerRadius: min(look.corner, size.width / 2, size.height / 2))
    return GroupDraft(name: names.layer, x: x.outer, y: y.outer, clip: clip, items: [.group(box)])
  }

  /// How the groups move along an axis, and where the clip begins in the outer one.
  ///
  /// - Parameters:
  ///   - first: The upper or left edge.
  ///   - last: The other one.
  ///   - extent: The greatest distance of the two, in points.
  private func course(
    _ first: SampleSeries, _ last: SampleSeries, innerFollowsFirst: Bool, extent: Double
  ) -> (outer: SampleSeries, inner: SampleSeries, start: Double) {
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
