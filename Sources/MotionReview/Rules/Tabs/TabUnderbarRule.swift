// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tab bar reaches above the safe area.
  ///
  /// ```text
  /// tab bar top < S − 0.5 pt
  /// ```
  ///
  /// `S` is the top of the safe area.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* The status bar is lower than the safe area on many devices: tabs that are pinned at its
  /// end are behind the notch or the island, where a finger cannot reach them well.
  ///
  /// *Excluded.* Nothing.
  ///
  /// *Example* (`st6` on iPhone 15 Pro). The tab bar reaches 59 points above the safe area. Pin it at the top of the safe area, not at the end of the status bar.
  public static let tabUnderbar = Self(
    "TAB-UNDERBAR", .error, tolerance: 0.5, .points,
    summary: "A tab bar reaches above the safe area.")
}

enum TabUnderbarRule: RunRule {
  static var rule: ReviewRule { .tabUnderbar }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      let off = run.screen(frame).safeAreaInsets.top - tabs.barTop(frame)
      guard off > run.limit() else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt above safe area") { span in
      Wording(
        "The tab bar reaches # points above the safe area. Pin it at the top of the safe area, not at the end of the status bar.",
        span.amount)
    }
  }
}
