// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Decides for each element of a stage which group it moves with, and collects its motion.
struct StageGrouper {
  /// How an element moves.
  enum Attachment {
    /// With its layer; its drawing has this rectangle on the layer.
    case layer(Rect)
    /// Alone; its drawing starts with this rectangle on the screen or, if the layer is clipped, on the layer.
    case alone(Rect)
    /// Alone, as a box all of whose edges are exact; its greatest extent.
    case box(Size)
  }

  /// Presence of elements that must be hidden at times, by slot: 1 shown, 0 hidden.
  private(set) var presence: [SampleSeries?] = []

  let collector: StageCollector
  let timelines: [Timeline]
  let stretches: StretchedRuns
  let stage: Int
  private(set) var motions: [ElementMotion?]
  private(set) var attachments: [Attachment] = []
  /// Translations of the layers on the screen, as far as they were requested.
  private var translations: [(x: SampleSeries, y: SampleSeries)?]
  /// The number of groups of each layer so far.
  private var occurrences: [Int]

  init(
    _ collector: StageCollector, motions: [ElementMotion?], timelines: [Timeline],
    stretches: StretchedRuns, stage: Int
  ) {
    self.collector = collector
    self.timelines = timelines
    self.stretches = stretches
    self.stage = stage
    let layerCount = timelines.map(\.layerCount).max() ?? 1
    translations = Array(repeating: nil, count: layerCount)
    occurrences = Array(repeating: 0, count: layerCount)
    self.motions = motions
  }

  /// The opacity of the content of an element, where it varies.
  func fade(of slot: Int) -> SampleSeries? {
    collector.slots[slot].contentFades ? motions[slot]?.alpha : nil
  }

  /// The scale of the content of an element, where it varies.
  func scale(of slot: Int) -> SampleSeries? {
    if isScaledPhoto(slot) {
      let greatest = collector.slots[slot].greatestWidth
      var scale = motions[slot]?.width.map { $0 / greatest }
      scale?.hold(fallback: 1)
      return scale
    }
    return collector.slots[slot].contentScales ? motions[slot]?.scale : nil
  }

  /// Whether an element is a photograph that is drawn once and scaled, because its columns have several widths.
  private func isScaledPhoto(_ slot: Int) -> Bool {
    let slot = collector.slots[slot]
    return slot.isDrawnCell && slot.widthVaries
      && slot.greatestWidth <= SceneElement.photoShare * collector.screen.size.width
  }

  /// The groups from back to front.
  mutating func drafts() -> [GroupDraft] {
    for slot in collector.slots.indices { attachments.append(attachment(slot)) }
    let rects = attachments.map { if case .layer(let rect) = $0 { rect } else { nil } as Rect? }
    presence = PresenceFinder(collector: collector, timelines: timelines, rects: rects).presence()
    var open = OpenDrafts()
    for slot in collector.backToFront {
      let layer = collector.slots[slot].layer
      switch attachments[slot] {
      case .layer(let rect):
        descend(to: collector.tree.path(to: layer), &open)
        open.add(inItem(slot, rect))
      case .alone(let rect):
        descend(to: isNested(slot) ? collector.tree.path(to: layer) : [], &open)
        open.add(.group(inItem(slot, aloneDraft(slot, rect))))
      case .box(let size):
        descend(to: isNested(slot) ? collector.tree.path(to: layer) : [], &open)
        for draft in boxDrafts(slot, size) { open.add(.group(inItem(slot, draft))) }
      }
    }
    return open.finish().map(inReadingOrder)
  }

  /// Opens the groups of a path, each within the one before, and closes groups that are not on it.
  private mutating func descend(to path: [Int], _ open: inout OpenDrafts) {
    let common = zip(open.layers, path).prefix { $0 == $1 }.count
    open.close(downTo: common)
    for layer in path[common...] {
      open.begin(layer, layerDraft(layer))
    }
  }

  // MARK: - Attachments

  /// Whether an element that moves alone belongs to the group of its layer, which is clipped.
  private func isNested(_ slot: Int) -> Bool {
    collector.tree.isClipped(collector.slots[slot].layer) || item(around: slot) != nil
      || isScaledPhoto(slot)
  }

  private mutating func attachment(_ index: Int) -> Attachment {
    let slot = collector.slots[index]
    let width = slot.greatestWidth
    let height = slot.greatestHeight
    guard slot.varies, var motion = motions[index] else { return .layer(slot.local) }
    if StageBox.look(of: slot.id, in: timelines) != nil,
      slot.widthVaries || StageBox.isNeeded(for: motion, on: collector.screen)
    {
      if isNested(index) {
        motion.attach(to: translation(of: slot.layer))
        motions[index] = motion
      }
      return .box(Size(width, height))
    }
    if !slot.leftVaries, !slot.layerVaries, !isScaledPhoto(index) {
      // One edge stays in place on the layer. The drawing is attached to that edge if it moves on the screen;
      // otherwise the other edge must be exact.
      if !slot.topVaries, !motion.topIsSteady {
        return .layer(Rect(slot.local.x, slot.local.y, width, height))
      }
      if !slot.bottomVaries, !motion.bottomIsSteady {
        return .layer(Rect(slot.local.x, slot.local.maxY - height, width, height))
      }
    }
    if isNested(index) {
      motion.attach(to: translation(of: slot.layer))
      motions[index] = motion
    }
    return .alone(
      Rect(motion.left.firstKnown(or: 0), motion.top.firstKnown(or: 0), width, height))
  }

