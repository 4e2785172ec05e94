// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds the elements of a stage that must be hidden at times: elements that a frame does not list although
/// their drawing would be visible in it.
struct PresenceFinder {
  let collector: StageCollector
  let timelines: [Timeline]
  /// The rectangle of each slot's drawing on its layer; nil for elements that move alone.
  let rects: [Rect?]

  /// Presence by slot, 1 for shown and 0 for hidden; nil for elements that need not be hidden.
  func presence() -> [SampleSeries?] {
    var hidden: [Int: [[Range<Int>]]] = [:]
    // By run: an element of an array is copied when it is lent.
    for (run, timeline) in timelines.enumerated() {
      for gap in collector.gaps where gap.run == run && isSeen(gap, timeline) {
        hidden[gap.slot, default: Array(repeating: [], count: timelines.count)][run]
          .append(gap.frames)
      }
    }
    return collector.slots.indices.map { slot in
      hidden[slot].map { gaps in
        // Frames of other stages count as hidden: otherwise the element would be visible in its hidden stage.
        SampleSeries(
          frameCounts: timelines.map(\.frameCount),
          shown: zip(collector.frames, gaps).map(Self.rest))
      }
    }
  }

  /// Rising ranges without the frames of other rising ranges.
  private static func rest(of ranges: [Range<Int>], without others: [Range<Int>]) -> [Range<Int>] {
    var rest: [Range<Int>] = []
    var next = 0
    for range in ranges {
      var start = range.lowerBound
      while next < others.count, others[next].lowerBound < range.upperBound {
        let other = others[next].clamped(to: range)
        if start < other.lowerBound { rest.append(start..<other.lowerBound) }
        start = max(start, other.upperBound)
        // A gap may continue while another screen is shown, and end on the next one.
        if others[next].upperBound > range.upperBound { break }
        next += 1
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return rest
  }

  /// Whether the drawing would be visible in a frame of a gap: on the screen, and within the clips of its layer and
  /// the ancestors of that.
  private func isSeen(_ gap: StageCollector.Gap, _ timeline: Timeline) -> Bool {
    let layer = collector.slots[gap.slot].layer
    let path = collector.tree.path(to: layer)
    for range in collector.frames[gap.run] {
      let frames = range.clamped(to: gap.frames)
      guard !frames.isEmpty else { continue }
      guard let rect = rects[gap.slot], layer < timeline.layerCount else { return true }
      // A pattern need not list an element that overlaps by less than half a point.
      let slack = 0.5
      for rest in DifferentFrames(of: timeline, in: frames) {
        let frame = rest.lowerBound
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
