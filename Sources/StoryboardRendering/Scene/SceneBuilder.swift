// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Turns timelines into a scene: collects what each screen shows, then splits it into groups and tracks.
///
/// Each timeline is read twice, all of them in order and then once more, so that no two need be held at once: what a
/// scene needs of the elements is found in the first reading and taken from the second.
struct SceneBuilder {
  private let device: DeviceProfile
  private let runCount: Int
  /// The timelines without what a scene reads frame by frame.
  private var timelines: [Timeline] = []
  private var frameCounts: [Int] { timelines.map(\.frameCount) }
  private var collectors: [StageCollector] = []
  /// What elements did, by collector and slot.
  private var motions: [[ElementMotion?]] = []
  private var gathered = 0
  private var tracks: [[SceneTrack]]

  /// - Precondition: There is at least one run.
  init(_ device: DeviceProfile, runCount: Int) {
    precondition(runCount > 0, "a scene needs at least one timeline")
    self.device = device
    self.runCount = runCount
    tracks = Array(repeating: [], count: runCount)
  }

  /// Reads the next timeline for the first time.
  mutating func survey(_ timeline: Timeline) {
    precondition(timeline.epochs.first?.firstFrame == 0, "an epoch must begin with frame 0")
    let run = timelines.count
    for (number, epoch) in timeline.epochs.enumerated() {
      let isLast = number + 1 == timeline.epochs.count
      let end = isLast ? timeline.frameCount : timeline.epochs[number + 1].firstFrame
      guard epoch.firstFrame < end else { continue }
      let known = collectors.firstIndex { $0.screen == epoch.screen }
      if known == nil {
        collectors.append(StageCollector(screen: epoch.screen, runCount: runCount))
      }
      let index = known ?? collectors.count - 1
      collectors[index].read(
        timeline, run: run, epoch: number, frames: epoch.firstFrame..<end)
    }
    var rest = timeline
    rest.elements = []
    rest.elementStarts = [0]
    rest.values = []
    rest.bounds = []
    timelines.append(rest)
    guard timelines.count == runCount else { return }
    for index in collectors.indices { collectors[index].finish(frameCounts: frameCounts) }
    motions = collectors.map(ElementMotion.empty)
  }

  /// Reads the next timeline for the second time, once all have been read.
  mutating func read(_ timeline: Timeline) {
    precondition(
      timelines.count == runCount, "all timelines are read once before the first is read again")
    for index in collectors.indices {
      ElementMotion.gather(timeline, run: gathered, collectors[index], into: &motions[index])
    }
    gathered += 1
  }

  /// The scene, once all timelines have been read twice.
  mutating func build() -> Scene {
    precondition(gathered == runCount, "all timelines are read twice")
    for index in motions.indices {
      for slot in motions[index].indices { motions[index][slot]?.finish() }
    }
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
      let shown = SampleSeries(frameCounts: frameCounts, shown: collector.frames)
      stage.visibilityTrack = addTrack(SceneName(.device, stage: index), .visibility, shown)
    }
    var grouper = StageGrouper(
      collector, motions: motions[index], timelines: timelines, stage: index)
    motions[index] = []
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
