// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What an element that varies did, frame by frame.
struct ElementMotion {
  /// The edges on the screen or, after `hang(on:)`, in the space of a layer.
  private(set) var left: SampleSeries
  private(set) var top: SampleSeries
  private(set) var bottom: SampleSeries
  private(set) var alpha: SampleSeries
  private(set) var scale: SampleSeries
  /// Whether the edges keep their places on the screen.
  private(set) var topIsSteady = true
  private(set) var bottomIsSteady = true

  private init(_ unknown: SampleSeries) {
    left = unknown
    top = unknown
    bottom = unknown
    alpha = unknown
    scale = unknown
  }

  /// The motions of a stage's elements, by slot; nil for those that only move with their layer.
  ///
  /// - Complexity: Linear in the number of element frames, unless nothing varies.
  static func gather(_ collector: StageCollector, _ timelines: [Timeline]) -> [ElementMotion?] {
    let unknown = SampleSeries(frameCounts: timelines.map(\.frameCount))
    var motions = collector.slots.map { slot in
      slot.varies || slot.contentFades || slot.contentScales ? ElementMotion(unknown) : nil
    }
    guard motions.contains(where: { $0 != nil }) else { return motions }
    var next = 0
    for (run, timeline) in timelines.enumerated() {
      for frame in collector.frames[run].joined() {
        for index in timeline.elementRange(ofFrame: frame) {
          let slot = Int(collector.slotOrder[next])
          next += 1
          motions[slot]?.note(timeline.elements[index], run: run, frame: frame)
        }
      }
    }
    for slot in motions.indices { motions[slot]?.finish() }
    return motions
  }

  private mutating func note(_ element: ElementFrame, run: Int, frame: Int) {
    left.runs[run][frame] = element.frame.x
    top.runs[run][frame] = element.frame.y
    bottom.runs[run][frame] = element.frame.maxY
    alpha.runs[run][frame] = element.contentAlpha
    scale.runs[run][frame] = element.contentScale
  }

  private mutating func finish() {
    topIsSteady = top.isSteady(noise: StageCollector.noise)
    bottomIsSteady = bottom.isSteady(noise: StageCollector.noise)
    alpha.hold(fallback: 1)
    scale.hold(fallback: 1)
  }

  /// Puts the edges into the space of a layer with these translations.
  mutating func hang(on layer: (x: SampleSeries, y: SampleSeries)) {
    left = left.relative(to: layer.x, noise: StageCollector.noise)
    top = top.relative(to: layer.y, noise: StageCollector.noise)
    bottom = bottom.relative(to: layer.y, noise: StageCollector.noise)
  }
}
