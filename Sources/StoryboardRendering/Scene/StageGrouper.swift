// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Decides for each element of a stage what it moves with, and collects the numbers of its motion.
struct StageGrouper {
  /// A group before its tracks are known.
  struct Draft {
    var group: SceneGroup
    /// The slot of each of the group's elements.
    var slots: [Int]
    var x: SampleSeries
    var y: SampleSeries
  }

  /// How the rectangle of an element is tied to what it moves with.
  private enum Attachment {
    /// It moves with its layer; its drawing is at this rectangle of the layer.
    case layer(Rect)
    /// It moves by itself; its drawing begins at this rectangle of the screen.
    case alone(Rect)
  }

  /// What a varying element did, frame by frame, in screen coordinates.
  private struct Motion {
    var left: SampleSeries
    var top: SampleSeries
    var bottom: SampleSeries
    var alpha: SampleSeries
  }

  /// Presence of elements that must be hidden at times, by slot: 1 shown, 0 hidden.
  private(set) var presence: [SampleSeries?]
  /// Opacity of what elements hold, by slot, where it varies.
  private(set) var fades: [SampleSeries?]

  private let collector: StageCollector
  private let timelines: [Timeline]
  private let stage: Int
  private let frameCounts: [Int]
  private var motions: [Motion?]
  private var attachments: [Attachment] = []

  init(_ collector: StageCollector, timelines: [Timeline], stage: Int) {
    self.collector = collector
    self.timelines = timelines
    self.stage = stage
    frameCounts = timelines.map(\.frameCount)
    motions = Array(repeating: nil, count: collector.slots.count)
    presence = Array(repeating: nil, count: collector.slots.count)
    fades = Array(repeating: nil, count: collector.slots.count)
  }

  /// The groups from back to front.
  mutating func drafts() -> [Draft] {
    gatherMotions()
    attachments = collector.slots.indices.map(attachment)
    findPresence()
    var drafts: [Draft] = []
    var occurrences = [Int](repeating: 0, count: 256)
    var run: [Int] = []
    func flush() {
      guard let first = run.first else { return }
      let layer = Int(collector.slots[first].layer)
      drafts.append(layerDraft(run, layer: layer, occurrence: occurrences[layer]))
      occurrences[layer] += 1
      run.removeAll()
    }
    for slot in collector.backToFront {
      switch attachments[slot] {
      case .layer:
        if let last = run.last, collector.slots[last].layer != collector.slots[slot].layer {
          flush()
        }
        run.append(slot)
      case .alone(let rect):
        flush()
        drafts.append(aloneDraft(slot, rect))
      }
    }
    flush()
    return drafts
  }

  // MARK: - Motion of varying elements

  private mutating func gatherMotions() {
    let unknown = SampleSeries(frameCounts: frameCounts)
    for (index, slot) in collector.slots.enumerated() where slot.varies || slot.contentFades {
      motions[index] = Motion(left: unknown, top: unknown, bottom: unknown, alpha: unknown)
    }
    guard motions.contains(where: { $0 != nil }) else { return }
    var next = 0
    for (run, timeline) in timelines.enumerated() {
      for range in collector.frames[run] {
        for frame in range {
          for index in timeline.elementRange(ofFrame: frame) {
            let slot = Int(collector.slotOrder[next])
            next += 1
            guard motions[slot] != nil else { continue }
            let element = timeline.elements[index]
            motions[slot]?.left.runs[run][frame] = element.frame.x
            motions[slot]?.top.runs[run][frame] = element.frame.y
            motions[slot]?.bottom.runs[run][frame] = element.frame.maxY
            motions[slot]?.alpha.runs[run][frame] = element.contentAlpha
          }
        }
      }
    }
    for (index, slot) in collector.slots.enumerated() where slot.contentFades {
      motions[index]?.alpha.hold(fallback: 1)
      fades[index] = motions[index]?.alpha
    }
  }

  private func attachment(_ index: Int) -> Attachment {
    let slot = collector.slots[index]
    let width = slot.greatestWidth
    let height = slot.greatestHeight
    guard slot.varies, let motion = motions[index] else { return .layer(slot.local) }
    if !slot.leftVaries, !slot.layerVaries {
      // One edge keeps its place on the layer. That edge carries the drawing if it is seen to move;
      // otherwise the other edge is the one that must be exact.
      if !slot.topVaries, !motion.top.isSteady {
        return .layer(Rect(slot.local.x, slot.local.y, width, height))
      }
      if !slot.bottomVaries, !motion.bottom.isSteady {
        return .layer(Rect(slot.local.x, slot.local.maxY - height, width, height))
      }
    }
    return .alone(Rect(motion.left.firstKnown, motion.top.firstKnown, width, height))
  }

  // MARK: - Groups

