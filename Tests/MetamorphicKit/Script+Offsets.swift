// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension GestureScript {
  /// Patterns whose frames depend only on one offset.
  ///
  /// The others also answer touches, or have a second scroll view.
  static let followingOffsets = [
    "collapsing-header", "sticky-headers", "stretchy-header", "parallax", "quick-return",
    "large-title",
  ]

  /// The offset of a run as a script, between two rests; nil if a recording of one offset cannot
  /// show the run.
  init?(recordedOffsetOf timeline: Timeline, _ run: ShippedRun) {
    guard Self.followingOffsets.contains("\(run.entry.id)"), timeline.epochs.count == 1,
      timeline.failure == nil
    else { return nil }
    let samples = (0..<timeline.frameCount).map { frame in
      Trace.Sample(
        time: timeline.time(ofFrame: frame), position: Point(0, timeline.value(0, inFrame: frame)))
    }
    self.init([.trace(Trace(of: .contentOffset, samples: samples)), .pause(0.1)])
  }
}
