// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Turns timelines into a scene: collects what each screen shows, then splits it into groups and tracks.
///
/// Each timeline is read twice, all of them in order and then all again, so that no two need be in memory at once: the
/// first pass finds out what a scene needs of the elements, and the second one collects it.
struct SceneBuilder {
  private let device: DeviceProfile
  private let runCount: Int
  /// The timelines without their elements and values.
  private(set) var timelines: [Timeline] = []
  var frameCounts: [Int] { timelines.map(\.frameCount) }
  private(set) var collectors: [StageCollector] = []
  /// The motions of elements, by collector and slot.
  var motions: [[ElementMotion?]] = []
  /// The recorded values that looks follow.
  private(set) var driven = DrivenSeries()
  /// How content is stretched.
  private(set) var stretches = StretchedRuns()
  private var gathered = 0
  /// The tracks of each run so far.
  var tracks: [[SceneTrack]]

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
    driven.read(timeline)
    stretches.read(timeline)
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
    let canvas = center(&stages)
    var runs: [SceneRun] = []
    for (timeline, tracks) in zip(timelines, tracks) {
      runs.append(
        SceneRun(
          rate: timeline.rate, frameCount: timeline.frameCount, tracks: tracks,
          eventFrames: Self.eventFrames(of: timeline), posterFrame: Poster.frame(of: tracks)))
    }
    return Scene(device: device, size: canvas, stages: stages, runs: runs)
  }

  /// Centres each stage's outline on a canvas with space for all.
  private func center(_ stages: inout [SceneStage]) -> Size {
    var canvas = Size(0, 0)
    for stage in stages {
      let size = DeviceShape(device, around: stage.screen).canvas(stage.screen)
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