  /// Whether the motion of an element is in the coordinates of its layer.
  func isAttached(_ slot: Int) -> Bool {
    guard isNested(slot) else { return false }
    if case .layer = attachments[slot] { return false }
    return true
  }

  // MARK: - Groups

  /// The translation of a layer on the screen; unknown in frames of other stages.
  mutating func translation(of layer: Int) -> (x: SampleSeries, y: SampleSeries) {
    if let known = translations[layer] { return known }
    var x = SampleSeries(runs: [])
    var y = x
    // By index: a variable for each timeline would be a copy of it.
    for run in timelines.indices {
      var (left, top) = (FrameSamples(), FrameSamples())
      for range in layer < timelines[run].layerCount ? collector.frames[run] : [] {
        left.append(repeating: .nan, count: range.lowerBound - left.count)
        top.append(repeating: .nan, count: range.lowerBound - top.count)
        for frames in DifferentFrames(of: timelines[run], in: range) {
          let translation = timelines[run].translation(ofLayer: layer, inFrame: frames.lowerBound)
          left.append(repeating: translation.x, count: frames.count)
          top.append(repeating: translation.y, count: frames.count)
        }
      }
      left.append(repeating: .nan, count: timelines[run].frameCount - left.count)
      top.append(repeating: .nan, count: timelines[run].frameCount - top.count)
      x.runs.append(left)
      y.runs.append(top)
    }
    translations[layer] = (x, y)
    return (x, y)
  }

  private mutating func layerDraft(_ layer: Int) -> GroupDraft {
    var (x, y) = translation(of: layer)
    let parent = collector.tree.parent(of: layer)
    let name = SceneName(layer: layer, occurrence: occurrences[layer], stage: stage)
    let own = stretches.drafts(
      of: y, within: parent == 0 ? nil : translation(of: parent).y, name: name)
    if parent != 0 {
      let around = translation(of: parent)
      x = x.relative(to: around.x, noise: StageCollector.noise)
      y = y.relative(to: around.y, noise: StageCollector.noise)
    }
    x.hold()
    y.hold()
    defer { occurrences[layer] += 1 }
    return GroupDraft(
      name: name, x: x, y: y, clip: collector.tree.clip(of: layer), stretches: own)
  }

  private func aloneDraft(_ slot: Int, _ rect: Rect) -> GroupDraft {
    guard let motion = motions[slot] else { preconditionFailure("an element alone has a motion") }
    var x = motion.left
    var y = motion.top
    let isScaled = isScaledPhoto(slot)
    // The middle of the foot stays in place when the photograph is scaled.
    if isScaled {
      x = x.relative(
        to: motion.width.map { (rect.width - $0) / 2 }, noise: StageCollector.noise)
    }
    // Where the top is steady, the bottom edge moves, and the drawing of full height moves with it.
    if motion.topIsSteady || isScaled { y = motion.bottom.map { $0 - rect.height } }
    x.hold(fallback: rect.x)
    y.hold(fallback: rect.y)
    return GroupDraft(
      name: SceneName(.element, of: collector.slots[slot].id, stage: stage),
      x: x.map { $0 - rect.x }, y: y.map { $0 - rect.y }, clip: nil,
      items: [.element(slot: slot, rect)])
  }

  private func boxDrafts(_ slot: Int, _ size: Size) -> [GroupDraft] {
    let id = collector.slots[slot].id
    guard let motion = motions[slot], let look = StageBox.look(of: id, in: timelines) else {
      preconditionFailure("a box has a motion and a look")
    }
    return StageBox(
      motion: motion, size: size, look: look, layers: ownLayers(of: slot),
      name: SceneName(.element, of: id, stage: stage), slot: slot,
      isMirrored: collector.screen.direction == .rightToLeft
    ).drafts()
  }

  /// Layers of its own, behind those of the pattern.
  func ownLayers(of slot: Int) -> OwnLayers {
    OwnLayers(
      patternLayers: timelines.map(\.layerCount).max() ?? 1, slotCount: collector.slots.count,
      slot: slot, stage: stage)
  }

  /// Sorts neighbours of the same kind by index: scrolling back and forth lists them in any order.
  private func inReadingOrder(_ draft: GroupDraft) -> GroupDraft {
    var sorted = draft
    sorted.items.removeAll(keepingCapacity: true)
    var row: [(id: ElementID, item: GroupDraft.Item)] = []
    func flush() {
      row.sort { ($0.id.section, $0.id.item) < ($1.id.section, $1.id.item) }
      sorted.items += row.map(\.item)
      row.removeAll(keepingCapacity: true)
    }
    for item in draft.items {
      switch item {
      case .element(let slot, _):
        let id = collector.slots[slot].id
        // Elements of a pattern file may all be of one kind: their numbers tell them apart.
        if let last = row.last, last.id.kind != id.kind || last.id.number != id.number { flush() }
        row.append((id, item))
      case .group(let group):
        flush()
        sorted.items.append(.group(inReadingOrder(group)))
      }
    }
    flush()
    return sorted
  }
}