  private func layerDraft(_ slots: [Int], layer: Int, occurrence: Int) -> Draft {
    var x = SampleSeries(frameCounts: frameCounts)
    var y = x
    for (run, timeline) in timelines.enumerated() {
      for range in collector.frames[run] {
        for frame in range where layer < timeline.layerCount {
          let translation = timeline.translation(ofLayer: layer, inFrame: frame)
          x.runs[run][frame] = translation.x
          y.runs[run][frame] = translation.y
        }
      }
    }
    x.hold()
    y.hold()
    let slots = inReadingOrder(slots)
    let group = SceneGroup(
      name: SceneName(layer: layer, occurrence: occurrence, stage: stage),
      base: Point(x.runs[0].first ?? 0, y.runs[0].first ?? 0),
      elements: slots.map { slot in
        guard case .layer(let rect) = attachments[slot] else { preconditionFailure() }
        return element(slot, rect)
      })
    return Draft(group: group, slots: slots, x: x, y: y)
  }

  private func aloneDraft(_ slot: Int, _ rect: Rect) -> Draft {
    guard let motion = motions[slot] else { preconditionFailure("an element alone has a motion") }
    var x = motion.left
    var y = motion.top
    // A steady top means that the bottom edge is the one that moves; a drawing of full height then
    // slides up behind it.
    if motion.top.isSteady { y = motion.bottom.map { $0 - rect.height } }
    x.hold(fallback: rect.x)
    y.hold(fallback: rect.y)
    x = x.map { $0 - rect.x }
    y = y.map { $0 - rect.y }
    let id = collector.slots[slot].id
    let group = SceneGroup(
      name: SceneName(.element, of: id, stage: stage),
      base: Point(x.runs[0].first ?? 0, y.runs[0].first ?? 0), elements: [element(slot, rect)])
    return Draft(group: group, slots: [slot], x: x, y: y)
  }

  private func element(_ slot: Int, _ rect: Rect) -> SceneElement {
    SceneElement(
      id: collector.slots[slot].id, rect: rect, contentAlpha: collector.slots[slot].contentAlpha)
  }

  /// Neighbours of the same kind sorted by index: a scroll back and forth meets them in any order.
  private func inReadingOrder(_ slots: [Int]) -> [Int] {
    var sorted: [Int] = []
    sorted.reserveCapacity(slots.count)
    var start = 0
    while start < slots.count {
      let kind = collector.slots[slots[start]].id.kind
      let end = slots[start...].firstIndex { collector.slots[$0].id.kind != kind } ?? slots.count
      sorted += slots[start..<end].sorted { a, b in
        let a = collector.slots[a].id
        let b = collector.slots[b].id
        return (a.section, a.item) < (b.section, b.item)
      }
      start = end
    }
    return sorted
  }

  // MARK: - Presence

  /// Hides elements where they are missing although their drawing would be seen.
  private mutating func findPresence() {
    // Frames of other stages count as hidden, or an element would be seen through its hidden stage.
    var always = SampleSeries(frameCounts: frameCounts).map { _ in 0 }
    for run in timelines.indices {
      for range in collector.frames[run] {
        for frame in range { always.runs[run][frame] = 1 }
      }
    }
    for gap in collector.gaps where isSeen(gap) {
      var shown = presence[gap.slot] ?? always
      for frame in gap.frames { shown.runs[gap.run][frame] = 0 }
      presence[gap.slot] = shown
    }
  }

  private func isSeen(_ gap: StageCollector.Gap) -> Bool {
    let timeline = timelines[gap.run]
    let layer = Int(collector.slots[gap.slot].layer)
    for range in collector.frames[gap.run] {
      let frames = range.clamped(to: gap.frames)
      guard !frames.isEmpty else { continue }
      guard case .layer(let rect) = attachments[gap.slot], layer < timeline.layerCount else {
        return true
      }
      // Half a point of overlap is below what a pattern must list.
      let slack = 0.5
      for frame in frames {
        let shift = timeline.translation(ofLayer: layer, inFrame: frame)
        let x = rect.x + shift.x
        let y = rect.y + shift.y
        if y < collector.screen.size.height - slack && y + rect.height > slack
          && x < collector.screen.size.width - slack && x + rect.width > slack
        {
          return true
        }
      }
    }
    return false
  }
}

extension SampleSeries {
  /// The first value of the first run that knows one; 0 for none.
  fileprivate var firstKnown: Double {
    runs.lazy.compactMap { $0.first { !$0.isNaN } }.first ?? 0
  }

  /// Whether all known values are the same but for noise.
  fileprivate var isSteady: Bool {
    let first = firstKnown
    return runs.allSatisfy {
      $0.allSatisfy { $0.isNaN || abs($0 - first) <= StageCollector.noise }
    }
  }

  /// The series with a function applied to every value; unknown values stay unknown.
  fileprivate func map(_ transform: (Double) -> Double) -> SampleSeries {
    var result = self
    for run in runs.indices { result.runs[run] = runs[run].map(transform) }
    return result
  }
}
