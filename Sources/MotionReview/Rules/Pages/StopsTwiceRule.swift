// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Flung pages stop between two positions, and then move on.
  ///
  /// ```text
  /// no finger, off its position by > 0.5 pt:  |v| < 30 pt/s for 0.12 s, then |v| > 30 pt/s again
  /// ```
  ///
  /// `v` is the visible speed of the offset.
  ///
  /// *Threshold.* 30 pt/s, half a point a frame at 60 Hz: slower motion looks like standing still.
  ///
  /// *Why.* A fling that runs out first and then moves to a page needs two motions instead of one,
  /// and the second starts when nobody expects it any more.
  ///
  /// *Excluded.* Pages that reverse on their way, which are that slow only for a moment. Pages that
  /// were released without velocity. A rotation. Patterns that do not record `page.offCentre`.
  ///
  /// *Example* (`pc1` on iPhone 8). The pages stop 53.5 points off a position and then move on by themselves. At touch up, set the target offset to the position of a page.
  public static let stopsTwice = Self(
    "STOPS-TWICE", .error, tolerance: 30, .pointsPerSecond,
    summary: "Flung pages stop between two positions, and then move on.")
}

enum StopsTwiceRule: RunRule {
  static var rule: ReviewRule { .stopsTwice }

  /// For how long pages must be slow, in seconds.
  ///
  /// A spring of 0.575 s that reverses x points before its end is that slow for 60/(119·x) s, and
  /// faster than 30 pt/s afterwards only from 7.4 points on: 0.07 s.
  private static let rest = 0.12

  static func judge(_ run: RunReading) {
    let track = run.timeline.track("page.offCentre")
    guard track >= 0 else { return }
    var spans: [HitSpan] = []
    let rate = Double(run.timeline.rate)
    let limit = run.limit()
    var wasFlung = false
    var slow = 0
    var place = 0.0
    for frame in 0..<run.frameCount where frame > 0 {
      guard run.timeline.fingers[frame].x.isNaN, run.timeline.fingers[frame - 1].x.isNaN,
        run.epoch(frame) == run.epoch(frame - 1)
      else {
        wasFlung = false
        slow = 0
        continue
      }
      #if !WITHOUT_PROGRAM_STEPS
      if run.followsApp(frame) {
        wasFlung = false
        slow = 0
        continue
      }
      #endif
      if abs(run.offset(frame) - run.offset(frame - 1)) * rate < limit {
        if wasFlung { slow += 1 }
        place = abs(run.value(track, frame))
      } else {
        if Double(slow) >= rest * rate, place > RunReading.tolerance {
          HitSpan.add(frame, place, cause: 0, to: &spans)
        }
        wasFlung = true
        slow = 0
      }
    }
    run.report(spans, label: "stops # pt off") { span in
      Wording(
        "The pages stop # points off a position and then move on by themselves. At touch up, set the target offset to the position of a page.",
        span.amount)
    }
  }
}
