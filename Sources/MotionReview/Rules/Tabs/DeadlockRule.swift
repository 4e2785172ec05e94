// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The header could follow the finger, but does not.
  ///
  /// ```text
  /// over ≥ 60 pt of the finger's travel in one direction, beyond the slop:  header moves < 20 % of it, though it could
  /// the same after a drag has moved a sheet by ≥ 20 pt, on its list, which has room:   nothing moves
  /// ```
  ///
  /// Upwards, the header can move until it is scrolled away, unless the front list is beyond its top
  /// and comes back first; downwards, it can move if it is
  /// scrolled away and the front list is at its top.
  ///
  /// *Threshold.* 60 pt, the height of a row.
  ///
  /// *Why.* A list that bounces takes the finger at its top, so the header behind it never receives
  /// the touch. A sheet that keeps the finger when it has arrived wants a second touch for its list. Pages do not judge
  /// sheets by this rule.
  ///
  /// *Excluded.* Fingers that move across the axis, and those that land while something moves. Tables, whose header is a part of them.
  ///
  /// *Example* (`st6` on iPhone 8). The finger moves on for 150.4 points, and the header does not follow although it could. Let the list pass on the travel beyond its top, or disable its bounce.
  public static let deadlock = Self(
    "DEADLOCK", .error, tolerance: 60, .points,
    summary: "The header could follow the finger, but does not.")
}

enum DeadlockRule: RunRule {
  static var rule: ReviewRule { .deadlock }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    guard tabs.isNested else { return }
    var spans: [HitSpan] = []
    for touch in run.touches
    where touch.first < touch.end && run.landsAtRest(touch) {
      guard touch.setsOutUpright(in: run.timeline) == true else { continue }
      var way = 0.0
      var moved = 0.0
      for frame in touch.first..<touch.end where frame > touch.first {
        #if !WITHOUT_PROGRAM_STEPS
        if run.followsApp(frame) { break }
        #endif
        let finger = run.finger(frame)
        let (a, b) = (run.timeline.fingers[touch.first], run.timeline.fingers[frame])
        let tab = tabs.selected(frame)
        let header = tabs.header(frame - 1)
        // The list's top is where its offset has been least, beyond which it bounces.
        let list = tab >= 0 ? tabs.list(tab, frame - 1) : .infinity
        let hasRoom =
          finger.y < 0
          ? list > -RunReading.tolerance && header < tabs.travel(frame) - finger.y.magnitude
          : list <= RunReading.tolerance && header > finger.y
        guard hasRoom, abs(b.y - a.y) > 12, way * finger.y >= 0
        else {
          way = 0
          moved = 0
          continue
        }
        way += finger.y
        moved += abs(tabs.header(frame) - header)
        guard abs(way) >= run.limit(), moved < 0.2 * abs(way) else { continue }
        HitSpan.add(frame, abs(way) - moved, cause: 0, to: &spans)
      }
    }
    run.report(spans, label: "# pt deadlock") { span in
      Wording(
        "The finger moves on for # points, and the header does not follow although it could. Let the list pass on the travel beyond its top, or disable its bounce.",
        span.amount)
    }
  }
}
