// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How content is stretched that is pulled beyond an end on Android, while timelines are read.
///
/// A run does not say which layer the content is: it is each layer that moves within its parent against the offset.
struct StretchedRuns {
  /// One run.
  private struct Run {
    var offsets = FrameSamples()
    var stretches = FrameSamples()
    /// The edges of the scroll view on the screen in the first frames in which content is stretched at its first and at
    /// its last end, in points, and these frames.
    var ends: [(isLast: Bool, frame: Int, edge: Double)] = []
  }

  /// By run; nil for a run in which nothing stretches.
  private var runs: [Run?] = []

  /// Reads the next run.
  mutating func read(_ timeline: Timeline) {
    guard timeline.stretches.contains(where: { $0 != 0 }) else { return runs.append(nil) }
    var run = Run()
    for frame in 0..<timeline.frameCount {
      let stretch = timeline.stretches[frame]
      run.offsets.append(timeline.value(0, inFrame: frame))
      run.stretches.append(stretch)
      guard stretch != 0, timeline.bounds[frame].axis == .vertical else { continue }
      let isLast = stretch > 0
      if !run.ends.contains(where: { $0.isLast == isLast }) {
        let bounds = timeline.bounds[frame]
        run.ends.append((isLast, frame, isLast ? bounds.end : bounds.start))
      }
    }
    runs.append(run)
  }

  /// The stretches of a layer at its two ends, as far as there are any.
  ///
  /// - Parameters:
  ///   - layer: The translations of the layer along y, in points; unknown in frames of other screens.
  ///   - parent: Those of the layer around it; nil for the screen.
  ///   - name: The name of the layer's group.
  func drafts(
    of layer: SampleSeries, within parent: SampleSeries?, name: SceneName
  ) -> [GroupDraft.Stretch] {
    [false, true].compactMap { isLast in
      var anchor: Double?
      var series = SampleSeries(runs: [])
      for (index, run) in runs.enumerated() {
        let count = layer.runs[index].count
        guard let run, let end = run.ends.first(where: { $0.isLast == isLast }),
          follows(layer.runs[index], parent?.runs[index], run.offsets)
        else {
          series.runs.append(FrameSamples(repeating: 1, count: count))
          continue
        }
        let own = layer.runs[index][end.frame]
        if anchor == nil, !own.isNaN { anchor = end.edge - own }
        var samples = FrameSamples()
        for stretch in run.stretches {
          samples.append((stretch > 0) == isLast ? 1 + stretch.magnitude : 1)
        }
        series.runs.append(samples)
      }
      guard let anchor, series.constant == nil else { return nil }
      var own = name
      own.part = .stretch
      own.isInner = isLast
      return GroupDraft.Stretch(name: own, anchor: anchor, series: series)
    }
  }

  /// Whether a layer moves against an offset, in its parent.
  private func follows(
    _ layer: FrameSamples, _ parent: FrameSamples?, _ offsets: FrameSamples
  ) -> Bool {
    var first: Double?
    var moves = false
    let own = layer.all
    let around = parent?.all
    for (frame, offset) in offsets.enumerated() where !own[frame].isNaN {
      let sum = own[frame] - (around?[frame] ?? 0) + offset
      guard let known = first else {
        first = sum
        continue
      }
      if abs(sum - known) > 0.01 { return false }
      moves = true
    }
    return moves
  }
}
