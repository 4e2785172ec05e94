// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The motion of an element that varies, frame by frame.
struct ElementMotion {
  /// The edges on the screen or, after `attach(to:)`, in the coordinates of a layer.
  private(set) var left: SampleSeries
  private(set) var top: SampleSeries
  private(set) var bottom: SampleSeries
  /// The right edge of an element that a pattern file names, or of a cell; unknown for others.
  private(set) var right: SampleSeries
  private(set) var alpha: SampleSeries
  private(set) var scale: SampleSeries
  /// Whether the edges stay in place on the screen.
  private(set) var topIsSteady = true
  private(set) var bottomIsSteady = true
  /// The run that is read.
  private var current = Run()
  /// The last element that was added: of several elements with one identity in a frame, the last counts.
  private var pending: (frames: Range<Int>, element: ElementFrame)?

  /// The numbers of one run while it is read.
  private struct Run {
    var left = FrameSamples()
    var top = FrameSamples()
    var bottom = FrameSamples()
    var right = FrameSamples()
    var alpha = FrameSamples()
    var scale = FrameSamples()

    /// Writes frames that show the same; frames that were skipped are unknown.
    mutating func write(_ element: ElementFrame, _ frames: Range<Int>) {
      fill(upTo: frames.lowerBound)
      let count = frames.count
      left.append(repeating: element.frame.x, count: count)
      top.append(repeating: element.frame.y, count: count)
      bottom.append(repeating: element.frame.maxY, count: count)
      let isKnown = element.id.number > 0 || element.id.kind == .cell
      right.append(repeating: isKnown ? element.frame.maxX : .nan, count: count)
      alpha.append(repeating: element.contentAlpha, count: count)
      scale.append(repeating: element.contentScale, count: count)
    }

    mutating func fill(upTo frame: Int) {
      let count = frame - left.count
      guard count > 0 else { return }
      left.append(repeating: .nan, count: count)
      top.append(repeating: .nan, count: count)
      bottom.append(repeating: .nan, count: count)
      right.append(repeating: .nan, count: count)
      alpha.append(repeating: .nan, count: count)
      scale.append(repeating: .nan, count: count)
    }
  }

  private init() {
    left = SampleSeries(runs: [])
    top = left
    bottom = left
    right = left
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
  /// - Complexity: Linear in the number of frames, and in that of the element frames that vary.
  static func gather(
    _ timeline: Timeline, run: Int, _ collector: StageCollector,
    into motions: inout [ElementMotion?]
  ) {
    let varying = motions.indices.filter { motions[$0] != nil }
    guard !varying.isEmpty else { return }
    for slot in varying { motions[slot]?.beginRun() }
    // Most elements only move with their layer.
    let isVarying = motions.map { $0 != nil }
    collector.forEachElement(of: timeline, run: run, where: isVarying) { slot, element, frames in
      motions[slot]?.note(element, frames)
    }
    for slot in varying { motions[slot]?.endRun(frameCount: timeline.frameCount) }
  }

  private mutating func beginRun() { current = Run() }

  private mutating func note(_ element: ElementFrame, _ frames: Range<Int>) {
    if let pending, pending.frames != frames { current.write(pending.element, pending.frames) }
    pending = (frames, element)
  }

  private mutating func endRun(frameCount: Int) {
    if let pending { current.write(pending.element, pending.frames) }
    pending = nil
    current.fill(upTo: frameCount)
    left.runs.append(current.left)
    top.runs.append(current.top)
    bottom.runs.append(current.bottom)
    right.runs.append(current.right)
    alpha.runs.append(current.alpha)
    scale.runs.append(current.scale)
    current = Run()
  }

  /// Finishes the motion once all runs are read.
  mutating func finish() {
    topIsSteady = top.isSteady(noise: StageCollector.noise)
    bottomIsSteady = bottom.isSteady(noise: StageCollector.noise)
    alpha.hold(fallback: 1)
    scale.hold(fallback: 1)
  }

  /// The width of an element whose right edge is known, in points.
  var width: SampleSeries { right.relative(to: left, noise: StageCollector.noise) }

  /// Converts the edges to the coordinates of a layer with these translations.
  mutating func attach(to layer: (x: SampleSeries, y: SampleSeries)) {
    left = left.relative(to: layer.x, noise: StageCollector.noise)
    right = right.relative(to: layer.x, noise: StageCollector.noise)
    top = top.relative(to: layer.y, noise: StageCollector.noise)
    bottom = bottom.relative(to: layer.y, noise: StageCollector.noise)
  }
}
