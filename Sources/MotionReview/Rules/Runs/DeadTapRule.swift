// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A scroll view decelerates although nothing moves any more.
  ///
  /// ```text
  /// no finger, phase decelerating, |v| > 60 pt/s, and nothing on the screen moves, for 1/10 s
  /// ```
  ///
  /// `v` is the recorded speed of the scroll.
  ///
  /// *Threshold.* 60 pt/s, a point a frame at 60 Hz: content that moves more slowly looks still.
  ///
  /// *Why.* A finger that lands on a decelerating scroll view stops it, and is no tap. If nothing is
  /// seen to move, the reader taps a row, and nothing happens.
  ///
  /// *Excluded.* Animations and bounces.
  ///
  /// *Example.* None in the gallery.
  public static let deadTap = Self(
    "DEAD-TAP", .error, tolerance: 60, .pointsPerSecond,
    summary: "A scroll view decelerates although nothing moves any more.")
}

enum DeadTapRule {
  static var rule: ReviewRule { .deadTap }

  static func judge(_ run: RunReading) {
    var spans: [HitSpan] = []
    let least = max(2, run.timeline.rate / 10)
    var count = 0
    for frame in 0..<run.frameCount where frame > 0 {
      guard run.timeline.phases[frame] == .decelerating,
        run.timeline.phases[frame - 1] == .decelerating, run.timeline.fingers[frame].x.isNaN,
        run.epoch(frame) == run.epoch(frame - 1)
      else {
        count = 0
        continue
      }
      let speed = abs(run.timeline.value(1, inFrame: frame))
      guard speed > run.limit(), run.showsTheSame(frame) else {
        count = 0
        continue
      }
      count += 1
      guard count >= least else { continue }
      HitSpan.add(frame, speed, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt/s unseen") { span in
      Wording(
        "Nothing moves, but a scroll view still decelerates at # pt/s: a tap on a row would only stop it. Stop the view where it cannot move, or hand the rest of its fling over.",
        span.amount)
    }
  }
}

extension RunReading {
  /// Whether a frame shows exactly what the previous one does.
  fileprivate func showsTheSame(_ frame: Int) -> Bool {
    guard isStill(frame) else { return false }
    let (a, b) = (timeline.elementRange(ofFrame: frame - 1), timeline.elementRange(ofFrame: frame))
    guard a.count == b.count else { return false }
    for (one, other) in zip(a, b) where timeline.elements[one] != timeline.elements[other] {
      return false
    }
    return true
  }
}
