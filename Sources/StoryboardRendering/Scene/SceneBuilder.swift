// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Turns timelines into a scene: collects what each screen shows, then splits it into groups and tracks.
struct SceneBuilder {
  private let device: DeviceProfile
  private let timelines: [Timeline]
  private var frameCounts: [Int] { timelines.map(\.frameCount) }
  private var collectors: [StageCollector] = []
  private var tracks: [[SceneTrack]]

  init(_ device: DeviceProfile, _ timelines: [Timeline]) {
    precondition(!timelines.isEmpty, "a scene needs at least one timeline")
    self.device = device
    self.timelines = timelines
    tracks = Array(repeating: [], count: timelines.count)
  }

  mutating func build() -> Scene {
    collect()
    var stages: [SceneStage] = []
    for index in collectors.indices { stages.append(stage(index)) }
    let canvas = place(&stages)
    var runs: [SceneRun] = []
    for (timeline, tracks) in zip(timelines, tracks) {
      runs.append(
        SceneRun(
          rate: timeline.rate, frameCount: timeline.frameCount, tracks: tracks,
          eventFrames: Self.eventFrames(of: timeline), posterFrame: Poster.frame(of: tracks)))
    }
    return Scene(device: device, size: canvas, stages: stages, runs: runs)
  }

  private mutating func collect() {
    for (run, timeline) in timelines.enumerated() {
      precondition(timeline.epochs.first?.firstFrame == 0, "an epoch must begin with frame 0")
      for (number, epoch) in timeline.epochs.enumerated() {
        let isLast = number + 1 == timeline.epochs.count
        let end = isLast ? timeline.frameCount : timeline.epochs[number + 1].firstFrame
        guard epoch.firstFrame < end else { continue }
        let known = collectors.firstIndex { $0.screen == epoch.screen }
        if known == nil {
          collectors.append(StageCollector(screen: epoch.screen, runCount: timelines.count))
        }
        let index = known ?? collectors.count - 1
        collectors[index].read(
          timeline, run: run, epoch: number, frames: epoch.firstFrame..<end)
      }
    }
    for index in collectors.indices { collectors[index].finish(frameCounts: frameCounts) }
  }

  /// Centres each stage's outline on a canvas that holds them all.
  private func place(_ stages: inout [SceneStage]) -> Size {
    let shape = DeviceShape(device)
    var canvas = Size(0, 0)
    for stage in stages {
      let size = shape.canvas(stage.screen)
      canvas = Size(max(canvas.width, size.width), max(canvas.height, size.height))
    }
    for index in stages.indices {
      let screen = stages[index].screen.size
      stages[index].origin = Point(
        (canvas.width - screen.width) / 2, (canvas.height - screen.height) / 2)
    }
    return canvas
  }

  private static func eventFrames(of timeline: Timeline) -> [Int] {
    var frames: [Int] = []
    for event in timeline.events {
      let frame = Int((event.time * Double(timeline.rate) - StageCollector.noise).rounded(.up))
      let held = min(max(frame, 0), timeline.frameCount - 1)
      if frames.last.map({ $0 < held }) ?? true { frames.append(held) }
    }
    return frames
  }
}

// MARK: - Stages

extension SceneBuilder {
  private mutating func stage(_ index: Int) -> SceneStage {
    let collector = collectors[index]
    var stage = SceneStage(
      screen: collector.screen, origin: .zero, groups: [], clips: [], fingerTracks: (nil, nil, nil))
    if collectors.count > 1 {
      var shown = SampleSeries(frameCounts: frameCounts)
      for run in timelines.indices {
        for frames in collector.frames[run] {
          for frame in frames { shown.runs[run][frame] = 1 }
        }
        for frame in shown.runs[run].indices where shown.runs[run][frame].isNaN {
          shown.runs[run][frame] = 0
        }
      }
      stage.visibilityTrack = addTrack(SceneName(.device, stage: index), .visibility, shown)
    }
    var grouper = StageGrouper(collector, timelines: timelines, stage: index)
    stage.groups = grouper.drafts().map { group($0, of: grouper, collector, stage: index) }
    stage.clips = stage.groups.flatMap(\.clips).reduce(into: []) { known, clip in
      if !known.contains(clip) { known.append(clip) }
    }
    addFinger(to: &stage, index: index)
    return stage
  }

  /// Gives a group and all within it their tracks, from back to front.
  private mutating func group(
    _ draft: GroupDraft, of grouper: StageGrouper, _ collector: StageCollector, stage: Int
  ) -> SceneGroup {
    var group = SceneGroup(
      name: draft.name, base: Point(draft.x.runs[0].first ?? 0, draft.y.runs[0].first ?? 0),
      clip: draft.clip)
    let movesX = draft.x.constant == nil
    group.xTrack = addTrack(draft.name, .translateX, draft.x)
    group.yTrack = addTrack(movesX ? draft.name.inner : draft.name, .translateY, draft.y)
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
        group.items.append(.element(element))
      }
    }
    return group
  }

  private mutating func addFinger(to stage: inout SceneStage, index: Int) {
    var x = SampleSeries(frameCounts: frameCounts)
    var y = x
    var shown = x
    var isSeen = false
    for (run, timeline) in timelines.enumerated() {
      for frames in collectors[index].frames[run] {
        for frame in frames where !timeline.fingers[frame].x.isNaN {
          x.runs[run][frame] = timeline.fingers[frame].x
          y.runs[run][frame] = timeline.fingers[frame].y
          shown.runs[run][frame] = 1
          isSeen = true
        }
      }
      for frame in shown.runs[run].indices where shown.runs[run][frame].isNaN {
        shown.runs[run][frame] = 0
      }
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
  private mutating func addTrack(
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
