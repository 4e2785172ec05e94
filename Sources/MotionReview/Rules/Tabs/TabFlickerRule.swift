// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tap on a tab moves the tab bar.
  ///
  /// ```text
  /// the frame after a tap that selects another tab:  |Δ tab bar| − 1.25·|Δ of the frames before and after| > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A tap changes the content below the bar, not the position of the bar. A list that
  /// restores its offset, or that has too few rows, moves the bar.
  ///
  /// *Excluded.* Content that already moves may continue, and content that a tap catches beyond its
  /// end springs back. Taps just after another touch.
  ///
  /// *Example* (`st1` on iPhone 8). A tap selects another tab, and the tab bar jumps from 0 to 150. Set the offset of the new list so that the bar stays where it is.
  public static let tabFlicker = Self(
    "TAB-FLICKER", .error, tolerance: 0.5, .points,
    summary: "A tap on a tab moves the tab bar.")
}

enum TabFlickerRule: RunRule {
  static var rule: ReviewRule { .tabFlicker }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    var spans: [HitSpan] = []
    for frame in tabs.taps where tabs.selects(frame) {
      let jump = tabs.jump(frame) { tabs.barMove($0) }
      guard jump > run.limit() else { continue }
      HitSpan.add(frame, jump, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt flicker") { span in
      Wording(
        "A tap selects another tab, and the tab bar jumps from # to #. Set the offset of the new list so that the bar stays where it is.",
        tabs.barTop(span.worst - 1), tabs.barTop(span.worst))
    }
  }
}
