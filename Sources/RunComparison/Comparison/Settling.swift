// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How a value comes to rest after the last touch up of a run.
struct Settling {
  /// Nearer than this counts as at rest, in points.
  static let tolerance = 0.5

  /// How far the value overshoots its final value, in the direction of its motion.
  let overshoot: Double
  /// The time until it stays within the tolerance, in seconds since the touch up.
  let time: Double

  init(_ series: RecordedSeries, of run: RecordedRun) {
    let lift = run.events.last { $0.kind.endsTouch }?.time ?? 0
    let start = min(Int((lift * Double(run.rate)).rounded(.up)), run.frameCount - 1)
    let rest = series.value(inFrame: run.frameCount - 1)
    guard rest.isFinite else {
      (overshoot, time) = (0, 0)
      return
    }
    let way = rest - series.value(inFrame: start)
    var (beyond, last) = (0.0, start - 1)
    for frame in start..<run.frameCount {
      let distance = series.value(inFrame: frame) - rest
      guard distance.isFinite else { continue }
      beyond = max(beyond, way > 0 ? distance : way < 0 ? -distance : distance.magnitude)
      if distance.magnitude > Self.tolerance { last = frame }
    }
    overshoot = beyond
    time = max(0, run.time(ofFrame: last + 1) - lift)
  }
}
