// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds the elements of a stage that must be hidden at times: those that a frame does not list although
/// their drawing would be seen in it.
struct PresenceFinder {
  let collector: StageCollector
  let timelines: [Timeline]
  /// The rectangle on its layer of each slot's drawing; nil for what moves by itself.
  let rects: [Rect?]

  /// Presence by slot, 1 shown and 0 hidden; nil where nothing need be hidden.
  func presence() -> [SampleSeries?] {
    var presence = [SampleSeries?](repeating: nil, count: collector.slots.count)
    // Frames of other stages count as hidden, or an element would be seen through its hidden stage.
    var always = SampleSeries(frameCounts: timelines.map(\.frameCount)).map { _ in 0 }
    for run in timelines.indices {
      for frame in collector.frames[run].joined() { always.runs[run][frame] = 1 }
    }
    for gap in collector.gaps where isSeen(gap) {
      var shown = presence[gap.slot] ?? always
      for frame in gap.frames { shown.runs[gap.run][frame] = 0 }
      presence[gap.slot] = shown
    }
    return presence
  }

  /// Whether the drawing would be seen in a frame of a gap: on the screen, and within the clips of its
  /// layer and of those that it hangs on.
  private func isSeen(_ gap: StageCollector.Gap) -> Bool {
    let timeline = timelines[gap.run]
    let layer = collector.slots[gap.slot].layer
    let path = collector.tree.path(to: layer)
    for range in collector.frames[gap.run] {
      let frames = range.clamped(to: gap.frames)
      guard !frames.isEmpty else { continue }
      guard let rect = rects[gap.slot], layer < timeline.layerCount else { return true }
      // Half a point of overlap is below what a pattern must list.
      let slack = 0.5
      for frame in frames {
        let drawn = rect.offset(by: timeline.translation(ofLayer: layer, inFrame: frame))
        let window = collector.tree.window(
          path, timeline, frame: frame, screen: collector.screen)
        if drawn.y < window.maxY - slack && drawn.maxY > window.y + slack
          && drawn.x < window.maxX - slack && drawn.maxX > window.x + slack
          && window.width > 0 && window.height > 0
        {
          return true
        }
      }
    }
    return false
  }
}
