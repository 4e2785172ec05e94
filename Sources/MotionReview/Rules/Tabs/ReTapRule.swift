// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tap on the selected tab moves something.
  ///
  /// ```text
  /// the frame after a tap on the selected tab:  |Δrow| or |Δ tab bar| − 1.25 times that of the frames before and after > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A tap on the selected tab changes nothing. Code that treats it as a change sets a stale
  /// offset.
  ///
  /// *Excluded.* Content that already moves may continue or stop, and content that a tap catches
  /// beyond its end springs back. Taps just after another touch.
  ///
  /// *Example* (`st3` on iPhone 8). A tap on the selected tab moves the content by 500 points. First check whether the selection changes.
  public static let reTap = Self(
    "RE-TAP", .error, tolerance: 0.5, .points,
    summary: "A tap on the selected tab moves something.")
}

enum ReTapRule: RunRule {
  static var rule: ReviewRule { .reTap }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    var spans: [HitSpan] = []
    for frame in tabs.taps where !tabs.selects(frame) {
      #if !WITHOUT_PROGRAM_STEPS
      if run.followsApp(frame) { continue }
      #endif
      let jump = max(
        tabs.jump(frame) { tabs.barMove($0) }, tabs.jump(frame) { run.rows.moves[$0] })
      guard jump > run.limit() else { continue }
      HitSpan.add(frame, jump, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt at re-tap") { span in
      Wording(
        "A tap on the selected tab moves the content by # points. First check whether the selection changes.",
        span.amount)
    }
  }
}
