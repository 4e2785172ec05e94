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
    var hidden: [Int: [[Range<Int>]]] = [:]
    for gap in collector.gaps where isSeen(gap) {
      hidden[gap.slot, default: Array(repeating: [], count: timelines.count)][gap.run]
        .append(gap.frames)
    }
    return collector.slots.indices.map { slot in
      hidden[slot].map { gaps in
        // Frames of other stages count as hidden, or an element would be seen through its hidden stage.
        SampleSeries(
          frameCounts: timelines.map(\.frameCount),
          shown: zip(collector.frames, gaps).map(Self.rest))
      }
    }
  }

  /// Ranges without those of others; both rise.
  private static func rest(of ranges: [Range<Int>], without others: [Range<Int>]) -> [Range<Int>] {
    var rest: [Range<Int>] = []
    var next = 0
    for range in ranges {
      var start = range.lowerBound
      while next < others.count, others[next].lowerBound < range.upperBound {
        let other = others[next].clamped(to: range)
        if start < other.lowerBound { rest.append(start..<other.lowerBound) }
        start = max(start, other.upperBound)
        // A gap may go on while another screen is shown, and end on the next one.
        if others[next].upperBound > range.upperBound { break }
        next += 1
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return rest
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
