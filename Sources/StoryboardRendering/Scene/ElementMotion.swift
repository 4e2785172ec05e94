// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The motion of an element that varies, frame by frame.
struct ElementMotion {
  /// The edges on the screen or, after `attach(to:)`, in the coordinates of a layer.
  private(set) var left: SampleSeries
  private(set) var top: SampleSeries
  private(set) var bottom: SampleSeries
  private(set) var alpha: SampleSeries
  private(set) var scale: SampleSeries
  /// Whether the edges stay in place on the screen.
  private(set) var topIsSteady = true
  private(set) var bottomIsSteady = true
  /// The last element that was added: of several elements with one identity in a frame, the last counts.
  private var pending: (frame: Int, element: ElementFrame)?

  private init() {
    left = SampleSeries(runs: [])
    top = left
    bottom = left
    alpha = left
    scale = left
  }

  /// The motions of a stage's elements, by slot, before any run is read; nil for elements that only move with their
  /// layer.
  static func empty(_ collector: StageCollector) -> [ElementMotion?] {
    collector.slots.map { slot in
      slot.varies || slot.contentFades || slot.contentScales ? ElementMotion() : nil
    }
  }

  /// Reads the next run into motions.
  ///
  /// - Complexity: Linear in the number of element frames, unless nothing varies.
  static func gather(
    _ timeline: Timeline, run: Int, _ collector: StageCollector,
    into motions: inout [ElementMotion?]
  ) {
    let varying = motions.indices.filter { motions[$0] != nil }
    guard !varying.isEmpty else { return }
    for slot in varying { motions[slot]?.beginRun() }
    collector.forEachElement(of: timeline, run: run) { slot, element, frame in
      motions[slot]?.note(element, run: run, frame: frame)
    }
    for slot in varying { motions[slot]?.endRun(run, frameCount: timeline.frameCount) }
  }

  private mutating func beginRun() {
    left.runs.append(FrameSamples())
    top.runs.append(FrameSamples())
    bottom.runs.append(FrameSamples())
    alpha.runs.append(FrameSamples())
    scale.runs.append(FrameSamples())
  }

  private mutating func note(_ element: ElementFrame, run: Int, frame: Int) {
    if let pending, pending.frame != frame {
      write(pending.element, run: run, frame: pending.frame)
    }
    pending = (frame, element)
  }

  /// Writes a frame; frames that were skipped are unknown.
  private mutating func write(_ element: ElementFrame, run: Int, frame: Int) {
    fill(upTo: frame, run: run)
    left.runs[run].append(element.frame.x)
    top.runs[run].append(element.frame.y)
    bottom.runs[run].append(element.frame.maxY)
    alpha.runs[run].append(element.contentAlpha)
    scale.runs[run].append(element.contentScale)
  }

  private mutating func fill(upTo frame: Int, run: Int) {
    let count = frame - left.runs[run].count
    guard count > 0 else { return }
    left.runs[run].append(repeating: .nan, count: count)
    top.runs[run].append(repeating: .nan, count: count)
    bottom.runs[run].append(repeating: .nan, count: count)
    alpha.runs[run].append(repeating: .nan, count: count)
    scale.runs[run].append(repeating: .nan, count: count)
  }

  private mutating func endRun(_ run: Int, frameCount: Int) {
    if let pending { write(pending.element, run: run, frame: pending.frame) }
    pending = nil
    fill(upTo: frameCount, run: run)
  }

  /// Finishes the motion once all runs are read.
  mutating func finish() {
    topIsSteady = top.isSteady(noise: StageCollector.noise)
    bottomIsSteady = bottom.isSteady(noise: StageCollector.noise)
    alpha.hold(fallback: 1)
    scale.hold(fallback: 1)
  }

  /// Converts the edges to the coordinates of a layer with these translations.
  mutating func attach(to layer: (x: SampleSeries, y: SampleSeries)) {
    left = left.relative(to: layer.x, noise: StageCollector.noise)
    top = top.relative(to: layer.y, noise: StageCollector.noise)
    bottom = bottom.relative(to: layer.y, noise: StageCollector.noise)
  }
}
