// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tab has too few rows for the bar to stay pinned.
  ///
  /// ```text
  /// the bar was pinned, and:  oMax < C − 0.5 pt
  /// ```
  ///
  /// `C` is how far the header travels.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A table cannot be scrolled farther than its rows reach. A short tab pulls the header back down.
  ///
  /// *Excluded.* Patterns whose header scrolls on its own; tables that fill up short tabs.
  ///
  /// *Example* (`st1` on iPhone 8). The rows of the current tab are 150 points too short for the tab bar to stay pinned. Fill the table up to the height of the screen below the tabs.
  public static let shortTab = Self(
    "SHORT-TAB", .warning, tolerance: 0.5, .points,
    summary: "A tab has too few rows for the bar to stay pinned.")
}

enum ShortTabRule: RunRule {
  static var rule: ReviewRule { .shortTab }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    guard tabs.isTable else { return }
    var spans: [HitSpan] = []
    var wasPinned = false
    for frame in 0..<run.frameCount {
      wasPinned = wasPinned || tabs.isPinned(frame)
      let short = tabs.travel(frame) - run.maximum(frame)
      guard wasPinned, short > run.limit() else { continue }
      HitSpan.add(frame, short, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt too short") { span in
      Wording(
        "The rows of the current tab are # points too short for the tab bar to stay pinned. Fill the table up to the height of the screen below the tabs.",
        span.amount)
    }
  }
}
