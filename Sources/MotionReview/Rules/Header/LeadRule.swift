// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The header moves farther than the list.
  ///
  /// ```text
  /// |Δh| > |Δo| + 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A header takes its movement from the scroll. If it moves farther, it compensates for
  /// events that it has skipped, or started with a wrong state.
  ///
  /// *Excluded.* Frames in which the finger lands or lifts, or the list reverses. Animations of the
  /// interface, a changed inset, a rotation.
  ///
  /// *Example* (`ch3` on iPhone 8). The header moves by 97.5 points in one frame, 95 more than the list. Remember the offset of every event, even of those that change nothing.
  public static let lead = Self(
    "LEAD", .error, tolerance: 0.5, .points,
    summary: "The header moves farther than the list.")
}

enum LeadRule: RunRule {
  static var rule: ReviewRule { .lead }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where frame > 0 {
      guard !run.isOwnMotion(frame), !header.changesInset(frame) else { continue }
      let lead = abs(header.move(frame)) - abs(run.offset(frame) - run.offset(frame - 1))
      guard lead > run.limit() + run.hiddenTravel(frame) else { continue }
      HitSpan.add(frame, lead, cause: 0, to: &spans)
    }
    run.report(spans, label: "outruns the list by # pt") { span in
      Wording(
        "The header moves by # points in one frame, # more than the list. Remember the offset of every event, even of those that change nothing.",
        header.move(span.worst), span.amount)
    }
  }
}
