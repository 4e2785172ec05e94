// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// The stages of a scene, with their groups and tracks.

extension SceneBuilder {
  /// Splits what one screen shows into groups and tracks.
  mutating func stage(_ index: Int) -> SceneStage {
    let collector = collectors[index]
    var stage = SceneStage(
      screen: collector.screen, origin: .zero, groups: [], clips: [], fingerTracks: (nil, nil, nil))
    if collectors.count > 1 {
      let shown = SampleSeries(frameCounts: frameCounts, shown: collector.frames)
      stage.visibilityTrack = addTrack(SceneName(.device, stage: index), .visibility, shown)
    }
    var grouper = StageGrouper(
      collector, motions: motions[index], timelines: timelines, stretches: stretches,
      stage: index)
    motions[index] = []
    stage.groups = grouper.drafts().map { group($0, of: grouper, collector, stage: index) }
    stage.clips = stage.groups.flatMap(\.clips).reduce(into: []) { known, clip in
      if !known.contains(clip) { known.append(clip) }
    }
    addFinger(to: &stage, index: index)
    return stage
  }

  /// Adds the tracks of a group and all items within it, from back to front.
  private mutating func group(
    _ draft: GroupDraft, of grouper: StageGrouper, _ collector: StageCollector, stage: Int
  ) -> SceneGroup {
    var group = SceneGroup(
      name: draft.name, base: Point(draft.x.runs[0].first ?? 0, draft.y.runs[0].first ?? 0),
      clip: draft.clip)
    let movesX = draft.x.constant == nil
    group.xTrack = addTrack(draft.name, .translateX, draft.x)
    group.yTrack = addTrack(movesX ? draft.name.inner : draft.name, .translateY, draft.y)
    group.stretches = draft.stretches.compactMap { stretch in
      addTrack(stretch.name, .stretch, stretch.series).map {
        SceneStretch(name: stretch.name, anchor: stretch.anchor, track: $0)
      }
    }
    if let slot = draft.cornerSlot, let clip = group.clip {
      let id = collector.slots[slot].id
      let corner = driven(
        .corner, of: id, SceneName(cornersOf: clip, stage: stage), within: clip.rect)
      group.clip?.cornerTrack = corner?.track
    }
    group.shade = draft.shade.map { shade($0, of: grouper, collector, stage: stage) }
    for item in draft.items {
      switch item {
      case .group(let inner):
        group.items.append(.group(self.group(inner, of: grouper, collector, stage: stage)))
      case .element(let index, let rect):
        let slot = collector.slots[index]
        var element = SceneElement(
          id: slot.id, rect: rect, contentAlpha: slot.contentAlpha, contentScale: slot.contentScale)
        element.isMirrored = collector.screen.direction == .rightToLeft
        let name = SceneName(.element, of: slot.id, stage: stage)
        let content = SceneName(.content, of: slot.id, stage: stage)
        element.visibilityTrack = grouper.presence[index].flatMap {
          addTrack(name, .visibility, $0)
        }
        element.opacityTrack = grouper.fade(of: index).flatMap { addTrack(content, .opacity, $0) }
        element.scaleTrack = grouper.scale(of: index).flatMap { addTrack(content, .scale, $0) }
        addLook(to: &element, within: rect, hasOwnShadow: draft.hasOwnShadow, stage: stage)
        group.items.append(.element(element))
      }
    }
    return group
  }

  private mutating func addFinger(to stage: inout SceneStage, index: Int) {
    var x = SampleSeries(runs: [])
    var y = x
    var shown = x
    var isSeen = false
    for (run, timeline) in timelines.enumerated() {
      var (left, top, down) = (FrameSamples(), FrameSamples(), FrameSamples())
      func fill(upTo frame: Int) {
        left.append(repeating: .nan, count: frame - left.count)
        top.append(repeating: .nan, count: frame - top.count)
        down.append(repeating: 0, count: frame - down.count)
      }
      for frame in collectors[index].frames[run].joined() where !timeline.fingers[frame].x.isNaN {
        fill(upTo: frame)
        left.append(timeline.fingers[frame].x)
        top.append(timeline.fingers[frame].y)
        down.append(1)
        isSeen = true
      }
      fill(upTo: timeline.frameCount)
      x.runs.append(left)
      y.runs.append(top)
      shown.runs.append(down)
    }
    guard isSeen else { return }
    x.hold()
    y.hold()
    stage.fingerBase = Point(x.runs[0].first ?? 0, y.runs[0].first ?? 0)
    let name = SceneName(.finger, stage: index)
    let movesX = x.constant == nil
    stage.fingerTracks.x = addTrack(name, .translateX, x)
    stage.fingerTracks.y = addTrack(movesX ? name.inner : name, .translateY, y)
    stage.fingerTracks.visibility = addTrack(name, .visibility, shown)
  }

  /// Adds a track to every run, unless nothing changes in or between the runs.
  mutating func addTrack(
    _ target: SceneName, _ property: SceneTrack.Property, _ series: SampleSeries
  ) -> Int? {
    if let value = series.constant {
      let isNeeded = property == .visibility && value == 0
      guard isNeeded else { return nil }
    }
    for run in tracks.indices {
      tracks[run].append(
        SceneTrack(target: target, property: property, samples: series.runs[run]))
    }
    return tracks[0].count - 1
  }
}
