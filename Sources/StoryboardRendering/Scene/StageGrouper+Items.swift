// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// Elements that show only within the item of a repeated element in which they lie.

extension StageGrouper {
  /// The slot of the item that an element is cut to; nil for an element that is not.
  func item(around slot: Int) -> Int? {
    let id = collector.slots[slot].id
    guard id.number > 0,
      var item = timelines.lazy.compactMap(\.ownElements).first?.element(of: id)?.clippingItem
    else { return nil }
    (item.section, item.item) = (id.section, id.item)
    return collector.slot(of: item)
  }

  /// An element that does not move on its layer, cut to its item.
  mutating func inItem(_ slot: Int, _ rect: Rect) -> GroupDraft.Item {
    guard item(around: slot) != nil else { return .element(slot: slot, rect) }
    let still = SampleSeries(frameCounts: timelines.map(\.frameCount)).map { _ in 0 }
    return .group(
      inItem(
        slot,
        GroupDraft(
          name: ownLayers(of: slot).name(.itemContent), x: still, y: still, clip: nil,
          items: [.element(slot: slot, rect)])))
  }

  /// A group of an element, in the coordinates of its layer, cut to its item, and to what that is cut to.
  mutating func inItem(_ slot: Int, _ draft: GroupDraft) -> GroupDraft {
    var (draft, inner, depth) = (draft, slot, 0)
    while let item = item(around: inner) {
      draft = cut(draft, to: item, ownLayers(of: slot), depth)
      (inner, depth) = (item, depth + 1)
    }
    return draft
  }

  /// A group in the coordinates of its layer, cut to an item of it.
  ///
  /// - Parameters:
  ///   - draft: The group.
  ///   - item: The slot of the item.
  ///   - layers: The layers of the element in the group.
  ///   - depth: How often the group is cut already.
  private mutating func cut(
    _ draft: GroupDraft, to item: Int, _ layers: OwnLayers, _ depth: Int
  ) -> GroupDraft {
    let noise = StageCollector.noise
    let own = collector.slots[item]
    let corner =
      timelines.lazy.compactMap(\.ownElements).first?.element(of: own.id)?.look?.corner ?? 0
    guard own.varies, var motion = motions[item] else {
      let still = draft.x.map { _ in 0 }
      let radius = min(corner, own.local.width / 2, own.local.height / 2)
      let name = layers.name(.item(depth))
      return GroupDraft(
        name: name, x: still, y: still,
        clip: SceneClip(layer: name.layer, rect: own.local, cornerRadius: radius),
        items: [.group(draft)])
    }
    // Motions of elements that move alone may already be in the coordinates of their layer.
    if !isAttached(item) { motion.attach(to: translation(of: own.layer)) }
    let isRigid =
      motion.right.relative(to: motion.left, noise: noise).isSteady(noise: noise)
      && motion.bottom.relative(to: motion.top, noise: noise).isSteady(noise: noise)
    let far = 10_000.0
    if isRigid {
      let size = Size(own.greatestWidth, own.greatestHeight)
      return cut(
        draft, at: (motion.left, motion.top), layers.name(.item(depth)),
        Rect(0, 0, size.width, size.height), radius: min(corner, size.width / 2, size.height / 2))
    }
    let inner = cut(
      draft, at: (motion.right, motion.bottom), layers.name(.itemEnd(depth)),
      Rect(-far, -far, far, far))
    return cut(
      inner, at: (motion.left, motion.top), layers.name(.itemStart(depth)), Rect(0, 0, far, far))
  }

  /// Cuts a group to a rectangle that moves on its own.
  private func cut(
    _ draft: GroupDraft, at corner: (x: SampleSeries, y: SampleSeries), _ name: SceneName,
    _ rect: Rect, radius: Double = 0
  ) -> GroupDraft {
    let noise = StageCollector.noise
    var (x, y) = corner
    x.hold()
    y.hold()
    var content = draft
    content.x = draft.x.relative(to: x, noise: noise)
    content.y = draft.y.relative(to: y, noise: noise)
    return GroupDraft(
      name: name, x: x, y: y,
      clip: SceneClip(layer: name.layer, rect: rect, cornerRadius: radius),
      items: [.group(content)])
  }
}
