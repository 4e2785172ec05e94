// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Two owners write one inset.
  ///
  /// ```text
  /// the inset changes, and changes back in the other direction, by > 0.5 pt each, within 100 ms
  /// ```
  ///
  /// *Threshold.* Half a point, within a tenth of a second.
  ///
  /// *Why.* A header and a spinner that both set the inset of a list overwrite each other. The list
  /// jumps, and rests in the wrong position.
  ///
  /// *Excluded.* A touch up in between, because the finger may have pulled again. A rotation.
  /// Patterns that do not record `contentInset.top`.
  ///
  /// *Example* (`pr2` on iPhone 8). The inset of the list changes by 64 points, just after it has changed in the other direction: two owners write it. Add up what they need in one place.
  public static let insetFight = Self(
    "INSET-FIGHT", .error, tolerance: 0.5, .points,
    summary: "Two owners write one inset.")
}

enum InsetFightRule: RunRule {
  static var rule: ReviewRule { .insetFight }

  /// Whether a touch up occurs within some frames.
  private static func lifts(_ run: RunReading, _ frames: ClosedRange<Int>) -> Bool {
    for index in run.touches(in: frames) where frames.contains(run.touches[index].end) {
      return true
    }
    return false
  }

  static func judge(_ run: RunReading) {
    let track = run.timeline.track("contentInset.top")
    guard track >= 0 else { return }
    var spans: [HitSpan] = []
    let reach = run.timeline.rate / 10
    var last = (frame: -1, change: 0.0)
    for frame in 0..<run.frameCount where frame > 0 {
      let change = run.value(track, frame) - run.value(track, frame - 1)
      guard abs(change) > run.limit(), run.epoch(frame) == run.epoch(frame - 1)
      else { continue }
      if change * last.change < 0, frame - last.frame <= reach, !lifts(run, last.frame...frame) {
        HitSpan.add(frame, abs(change), cause: 0, reach: reach, to: &spans)
      }
      last = (frame, change)
    }
    run.report(spans, label: "# pt inset fight") { span in
      Wording(
        "The inset of the list changes by # points, just after it has changed in the other direction: two owners write it. Add up what they need in one place.",
        span.amount)
    }
  }
}
